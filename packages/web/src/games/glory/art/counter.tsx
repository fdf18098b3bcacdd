import { memo } from 'react'
import { hexPath, side } from '../../board/hex-shape.ts'
import { corner, frontPath, written } from '../geometry.ts'
import { type ArmName, ArmShape, ClassStrokes } from './arms.tsx'
import styles from './counter.module.css'

/** What a counter shows. */
export interface CounterLook {
  readonly arm: ArmName
  readonly class: string
  readonly code: string
  /** Strength, or fire capacity of a battery; 0 where it has none left. */
  readonly strength: number
  readonly cohesion: number
  /** 0 good order, 1 disordered, 2 routed. */
  readonly condition: number
  readonly square: boolean
  readonly charging: boolean
  /** Which of its side's formations, counted from 1: so many dots. */
  readonly formation: number
  readonly cut: boolean
}

const bodies = {
  round: 'M-19-20H19Q24-20 24-15V15Q24 20 19 20H-19Q-24 20-24 15V-15Q-24-20-19-20Z',
  cut: 'M-17-20H17L24-13V13L17 20H-17L-24 13V-13Z',
}

/** The shape of a commander or a marker of the second army, so far from its middle; the first army's are round. */
export const octagon = (r: number): string => {
  const c = Math.round(r * 4.2) / 10
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}Z`
}

/** A counter: arm, strength and cohesion. One in disorder lies askew, its front broken; a routed one more so, pale, under a white flag. */
export const Counter = memo(function Counter(look: CounterLook) {
  const { arm, strength, cohesion, condition, square, formation, cut, code } = look
  const body = cut ? bodies.cut : bodies.round
  const left = cut ? -15 : -20
  const dots = Array.from({ length: formation }, (_, i) => `M${left + i * 5} 16h.01`).join('')
  return (
    <g className={styles.counter} data-condition={condition}>
      <path d={body} className={styles.shadow} transform="translate(1.5 2.5)" />
      <path d={body} className={styles.body} data-cut={cut} />
      {cut && <path d={body} className={styles.rim} />}
      <g className={styles.arm}>
        <ArmShape arm={arm} />
      </g>
      <g transform="translate(-11 -17)" className={styles.class}>
        <ClassStrokes of={look.class} />
      </g>
      <path d={dots} className={styles.dots} />
      <text className={styles.strength} x="12">
        {strength > 0 ? strength : '–'}
      </text>
      <text className={styles.cohesion} x="12" y="16">
        {cohesion}
      </text>
      <text className={styles.code} y="-11">
        {code}
      </text>
      {condition > 0 && <path d={zigzag(-15)} className={styles.tear} />}
      {condition === 2 && <path d={zigzag(18)} className={styles.tear} />}
      {condition === 2 && <WhiteFlag />}
      {square && <path d={bayonets} className={styles.square} />}
    </g>
  )
})

/** The edge of a line that has lost its ranks. */
const zigzag = (y: number): string => `M-19 ${y}l4-4 5 4 5-4 5 4 5-4 5 4 5-4 4 4`

/** Who has routed shows it: upright beside the counter that lies askew. */
function WhiteFlag() {
  return (
    <g className={styles.flag}>
      <path d="M-22 8V-25" />
      <path d="M-22-25c6-4 10 3 17-1v11c-7 4-11-3-17 1Z" />
    </g>
  )
}

const bayonets =
  'M-27-23H27V23H-27Z' +
  [-18, -6, 6, 18].map((x) => `M${x}-23v-6M${x} 23v6`).join('') +
  [-14, 0, 14].map((y) => `M-27 ${y}h-5M27 ${y}h5`).join('')

/** Which way a unit looks: its two front sides, and the beak at the corner that it faces. All six where all are front. */
export function Front({ facing, six, charging }: { facing: number; six: boolean; charging: boolean }) {
  if (six) return <path d={hexPath(4)} className={styles.sixFronts} />
  const tip = corner(facing, side - 2)
  const [left, right] = [-0.26, 0.26].map((turn) => corner(facing + turn, side - 12))
  return (
    <g className={styles.front} data-charging={charging}>
      <path d={frontPath(facing, 4.5)} className={styles.casing} />
      <path d={frontPath(facing, 4.5)} className={styles.line} />
      {left !== undefined && right !== undefined && (
        <path d={`M${written(left)}L${written(tip)}L${written(right)}Z`} className={styles.beak} />
      )}
      {charging && <path d={`${frontPath(facing, 11)}${frontPath(facing, 16)}`} className={styles.charge} />}
    </g>
  )
}
