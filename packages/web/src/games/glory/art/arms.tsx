import type { ReactNode } from 'react'

/** What is drawn on a counter, in a square of 24 around 0, 0, in the current colour. */
const silhouettes = {
  /** A man under his shako, musket shouldered. */
  inf: (
    <>
      <path d="M-5-11.5h8.6l-.7 5h-7.2Z" />
      <path d="M-5.4-6.4h9.2v1.7h-9.2Z" />
      <circle cx="-.8" cy="-2.6" r="2.9" />
      <path d="M-6.2 11.5V4.4c0-2.6 2-4 4-4h2.8c2.2 0 4 1.4 4 4v7.1Z" />
      <path d="M5.2 9.5 8.6-11.5" fill="none" stroke="currentColor" strokeWidth="1.9" />
    </>
  ),
  /** A horse at the gallop under its rider. */
  cav: (
    <>
      <path d="M-11.5 2.2c2-3.4 5-4 9-3.8l4.4-.2 4.2-4.6 3.6.6 2 4.2-1.6 1.2-2.4-1-1.8 4.4c-.4 1.4-1.4 2-2.4 2.4l3.4 2.2-.6 3.9-1.8-.3-.2-2.5-4.6-2.5h-4l-3.2 2.3-2.2 3.6-1.8-.8 1.4-4.2-.4-3-1.8 3.4-2.4.5c1.6-1.4 2.4-3 3.2-5.8Z" />
      <path d="M-3.6-1.6c-.4-3 .2-5.2 2.6-6l2.4 2.2L0-1.2Z" />
      <circle cx="-.2" cy="-9.4" r="2.3" />
      <path d="M.8-5.6 8.4-11" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  /** A gun on its carriage. */
  art: (
    <>
      <path d="M-3.4-3.2 10.6-7.4l1 3.4L-1.6 1.6Z" />
      <path d="M-1 0-11 9.4" stroke="currentColor" strokeWidth="2.6" />
      <path
        fillRule="evenodd"
        d="M1 .2a5.7 5.7 0 1 1-.01 0ZM1 2.4A3.5 3.5 0 1 0 1.01 2.4ZM0 1.4h2v9H0ZM-3.5 4.9h9v2h-9Z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ArmName = keyof typeof silhouettes

export function ArmShape({ arm }: { arm: ArmName }) {
  return silhouettes[arm]
}

/** A bicorne: a commander. The chief of his army has a star above it. */
export function Bicorne({ chief }: { chief: boolean }) {
  return (
    <>
      <path d="M-10 5C-8.5-3.5-4-6.5 0-6.5S8.5-3.5 10 5C5 2.4-5 2.4-10 5Z" />
      <circle cy="-1.5" r="1.7" fill="var(--army)" />
      {chief && <path d="M0-12 1.2-9.3 4-9 2-7.2 2.5-4.5 0-5.9-2.5-4.5-2-7.2-4-9-1.2-9.3Z" />}
    </>
  )
}

const weights: Readonly<Record<string, number>> = {
  line: 0,
  foot: 0,
  light: 1,
  horse: 1,
  medium: 2,
  heavy: 3,
}

/** The class of a unit: strokes under its arm, one for light, two for medium, three for heavy. */
export function ClassStrokes({ of }: { of: string }) {
  const strokes = weights[of] ?? 0
  if (strokes === 0) return null
  const d = Array.from({ length: strokes }, (_, i) => `M${(i - (strokes - 1) / 2) * 5 - 1.5} 0h3`).join('')
  return <path d={d} stroke="currentColor" strokeWidth="2.6" fill="none" />
}
