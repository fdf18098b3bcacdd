import { replay } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { entryOf } from '../matches/chronicle.ts'
import { keptRecord } from '../matches/kept-record.ts'
import type { MatchOutcome } from '../matches/position.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow } from '../storage/tables.ts'

/** What became of the matches that were played again. */
export interface Replayed {
  readonly good: number
  /** Begun with rules that this version does not have. */
  readonly unknown: number
  readonly bad: readonly { readonly match: string; readonly why: string }[]
}

/** Plays some matches again from what is stored, spread over all there are: whether they come to what their rows say. */
export async function replaySample(
  { matches }: Storage,
  shelf: readonly Shelved[],
  most: number,
): Promise<Replayed> {
  const ids = await matches.begun()
  const step = Math.max(1, ids.length / most)
  const count = { good: 0, unknown: 0 }
  const bad: { match: string; why: string }[] = []
  for (let place = 0; place < ids.length; place += step) {
    const match = ids[Math.floor(place)] as string
    const row = await matches.find(match)
    if (row === null) continue
    const rulebook = await shelf.find(({ id }) => id === row.rulebook)?.load(row.version)
    if (rulebook === undefined || rulebook.version !== row.version) {
      count.unknown++
      continue
    }
    const entries = await matches.entries(match)
    const seats = await matches.seatsOf([match])
    try {
      const record = keptRecord(row, seats.length, entries.map(entryOf))
      const why = disagreement(row, entries.length, replay(rulebook, record).state.result?.winners ?? null)
      if (why === null) count.good++
      else bad.push({ match, why })
    } catch (problem) {
      bad.push({ match, why: (problem as Error).message })
    }
  }
  return { ...count, bad }
}

/** What the row of a match says otherwise than its entries; null where they agree. */
function disagreement(row: MatchRow, entries: number, winners: readonly number[] | null): string | null {
  if (row.number !== entries) return `its row says ${row.number} entries, and there are ${entries}`
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as MatchOutcome)
  const said = outcome?.by === 'rules' ? outcome.winners : null
  if (JSON.stringify(said) === JSON.stringify(winners)) return null
  return `its row says that ${named(said)}, and by the rules ${named(winners)}`
}

const named = (winners: readonly number[] | null) =>
  winners === null ? 'nobody has won' : `the winners are ${JSON.stringify(winners)}`
