import type { Diagram, GroundLook } from '@gunbai/kernel'
import { memo } from 'react'
import { hexPath } from '../board/hex-shape.ts'
import { fieldOf } from './field.ts'
import styles from './ground.module.css'
import { lookOf } from './sides-look.ts'

const outline = hexPath()

/** What is drawn on each ground, so that no two are told apart by colour alone. */
const marks: Readonly<Record<GroundLook, string>> = {
  open: '',
  woods: 'M-18 14v7m-9-7 9-17 9 17ZM18 14v7m-9-7 9-17 9 17ZM0 22v7m-9-7 9-17 9 17Z',
  hill: 'M-26 14q13-22 26-4m-8-8q16-24 32 10m-20 6q8-10 16-4',
  field: 'M-24-12h48m-52 12h56m-52 12h48m-40 12h32',
  town: 'M-22 20v-16l9-9 9 9v16Zm22 0v-22l11-11 11 11v22ZM8 20v-9h6v9',
  water: 'M-26-10q6-7 13 0t13 0 13 0 13 0M-26 4q6-7 13 0t13 0 13 0 13 0M-26 18q6-7 13 0t13 0 13 0 13 0',
  ford: 'M-26-12q6-7 13 0m26 0q6-7 13 0M-26 20q6-7 13 0m26 0q6-7 13 0M-26 4h8m5 0h8m5 0h8m5 0h8',
}

/** The ground, which changes seldom, with its flags and, where it is played on, the names by which the log calls it. */
export const Ground = memo(function Ground({
  diagram,
  named = false,
}: {
  diagram: Diagram
  named?: boolean
}) {
  const { centre, viewBox } = fieldOf(diagram)
  const [x, y, width, height] = viewBox.split(' ').map(Number)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} className={styles.rim} />
      {diagram.hexes.map(({ name, look, flag }, hex) => {
        const at = centre(hex)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its number
          <g key={hex} transform={`translate(${at.x} ${at.y})`} data-look={look} className={styles.hex}>
            <path d={outline} className={styles.shape} />
            <path d={marks[look]} className={styles.mark} />
            {flag !== undefined && <Flag seat={flag} />}
            {named && (
              <text y="-22" className={styles.name}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})

function Flag({ seat }: { seat: number }) {
  const { fill, edge } = lookOf(seat)
  return (
    <g transform="translate(-26 -6)">
      <path d="M0 22V-14" className={styles.pole} />
      <path d="M0-14h16l-4 6 4 6H0Z" fill={fill} stroke={edge} />
    </g>
  )
}
