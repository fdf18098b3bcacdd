import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Told } from '../face.ts'
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

/** Counts what the log tells of each clan. `chances` is how many of so many sides hit, by kind of fighter. */
export function reckon(
  log: readonly Told<ShogunEvent>[],
  clans: number,
  chances: { readonly hitsAtMost: Readonly<Record<string, number>>; readonly sides: number },
): Tally[] {
  const tallies = Array.from({ length: clans }, (): Tally => {
    return { battles: 0, won: 0, lost: 0, slain: 0, dice: 0, hits: 0, expected: 0 }
  })
  for (const { event } of log) {
    const own = tallies[clanIn(event)]
    if (own === undefined) continue
    if (event.kind === 'rolled') {
      own.dice += event.dice.length
      own.hits += event.hits
      own.expected += (event.dice.length * (chances.hitsAtMost[event.unit] ?? 0)) / chances.sides
    }
    if (event.kind === 'battle') own.battles++
    if (event.kind === 'conquered') own.won++
    if (event.kind === 'fell')
      own.lost += Object.values(event.dead).reduce((sum, men) => sum + men, event.daimyo)
    if (event.kind === 'slain' || event.kind === 'daimyoLost') own.slain++
  }
  return tallies
}

/** The clan to which something happened; -1 where it happened to none. */
function clanIn(event: ShogunEvent): number {
  if (event.kind === 'slain' || event.kind === 'daimyoLost') return clanOfArmy(event.army)
  return 'clan' in event ? event.clan : -1
}
