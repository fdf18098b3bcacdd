import { chooseSetup, firstSeat, type GameRecord, Match, type Rulebook } from '@gunbai/kernel'
import { type Bot, makeBot } from '../index.ts'

/** The record of a game that bots have played to its end: of the setup with the fewest seats, where none is named. */
export function playedGame(
  rulebook: Rulebook,
  seed: string,
  bots: readonly string[] = ['greedy'],
  setup = rulebook.setups.toSorted((a, b) => a.seats - b.seats)[0]?.id as string,
): GameRecord {
  const match = new Match(rulebook, chooseSetup(rulebook, setup), seed)
  const players = match.state.asked.map((_, seat) =>
    makeBot(bots[seat % bots.length] as string, `${seed} ${seat}`),
  )
  while (match.state.result === null) {
    const seat = firstSeat(match.state.awaiting)
    const list = rulebook.answers(match.state, seat)
    const action = (players[seat] as Bot).choose(rulebook, match.state, seat, list)
    match.answer(seat, match.state.asked[seat] ?? 0, action)
  }
  return match.record
}
