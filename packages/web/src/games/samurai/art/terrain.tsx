import type { ReactNode } from 'react'
import { hexPath } from '../../board/hex-shape.ts'

/** Ground by drawing, not by fill alone: each can be told from the others in grey. Drawn around 0, 0 in a hex of side 40. */
interface Ground {
  readonly fill: string
  readonly ink: string
  readonly drawing: ReactNode
}

const pine = (x: number, y: number, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-13 6-3H3L8 5H1.4V9H-1.4V5H-8L-3-3H-6Z" />
  </g>
)

const house = (x: number, y: number, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-11-1Q0-6 11-1L6-9H-6Z" />
    <path d="M-8 0H8V8H-8ZM-2 8V3H2V8" fill="none" strokeWidth="1.5" />
  </g>
)

const waves = (
  <g fill="none" strokeWidth="1.6" strokeLinecap="round">
    <path d="M-30-14q6-5 12 0t12 0 12 0 12 0 12 0M-34 0q6-5 12 0t12 0 12 0 12 0 12 0 10 0M-30 14q6-5 12 0t12 0 12 0 12 0 12 0M-16-27q6-5 12 0t12 0 8 0M-18 27q6-5 12 0t12 0 10 0" />
  </g>
)

const contours = (
  <g fill="none" strokeWidth="1.7" strokeLinecap="round">
    <path d="M-24 18Q-26-2-8-16 6-26 18-14 28-2 24 18" />
    <path d="M-14 16Q-16 2-5-8 5-16 12-7 18 2 14 16" />
    <path
      d="M-26 22-30 26M-16 24-18 29M0 26V31M16 24 18 29M26 22 30 26M-21-6-26-9M-8-18-11-23M10-20 12-25M22-8 27-11"
      strokeWidth="1.3"
    />
  </g>
)

// Fences stand at the northern edge of their hex, where a unit does not hide them.
const stakes = (tips: boolean) =>
  [-24, -16, -8, 0, 8, 16, 24].map((x) => {
    const top = -31 + Math.abs(x) * 0.5
    return (
      <path
        key={x}
        d={
          tips
            ? `M${x - 3} ${top + 16}V${top + 3}L${x} ${top - 3} ${x + 3} ${top + 3}V${top + 16}Z`
            : `M${x} ${top}V${top + 15}`
        }
        strokeWidth={tips ? 1 : 2.4}
      />
    )
  })

