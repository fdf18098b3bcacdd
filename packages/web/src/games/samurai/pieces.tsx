import { lazy, Suspense } from 'react'
import { usePlay } from '../../table/play.tsx'
import { hexPath } from '../board/hex-shape.ts'
import { leaderAt, unitAt } from './battle.ts'
import { Leader, loneLeaders, type Place, Unit } from './field-drawing.tsx'
import styles from './pieces.module.css'
import { hexHandle, hexOf } from './pointing.ts'
import { usePlanned } from './use-plan.ts'

/** Fetched when something has happened. */
const MomentMarks = lazy(() => import('./stage/moment-marks.tsx'))

/** Everything that stands on the field: lifted where it may act, flat where it has acted. */
export function Pieces({ place }: { place: Place }) {
  const { scene, beat } = usePlay()
  const { battle, inHand } = usePlanned()
  const { targets, origins, taken } = inHand
  const takenHex = taken === null ? null : hexOf(taken)

  function stateAt(hex: number): 'rest' | 'ready' | 'taken' {
    const handle = hexHandle(hex)
    if (handle === taken) return 'taken'
    if (origins.has(handle)) return 'ready'
    return targets.has(handle) && unitAt(battle, hex)?.seat === scene.viewer ? 'ready' : 'rest'
  }

  return (
    <g className={styles.pieces}>
      {loneLeaders(battle).map((leader) => (
        <Leader key={leader.id} leader={leader} place={place} state={stateAt(leader.hex)} />
      ))}
      {battle.units.map((unit) => (
        <Unit
          key={unit.id}
          unit={unit}
          leader={leaderAt(battle, unit.hex)}
          place={place}
          state={unit.fought ? 'done' : stateAt(unit.hex)}
        />
      ))}
      {(beat !== null || scene.moment > 0) && (
        <Suspense>
          <MomentMarks place={place} />
        </Suspense>
      )}
      {takenHex !== null && (
        <path
          d={hexPath(3)}
          className={styles.taken}
          transform={`translate(${place(takenHex).x} ${place(takenHex).y})`}
        />
      )}
    </g>
  )
}
