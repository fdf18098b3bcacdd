import type { Site } from '../site.ts'
import type { MatchRow, PersonRow } from '../storage/tables.ts'

/** Everything that is kept of somebody, but for what would open their account: hashes of passwords and secrets. */
export async function exportOf({ storage, now }: Site, person: PersonRow): Promise<object> {
  const [
    sessions,
    pushes,
    muted,
    said,
    ratings,
    evenResults,
    bots,
    matches,
    friends,
    blocked,
    webhook,
    studies,
    library,
  ] = await Promise.all([
    storage.people.sessionsOf(person.id, now()),
    storage.people.pushesOf(person.id),
    storage.chat.mutedBy(person.id),
    storage.chat.by(person.id),
    storage.ratings.of(person.id),
    storage.luck.whole(person.id),
    storage.people.botsOf(person.id),
    storage.matches.list({ person: person.id, limit: 100_000 }),
    storage.company.followedBy(person.id),
    storage.company.blockedBy(person.id),
    storage.company.webhookOf(person.id),
    storage.studies.whole(person.id),
    storage.opinions.whole(person.id),
  ])
  const seats = await seatsIn(storage, matches, person.id)
  return {
    person: { ...person, password: person.password === null ? null : 'kept as a hash' },
    sessions: sessions.map(({ hash: _, ...rest }) => rest),
    pushes: pushes.map(({ endpoint }) => endpoint),
    muted,
    follows: friends.map(({ id }) => id),
    blocked: blocked.map(({ id }) => id),
    webhook,
    said,
    ...studies,
    ...library,
    ratings,
    evenResults,
    bots: bots.map(({ id, name, created_at }) => ({ id, name, created_at })),
    matches: matches.map((row) => ({
      id: row.id,
      rulebook: row.rulebook,
      setup: row.setup,
      seat: seats.get(row.id) ?? null,
      status: row.status,
      begun_at: row.begun_at,
      ended_at: row.ended_at,
      outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    })),
  }
}

/** So many matches are asked about at once: more than all of most people. */
const atOnce = 500

/** By match, where somebody sits; however many matches they are. */
async function seatsIn(
  storage: Site['storage'],
  matches: readonly MatchRow[],
  person: string,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let i = 0; i < matches.length; i += atOnce) {
    const rows = await storage.matches.seatsOf(matches.slice(i, i + atOnce).map(({ id }) => id))
    for (const each of rows) if (each.person === person) found.set(each.match, each.seat)
  }
  return found
}
