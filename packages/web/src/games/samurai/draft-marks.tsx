import type { Action } from '@gunbai/kernel'
import { arrowEnd } from '../board/arrow-head.tsx'
import { hexPath } from '../board/hex-shape.ts'
import styles from './draft-marks.module.css'
import type { Place } from './field-drawing.tsx'
import { pieceOf } from './plan.ts'
import { usePlanned } from './use-plan.ts'
import { useBattle } from './view.ts'

/** What is drafted on the field, under the pieces: their broken edges, and the ways that they would go. */
export default function DraftMarks({ place }: { place: Place }) {
  const given = useBattle()
  const { battle, draft: parts } = usePlanned()
  const at = (where: typeof battle, action: Action): number | undefined => {
    const { unit, leader } = pieceOf(action)
    return unit === undefined
      ? where.leaders.find(({ id }) => id === leader)?.hex
      : where.units.find(({ id }) => id === unit)?.hex
  }
  const { orders } = parts
  const moves = parts.moves.filter((action) => 'hex' in action)
  return (
    <g className={styles.marks} data-part="draft">
      {orders.map((order) => {
        const hex = at(battle, order)
        if (hex === undefined) return null
        const { x, y } = place(hex)
        return (
          <path
            key={JSON.stringify(order)}
            d={hexPath(3)}
            className={styles.drafted}
            transform={`translate(${x} ${y})`}
            data-drafted={hex}
          />
        )
      })}
      {moves.map((action) => {
        const from = at(given, action)
        const to = (action as Action & { hex: number }).hex
        if (from === undefined) return null
        return (
          <path
            key={JSON.stringify(action)}
            d={between(place(from), place(to), 20)}
            className={styles.way}
            markerEnd={arrowEnd}
            data-sent={to}
          />
        )
      })}
    </g>
  )
}

/** A line from one place to another that stays so far from both. */
function between(from: { x: number; y: number }, to: { x: number; y: number }, away: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [((to.x - from.x) / length) * away, ((to.y - from.y) / length) * away]
  return `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`
}
