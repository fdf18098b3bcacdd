import type { ComponentType, CSSProperties } from 'react'
import type { BattleFacts } from '../../build/battle-facts.ts'

export interface BriefingProps<V = unknown> {
  /** What a spectator sees before the first answer. */
  readonly view: V
  readonly facts: BattleFacts | undefined
  /** By seat, what a side is called. */
  readonly names: readonly string[]
  /** By seat, how it is marked. */
  readonly marks: readonly CSSProperties[]
}

/** What is to be known before a battle of a game begins: what wins it, who stands where, what holds in it alone. */
export type Briefing = ComponentType<BriefingProps>

const listed: Readonly<Record<string, () => Promise<Briefing>>> = {
  samurai: async () => (await import('./samurai/briefing.tsx')).SamuraiBriefing as Briefing,
  shogun: async () => (await import('./shogun/briefing.tsx')).ShogunBriefing as Briefing,
  glory: async () => (await import('./glory/briefing.tsx')).GloryBriefing as Briefing,
}

const loaded = new Map<string, Promise<Briefing | null>>()

/** The briefing of a game; null for a game that has none. The same promise each time. */
export function briefingOf(rulebook: string): Promise<Briefing | null> {
  const known = loaded.get(rulebook) ?? listed[rulebook]?.() ?? Promise.resolve(null)
  loaded.set(rulebook, known)
  return known
}
