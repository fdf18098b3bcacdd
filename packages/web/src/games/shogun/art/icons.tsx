import type { ReactNode } from 'react'

function Icon({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}

export function SwordIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M-13 13-8 8" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M-10 3-3 10" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M-7 4Q5-3 13-14 12-1-2 9Z" />
    </Icon>
  )
}

export function CastleIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M-12 14-9 5H9L12 14ZM-7 5V-1H7V5Z" />
      <path d="M-14 0Q0-4 14 0L8-7H-8ZM-5-7V-11H5V-7Z" />
      <path d="M-9-10Q0-13 9-10L0-16Z" />
    </Icon>
  )
}

export function LevyIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M-8 15-6 1Q-6-2-3-3L-7-5Q0-12 7-5L3-3Q5-2 5 1L6 15Z" />
      <path d="M10 15V-9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M10-16 13-8H7Z" />
    </Icon>
  )
}

export function RoninIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M-8 15-5 1H5L8 15Z" />
      <path d="M-13-1Q0-17 13-1 0-5-13-1Z" />
    </Icon>
  )
}

export function NinjaMask({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M0-14Q13-14 13 0 13 14 0 14-13 14-13 0-13-14 0-14ZM-9-3V3H9V-3Z" fillRule="evenodd" />
      <circle cx="-4.5" r="1.9" />
      <circle cx="4.5" r="1.9" />
    </Icon>
  )
}

/** A koban, the oval coin of gold. */
export function Koban({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="-9 -13 18 26" width={size * 0.69} height={size} aria-hidden="true">
      <ellipse rx="7.8" ry="11.8" fill="var(--lit)" stroke="var(--ink)" strokeWidth="1.4" />
      <path d="M-4-5H4M-4 0H4M-4 5H4" stroke="var(--ink)" strokeWidth="1" opacity=".65" />
    </svg>
  )
}

/** A plan that nobody may read yet: folded, with a seal. */
export function SealedPlan({ size = 26 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path
        d="M-14-10H14V10H-14ZM-14-10 0 2 14-10"
        fill="var(--paper-raised)"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <circle cy="2" r="4.4" fill="var(--red)" />
    </Icon>
  )
}
