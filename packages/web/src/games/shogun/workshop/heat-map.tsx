import type { LabFigures } from '@gunbai/bots/lab'
import board from '../../../screens/workshop/bench/board.module.css'
import styles from '../../../screens/workshop/bench/fight-marks.module.css'
import { FightMarks } from '../../../screens/workshop/bench/fight-marks.tsx'
import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Land, ownersOf, Sea, viewBox } from '../map/map-drawing.tsx'
import { standOf } from '../map/walk.ts'
import { Pieces } from '../pieces.tsx'
import type { ShogunBench } from './bench.tsx'

const disc = 'M-24 0A24 24 0 1 1 24 0 24 24 0 1 1 -24 0Z'

/** The map with how often there was a battle in each province. */
export function HeatMap({ bench, figures }: { bench: ShogunBench; figures: LabFigures | null }) {
  const say = useSay()
  const { drawn } = bench
  return (
    <svg
      viewBox={viewBox}
      data-names="none"
      className={`${clans.clans} ${board.inset}`}
      role="img"
      aria-label={say('workshop.heat')}
    >
      <Sea />
      <Land owners={ownersOf(drawn.provinces)} />
      <g className={figures === null ? undefined : styles.faint}>
        <Pieces view={drawn} />
      </g>
      <FightMarks figures={figures} at={standOf} shape={() => disc} />
    </svg>
  )
}