const drawn: Readonly<Record<string, Ground>> = {
  open: {
    fill: 'ground',
    ink: 'ground-line',
    drawing: (
      <path d="M-17-9l2-6m2 6-1-5M12 15l2-6m2 6-1-5M15-14l1-4m2 4" fill="none" strokeWidth="1" opacity=".8" />
    ),
  },
  forest: {
    fill: 'forest',
    ink: 'forest-ink',
    drawing: [
      pine(-17, -9),
      pine(0, -17, 0.95),
      pine(16, -8),
      pine(-9, 12),
      pine(9, 13),
      pine(-25, 12, 0.8),
      pine(24, 13, 0.8),
    ],
  },
  hill: { fill: 'hill', ink: 'hill-ink', drawing: contours },
  'steep hill': {
    fill: 'hill',
    ink: 'hill-ink',
    drawing: (
      <>
        {contours}
        <path d="M-8 10-2-4 2 2 8-8 12 8" fill="none" strokeWidth="2.4" strokeLinejoin="round" />
      </>
    ),
  },
  river: { fill: 'water', ink: 'water-ink', drawing: waves },
  shallows: {
    fill: 'water',
    ink: 'water-ink',
    drawing: (
      <>
        <path
          d="M-28-12q6-4 12 0t12 0M4 12q6-4 12 0t12 0M-24 14q5-4 10 0M12-14q5-4 10 0"
          fill="none"
          strokeWidth="1.4"
        />
        <path d="M-12-2a3 2 0 1 0 6 0 3 2 0 1 0-6 0M2 3a3 2 0 1 0 6 0 3 2 0 1 0-6 0M14-3a2.4 1.6 0 1 0 5 0 2.4 1.6 0 1 0-5 0" />
      </>
    ),
  },
  ford: {
    fill: 'water',
    ink: 'water-ink',
    drawing: (
      <>
        {waves}
        <g fill="var(--stone)" stroke="var(--stone-ink)" strokeWidth="1.5">
          <ellipse cx="-22" cy="-9" rx="7" ry="4.4" />
          <ellipse cx="-8" cy="-3" rx="7" ry="4.4" />
          <ellipse cx="7" cy="3" rx="7" ry="4.4" />
          <ellipse cx="22" cy="9" rx="7" ry="4.4" />
        </g>
      </>
    ),
  },
  bridge: {
    fill: 'water',
    ink: 'water-ink',
    drawing: (
      <>
        {waves}
        <g fill="var(--stone)" stroke="var(--stone-ink)" strokeWidth="1.8">
          <path d="M-11-34Q-8 0-11 34H11Q8 0 11-34Z" />
          <path d="M-10-24H10M-9-14H9M-9-4H9M-9 6H9M-9 16H9M-10 26H10" fill="none" strokeWidth="1.2" />
        </g>
      </>
    ),
  },
  buildings: {
    fill: 'stone',
    ink: 'stone-ink',
    drawing: [house(-13, -10), house(13, -4, 0.9), house(-4, 15, 1.05)],
  },
  tomb: {
    fill: 'stone',
    ink: 'stone-ink',
    drawing: <path d="M-20-14Q0-8 20-14V-9Q0-3-20-9ZM-15-1H15V3H-15ZM-13-6H-9V20H-13ZM9-6H13V20H9Z" />,
  },
  fields: {
    fill: 'field',
    ink: 'field-ink',
    drawing: (
      <g fill="none" strokeWidth="1.5">
        <path d="M-32-12Q0-22 32-12M-34 2Q0-8 34 2M-32 16Q0 6 32 16M-12-28-10 28M12-28 10 28" />
        <path
          d="M-22-12v-4m8 3v-4m9 2v-4m9 4v-4m9 6v-4m-42 15v-4m9 3v-4m9 3v-4m9 5v-4m9 7v-4m-36 17v-4m10 3v-4m10 4v-4"
          strokeWidth="1.1"
        />
      </g>
    ),
  },
  gorge: {
    fill: 'stone',
    ink: 'stone-ink',
    drawing: (
      <>
        <path d="M-12-33-6-20-14-8-6 4-13 16-6 32H6L13 18 5 6 14-6 6-20 12-33Z" opacity=".85" />
        <path
          d="M-24-18-16-14M-26-2-18 0M-24 16-17 15M24-16 17-13M26 0 18 2M24 16 17 16"
          fill="none"
          strokeWidth="1.5"
        />
      </>
    ),
  },
  castle: {
    fill: 'stone',
    ink: 'stone-ink',
    drawing: (
      <>
        <path d="M-24-13 0-27 24-13V13L0 27-24 13Z" fill="none" strokeWidth="3.2" />
        <path d="M-24-13h5v5h-5ZM19-13h5v5h-5ZM-2.5-27h5v5h-5ZM-24 8h5v5h-5ZM19 8h5v5h-5ZM-2.5 22h5v5h-5Z" />
        <path d="M-13 2Q0-4 13 2L8-5H-8ZM-9 3H9V10H-9ZM-9-6Q0-10 9-6L0-15Z" />
      </>
    ),
  },
  fence: {
    fill: 'ground',
    ink: 'stone-ink',
    drawing: (
      <g fill="none" strokeLinecap="round">
        {stakes(false)}
        <path d="M-28-14 0-28 28-14M-28-8 0-22 28-8" strokeWidth="1.6" />
      </g>
    ),
  },
  palisade: {
    fill: 'ground',
    ink: 'stone-ink',
    drawing: (
      <>
        {stakes(true)}
        <path d="M-27-9 0-22.5 27-9" fill="none" strokeWidth="2.2" />
      </>
    ),
  },
  tent: {
    fill: 'ground',
    ink: 'stone-ink',
    drawing: (
      <>
        <path d="M-29 22V-14L-15-22 0-16 15-22 29-14V22Z" fill="var(--paper-raised)" strokeWidth="2" />
        <path d="M-29 26V-17M29 26V-17M-15-26V-20M15-26V-20M0-20V-14" fill="none" strokeWidth="2.4" />
        <circle cx="-15" cy="6" r="5" />
        <circle cx="15" cy="6" r="5" />
      </>
    ),
  },
}
/** A ford without restrictions looks like any other. */
const grounds: Readonly<Record<string, Ground>> = { ...drawn, 'free ford': drawn.ford as Ground }

const idOf = (name: string) => `ground-${name.replace(' ', '-')}`

/** Every ground once, to be used in many hexes. */
export function GroundDefs() {
  return (
    <defs>
      {Object.entries(grounds).map(([name, { fill, ink, drawing }]) => (
        <g key={name} id={idOf(name)}>
          <path d={hexPath()} fill={`var(--${fill})`} stroke="var(--ground-line)" strokeWidth="1" />
          <g fill={`var(--${ink})`} stroke={`var(--${ink})`} strokeWidth="0.6" strokeLinejoin="round">
            {drawing}
          </g>
        </g>
      ))}
    </defs>
  )
}

export function GroundHex({ name, x, y }: { name: string; x: number; y: number }) {
  return <use href={`#${idOf(name in grounds ? name : 'open')}`} x={x} y={y} />
}
