import type { LabFigures } from '@gunbai/bots/lab'
import type { GloryView } from '@gunbai/glory/screen'
import styles from '../../../screens/workshop/bench/fight-marks.module.css'
import { FightMarks } from '../../../screens/workshop/bench/fight-marks.tsx'
import { useSay } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { centreOf, layoutOf } from '../geometry.ts'
import { Ground } from '../ground-drawing.tsx'
import { Objectives } from '../overlays.tsx'
import { Pieces } from '../pieces.tsx'
import type { GloryBench } from './bench.tsx'

/** The map with how often there was a fight in each hex. */
export function HeatMap({ bench, figures }: { bench: GloryBench; figures: LabFigures | null }) {
  const say = useSay()
  const { drawn } = bench
  if (drawn === null) return null
  const { field, state } = drawn
  const layout = layoutOf(field)
  return (
    <svg viewBox={layout.viewBox} data-detail="far" role="img" aria-label={say('workshop.heat')}>
      <Ground field={field} numbered={false} />
      <Objectives field={field} holders={state.holders.join()} />
      <g className={figures === null ? undefined : styles.faint}>
        <Pieces view={state as unknown as GloryView} field={field} />
      </g>
      <FightMarks figures={figures} at={(hex) => centreOf(layout, hex)} shape={() => hexPath(1)} />
    </svg>
  )
}
