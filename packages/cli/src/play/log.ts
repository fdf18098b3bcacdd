import { type Action, type GameEvent, type GameState, heardBy, type Match, type Seat } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'

/** A match of whatever game. */
export type Play = Match<GameState, Action, GameEvent, unknown>

/** What was told since so many answers, as that seat heard it; null is a spectator. */
export function sentences(play: Play, seat: Seat | null, say: Speaker, since = 0): string[] {
  const { phrasing } = play.rulebook
  return play.told
    .slice(since)
    .flat()
    .map((told) => phrasing.event(heardBy(told, seat)))
    .filter((phrase) => phrase !== null)
    .map(say)
}
