import {
  everybody,
  type GameRecord,
  only,
  type Rulebook,
  type Seat,
  type SeatSet,
  without,
} from '@gunbai/kernel'
import { Problem } from '../problem.ts'
import type { MatchRow } from '../storage/tables.ts'
import type { Entry } from './entry.ts'
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
  let answers: GameRecord['answers'] = []
  let offer = null as WishToUndo | null
  const latest = (seat: number) => answers.findLastIndex((each) => each.seat === seat)
  for (const entry of entries) {
    const { seat } = entry
    if ((entry.kind === 'answer' || entry.kind === 'undo') && offer?.seat === seat) offer = null
    if (entry.kind === 'answer') answers.push({ seat, action: entry.action })
    if (entry.kind === 'undo') answers.splice(latest(seat), 1)
    if (entry.kind === 'resign' || entry.kind === 'claim') offer = null
    if (entry.kind === 'offer') {
      offer = entry.offer === 'undo' ? { seat, missing: without(everybody(seats), seat) } : null
    }
    if (entry.kind === 'reply' && offer !== null) {
      offer = entry.accept ? { ...offer, missing: offer.missing & ~only(seat) } : null
      if (offer?.missing === 0) {
        answers = answers.slice(0, latest(offer.seat))
        offer = null
      }
    }
  }
  const { rulebook, version, seed } = row
  return { rulebook, version, setup: setupOf(row), seed, answers, checks: [] }
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
