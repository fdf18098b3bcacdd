import type { SideMark } from '../face.ts'

/** How the pieces of a side look: no two sides have the same shape. */
export interface SideLook extends SideMark {
  readonly fill: string
  readonly edge: string
  /** What is written on it. */
  readonly ink: string
  /** Its outline, 52 wide and 40 high around 0, 0. */
  readonly outline: string
}

const looks = [
  {
    colour: 'var(--red)',
    line: 'solid',
    fill: 'var(--block-red)',
    edge: 'var(--block-red-edge)',
    ink: 'var(--block-mark)',
    outline: 'M-26-20H26V20H-26Z',
  },
  {
    colour: 'var(--blue)',
    line: 'double',
    fill: 'var(--block-blue)',
    edge: 'var(--block-blue-edge)',
    ink: 'var(--block-mark)',
    outline: 'M-16-20H16L28 0 16 20H-16L-28 0Z',
  },
  {
    colour: 'var(--gold)',
    line: 'dashed',
    fill: 'var(--gold)',
    edge: 'var(--ink)',
    ink: 'var(--on-strong)',
    outline: 'M-8-20H8A20 20 0 0 1 8 20H-8A20 20 0 0 1-8-20Z',
  },
  {
    colour: 'var(--good)',
    line: 'dotted',
    fill: 'var(--good)',
    edge: 'var(--ink)',
    ink: 'var(--on-strong)',
    outline: 'M-26-20H26V6L0 24-26 6Z',
  },
] as const satisfies readonly SideLook[]

export const lookOf = (seat: number): SideLook => looks[seat % looks.length] ?? looks[0]
