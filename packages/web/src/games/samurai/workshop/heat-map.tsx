import type { LabFigures } from '@gunbai/bots/lab'
import styles from '../../../screens/workshop/bench/fight-marks.module.css'
import { FightMarks } from '../../../screens/workshop/bench/fight-marks.tsx'
import { useSay } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { leaderAt } from '../battle.ts'
import { fromTheBack, Ground, Leader, loneLeaders, Unit, upright, viewBox } from '../field-drawing.tsx'
import type { SamuraiBench } from './bench.tsx'

/** The field with how often there was a fight in each hex. */
export function HeatMap({ bench, figures }: { bench: SamuraiBench; figures: LabFigures | null }) {
  const say = useSay()
  const { drawn: battle } = bench
  return (
    <svg viewBox={viewBox} data-far="true" role="img" aria-label={say('workshop.heat')}>
      <Ground ground={battle.ground} tents={battle.tents} place={upright} />
      <g className={figures === null ? undefined : styles.faint}>
        {loneLeaders(battle).map((leader) => (
          <Leader key={leader.id} leader={leader} place={upright} state="rest" />
        ))}
        {[...battle.units].sort(fromTheBack(upright)).map((unit) => (
          <Unit key={unit.id} unit={unit} leader={leaderAt(battle, unit.hex)} place={upright} state="rest" />
        ))}
      </g>
      <FightMarks figures={figures} at={upright} shape={() => hexPath(1)} />
    </svg>
  )
}
