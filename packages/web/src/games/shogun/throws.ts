import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Told } from '../face.ts'

/** The dice of one kind on one side. */
export type Throw = Extract<ShogunEvent, { readonly kind: 'rolled' }>

export function throwIn({ event }: Told<ShogunEvent>): Throw | null {
  return event.kind === 'rolled' ? event : null
}

/** The latest throws of the battle under way: those that fell together, missiles or melee. */
export function lastThrows(log: readonly Told<ShogunEvent>[]): Throw[] {
  const last = log.findLastIndex(({ event }) => event.kind === 'rolled' || event.kind === 'battle')
  const throws: Throw[] = []
  for (let i = last; i >= 0; i--) {
    const event = log[i]?.event
    if (event?.kind !== 'rolled') break
    throws.unshift(event)
  }
  return throws
}
