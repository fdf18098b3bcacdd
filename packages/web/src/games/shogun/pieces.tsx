import { memo, useMemo } from 'react'
import { useWords } from '../../words/words.tsx'
import { ArmyBanner, ForceTile, HiddenRonin, Keep } from './art/standing.tsx'
import { provinceName } from './description.ts'
import { boardProvinces } from './map/board-map.ts'
import { type NamePlace, nameSizes, placeNames } from './map/name-places.ts'
import { standOf } from './map/walk.ts'
import styles from './pieces.module.css'
import { armiesAt, armiesPerClan, clanOfArmy, type ShogunView, sizeOf } from './view.ts'

/** Everything that stands in the provinces; of a battle under way what stands elsewhere lies in the dusk. */
export function Pieces({ view, battle = null }: { view: ShogunView; battle?: ShogunView['battle'] }) {
  return (
    <g className={styles.pieces}>
      {view.provinces.map((there, province) => {
        const armies = armiesAt(view, province).map(({ id, army }) =>
          [id, sizeOf(army), army.level, army.leader === 'living' ? 1 : 0].join(' '),
        )
        return (
          <Standing
            // biome-ignore lint/suspicious/noArrayIndexKey: a province is its number
            key={province}
            province={province}
            owner={there.owner}
            castle={there.castle}
            men={sizeOf(there.force)}
            hidden={there.hidden ?? 0}
            armies={armies.join(',')}
            isDim={battle !== null && battle.from !== province && battle.to !== province}
          />
        )
      })}
    </g>
  )
}

interface NamesProps {
  /** The provinces that alone are lit, by their numbers; all are where none is named. */
  readonly lit: string
}

/** The names of the provinces, above all that stands there or is drafted: for each size of letters a place where none covers another. */
export const Names = memo(function Names({ lit }: NamesProps) {
  const { say } = useWords()
  const names = useMemo(() => boardProvinces.map((_, province) => say(provinceName(province))), [say])
  const places = useMemo(() => nameSizes.map((size) => placeNames(names, size)), [names])
  const alone = lit === '' ? null : lit.split(' ').map(Number)
  return names.map((name, province) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a province is its number
      key={province}
      className={styles.name}
      data-dim={alone !== null && !alone.includes(province)}
      style={placesOf(places.map((each) => each[province]))}
    >
      {name}
    </text>
  ))
})

/** As variables for the style sheet, by size: where a name stands, and whether it is shown. */
function placesOf(places: readonly (NamePlace | null | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    places.flatMap((place, size) =>
      place == null
        ? [[`--shown-${size}`, 'hidden']]
        : [[`--place-${size}`, `${place.x.toFixed(0)}px ${place.y.toFixed(0)}px`]],
    ),
  )
}

interface StandingProps {
  readonly province: number
  readonly owner: number
  readonly castle: number
  readonly men: number
  readonly hidden: number
  /** By army its number, men, level, whether it is led; flat, so that what has not changed is not drawn anew. */
  readonly armies: string
  readonly isDim: boolean
}

const gap = 3
const widths = { keep: 30, force: 34, army: 31, hidden: 24 }

/** What stands in one province: castle, force, armies, hidden ronin, side by side. */
const Standing = memo(function Standing(props: StandingProps) {
  const { province, owner, castle, men, hidden, armies, isDim } = props
  const { x, y } = standOf(province)
  const row: { readonly key: string; readonly width: number; readonly drawn: React.ReactNode }[] = []
  if (castle > 0) row.push({ key: 'keep', width: widths.keep, drawn: <Keep level={castle} /> })
  if (men > 0) row.push({ key: 'force', width: widths.force, drawn: <ForceTile clan={owner} men={men} /> })
  for (const army of armies === '' ? [] : armies.split(',')) {
    const [id = 0, size = 0, level = 0, led = 0] = army.split(' ').map(Number)
    const look = { clan: clanOfArmy(id), number: id % armiesPerClan, men: size, level, led: led === 1 }
    row.push({ key: `army ${id}`, width: widths.army, drawn: <ArmyBanner {...look} /> })
  }
  if (hidden > 0) row.push({ key: 'hidden', width: widths.hidden, drawn: <HiddenRonin ronin={hidden} /> })
  const whole = row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1)
  let left = -whole / 2
  return (
    <g transform={`translate(${x} ${y})`} className={isDim ? styles.dim : undefined}>
      <g className={styles.row} data-crowded={row.length > 2}>
        {row.map(({ key, width, drawn }) => {
          const middle = left + width / 2
          left += width + gap
          return (
            <g key={key} transform={`translate(${middle} 8)`}>
              {drawn}
            </g>
          )
        })}
      </g>
    </g>
  )
})
