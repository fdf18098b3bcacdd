import type { LabFigures } from '@gunbai/bots/lab'
import styles from './fight-marks.module.css'

interface Props {
  readonly figures: LabFigures | null
  /** Where a place lies, and its outline around that point. */
  readonly at: (place: number) => { readonly x: number; readonly y: number }
  readonly shape: (place: number) => string
  /** Of the number and its disc, where places are larger or smaller than a hex of 40. */
  readonly scale?: number
}

/** How often there was a fight in each place: the redder the more, and in ten games how many. */
export function FightMarks({ figures, at, shape, scale = 1 }: Props) {
  const hottest = Math.max(0.01, ...Object.values(figures?.fights ?? {}))
  return Object.entries(figures?.fights ?? {}).map(([place, n]) => {
    const { x, y } = at(Number(place))
    return (
      <g key={place} transform={`translate(${x} ${y})`} className={styles.fights}>
        <path d={shape(Number(place))} style={{ opacity: 0.15 + 0.6 * (n / hottest) }} />
        {n >= 0.1 && (
          <g transform={`scale(${scale})`}>
            <circle r="15" />
            <text y="6">{Math.round(10 * n)}</text>
          </g>
        )}
      </g>
    )
  })
}
