import type { Chair } from '../matches/chair.ts'
import { nameKey } from '../people/name.ts'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { ChallengeRow, MatchRow, PersonRow } from '../storage/tables.ts'

/** The chairs of a new match that are kept for people who are asked by name. */
export async function keptChairs(
  { people, company }: Storage,
  person: PersonRow,
  row: MatchRow,
  chairs: readonly Chair[],
): Promise<ChallengeRow[]> {
  const kept: ChallengeRow[] = []
  for (const [seat, chair] of chairs.entries()) {
    if (typeof chair !== 'object' || !('invite' in chair)) continue
    const asked = await people.byNameKey(nameKey(chair.invite))
    const isThere = asked !== null && asked.deleted_at === null && asked.banned_at === null
    if (!isThere || asked.kind === 'bot' || asked.id === person.id) {
      throw new Problem('not found', `There is nobody called "${chair.invite}" to ask.`)
    }
    if (await company.isBlocked(person.id, [asked.id])) {
      throw new Problem('forbidden', `${asked.name} cannot be asked by you.`)
    }
    if (kept.some((each) => each.person === asked.id)) {
      throw new Problem('bad request', 'A person sits in one seat of a match.')
    }
    kept.push({ match: row.id, seat, person: asked.id, at: row.created_at })
  }
  return kept
}
