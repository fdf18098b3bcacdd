import type { Storage } from '../storage/storage.ts'
import type { MatchRow } from '../storage/tables.ts'
import { type MatchInfo, matchInfo, playerOf } from './match-info.ts'

/** Matches as they are shown in a list. */
export async function shownMatches(storage: Storage, rows: readonly MatchRow[]): Promise<MatchInfo[]> {
  const seats = await storage.matches.seatsOf(rows.map((each) => each.id))
  const waiting = rows.filter((each) => each.status === 'waiting').map((each) => each.id)
  const kept = await storage.company.challengesAt(waiting)
  const chains = await storage.chains.of(rows.filter(({ dice }) => dice === 'of all').map(({ id }) => id))
  const ids = [...seats, ...kept].flatMap(({ person }) => person ?? [])
  const people = await storage.people.all([...new Set(ids)])
  const byId = new Map(people.map((each) => [each.id, each]))
  const players = [...new Set(seats.flatMap((each) => playerOf(each) ?? []))]
  const ratings = new Map<string, Awaited<ReturnType<Storage['ratings']['of']>>>()
  for (const rulebook of new Set(rows.map((each) => each.rulebook))) {
    ratings.set(rulebook, await storage.ratings.ofAll(rulebook, players))
  }
  const of = <T extends { readonly match: string }>(list: readonly T[], row: MatchRow) =>
    list.filter((each) => each.match === row.id)
  return rows.map((row) =>
    matchInfo(
      row,
      of(seats, row),
      byId,
      new Map((ratings.get(row.rulebook) ?? []).map((each) => [each.player, each])),
      of(kept, row),
      of(chains, row),
    ),
  )
}
