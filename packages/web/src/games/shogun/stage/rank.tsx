import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { type FigureKind, figures } from '../art/figures.tsx'
import { colourOf } from '../view.ts'
import type { Side } from './clash.ts'
import styles from './over.module.css'

const across = 34
const down = 46
const missiles: ReadonlySet<FigureKind> = new Set(['archer', 'gunner'])

/** The men of one side, archers and gunners behind; the dead lie at their own edge, struck. */
export function Rank({
  side,
  attacks,
  rolling,
}: {
  side: Side
  attacks: boolean
  rolling: FigureKind | null
}) {
  const say = useSay()
  const rows = [
    side.men.filter((kind) => missiles.has(kind)),
    side.men.filter((kind) => !missiles.has(kind)).slice(0, mostInRow),
    side.men.filter((kind) => !missiles.has(kind)).slice(mostInRow),
  ].filter((row) => row.length > 0)
  // the fewer they are, the larger they stand
  const width = Math.max(leastInRow, ...rows.map(({ length }) => length)) * across + 20
  const height = Math.max(leastRows, rows.length) * down + 12
  const top = height - 12 - rows.length * down
  return (
    <div className={`${styles.rank} ${clans.clan}`} data-clan={colourOf(side.clan)} data-attacks={attacks}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {/* attackers look to the right, defenders to the left */}
        <g transform={attacks ? undefined : `translate(${width} 0) scale(-1 1)`}>
          {rows.map((row, r) =>
            row.map((kind, i) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: men of a kind are alike
                key={`${r} ${i}`}
                transform={`translate(${width - 22 - i * across - (r % 2) * 10} ${top + r * down + 30})`}
                data-rolls={rolls(kind, rolling)}
              >
                {rolls(kind, rolling) && <ellipse cy="15" rx="16" ry="5" className={styles.gold} />}
                <g className={styles.rim} transform="scale(1.25)">
                  {figures[kind]}
                </g>
                <g className={styles.man} transform="scale(1.25)">
                  {figures[kind]}
                </g>
              </g>
            )),
          )}
          {side.dead.map((kind, i) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: men of a kind are alike
              key={i}
              transform={`translate(${26 + i * 26} ${height - 16})`}
              className={styles.dead}
            >
              <g transform="rotate(-78) scale(1.1)">{figures[kind]}</g>
              <path d="M-18 6 16-10" />
            </g>
          ))}
        </g>
      </svg>
      {side.extras > 0 && (
        <span className={styles.extras}>{say('shogun.battle.extras', { count: side.extras })}</span>
      )}
    </div>
  )
}

const mostInRow = 8
const leastInRow = 4
const leastRows = 2

/** Swordsmen and ronin strike together. */
const rolls = (kind: FigureKind, rolling: FigureKind | null): boolean => kind === rolling
