import type { Odds } from '@gunbai/kernel'
import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { Told } from '../face.ts'

/** The throws that are strikes. */
const strikes: ReadonlySet<string> = new Set(['attack', 'ranged', 'first strike', 'battle back'])

/** The hits that a side has rolled, and those that its odds had promised. */
export interface Luck {
  rolled: number
  expected: number
}

/** The answers after which dice of a strike fell, with whose dice they were. */
export function strikesIn(
  log: readonly Told<SamuraiEvent>[],
): { readonly moment: number; readonly seat: number }[] {
  return log.flatMap(({ moment, event }) =>
    event.kind === 'rolled' && strikes.has(event.purpose) ? [{ moment, seat: event.seat }] : [],
  )
}

/**
 * Luck by seat. The odds are those of the answer that let the dice fall, exact and with every card already played; an
 * answer after which two strikes fell counts with its first.
 */
export function luckOf(
  log: readonly Told<SamuraiEvent>[],
  odds: ReadonlyMap<number, Odds | null>,
): readonly [Luck, Luck] {
  const luck: [Luck, Luck] = [
    { rolled: 0, expected: 0 },
    { rolled: 0, expected: 0 },
  ]
  const counted = new Set<number>()
  let known = false
  for (const { moment, event } of log) {
    if (event.kind === 'rolled') {
      if (!strikes.has(event.purpose)) continue
      const chances = counted.has(moment) ? undefined : odds.get(moment)?.counts[0]?.chances
      counted.add(moment)
      known = chances !== undefined
      const side = luck[event.seat]
      if (side && chances) side.expected += chances.reduce((sum, chance, hits) => sum + chance * hits, 0)
    } else if (event.kind === 'struck' && known) {
      const side = luck[event.seat]
      if (side) side.rolled += event.hits
      known = false
    }
  }
  return luck
}
