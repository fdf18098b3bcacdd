import type { LabFigures } from '@gunbai/bots/lab'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Bench } from './craft.ts'
import { ShelfComparison } from './shelf-comparison.tsx'
import styles from './trial-tab.module.css'

export const percent = (share: number) => Math.round(100 * share)

interface Props {
  readonly bench: Bench
  readonly figures: LabFigures
}

/** What the games showed, as far as they are played. */
export function TrialFigures({ bench, figures }: Props) {
  const say = useSay()
  const words = useWords()
  const { luck } = bench.trial
  const cards = Object.entries(figures.cards).slice(0, 6)
  return (
    <>
      <Chances bench={bench} figures={figures} />
      {luck !== null && (
        <p className={styles.says} data-luck={luck.share}>
          {say('workshop.trial.luck', {
            games: luck.games,
            won: percent(luck.stronger),
            share: percent(luck.share),
          })}
        </p>
      )}
      <Lengths game={bench.craft.game} figures={figures} />
      <ShelfComparison game={bench.craft.game} figures={figures} />
      <Idle bench={bench} figures={figures} />
      {cards.length > 0 && (
        <>
          <h2>{say('workshop.trial.cards')}</h2>
          <p className={styles.says}>
            {cards
              .map(([title, n]) =>
                say('workshop.trial.card', {
                  card: bench.craft.cardName(title, words),
                  times: n.toFixed(1),
                }),
              )
              .join(' · ')}
          </p>
        </>
      )}
    </>
  )
}

/** Who wins how often, each with the interval in which the truth lies 19 times in 20, and why games ended. */
function Chances({ bench, figures }: Props) {
  const say = useSay()
  const words = useWords()
  const { games, wins, interval, causes } = figures
  const names = bench.craft.sidesOf(bench.outline, words)
  const fair = 1 / wins.length
  const favoured = interval.findIndex(([low]) => low > fair)
  const [low = 0, high = 1] = interval[0] ?? []
  return (
    <>
      <h2>{say('workshop.trial.wins')}</h2>
      <div data-games={games} data-low={low} data-high={high}>
        {wins.map((won, seat) => {
          const [from = 0, to = 1] = interval[seat] ?? []
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <div key={seat} className={styles.chance} data-seat={seat}>
              <span>{names[seat]}</span>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * won) / games} height="12" className={styles.won} />
                <rect x={100 * from} y="4" width={100 * (to - from)} height="4" className={styles.interval} />
                <path d={`M${100 * fair} 0V12`} className={styles.evenLine} />
              </svg>
              <b>{say('workshop.percent', { share: percent(won / games) })}</b>
              <small>{say('workshop.range', { from: percent(from), to: percent(to) })}</small>
            </div>
          )
        })}
      </div>
      <p className={styles.says}>
        {say('workshop.trial.interval', { games })}{' '}
        <strong>
          {favoured < 0
            ? say('workshop.trial.even')
            : say('workshop.trial.favoured', { army: names[favoured] ?? '' })}
        </strong>
      </p>
      <ul className={styles.plain}>
        {Object.entries(causes).map(([id, n]) => (
          <li key={id}>
            {say('workshop.percent', { share: percent(n / games) })} {say(id)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** So many bars at most: longer games are counted together. */
const mostBars = 18

/** How many turns games had, as bars of the same width. */
function Lengths({ game, figures: { lengths, turns } }: { game: string; figures: LabFigures }) {
  const say = useSay()
  if (turns === null) return null
  const step = Math.max(1, Math.ceil((turns.most - turns.least + 1) / mostBars))
  const bars = Array.from({ length: Math.floor((turns.most - turns.least) / step) + 1 }, (_, i) => {
    const from = turns.least + i * step
    const count = Object.entries(lengths).reduce(
      (sum, [length, n]) => (Number(length) >= from && Number(length) < from + step ? sum + n : sum),
      0,
    )
    return { from, count }
  })
  const longest = Math.max(1, ...bars.map(({ count }) => count))
  const told = say('workshop.trial.turns', {
    median: turns.median,
    quarter: turns.quarter,
    threeQuarters: turns.threeQuarters,
    game,
  })
  return (
    <>
      <h2>{say('workshop.trial.length')}</h2>
      <svg viewBox={`0 0 ${16 * bars.length} 60`} className={styles.lengths} role="img" aria-label={told}>
        {bars.map(({ from, count }, i) => (
          <g key={from} transform={`translate(${16 * i} 0)`}>
            <rect x="1" y={44 - (44 * count) / longest} width="14" height={(44 * count) / longest} />
            {(bars.length <= 10 || i % 2 === 0) && (
              <text x="8" y="57">
                {from}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.says}>{told}</p>
    </>
  )
}

/** Pieces that fight in fewer games than one of five. */
function Idle({ bench, figures }: Props) {
  const say = useSay()
  const words = useWords()
  const { games } = figures
  const names = bench.craft.piecesOf(bench, words)
  if (names.length === 0) return null
  const idle = names.flatMap((name, piece) => {
    const { moved = 0, fought = 0 } = figures.pieces[piece] ?? {}
    return name !== '' && fought * 5 < games ? [{ name, piece, moved, fought }] : []
  })
  return (
    <>
      <h2>{say('workshop.trial.idle')}</h2>
      {idle.length === 0 && <p>{say('workshop.trial.idle.none')}</p>}
      <ul className={styles.plain}>
        {idle.map(({ name, piece, moved, fought }) => (
          <li key={piece}>
            <strong>{name}</strong>{' '}
            {say('workshop.trial.did', { moved: percent(moved / games), fought: percent(fought / games) })}
          </li>
        ))}
      </ul>
    </>
  )
}
