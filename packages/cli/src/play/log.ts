import {
  type Action,
  BadInput,
  type GameEvent,
  type GameRecord,
  type GameState,
  heardBy,
  type Match,
  type Seat,
} from '@gunbai/kernel'
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

/** That seat, if the game has it. Throws BadInput. */
export function seatAt({ state }: Play, seat: Seat): Seat {
  const seats = state.asked.length
  if (seat >= seats)
    throw new BadInput(`This game has the seats 0 to ${seats - 1}; there is no seat ${seat}.`)
  return seat
}

/** The record with a check of how the game stands, so that `replay --verify` has one however short it is. */
export function checkedRecord({ record, rulebook, state }: Play): GameRecord {
  const after = record.answers.length
  if (record.checks.at(-1)?.after === after) return record
  return { ...record, checks: [...record.checks, { after, hash: rulebook.hash(state) }] }
}
