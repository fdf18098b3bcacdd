import type { Odds } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import type { Rolled, Struck } from './fight.tsx'

/** The throws that are strikes. */
const strikes: ReadonlySet<string> = new Set(['attack', 'ranged', 'first strike', 'battle back'])

/** The hits that a side has rolled, and those that its odds had promised. */
export interface Luck {
  rolled: number
  expected: number
}

/** The answers after which dice of a strike fell, with whose dice they were. */
export function strikesIn(log: readonly LogEntry[]): { readonly moment: number; readonly seat: number }[] {
  return log.flatMap(({ moment, event }) => {
    const { purpose, seat } = event as unknown as Rolled
    return event.kind === 'rolled' && strikes.has(purpose) ? [{ moment, seat }] : []
  })
}

/**
 * Luck by seat. The odds are those of the answer that let the dice fall, exact and with every card already played; an
 * answer after which two strikes fell counts with its first.
 */
export function luckOf(
  log: readonly LogEntry[],
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
      const { purpose, seat } = event as unknown as Rolled
      if (!strikes.has(purpose)) continue
      const chances = counted.has(moment) ? undefined : odds.get(moment)?.counts[0]?.chances
      counted.add(moment)
      known = chances !== undefined
      const side = luck[seat]
      if (side && chances) side.expected += chances.reduce((sum, chance, hits) => sum + chance * hits, 0)
    } else if (event.kind === 'struck' && known) {
      const { seat, hits } = event as unknown as Struck
      const side = luck[seat]
      if (side) side.rolled += hits
      known = false
    }
  }
  return luck
}
