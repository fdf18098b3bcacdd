import { makeBot } from '@gunbai/bots'
import { BadInput } from '@gunbai/kernel'

/** A bot for each seat: as given, or the one given for all of them. Throws BadInput. */
export function botsBySeat(ids: readonly string[], seats: number): string[] {
  for (const id of ids) makeBot(id, 0)
  if (ids.length === 1) return Array.from({ length: seats }, () => ids[0] as string)
  if (ids.length === seats) return [...ids]
  throw new BadInput(
    `This setup has ${seats} seats; give one bot for all of them or ${seats}, not ${ids.length}.`,
  )
}
