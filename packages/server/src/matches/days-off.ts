import type { Storage } from '../storage/storage.ts'
import type { MatchRow, SeatRow } from '../storage/tables.ts'
import type { Clock } from './clock.ts'
import type { Stretch } from './downtime.ts'

/** By seat, the days off of whoever sits there; none where no days are counted. */
export async function daysOff(
  { holidays }: Pick<Storage, 'holidays'>,
  { clock }: Pick<MatchRow, 'clock'>,
  seats: readonly SeatRow[],
): Promise<readonly (readonly Stretch[])[]> {
  if ((JSON.parse(clock) as Clock).kind !== 'days') return []
  const known = await holidays.of(seats.flatMap(({ person }) => person ?? []))
  return seats.map(({ person }) =>
    known.flatMap((each) => (each.person === person ? [{ from: each.from_at, to: each.to_at }] : [])),
  )
}
