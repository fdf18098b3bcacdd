import type { HexId } from '@gunbai/hexes'
import type { Battle } from './battle.ts'
import type { Place } from './field-drawing.tsx'
import { field } from './geometry.ts'
import styles from './overview.module.css'

const water: ReadonlySet<string> = new Set(['river', 'shallows', 'ford', 'free ford', 'bridge'])

/** The field in a few strokes: water, who stands where; red squares, blue triangles. */
export default function Overview({ battle, place }: { battle: Battle; place: Place }) {
  return (
    <>
      {field.hexes
        .filter((hex) => water.has(battle.ground[hex] ?? ''))
        .map((hex: HexId) => {
          const { x, y } = place(hex)
          return <circle key={hex} cx={x} cy={y} r="38" className={styles.water} />
        })}
      {battle.units.map(({ id, hex, seat }) => {
        const { x, y } = place(hex)
        return (
          <path
            key={id}
            transform={`translate(${x} ${y})`}
            d={seat === 0 ? 'M-20-20H20V20H-20Z' : 'M-26-20H26L0 26Z'}
            className={styles.unit}
            data-side={seat === 0 ? 'red' : 'blue'}
          />
        )
      })}
    </>
  )
}
