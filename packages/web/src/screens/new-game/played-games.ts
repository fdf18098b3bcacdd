import type { MatchInfo } from '@gunbai/server/wire'
import { isKnownHere } from '../../online/known-here.ts'
import { site } from '../../online/site.ts'
import { Games } from '../../store/games.ts'
import type { GameInfo } from '../../table/game.ts'
import type { Played } from './played.ts'

/** One game of a setup, and what became of it for the one who looks. */
export interface Ended {
  readonly setup: string
  readonly mark: Played['mark']
}

/** The games at this device in which one person played: where several did, nobody knows who looks. */
export async function playedHere(rulebook: string): Promise<readonly Ended[]> {
  return endedHere(await new Games().list(), rulebook)
}

export function endedHere(games: readonly GameInfo[], rulebook: string): readonly Ended[] {
  return games.flatMap(({ rulebook: each, script, players, winners, setup }) => {
    const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const [seat] = people
    if (each !== rulebook || script !== undefined || people.length !== 1 || seat === undefined) return []
    return [{ setup: setup.id, mark: winners === null ? 'on' : winners.includes(seat) ? 'won' : 'lost' }]
  })
}

/** The latest matches on the site that are over, of whoever is signed in. */
export async function playedOnline(rulebook: string): Promise<readonly Ended[]> {
  if (!isKnownHere()) return []
  const me = await site.me()
  if (me === null) return []
  const { matches } = await site.matches('mine', { rulebook, status: 'over', limit: 100 })
  return endedOnline(matches, me.id)
}

export function endedOnline(matches: readonly MatchInfo[], me: string): readonly Ended[] {
  return matches.flatMap(({ players, outcome, setup }) => {
    const seat = players.findIndex((each) => each !== null && each.kind !== 'house bot' && each.id === me)
    if (seat < 0 || outcome === null) return []
    return [{ setup: setup.id, mark: outcome.winners.includes(seat) ? 'won' : 'lost' }]
  })
}
