import type { Phrase } from '@gunbai/kernel'
import type { ReactNode } from 'react'

/** The faces of a battle die, which are also the marks that units bear. Each is drawn around 0, 0 within 10. */
export const marks = {
  circle: <circle r="8.2" />,
  triangle: <path d="M0-9 9.2 7H-9.2Z" />,
  square: <path d="M-7.6-7.6H7.6V7.6H-7.6Z" />,
  swords: (
    <path
      d="M-8.5-8.5 7 7M8.5-8.5-7 7M-9 3.2l5.8 5.8M9 3.2 3.2 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
  flag: <path d="M-7 10V-9.5h2V-8Q-1-10 2.5-8T9-7.6V2Q5.5 3.8 2.2 2.2T-5 2V10Z" />,
  fortune: (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <circle r="8" />
      <path d="M-3.2-3.2H3.2V3.2H-3.2Z" />
    </g>
  ),
} as const satisfies Record<string, ReactNode>

export type Mark = keyof typeof marks

/** By face of a battle die. */
const order: readonly Mark[] = ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords']

export const faceMark = (face: number): Mark => order[face] ?? 'circle'

/** Thrown dice for ears: what their faces are called. */
export const diceNamed = (faces: readonly number[], say: (phrase: Phrase) => string): string =>
  faces.map((face) => say({ id: `face.${faceMark(face)}` })).join(', ')
