import type { LabFigures } from '@gunbai/bots/lab'
import { type HexId, hexName } from '@gunbai/hexes'
import { smallChanges } from '@gunbai/samurai/sheet'
import { useState } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { leaderAt } from '../battle.ts'
import { fromTheBack, Ground, Leader, loneLeaders, Unit, upright, viewBox } from '../field-drawing.tsx'
import { field } from '../geometry.ts'
import styles from './trial-tab.module.css'
import type { BenchState } from './use-bench.ts'
import { type Trial, useTrial } from './use-trial.ts'

const bots = ['greedy', 'beginner', 'playout', 'strong:200ms'] as const
const numbers = [100, 200, 400, 1000] as const

/** Bots play the battle: who wins, how long, where they fight, who does nothing, and what would even it. */
export default function TrialTab({ bench }: { bench: BenchState }) {
  const say = useSay()
  const trial = useTrial()
  const [bot, setBot] = useState<string>('greedy')
  const [games, setGames] = useState<number>(400)
  const isGood = bench.reading.problems.length === 0
  const { figures, running } = trial
  return (
    <div className={styles.trial}>
      <section className={styles.results} aria-label={say('workshop.trial')}>
        <div className={styles.order}>
          <label>
            {say('workshop.trial.bots')}
            <select value={bot} onChange={({ target }) => setBot(target.value)}>
              {bots.map((id) => (
                <option key={id} value={id}>
                  {say(`bot.${id.split(':')[0]}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('workshop.trial.games')}
            <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
              {numbers.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          {running === null ? (
            <Button
              kind="strong"
              disabled={!isGood}
              onClick={() => trial.begin(bench.text, bot, games)}
              data-trial="begin"
            >
              {say('workshop.trial.begin', { games })}
            </Button>
          ) : (
            <Button onClick={trial.stop} data-trial="stop">
              {say('workshop.trial.stop')}
            </Button>
          )}
        </div>
        {!isGood && <p role="alert">{say('workshop.play.mend', { count: bench.reading.problems.length })}</p>}
        {running !== null && (
          <p className={styles.progress} role="status">
            <progress value={trial.played} max={Math.max(1, trial.of)} />
            {say(running === 'games' ? 'workshop.trial.progress' : 'workshop.even.progress', {
              played: trial.played,
              of: trial.of,
            })}
          </p>
        )}
        {trial.failed !== null && <p role="alert">{trial.failed}</p>}
        {figures !== null && <Figures bench={bench} figures={figures} />}
      </section>
      <HeatMap bench={bench} figures={figures} />
      <Evening
        bench={bench}
        trial={trial}
        onEven={() => trial.even(bench.text, bot, Math.min(games, 200), smallChanges)}
      />
    </div>
  )
}

const percent = (share: number) => Math.round(100 * share)

function Figures({ bench, figures }: { bench: BenchState; figures: LabFigures }) {
  const say = useSay()
  const { games, wins, interval, turns, lengths, causes, cards } = figures
  const longest = Math.max(1, ...Object.values(lengths))
  const idle = bench.battle.units.flatMap((unit, id) => {
    const { moved = 0, fought = 0 } = figures.pieces[id] ?? {}
    return fought * 5 < games ? [{ unit, moved, fought }] : []
  })
  const [low = 0, high = 1] = interval[0] ?? []
  const verdict = low <= 0.5 && high >= 0.5 ? 'even' : low > 0.5 ? 'top' : 'bottom'
  const names = bench.outline.armies.map((army) => army?.name ?? '')
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
                <path d="M50 0V12" className={styles.evenLine} />
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
          {verdict === 'even'
            ? say('workshop.trial.even')
            : say('workshop.trial.favoured', { army: names[verdict === 'top' ? 0 : 1] ?? '' })}
        </strong>
      </p>
      <ul className={styles.plain}>
        {Object.entries(causes).map(([id, n]) => (
          <li key={id}>
            {say('workshop.percent', { share: percent(n / games) })} {say(id)}
          </li>
        ))}
      </ul>
      <h2>{say('workshop.trial.length')}</h2>
      <svg
        viewBox={`0 0 ${16 * Object.keys(lengths).length} 60`}
        className={styles.lengths}
        role="img"
        aria-label={say(
          'workshop.trial.turns',
          turns === null
            ? { median: 0, quarter: 0, threeQuarters: 0 }
            : { median: turns.median, quarter: turns.quarter, threeQuarters: turns.threeQuarters },
        )}
      >
        {Object.entries(lengths).map(([length, n], i) => (
          <g key={length} transform={`translate(${16 * i} 0)`}>
            <rect x="1" y={44 - (44 * n) / longest} width="14" height={(44 * n) / longest} />
            <text x="8" y="57">
              {length}
            </text>
          </g>
        ))}
      </svg>
      {turns !== null && (
        <p className={styles.says}>
          {say('workshop.trial.turns', {
            median: turns.median,
            quarter: turns.quarter,
            threeQuarters: turns.threeQuarters,
          })}
        </p>
      )}
      <h2>{say('workshop.trial.idle')}</h2>
      {idle.length === 0 && <p>{say('workshop.trial.idle.none')}</p>}
      <ul className={styles.plain}>
        {idle.map(({ unit, moved, fought }) => (
          <li key={unit.id}>
            <strong>
              {say(`unit.${unit.code}`)} {hexName(field, unit.hex as HexId)}
            </strong>{' '}
            {say('workshop.trial.did', { moved: percent(moved / games), fought: percent(fought / games) })}
          </li>
        ))}
      </ul>
      <h2>{say('workshop.trial.cards')}</h2>
      <p className={styles.says}>
        {Object.entries(cards)
          .slice(0, 6)
          .map(([title, n]) =>
            say('workshop.trial.card', { card: cardName(say, title), times: n.toFixed(1) }),
          )
          .join(' · ')}
      </p>
    </>
  )
}

/** A card's name in the reader's language, of whichever deck it is. */
function cardName(say: ReturnType<typeof useSay>, title: string): string {
  const [command, dragon] = [say(`command.${title}`), say(`dragon.${title}`)]
  return command.includes('.') ? dragon : command
}

/** The field with how often there was a fight in each hex. */
function HeatMap({ bench, figures }: { bench: BenchState; figures: LabFigures | null }) {
  const say = useSay()
  const { battle } = bench
  const hottest = Math.max(0.01, ...Object.values(figures?.fights ?? {}))
  return (
    <section className={styles.heat} aria-label={say('workshop.heat')}>
      <h2>{say('workshop.heat')}</h2>
      <svg viewBox={viewBox} data-far="true" role="img" aria-label={say('workshop.heat')}>
        <Ground ground={battle.ground} tents={battle.tents} place={upright} />
        <g className={styles.faint}>
          {loneLeaders(battle).map((leader) => (
            <Leader key={leader.id} leader={leader} place={upright} state="rest" />
          ))}
          {[...battle.units].sort(fromTheBack(upright)).map((unit) => (
            <Unit
              key={unit.id}
              unit={unit}
              leader={leaderAt(battle, unit.hex)}
              place={upright}
              state="rest"
            />
          ))}
        </g>
        {Object.entries(figures?.fights ?? {}).map(([hex, n]) => {
          const { x, y } = upright(Number(hex))
          return (
            <g key={hex} transform={`translate(${x} ${y})`} className={styles.fights}>
              <path d={hexPath(1)} style={{ opacity: 0.15 + 0.6 * (n / hottest) }} />
              {n >= 0.1 && (
                <>
                  <circle r="15" />
                  <text y="6">{Math.round(10 * n)}</text>
                </>
              )}
            </g>
          )
        })}
      </svg>
      <p className={styles.says}>{say('workshop.heat.about')}</p>
    </section>
  )
}

function Evening({ bench, trial, onEven }: { bench: BenchState; trial: Trial; onEven: () => void }) {
  const say = useSay()
  const words = useWords()
  const { figures, suggestions, running } = trial
  return (
    <section className={styles.even} aria-label={say('workshop.even')}>
      <h2>{say('workshop.even')}</h2>
      <p className={styles.says}>{say('workshop.even.about')}</p>
      <Button disabled={figures === null || running !== null} onClick={onEven} data-trial="even">
        {say('workshop.even.find')}
      </Button>
      {suggestions?.length === 0 && <p role="status">{say('workshop.even.none')}</p>}
      <ol className={styles.plain}>
        {suggestions?.map(({ changes, share, interval: [from, to], games, text }) => (
          <li key={text} className={styles.suggestion}>
            <strong>{changes.map((change) => words.say(change)).join('; ')}</strong>
            <small>
              {say('workshop.even.shares', {
                before: percent((figures?.wins[0] ?? 0) / (figures?.games ?? 1)),
                share: percent(share),
                from: percent(from),
                to: percent(to),
                games,
              })}
            </small>
            <Button onClick={() => bench.change(say('workshop.even.take'), text)}>
              {say('workshop.even.take')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
