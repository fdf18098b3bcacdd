import {
  everybody,
  type GameRecord,
  nobody,
  type Rulebook,
  type Seat,
  type SeatSet,
  without,
} from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import { seedOf } from '../storage/chain-tables.ts'
import type { MatchRow } from '../storage/tables.ts'
import { answeredBy, type Entry } from './entry.ts'
import { setupOf } from './match-info.ts'

/** Somebody wants to take back an answer; the others have not all agreed. */
interface WishToUndo {
  readonly seat: Seat
  readonly missing: SeatSet
}

/**
 * The record that the entries of a match come to, without its rules: those that it was begun with may be newer than
 * this server. Has no checks, which only the rules can make.
 */
export function keptRecord(row: MatchRow, seats: number, entries: readonly Entry[]): GameRecord {
  const answers: GameRecord['answers'] = []
  let wish: WishToUndo | null = null
  const latest = (seat: number) => answers.findLastIndex((each) => each.seat === seat)
  for (const entry of entries) {
    const { seat } = entry
    if (entry.kind === 'answer') answers.push(answeredBy(entry))
    if (entry.kind === 'undo') {
      for (const place of entry.places ?? [latest(seat)]) answers.splice(place, 1)
    }
    wish = wishAfter(wish, entry, seats)
    if (wish?.missing === nobody) {
      answers.splice(latest(wish.seat))
      wish = null
    }
  }
  const { rulebook, version } = row
  return { rulebook, version, setup: setupOf(row), seed: seedOf(row), answers, checks: [] }
}

/** What an entry makes of the wish that was open before it. */
function wishAfter(wish: WishToUndo | null, entry: Entry, seats: number): WishToUndo | null {
  const { seat } = entry
  switch (entry.kind) {
    case 'answer':
    case 'undo':
      return wish?.seat === seat ? null : wish
    case 'offer':
      return entry.offer === 'undo' ? { seat, missing: without(everybody(seats), seat) } : null
    case 'reply':
      return wish === null || !entry.accept ? null : { ...wish, missing: without(wish.missing, seat) }
    case 'cast':
      return wish?.seat === seat ? null : wish
    case 'link':
    case 'mean':
    case 'hold':
    case 'take over':
      return wish
    case 'resign':
    case 'adjudge':
    case 'claim':
      return null
  }
}

/** What is said of a match whose rules this server does not have. */
export function otherVersion(row: MatchRow, rulebook: Rulebook): Problem {
  return new Problem(
    'version',
    `This match was begun with version ${row.version} of its rules, which this server does not have: its newest is ` +
      `${rulebook.version}. ${
        row.status === 'over'
          ? 'Its record can be downloaded, and opened with the version it was begun with.'
          : 'Nothing is lost: it goes on when the server has that version.'
      }`,
  )
}
