import type { LogEntry } from '@gunbai/kernel/host'
import type { FigureKind } from './art/figures.tsx'

/** The dice of one kind on one side. */
export interface Throw {
  readonly clan: number
  readonly attacks: boolean
  readonly unit: FigureKind
  readonly dice: readonly number[]
  readonly hits: number
}

export function throwIn({ event }: LogEntry): Throw | null {
  return event.kind === 'rolled' ? (event as unknown as Throw) : null
}

/** The latest throws of the battle under way: those that fell together, missiles or melee. */
export function lastThrows(log: readonly LogEntry[]): Throw[] {
  const last = log.findLastIndex(({ event }) => event.kind === 'rolled' || event.kind === 'battle')
  const throws: Throw[] = []
  for (let i = last; i >= 0; i--) {
    const each = throwIn(log[i] as LogEntry)
    if (each === null) break
    throws.unshift(each)
  }
  return throws
}
