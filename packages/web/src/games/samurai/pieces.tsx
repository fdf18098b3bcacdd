import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { hexPath } from '../board/hex-shape.ts'
import { type BattleUnit, leaderAt, unitAt } from './battle.ts'
import { Leader, loneLeaders, type Place, Unit } from './field-drawing.tsx'
import styles from './pieces.module.css'
import { hexHandle, hexOf } from './pointing.ts'
import { useCardReach } from './use-card-reach.ts'
import { usePlanned } from './use-plan.ts'

/** Fetched when something has happened. */
const MomentMarks = lazy(() => import('./stage/moment-marks.tsx'))

/** Everything that stands on the field: lifted where it may act, flat where it has acted. */
export function Pieces({ place }: { place: Place }) {
  const { scene, beat } = usePlay()
  const { battle, inHand } = usePlanned()
  const { targets, origins, taken } = inHand
  const units = useBackToFront(battle.units, place)
  const reach = useCardReach(battle)

  function stateAt(hex: number): 'rest' | 'ready' | 'taken' {
    const handle = hexHandle(hex)
    if (handle === taken) return 'taken'
    if (origins.has(handle) || reach.has(handle)) return 'ready'
    return targets.has(handle) && unitAt(battle, hex)?.seat === scene.viewer ? 'ready' : 'rest'
  }

  return (
    <g className={styles.pieces}>
      {loneLeaders(battle).map((leader) => (
        <Leader key={leader.id} leader={leader} place={place} state={stateAt(leader.hex)} />
      ))}
      {units.map((unit) => (
        <Unit
          key={unit.id}
          unit={unit}
          leader={leaderAt(battle, unit.hex)}
          place={place}
          state={unit.fought ? 'done' : stateAt(unit.hex)}
        />
      ))}
      <Aims place={place} />
      {(beat !== null || scene.moment > 0) && (
        <Suspense>
          <MomentMarks place={place} />
        </Suspense>
      )}
    </g>
  )
}

/**
 * Units from the back to the front. One that moves keeps its place among them until it has arrived: put elsewhere in the page
 * it would not glide.
 */
function useBackToFront(units: readonly BattleUnit[], place: Place): readonly BattleUnit[] {
  const [settled, setSettled] = useState(units)
  useEffect(() => {
    const gliding = setTimeout(() => setSettled(units), 300)
    return () => clearTimeout(gliding)
  }, [units])
  return useMemo(() => {
    const stood = new Map(settled.map(({ id, hex }) => [id, hex]))
    const depth = ({ id, hex }: BattleUnit) => place(stood.get(id) ?? hex).y
    return [...units].sort((one, other) => depth(one) - depth(other))
  }, [units, settled, place])
}

/** Who can be struck or shot, above the units: the corners of the hex for a blow, a sight for a shot. */
function Aims({ place }: { place: Place }) {
  const { inHand } = usePlanned()
  const aims = [...inHand.targets].flatMap(([handle, [first]]) => {
    const hex = hexOf(handle)
    const kind = first?.action.kind
    return hex !== null && (kind === 'attack' || kind === 'shoot') ? [{ hex, kind }] : []
  })
  return aims.map(({ hex, kind }) => {
    const { x, y } = place(hex)
    const d = kind === 'attack' ? hexPath(2) : sight
    return (
      <g key={hex} transform={`translate(${x} ${y})`} className={styles.aim} data-aim={kind}>
        <path d={d} />
        <path d={d} />
      </g>
    )
  })
}

const sight = 'M36 0a36 36 0 1 1-72 0 36 36 0 1 1 72 0M36 0h-8M-36 0h8M0-36v8M0 36v-8'
