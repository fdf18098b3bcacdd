import { memo } from 'react'
import { hexPath } from '../../board/hex-shape.ts'
import { armyStyle } from '../armies.ts'
import { Counter } from '../art/counter.tsx'
import { centreOf, corner, layoutOf, written } from '../geometry.ts'
import { counterLook } from '../pieces.tsx'
import type { Field, GloryView, UnitView } from '../view.ts'
import type { MarchPlan } from './march-plan.ts'
import styles from './plan-marks.module.css'
import { pointsIn, type Reach, type Stop, wayTo } from './reach.ts'

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

/** The way to the hex that is looked at or was chosen. */
export function PathMarks({
  view,
  field,
  plan,
  looked,
}: {
  view: GloryView
  field: Field
  plan: MarchPlan
  looked: number | null
}) {
  const seen = looked === null ? undefined : plan.reach?.get(looked)
  const stop = seen ?? plan.stop
  if (stop === null) return null
  return (
    <>
      {plan.stop !== null && stop !== plan.stop && <Path field={field} plan={plan} stop={plan.stop} />}
      <Path field={field} plan={plan} stop={stop} />
      {plan.stop !== null && plan.goal !== plan.from && <Ghost view={view} field={field} plan={plan} />}
    </>
  )
}

function Path({ field, plan, stop }: { field: Field; plan: MarchPlan; stop: Stop }) {
  const layout = layoutOf(field)
  const way = wayTo(stop, plan.facing)
  const hexes = [plan.from, ...(way?.path ?? []), stop.hex]
  const line = `M${hexes.map((hex) => written(centreOf(layout, hex))).join('L')}`
  const { x, y } = centreOf(layout, stop.hex)
  return (
    <g className={styles.path} data-part="path" data-chosen={stop === plan.stop}>
      <path d={line} className={styles.halo} />
      <path d={line} className={styles.line} />
      <path d={hexPath(2.5)} transform={`translate(${x} ${y})`} className={styles.goal} />
    </g>
  )
}

/** The unit as it will stand. */
function Ghost({ view, field, plan }: { view: GloryView; field: Field; plan: MarchPlan }) {
  const { unit, goal, facing } = plan
  const { condition, facing: held } = view.units[unit] as UnitView
  const { x, y } = centreOf(layoutOf(field), goal ?? -1)
  return (
    <g
      className={styles.ghost}
      style={armyStyle(field, field.cards[unit]?.seat ?? 0)}
      transform={`translate(${x} ${y})`}
      data-part="ghost"
    >
      <Counter {...counterLook(field, [unit, condition, facing ?? held, 0])} />
    </g>
  )
}

const distance = 50

/** The facings to choose from around the goal; those from which somebody could be struck are ringed. */
export function FacingWheel({ field, plan }: { field: Field; plan: MarchPlan }) {
  const { stop } = plan
  if (stop === null || stop.byFacing.size === 0) return null
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
            data-chosen={facing === plan.facing}
            data-strikes={plan.before(facing).length > 0}
            transform={`translate(${at.x} ${at.y}) rotate(${facing * 60})`}
            onClick={(event) => {
              event.stopPropagation()
              plan.face(facing)
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
