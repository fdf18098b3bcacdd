import type { LogEntry } from '@gunbai/kernel/host'
import { throwIn } from './throws.ts'
import { clanOfArmy } from './view.ts'

/** What a game came to for one clan. */
export interface Tally {
  battles: number
  won: number
  lost: number
  slain: number
  dice: number
  hits: number
  /** The hits that its dice promised. */
  expected: number
}

interface Told {
  readonly kind: string
  readonly clan?: number
  readonly army?: number
  readonly dead?: Readonly<Record<string, number>>
  readonly daimyo?: number
}

/** Counts what the log tells of each clan. `chances` is how many of so many sides hit, by kind of fighter. */
export function reckon(
  log: readonly LogEntry[],
  clans: number,
  chances: { readonly hitsAtMost: Readonly<Record<string, number>>; readonly sides: number },
): Tally[] {
  const tallies = Array.from({ length: clans }, (): Tally => {
    return { battles: 0, won: 0, lost: 0, slain: 0, dice: 0, hits: 0, expected: 0 }
  })
  for (const entry of log) {
    const { kind, clan = -1, army = -1, dead = {}, daimyo = 0 } = entry.event as Told
    const own = tallies[kind === 'slain' || kind === 'daimyoLost' ? clanOfArmy(army) : clan]
    if (own === undefined) continue
    const rolled = throwIn(entry)
    if (rolled !== null) {
      own.dice += rolled.dice.length
      own.hits += rolled.hits
      own.expected += (rolled.dice.length * (chances.hitsAtMost[rolled.unit] ?? 0)) / chances.sides
    }
    if (kind === 'battle') own.battles++
    if (kind === 'conquered') own.won++
    if (kind === 'fell') own.lost += Object.values(dead).reduce((sum, men) => sum + men, daimyo)
    if (kind === 'slain' || kind === 'daimyoLost') own.slain++
  }
  return tallies
}
