import { Problem, tooMany } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { challenged, type MatchWish } from './chair.ts'

/** A bot that somebody has brought plays whoever asks it, unless it has enough to do. Should it sleep, the clock runs. */
export async function checkChallengedBots(
  storage: Storage,
  limits: Limits,
  person: PersonRow,
  { chairs, clock, rated }: MatchWish,
): Promise<void> {
  const ids = chairs.flatMap((chair) => challenged(chair) ?? [])
  if (ids.length === 0) return
  if (new Set(ids).size < ids.length) throw new Problem('bad request', 'A bot sits in one seat of a match.')
  if (clock.kind === 'none') {
    throw new Problem('bad request', 'A bot may fall asleep: challenge it with a clock, live or by days.')
  }
  for (const id of ids) {
    const bot = await storage.people.find(id)
    if (
      bot === null ||
      bot.kind !== 'bot' ||
      bot.deleted_at !== null ||
      bot.banned_at !== null ||
      id === person.id
    ) {
      throw new Problem('not found', 'There is no such bot to challenge.')
    }
    if (rated && bot.owner === person.id) {
      throw new Problem('forbidden', 'A match with a bot of your own is not rated.')
    }
    const limit = limits.openMatchesPerPerson
    const busy = await storage.matches.list({ person: id, status: 'playing', limit })
    if (busy.length >= limit) {
      throw tooMany('busy', `${bot.name} plays ${busy.length} matches already; challenge it later.`, {
        name: bot.name,
        count: busy.length,
      })
    }
  }
}
