import { endGame, type Seat } from '@gunbai/kernel'
import { type Clan, type ShogunState, seatOf } from '../../state.ts'

export const toWin = 35 // SG-WIN-01
export const toWinWithTwo = 50 // SG-2P-09

/** SG-WIN-01: in the standard game the 35th province wins at once, at any point of the round. */
export function checkVictory(s: ShogunState, clan: Clan): void {
  if (s.options.victory === 'standard' && s.clans[clan].provinces >= toWin) {
    endGame(s, [seatOf(s, clan)], 'result.provinces')
  }
}

/** SG-ELM-16, SG-2P-11, SG-RUL-43: one player left has won; none left is a draw. */
export function checkSurvivors(s: ShogunState): void {
  const seats = new Set<Seat>()
  for (let clan = 0; clan < s.clans.length; clan++) if (s.clans[clan].alive) seats.add(seatOf(s, clan))
  if (seats.size === 1) endGame(s, [...seats], 'result.survivor')
  if (seats.size === 0) endGame(s, [], 'result.nobody')
}

/** SG-WIN-03, SG-2P-09: the victories that are judged at the end of the round. */
export function checkEndOfRound(s: ShogunState): void {
  if (s.options.victory === 'long') {
    for (let clan = 0; clan < s.clans.length; clan++) {
      if (s.clans[clan].provinces >= toWin) endGame(s, [seatOf(s, clan)], 'result.provinces')
    }
  }
  if (s.options.victory === 'two players') {
    for (let seat = 0; seat < 2; seat++) {
      if (provincesOf(s, seat) >= toWinWithTwo) endGame(s, [seat], 'result.fifty')
    }
  }
}

/** How many provinces a player owns, with all his clans. */
export function provincesOf(s: ShogunState, seat: Seat): number {
  let count = 0
  for (let clan = 0; clan < s.clans.length; clan++) {
    if (seatOf(s, clan) === seat) count += s.clans[clan].provinces
  }
  return count
}
