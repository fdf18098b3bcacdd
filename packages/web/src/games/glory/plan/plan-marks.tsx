import type { GloryAction } from '@gunbai/glory/screen'
import type { Action, Journey } from '@gunbai/kernel'
import { memo } from 'react'
import { arrowEnd } from '../../board/arrow-head.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { centreOf, corner, layoutOf, written } from '../geometry.ts'
import type { Field, GloryView } from '../view.ts'
import type { LastMarch } from './last-march.ts'
import styles from './plan-marks.module.css'
import { pointsIn, type Reach, wayTo } from './reach.ts'
import type { Plan } from './use-plan.ts'

/** The reach of a march: what each hex costs, and where it must stop. */
export const ReachMarks = memo(function ReachMarks({ field, reach }: { field: Field; reach: Reach }) {
  const layout = layoutOf(field)
  return (
    <g className={styles.reach} data-part="reach">
      {[...reach.values()].map(({ hex, cost, forced, stops }) => {
        const { x, y } = centreOf(layout, hex)
        return (
          <g key={hex} transform={`translate(${x} ${y})`} data-forced={forced} data-stops={stops !== null}>
            {forced && <path d={hexPath(9)} className={styles.forced} />}
            {stops !== null && <StopSign />}
            <text y={stops === null ? 7 : 26}>{pointsIn(cost)}</text>
          </g>
        )
      })}
    </g>
  )
})

function StopSign() {
  return (
    <g className={styles.stop} transform="translate(0 -8)">
      <path d="M-5.4-13h10.8L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z" />
      <path d="M-7 0H7" className={styles.bar} />
    </g>
  )
}

/** What is drafted: the ways of marches, and who attacks whom; and the way to the hex that is looked at. */
export function PlanMarks({ field, plan, looked }: { field: Field; plan: Plan; looked: number | null }) {
  const { taken, table } = plan
  const seen = looked === null ? undefined : taken?.reach?.get(looked)
  const journey = seen === undefined ? null : wayTo(seen, null)
  return (
    <>
      {table.parts.map(({ way, answers }, i) =>
        way === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a draft are in their order
          <Arrows key={i} field={field} view={table.now.view} answers={answers} />
        ) : (
          <Path key={way.journey.piece} field={field} from={way.from} journey={way.journey} chosen />
        ),
      )}
      {taken !== null && journey !== null && (
        <Path field={field} from={taken.hex} journey={journey} chosen={false} />
      )}
    </>
  )
}

interface PathProps {
  readonly field: Field
  readonly from: number
  readonly journey: Journey
  readonly chosen: boolean
}

function Path({ field, from, journey, chosen }: PathProps) {
  const layout = layoutOf(field)
  const hexes = [from, ...journey.path, journey.place]
  const line = `M${hexes.map((hex) => written(centreOf(layout, hex))).join('L')}`
  const { x, y } = centreOf(layout, journey.place)
  return (
    <g className={styles.path} data-part="path" data-chosen={chosen}>
      <path d={line} className={styles.halo} />
      <path d={line} className={styles.line} />
      <path d={hexPath(2.5)} transform={`translate(${x} ${y})`} className={styles.goal} />
    </g>
  )
}

interface ArrowsProps {
  readonly field: Field
  readonly view: GloryView
  readonly answers: readonly Action[]
}

/** Attacks and shots that are drafted: from each hex an arrow to its target, broken for a shot; and stacks that are chosen. */
function Arrows({ field, view, answers }: ArrowsProps) {
  const layout = layoutOf(field)
  return (answers as readonly GloryAction[]).map((action) => {
    if (action.kind === 'choose') {
      const at = `translate(${written(centreOf(layout, action.hex))})`
      return (
        <path key={action.hex} d={hexPath(2.5)} transform={at} className={styles.goal} data-part="chosen" />
      )
    }
    if (action.kind !== 'attack' && action.kind !== 'fire') return null
    const from = action.kind === 'attack' ? action.from : (view.units[action.unit]?.hex ?? action.hex)
    const [a, b] = [centreOf(layout, from), centreOf(layout, action.hex)]
    // whoever stands farther off is shot at up to his hex
    const end = 1 - 38 / Math.max(76, Math.hypot(b.x - a.x, b.y - a.y))
    const along = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    return (
      <path
        key={`${from} ${action.hex}`}
        d={`M${written(along(1 - end < 0.38 ? 1 - end : 0.32))}L${written(along(action.kind === 'fire' ? end : 0.62))}`}
        className={action.kind === 'fire' ? styles.shotAt : styles.arrowTo}
        markerEnd={arrowEnd}
        data-part={action.kind === 'fire' ? 'shot' : 'attack'}
      />
    )
  })
}

const distance = 50

/** The facings to choose from around the goal; those from which somebody could be struck are ringed. */
export function FacingWheel({ field, last }: { field: Field; last: LastMarch }) {
  const { stop } = last
  if (stop.byFacing.size === 0) return null
  const { x, y } = centreOf(layoutOf(field), stop.hex)
  return (
    <g className={styles.wheel} transform={`translate(${x} ${y})`} data-part="wheel">
      <circle r={distance} className={styles.rim} />
      {[...stop.byFacing.keys()].map((facing) => {
        const at = corner(facing, distance)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: by keys Q and E turn it, and the sheet has the same as buttons
          <g
            key={facing}
            className={styles.arrow}
            data-wheel={facing}
            data-chosen={facing === last.journey.facing}
            data-strikes={last.before(facing).length > 0}
            transform={`translate(${at.x} ${at.y}) rotate(${facing * 60})`}
            onClick={(event) => {
              event.stopPropagation()
              last.face(facing)
            }}
          >
            <circle r="15" />
            <path d="M0-9 7 3H2.5V9H-2.5V3H-7Z" />
          </g>
        )
      })}
    </g>
  )
}
