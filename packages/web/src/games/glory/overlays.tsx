import { canSee, inEnemyZone, type Weather } from '@gunbai/glory/screen'
import type { HexId } from '@gunbai/hexes'
import { memo, useMemo } from 'react'
import { hexPath } from '../board/hex-shape.ts'
import { armyLook } from './armies.ts'
import { centreOf, layoutOf, rim, written } from './geometry.ts'
import styles from './overlays.module.css'
import type { Field, GloryView } from './view.ts'

/** Night and fog lie over the whole map. */
export const WeatherVeil = memo(function WeatherVeil({ field, weather }: { field: Field; weather: Weather }) {
  if (weather === 'clear') return null
  const { width, height } = layoutOf(field)
  return (
    <rect
      x={-rim}
      y={-rim}
      width={width + rim + 6}
      height={height + rim + 6}
      className={styles.veil}
      data-weather={weather}
      fill={weather === 'fog' ? 'url(#fog)' : undefined}
    />
  )
})

/** What the veils and hatchings are made of. */
export function OverlayDefs({ field }: { field: Field }) {
  return (
    <>
      <pattern id="fog" width="92" height="34" patternUnits="userSpaceOnUse">
        <path d="M4 9q14-7 30 0t34 0M40 26q12-6 24 0t26 0" className={styles.mist} />
      </pattern>
      {[0, 1].map((seat) => (
        <pattern
          key={seat}
          id={`zone-${seat}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${seat === 0 ? 45 : -45})`}
        >
          <path d="M0 0V9" stroke={armyLook(field, seat).colour} strokeWidth="3" />
        </pattern>
      ))}
    </>
  )
}

/** The objectives of the battle: whose each is now. */
export const Objectives = memo(function Objectives({ field, holders }: { field: Field; holders: string }) {
  const layout = layoutOf(field)
  const seats = holders.split(',').map(Number)
  return (
    <g className={styles.objectives}>
      {field.zoneHexes.map((hex, i) => {
        const seat = seats[i] ?? -1
        const { x, y } = centreOf(layout, hex)
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <path d={hexPath(5)} className={styles.objective} />
            <path
              d="M0 22 2.6 28.4 9.5 29 4.2 33.5 5.9 40.2 0 36.6-5.9 40.2-4.2 33.5-9.5 29-2.6 28.4Z"
              fill={seat < 0 ? 'var(--paper-raised)' : armyLook(field, seat).fill}
              className={styles.star}
              transform="translate(0 -5)"
            />
            {seat === 1 && <circle cy="27" r="3.2" className={styles.hole} />}
          </g>
        )
      })}
    </g>
  )
})

/** Which hexes lie in a zone of control of either side, or of one; where both do the hatchings cross. */
export function Zones({ view, field, of }: { view: GloryView; field: Field; of?: number }) {
  const layout = layoutOf(field)
  const zones = useMemo(
    () =>
      [0, 1].map((seat) =>
        // a side's zones are those that its enemy would enter
        of !== undefined && of !== seat
          ? []
          : field.ground.map.hexes.filter((hex) => inEnemyZone(view, 1 - seat, hex)),
      ),
    [view, field, of],
  )
  return (
    <g className={styles.zones}>
      {zones.map((hexes, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          d={hexes.map((hex) => moved(centreOf(layout, hex))).join('')}
          fill={`url(#zone-${seat})`}
        />
      ))}
    </g>
  )
}

/** What cannot be seen from a hex is dimmed. */
export function Sight({ view, field, from }: { view: GloryView; field: Field; from: number }) {
  const layout = layoutOf(field)
  const hidden = useMemo(
    () => field.ground.map.hexes.filter((hex) => hex !== from && !canSee(view, from as HexId, hex)),
    [view, field, from],
  )
  const { x, y } = centreOf(layout, from)
  return (
    <g className={styles.sight}>
      <path d={hidden.map((hex) => moved(centreOf(layout, hex))).join('')} />
      <circle cx={x} cy={y} r="8" />
    </g>
  )
}

const shape = (Math.sqrt(3) / 2) * 40

function moved(at: { readonly x: number; readonly y: number }): string {
  const { x, y } = at
  const top = written({ x, y: y - 40 })
  return `M${top}l${shape.toFixed(1)} 20v40l${(-shape).toFixed(1)} 20l${(-shape).toFixed(1)} -20v-40Z`
}
