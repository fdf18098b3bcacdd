import { memo, useMemo } from 'react'
import { useWords } from '../../words/words.tsx'
import { ArmyBanner, ForceTile, HiddenRonin, Keep } from './art/standing.tsx'
import { provinceName } from './description.ts'
import { boardProvinces } from './map/board-map.ts'
import { standOf } from './map/walk.ts'
import styles from './pieces.module.css'
import { armiesAt, armiesPerClan, clanOfArmy, type ShogunView, sizeOf } from './view.ts'

/** Everything that stands in the provinces, with their names. */
export function Pieces({ view }: { view: ShogunView }) {
  const { say } = useWords()
  const names = useMemo(() => boardProvinces.map((_, province) => say(provinceName(province))), [say])
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
            name={names[province] ?? ''}
            owner={there.owner}
            castle={there.castle}
            men={sizeOf(there.force)}
            hidden={there.hidden ?? 0}
            armies={armies.join(',')}
          />
        )
      })}
    </g>
  )
}

interface StandingProps {
  readonly province: number
  readonly name: string
  readonly owner: number
  readonly castle: number
  readonly men: number
  readonly hidden: number
  /** By army its number, men, level, whether it is led; flat, so that what has not changed is not drawn anew. */
  readonly armies: string
}

/** Names that would touch a neighbour's stand a little aside. */
const nudges: Readonly<Record<number, number>> = Object.fromEntries(
  boardProvinces.flatMap(({ id }, province) => (id === 'yamashiro' ? [[province, 14]] : [])),
)

const gap = 3
const widths = { keep: 30, force: 34, army: 31, hidden: 24 }

/** What stands in one province: castle, force, armies, hidden ronin, side by side beneath its name. */
const Standing = memo(function Standing(props: StandingProps) {
  const { province, name, owner, castle, men, hidden, armies } = props
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
    <g transform={`translate(${x} ${y})`}>
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
      <text
        className={styles.name}
        x={nudges[province] ?? 0}
        y={row.length === 0 ? 5 : 43}
        data-empty={row.length === 0}
      >
        {name}
      </text>
    </g>
  )
})
