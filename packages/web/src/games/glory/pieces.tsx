import { CHARGING, hasSixFronts, isActive, MARCHED } from '@gunbai/glory/screen'
import { memo } from 'react'
import { hexPath } from '../board/hex-shape.ts'
import lifted from '../board/lifted.module.css'
import { armyLook, armyStyle } from './armies.ts'
import { Bicorne } from './art/arms.tsx'
import { Counter, type CounterLook, Front, octagon } from './art/counter.tsx'
import { centreOf, layoutOf } from './geometry.ts'
import styles from './pieces.module.css'
import { commandersAt, type Field, type GloryView, stackAt, type UnitView } from './view.ts'

interface Props {
  readonly view: GloryView
  readonly field: Field
  /** Hexes whose pieces may act, and the one that has been taken up. */
  readonly ready?: ReadonlySet<number>
  readonly taken?: number | null
}

const nobody: ReadonlySet<number> = new Set()

/** Everything that stands on the map. */
export function Pieces({ view, field, ready = nobody, taken = null }: Props) {
  const layout = layoutOf(field)
  const hexes = field.ground.map.hexes.filter((hex) => (view.tops[hex] ?? -1) >= 0)
  const riders = [...new Set(view.commanders.map(({ hex }) => Number(hex)))].filter((hex) => hex >= 0)
  return (
    <g className={styles.pieces}>
      {hexes.map((hex) => {
        const state =
          hex === taken ? 'taken' : ready.has(hex) ? 'ready' : isSpent(view, hex) ? 'done' : 'rest'
        return (
          <Stack
            key={view.tops[hex]}
            field={field}
            {...centreOf(layout, hex)}
            state={state}
            standing={standing(view, field, hex)}
            order={orderOf(view, field, hex)}
          />
        )
      })}
      {riders.map((hex) => (
        <Commanders
          key={hex}
          field={field}
          {...centreOf(layout, hex)}
          ids={commandersAt(view, hex).join()}
          alone={(view.tops[hex] ?? -1) < 0}
          ready={ready.has(hex)}
        />
      ))}
      {taken !== null && (
        <path
          d={hexPath(2.5)}
          className={styles.taken}
          transform={`translate(${centreOf(layout, taken).x} ${centreOf(layout, taken).y})`}
        />
      )}
    </g>
  )
}

/** The units of a hex from the bottom, as one word: what has not changed is not drawn anew. */
function standing(view: GloryView, field: Field, hex: number): string {
  return stackAt(view, hex)
    .reverse()
    .map((id) => {
      const unit = view.units[id] as UnitView
      const bits = [unit.square, (unit.did & CHARGING) !== 0, hasSixFronts(field, unit)].map(Number)
      return [id, unit.condition, unit.facing, ...bits].join(' ')
    })
    .join(',')
}

/** Whether everything in the hex that is activated now has used its movement. */
function isSpent(view: GloryView, hex: number): boolean {
  const acting = stackAt(view, hex).filter((unit) => isActive(view, unit))
  return acting.length > 0 && acting.every((unit) => ((view.units[unit]?.did ?? 0) & MARCHED) !== 0)
}

/** The order of the group in a hex: the letter of who gave it, in brackets while it lies face down; empty for none. */
function orderOf(view: GloryView, field: Field, hex: number): string {
  for (const unit of stackAt(view, hex)) {
    const group = view.groups[view.units[unit]?.group ?? -1]
    if (group === undefined) continue
    if (group.order !== null && group.order >= 0) {
      const letter = field.battle.commanders[group.order]?.name.charAt(0) ?? ''
      return group.shown ? letter : `(${letter}`
    }
    if (group.test > 0) return group.test === 1 ? '✓' : '✕'
  }
  return ''
}

interface StackProps {
  readonly field: Field
  readonly x: number
  readonly y: number
  readonly standing: string
  readonly order: string
  readonly state: 'rest' | 'ready' | 'taken' | 'done'
}

const step = 5.5 // by which a counter in a stack is seen behind the next

