import type { Field } from '@gunbai/glory/screen'
import type { SideMark } from '../face.ts'

/** How the counters of an army look: painted, edged and lettered, with a pattern for those who do not see colours. */
export interface ArmyLook extends SideMark {
  readonly fill: string
  readonly edge: string
  readonly ink: string
  /** Whether its counters have cut corners: the second shape beside the round one. */
  readonly cut: boolean
}

const blue = {
  colour: 'light-dark(#24457f, #84a6e6)',
  fill: 'light-dark(#2d5192, #3a62ab)',
  edge: 'light-dark(#182f5b, #1d3768)',
  ink: '#fff7e6',
} as const
const red = {
  colour: 'var(--red)',
  fill: 'var(--block-red)',
  edge: 'var(--block-red-edge)',
  ink: '#fff7e6',
} as const
const white = {
  colour: 'light-dark(#7b7466, #e9e2d2)',
  fill: 'light-dark(#f8f4ea, #d9d3c4)',
  edge: 'light-dark(#4a4438, #7b7466)',
  ink: '#2b2521',
} as const
const green = {
  colour: 'light-dark(#35562c, #92bf80)',
  fill: 'light-dark(#44683a, #4d7442)',
  edge: 'light-dark(#263f1f, #2b4623)',
  ink: '#fff7e6',
} as const
const gold = {
  colour: 'light-dark(#8a6410, #dcb34c)',
  fill: 'light-dark(#d8ad45, #b98f2e)',
  edge: 'light-dark(#6d4f0c, #6d4f0c)',
  ink: '#2b2010',
} as const

/** By the code of the army in its battle file. */
const paints: Readonly<Record<string, typeof blue | typeof red | typeof white | typeof green | typeof gold>> =
  {
    blue,
    red,
    white,
    gold,
    french: blue,
    austrian: white,
    allied: green,
  }

/** The look of a side. The first has round counters, the second cut ones. */
export function armyLook({ battle }: Field, seat: number): ArmyLook {
  const paint = paints[battle.armies[seat]?.code ?? ''] ?? (seat === 0 ? blue : red)
  return { ...paint, line: seat === 0 ? 'solid' : 'double', cut: seat === 1 }
}

/** The same as variables for the style sheets. */
export function armyStyle(field: Field, seat: number): Record<string, string> {
  const { fill, edge, ink } = armyLook(field, seat)
  return { '--army': fill, '--army-edge': edge, '--army-ink': ink }
}
