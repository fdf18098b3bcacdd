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

/** What a unit fights with, as a silhouette around 0, 0 within 11. */
export const arms = {
  spear: (
    <>
      <path d="M-8 10 6-6" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M4.2-4.2 5-9.5 10-11 8.8-5.6 6.2-3Z" />
      <path d="M2.6-5.2 7-1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  bow: (
    <>
      <path d="M4-11Q-9-5-4 11" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M4-11-4 11" fill="none" stroke="currentColor" strokeWidth="1" />
      <path d="M-8-1 9 1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d="m9 1-4.2-3.2.3 5.8Z" />
    </>
  ),
  arquebus: (
    <>
      <path d="M-10 7.5-3 .5 8.5-9.5l2 2.2L-.5 3-4.5 9Z" />
      <path d="M-1 3.5q1.5 2.5 4 1" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8-11.5l2.6 2.8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  levy: (
    <>
      <path d="M-7 10 4-9" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M4-9Q12-9 10.5 0 8-5 3-6.4Z" />
    </>
  ),
  horse: <path d="M-9 10Q-10-2-3-7.5L-3.4-11 .6-8.6Q7-8 10.2-1.6 11 .6 8.4 1.6L4.4.2Q2.4 2.4 4 10Z" />,
  guard: <path d="M-8 9V-2Q-8-9 0-11 8-9 8-2V9L3.4 5.6V-1H-3.4V5.6Z" />,
} as const satisfies Record<string, ReactNode>

export type Arm = keyof typeof arms
