import { memo } from 'react'
import { armyStyle } from './armies.ts'
import { Counter } from './art/counter.tsx'
import { centreOf, layoutOf } from './geometry.ts'
import { counterLook } from './pieces.tsx'
import styles from './stack-fan.module.css'
import { type Field, type GloryView, stackAt, type UnitView } from './view.ts'

const width = 56 // between two counters of a fan

interface Props {
  readonly view: GloryView
  readonly field: Field
  readonly hex: number
}

/** The units of a stack side by side above it, the top one first. */
export const StackFan = memo(function StackFan({ view, field, hex }: Props) {
  const stack = stackAt(view, hex)
  const seat = field.cards[stack[0] ?? -1]?.seat
  if (stack.length < 2 || seat === undefined) return null
  const layout = layoutOf(field)
  const { x, y } = centreOf(layout, hex)
  const half = (stack.length * width) / 2
  // within the map, and beneath the stack where there is no room above it
  const left = Math.min(Math.max(x, half), layout.width - half)
  const top = y > 100 ? y - 66 : y + 66
  return (
    <g className={styles.fan} style={armyStyle(field, seat)} transform={`translate(${left} ${top})`}>
      <rect x={-half - 3} y="-27" width={half * 2 + 6} height="54" rx="6" />
      {stack.map((unit, i) => {
        const { condition, facing, square } = view.units[unit] as UnitView
        return (
          <g key={unit} transform={`translate(${(i + 0.5) * width - half} 0)`}>
            <Counter {...counterLook(field, [unit, condition, facing, Number(square)])} square={false} />
          </g>
        )
      })}
    </g>
  )
})
