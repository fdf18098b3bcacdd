import type { ReactNode } from 'react'

/** A man of each kind as a silhouette that stands on 0, 14, within 13 to the sides and 30 in height. */
export const figures = {
  daimyo: (
    <>
      <path d="M-9 14-7-1Q-7-5-3-6A5 5 0 1 1 3-6Q7-5 7-1L9 14Z" />
      <path d="M-6-10Q0-17 6-10L9-8H-9ZM-5-12-9-18M5-12 9-18" stroke="currentColor" strokeWidth="1.8" />
      <path d="M9 12V-16H13V-4H9" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  archer: (
    <>
      <path d="M-8 14-6-1Q-6-4-3-5A4.6 4.6 0 1 1 3-5Q5-4 5-1L6 14Z" />
      <path
        d="M7-16Q16-1 7 13M7-16V13M-2 0H12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  swordsman: (
    <>
      <path d="M-7 14-6-1Q-6-4-3-5A4.6 4.6 0 1 1 3-5Q6-4 6-1L7 14Z" />
      <path
        d="M3 3 13-15M2-1l6 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  gunner: (
    <>
      <path d="M-8 14-6-1Q-6-4-3-5L-7-7Q0-14 7-7L3-5Q6-4 6-1L6 14Z" />
      <path d="M-6 4 2-1 14-5" fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
  spearman: (
    <>
      <path d="M-8 14-6-1Q-6-4-3-5L-7-7Q0-14 7-7L3-5Q5-4 5-1L6 14Z" />
      <path d="M9 14V-12" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M9-18 11.6-11H6.4Z" />
    </>
  ),
  ronin: (
    <>
      <path d="M-8 14-5-1H5L8 14Z" />
      <path d="M-10-3Q0-16 10-3Q0-6-10-3Z" />
      <path d="M-12 9 7-2" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type FigureKind = keyof typeof figures

/** One man, for panels. */
export function Figure({ kind, size = 26 }: { kind: FigureKind; size?: number }) {
  return (
    <svg viewBox="-15 -19 30 34" width={size * 0.88} height={size} fill="currentColor" aria-hidden="true">
      {figures[kind]}
    </svg>
  )
}