const Stack = memo(function Stack({ field, x, y, standing: units, order, state }: StackProps) {
  const all = units.split(',').map((each) => each.split(' ').map(Number))
  const shown = all.slice(-3)
  const top = all.at(-1) ?? []
  const seat = field.cards[top[0] ?? 0]?.seat ?? 0
  const fronts = new Set(all.map(([, , facing, , charging, six]) => `${facing} ${charging} ${six}`))
  return (
    <g
      className={lifted.piece}
      data-state={state}
      style={{ ...armyStyle(field, seat), transform: `translate(${x}px, ${y}px)` }}
    >
      {[...fronts].map((front) => {
        const [facing = 0, charging = 0, six = 0] = front.split(' ').map(Number)
        return <Front key={front} facing={facing} six={six === 1} charging={charging === 1} />
      })}
      <g className={lifted.lift}>
        {shown.map((unit, i) => {
          const back = shown.length - 1 - i
          return (
            <g key={unit[0]} transform={`translate(${back * step} ${-back * step})`}>
              <Counter {...counterLook(field, unit)} />
            </g>
          )
        })}
        {all.length > 1 && (
          <g
            className={styles.count}
            transform={`translate(${17 + (shown.length - 1) * step} ${-16 - (shown.length - 1) * step})`}
          >
            <g className={styles.badge}>
              <circle r="9.5" />
              <text y="5.5">{all.length}</text>
            </g>
          </g>
        )}
        {order !== '' && (
          <g className={styles.order} data-covered={order.startsWith('(')} transform="translate(-21 -17)">
            <g className={styles.badge}>
              <rect x="-8.5" y="-8.5" width="17" height="17" rx="2" />
              <text y="5">{order.replace('(', '')}</text>
            </g>
          </g>
        )}
      </g>
    </g>
  )
})

export function counterLook(
  field: Field,
  [id = 0, condition = 0, , square = 0, charging = 0]: readonly number[],
): CounterLook {
  const card = field.cards[id]
  const seat = card?.seat ?? 0
  const values = card?.faces[(condition < 3 ? condition : 2) as 0 | 1 | 2]
  const ofSide = field.battle.formations.flatMap((each, number) => (each.seat === seat ? [number] : []))
  return {
    arm: card?.arm ?? 'inf',
    class: card?.class ?? 'line',
    code: card?.code ?? '',
    strength: values?.strength ?? 0,
    cohesion: values?.cohesion ?? 0,
    condition,
    square: square === 1,
    charging: charging === 1,
    formation: ofSide.indexOf(card?.formation ?? -1) + 1,
    cut: armyLook(field, seat).cut,
  }
}

interface CommandersProps {
  readonly field: Field
  readonly x: number
  readonly y: number
  readonly ids: string
  readonly alone: boolean
  readonly ready: boolean
}

/** Who commands here: in the middle of an empty hex, else in the corner of the stack. */
const Commanders = memo(function Commanders({ field, x, y, ids, alone, ready }: CommandersProps) {
  return ids.split(',').map((id, i) => {
    const card = field.battle.commanders[Number(id)]
    return (
      <g
        key={id}
        className={styles.commander}
        data-ready={ready}
        style={{
          ...armyStyle(field, card?.seat ?? 0),
          transform: alone
            ? `translate(${x + i * 14}px, ${y}px)`
            : `translate(${x - 21 + i * 15}px, ${y + 20}px)`,
        }}
      >
        <g transform={alone ? undefined : 'scale(0.72)'}>
          <Banner name={card?.name ?? ''} chief={card?.chief ?? false} />
        </g>
        <CommanderBody seat={card?.seat ?? 0} field={field} r={alone ? 17 : 11.5} />
        <g transform={alone ? 'translate(0 2) scale(1.25)' : 'translate(0 1) scale(0.88)'}>
          <Bicorne chief={card?.chief ?? false} />
        </g>
      </g>
    )
  })
})

/** A commander's own banner with his letter; that of the chief has two tails. */
function Banner({ name, chief }: { name: string; chief: boolean }) {
  return (
    <g className={styles.banner}>
      <path d="M13 8V-37" />
      <path d={chief ? 'M13-37H40L33-28 40-19H13Z' : 'M13-37H35V-19H13Z'} />
      <text x="23" y="-22.5">
        {name.charAt(0)}
      </text>
    </g>
  )
}

/** What a commander is painted on: round in the first army, cut and with a light rim in the second. */
export function CommanderBody({ seat, field, r }: { seat: number; field: Field; r: number }) {
  if (!armyLook(field, seat).cut) return <circle r={r} className={styles.body} />
  return (
    <>
      <path d={octagon(r)} className={styles.body} />
      <path d={octagon(r - 2)} className={styles.rim} />
    </>
  )
}
