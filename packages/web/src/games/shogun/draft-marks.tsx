import type { Journey } from '@gunbai/kernel'
import type { Levy } from '@gunbai/shogun/screen'
import { figures } from './art/figures.tsx'
import styles from './draft-marks.module.css'
import { standOf } from './map/walk.ts'
import { way } from './marks.tsx'
import type { Placed } from './prepared.ts'

interface Way {
  readonly from: number
  readonly to: number
}

/** Each way once, however many go it. */
const once = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((each) => [`${each.from} ${each.to}`, each])).values(),
]

interface Props {
  readonly placed: readonly Levy[]
  /** Men and armies of the set-up that are still to be placed. */
  readonly placement: readonly Placed[]
  /** The ways that are drafted: the steps of armies, men of forces one by one, battles. */
  readonly marches: readonly Way[]
  readonly sends: readonly Way[]
  readonly attacks: readonly Way[]
  /** Where the army in hand could go: its steps are told. */
  readonly ways: readonly Journey[]
}

/** What is drafted on the map and not yet committed: broken edges on gold. */
export function DraftMarks({ placed, placement, marches, sends, attacks, ways }: Props) {
  return (
    <g className={styles.marks} data-part="draft">
      {ways.map(({ piece, place, cost }) => {
        const { x, y } = standOf(place)
        return (
          <g key={`${piece} ${place}`} transform={`translate(${x} ${y - 30})`} className={styles.steps}>
            <circle r="14" />
            <text y="6">{cost}</text>
          </g>
        )
      })}
      <Ways ways={sends} kind="send" />
      <Ways ways={marches} kind="march" />
      <Ways ways={attacks} kind="attack" />
      {placement.map(({ kind, province }) => {
        const { x, y } = standOf(province)
        return (
          <g
            key={`${kind} ${province}`}
            transform={`translate(${kind === 'place' ? x + 58 : x + 14} ${y - 24})`}
            data-drafted={province}
            data-placed={kind}
          >
            <rect
              x={kind === 'place' ? -15 : -26}
              y="-15"
              width={kind === 'place' ? 30 : 52}
              height="30"
              rx="6"
            />
            {kind === 'place' ? (
              <path d="M-6 10V-10h12v8H-6" className={styles.flag} />
            ) : (
              <>
                <g transform="translate(-11 0) scale(0.84)">{figures.spearman}</g>
                <text x="12" y="6">
                  +2
                </text>
              </>
            )}
          </g>
        )
      })}
      {placed.map(({ unit, province }) => {
        const { x, y } = standOf(province)
        return (
          <g key={province} transform={`translate(${x + 14} ${y - 24})`} data-drafted={province}>
            <rect x="-26" y="-15" width="52" height="30" rx="6" />
            <g transform="translate(-11 0) scale(0.84)">{figures[unit]}</g>
            <text x="12" y="6">
              +1
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Each way once, however many go it; the number where more than one does. */
function Ways({ ways, kind }: { ways: readonly Way[]; kind: 'march' | 'send' | 'attack' }) {
  return once(ways).map(({ from, to }) => {
    const count = ways.filter((each) => each.from === from && each.to === to).length
    return (
      <g key={`${from} ${to}`} className={styles.way} data-drafted={to} data-way={kind}>
        <path d={way(from, to, 12)} className={styles.under} />
        <path
          d={way(from, to, 12)}
          markerEnd={kind === 'attack' ? 'url(#shogun-arrow)' : 'url(#shogun-way)'}
        />
        {kind === 'send' && count > 1 && <Count from={from} to={to} count={count} />}
      </g>
    )
  })
}

function Count({ from, to, count }: Way & { readonly count: number }) {
  const [a, b] = [standOf(from), standOf(to)]
  return (
    <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`} className={styles.steps}>
      <circle r="13" />
      <text y="6">{count}</text>
    </g>
  )
}
