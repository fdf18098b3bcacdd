import type { Journey } from '@gunbai/kernel'
import type { Levy } from '@gunbai/shogun/screen'
import { figures } from './art/figures.tsx'
import styles from './draft-marks.module.css'
import { standOf } from './map/walk.ts'
import { way } from './marks.tsx'

interface Way {
  readonly from: number
  readonly to: number
}

/** Each way once, however many go it. */
const once = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((each) => [`${each.from} ${each.to}`, each])).values(),
]

interface Props {
  readonly placed: readonly Levy[]
  /** The ways that are drafted: the steps of an army, or of men one by one. */
  readonly stops: readonly Way[]
  /** Where the army in hand could go: its steps are told. */
  readonly ways: readonly Journey[]
}

/** What is drafted on the map and not yet committed: broken edges on gold. */
export function DraftMarks({ placed, stops, ways }: Props) {
  return (
    <g className={styles.marks} data-part="draft">
      {ways.map(({ piece, place, cost }) => {
        const { x, y } = standOf(place)
        return (
          <g key={`${piece} ${place}`} transform={`translate(${x} ${y - 30})`} className={styles.steps}>
            <circle r="14" />
            <text y="6">{cost}</text>
          </g>
        )
      })}
      {once(stops).map(({ from, to }) => (
        <g key={`${from} ${to}`} className={styles.way} data-drafted={to}>
          <path d={way(from, to, 12)} className={styles.under} />
          <path d={way(from, to, 12)} markerEnd="url(#shogun-way)" />
        </g>
      ))}
      {placed.map(({ unit, province }) => {
        const { x, y } = standOf(province)
        return (
          <g key={province} transform={`translate(${x + 12} ${y - 30})`} data-drafted={province}>
            <rect x="-29" y="-18" width="58" height="36" rx="6" />
            <g transform="translate(-11 1)">{figures[unit]}</g>
            <text x="15" y="6">
              +1
            </text>
          </g>
        )
      })}
    </g>
  )
}
