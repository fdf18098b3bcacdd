import type { CSSProperties } from 'react'
import type { CounterLook } from '../art/counter.tsx'

export const plain = { code: '', condition: 0, square: false, charging: false, formation: 1, cut: false }

/** A counter of each kind, and what it is called. */
// biome-ignore format: a chart to be read in columns
export const shown: readonly (CounterLook & { readonly says: string })[] = [
  { ...plain, says: 'glory.arm.inf.line',  arm: 'inf', class: 'line',  strength: 5, cohesion: 7 },
  { ...plain, says: 'glory.arm.inf.light', arm: 'inf', class: 'light', strength: 3, cohesion: 7 },
  { ...plain, says: 'glory.arm.cav.light', arm: 'cav', class: 'light', strength: 3, cohesion: 6 },
  { ...plain, says: 'glory.arm.cav.heavy', arm: 'cav', class: 'heavy', strength: 4, cohesion: 8 },
  { ...plain, says: 'glory.arm.art.foot',  arm: 'art', class: 'foot',  strength: 5, cohesion: 6 },
  { ...plain, says: 'glory.arm.art.horse', arm: 'art', class: 'horse', strength: 4, cohesion: 6 },
]

/** The paint of an army, where none is meant. */
export const paint = {
  '--army': 'var(--block-blue)',
  '--army-edge': 'var(--block-blue-edge)',
  '--army-ink': 'var(--block-mark)',
} as CSSProperties

/** The paint of whoever stands against it. */
export const redPaint = {
  '--army': 'var(--block-red)',
  '--army-edge': 'var(--block-red-edge)',
  '--army-ink': 'var(--block-mark)',
} as CSSProperties
