import { type GameRecord, streamOf } from '@gunbai/kernel'
import type { Examination } from './examination.ts'
import { FuzzGame } from './fuzz-game.ts'
import { asFailure, emptyTally, type Failure, sameTrouble } from './tally.ts'

/** Shrinking stops here: a somewhat longer record now is worth more than the shortest one later. */
const patienceMs = 20_000

/**
 * A shorter record that ends in the same trouble. Leaves out ever smaller pieces of the answers; those that are no
 * longer on offer fall out by themselves. The record as it was, where the trouble does not come again.
 */
export function shrink(examination: Examination, record: GameRecord, failure: Failure): GameRecord {
  const deadline = performance.now() + patienceMs
  let shortest = troubled(examination, record, failure)
  if (shortest === null) return record
  for (let piece = Math.ceil(shortest.answers.length / 2); piece >= 1; piece = Math.floor(piece / 2)) {
    let start = 0
    while (start < shortest.answers.length && performance.now() < deadline) {
      const answers: GameRecord['answers'] = shortest.answers.toSpliced(start, piece)
      const shorter = troubled(examination, { ...record, answers }, failure)
      if (shorter !== null && shorter.answers.length < shortest.answers.length) shortest = shorter
      else start += piece
    }
  }
  return shortest
}

/** The record up to where the same trouble shows; null if it does not. */
function troubled(examination: Examination, record: GameRecord, failure: Failure): GameRecord | null {
  const again: Examination = {
    ...examination,
    lookingFor: failure.check,
    chance: streamOf(1),
    tally: emptyTally(),
  }
  const shorter: GameRecord = { ...record, answers: [], checks: [] }
  try {
    new FuzzGame(again, shorter, { tried: 0, changed: 0 }).playAgain(record.answers, failure.suspect)
    return null
  } catch (thrown) {
    return sameTrouble(asFailure(thrown), failure) ? shorter : null
  }
}
