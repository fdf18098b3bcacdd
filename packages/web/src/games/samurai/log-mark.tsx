import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { ReactNode } from 'react'
import { marks } from './art/symbols.tsx'
import { sideOf } from './battle.ts'

const arrow = <path d="M-9-2H1V-7L10 0 1 7V2H-9Z" />
const card = <path d="M-6-9H6V9H-6Z" fill="none" stroke="currentColor" strokeWidth="2.4" />
const cross = <path d="M-7-7 7 7M7-7-7 7" fill="none" stroke="currentColor" strokeWidth="3.4" />
const fan = <path d="M-8-3Q-6-10 0-8 6-10 8-3 6 4 2 3V10H-2V3Q-6 4-8-3Z" />

/** By kind of event, the sign of its sentence. */
const signs: Readonly<Partial<Record<SamuraiEvent['kind'], ReactNode>>> = {
  command: card,
  dragon: card,
  drewCommand: card,
  drewDragon: card,
  discardedCommand: card,
  ordered: fan,
  orderedLeader: fan,
  moved: arrow,
  leaderMoved: arrow,
  retreated: arrow,
  leaderRetreated: arrow,
  gainedGround: arrow,
  attacked: marks.swords,
  shot: marks.swords,
  foughtBack: marks.swords,
  firstStruck: marks.swords,
  lost: cross,
  destroyed: cross,
  leaderFell: cross,
  ignored: marks.flag,
  flags: marks.flag,
  honor: marks.fortune,
}

/** What a sentence of the log is about, in one sign of its side's colour. */
export function LogMark({ event }: { event: SamuraiEvent }) {
  const sign = signs[event.kind]
  if (sign === undefined) return null
  const side = 'seat' in event ? sideOf(event.seat) : null
  return (
    <svg
      viewBox="-11 -11 22 22"
      width="13"
      height="13"
      aria-hidden="true"
      style={{ color: `var(--${side ?? 'ink-soft'})`, fill: 'currentColor' }}
    >
      {sign}
    </svg>
  )
}
