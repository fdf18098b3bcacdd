import type { Levy } from '@gunbai/shogun/screen'
import { figures } from './art/figures.tsx'
import styles from './draft-marks.module.css'
import { standOf } from './map/walk.ts'

/** What is drafted on the map and not yet committed: broken edges on gold. */
export function DraftMarks({ placed }: { placed: readonly Levy[] }) {
  return (
    <g className={styles.marks} data-part="draft">
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
