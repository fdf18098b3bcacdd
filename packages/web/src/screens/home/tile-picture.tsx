import type { ReactNode } from 'react'
import styles from './tile-picture.module.css'

/** Our own picture of a game: a landscape in a few strokes of ink, with what the game is about before it. */
export function TilePicture({ rulebook }: { rulebook: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="140" fill="var(--paper-sunk)" />
      {pictures[rulebook] ?? pictures.other}
    </svg>
  )
}

const hills = (
  <>
    <path d="M0 108c40-30 66-34 96-18 28-34 62-50 100-22 34-24 76-20 124 18v54H0Z" fill="var(--line-soft)" />
    <path d="M0 122c60-22 110-16 150-4 50-18 110-14 170 2v20H0Z" fill="var(--line)" opacity=".55" />
  </>
)

/** A back banner on its pole. */
function Banner({ x, y, side, mark }: { x: number; y: number; side: string; mark: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V84" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M0 2h24v58H0Z" fill={`var(--${side})`} stroke="var(--ink)" strokeWidth="1.5" />
      <g transform="translate(12 24)" fill="var(--on-strong)">
        {mark}
      </g>
    </g>
  )
}

const pictures: Readonly<Record<string, ReactNode>> = {
  samurai: (
    <>
      <circle cx="232" cy="48" r="30" fill="var(--red)" />
      {hills}
      <Banner x={52} y={36} side="red" mark={<circle r="7" />} />
      <Banner x={92} y={46} side="red" mark={<path d="M-7 6 0-7 7 6Z" />} />
      <Banner x={132} y={40} side="red" mark={<path d="M-6-6H6V6H-6Z" />} />
      <Banner x={222} y={44} side="blue" mark={<path d="M-6-6H6V6H-6Z" />} />
      <Banner x={262} y={38} side="blue" mark={<circle r="7" />} />
    </>
  ),
  shogun: (
    <>
      <circle cx="78" cy="46" r="26" fill="none" stroke="var(--red)" strokeWidth="6" />
      {hills}
      <g transform="translate(160 62)" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="2.5">
        <path d="M-44 66 -36 30h72l8 36Z" />
        <path d="M-54 32q54-10 108 0L40 16h-80Z" fill="var(--ink)" />
        <path d="M-28 16h56V-2h-56Z" />
        <path d="M-44-1q44-9 88 0L26-18h-52Z" fill="var(--ink)" />
        <path d="M-14-18h28v-10h-28Z" />
        <path d="M-26-27q26-6 52 0L0-42Z" fill="var(--ink)" />
      </g>
    </>
  ),
  glory: (
    <>
      <path d="M0 96c60-26 130-20 180-8 44-12 90-10 140 2v50H0Z" fill="var(--line-soft)" />
      <g transform="translate(118 44)">
        <path d="M0 0V92" stroke="var(--ink)" strokeWidth="3" />
        <path
          d="M0 4q30-12 60 0t60 0v44q-30 12-60 0T0 48Z"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <path d="M0 4q20-8 40-4v46Q20 42 0 48Z" fill="var(--blue)" />
        <path d="M80 8q20 4 40-4v44q-20 8-40 4Z" fill="var(--red)" />
        <circle cy="-4" r="5" fill="var(--gold)" />
      </g>
    </>
  ),
  mini: (
    <>
      {hills}
      <path d="M0 116q40-8 80 0t80 0 80 0 80 0v24H0Z" fill="var(--water)" />
      <g stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M118 108 196 30M202 108 124 30" />
        <path d="m122 88 16 16m60-16-16 16" strokeWidth="6" />
      </g>
    </>
  ),
  skirmish: (
    <>
      {hills}
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
        {[70, 130, 190, 250].map((x, i) => (
          <path
            key={x}
            transform={`translate(${x} 70)`}
            d="M0-34 30-17V17L0 34-30 17V-17Z"
            fill={i === 1 ? 'var(--water)' : 'var(--paper-raised)'}
          />
        ))}
        <path d="M54 58h32v24H54Z" fill="var(--red)" />
        <path d="M174 58h32v24h-32Z" fill="var(--red)" />
        <path d="M240 57h20l9 13-9 13h-20l-9-13Z" fill="var(--blue)" />
      </g>
    </>
  ),
  other: hills,
}
