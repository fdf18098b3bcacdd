import type { BattlePage, PeopleResults, TrialInfo } from '@gunbai/server/wire'
import { useState } from 'react'
import { librarySite } from '../../online/library-site.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { useDoing } from '../online/use-asked.ts'
import styles from './battle-screen.module.css'

const percent = (share: number) => Math.round(100 * share)

interface Props {
  readonly page: BattlePage
  /** By seat. */
  readonly sides: readonly string[]
  readonly again: () => void
}

/** How even the version is: what bots of the site found, with the interval, and beside it what people came to. */
export function Balance({ page, sides, again }: Props) {
  const say = useSay()
  const version = page.versions.find(({ number }) => number === page.shown.number)
  return (
    <section aria-label={say('library.balance.title')} className={styles.part}>
      <h2>{say('library.balance.title')}</h2>
      {page.trials.map((trial) => (
        <BotFigures key={trial.id} trial={trial} sides={sides} />
      ))}
      <PeopleFigures results={version?.people ?? page.people} sides={sides} />
      {page.mayWrite && page.shown.number === page.version && <TryOut battle={page.id} again={again} />}
    </section>
  )
}

function BotFigures({ trial, sides }: { trial: TrialInfo; sides: readonly string[] }) {
  const say = useSay()
  const [line] = trial.figures
  const bot = say(`bot.${(line?.bots[0] ?? 'greedy').split(':')[0]}`)
  return (
    <div className={styles.figures} data-trial={trial.status} data-played={trial.played}>
      <h3>{say('library.bots', { bot, games: trial.played })}</h3>
      {trial.status === 'running' && (
        <p role="status">
          <progress value={trial.played} max={trial.games} />{' '}
          {say('library.progress', { played: trial.played, games: trial.games })}
        </p>
      )}
      {trial.status === 'failed' && (
        <p role="alert">
          {say('library.failed')} <span lang="en">{trial.problem}</span>
        </p>
      )}
      {line !== undefined &&
        line.games > 0 &&
        sides.map((name, seat) => {
          const [from = 0, to = 1] = line.interval[seat] ?? []
          return (
            <Chance
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              name={name}
              share={(line.wins[seat] ?? 0) / line.games}
              interval={[from, to]}
            />
          )
        })}
      {line?.turns != null && (
        <p className={styles.soft}>
          {say('library.length', {
            median: line.turns.median,
            quarter: line.turns.quarter,
            threeQuarters: line.turns.threeQuarters,
            game: trial.rulebook,
          })}
        </p>
      )}
    </div>
  )
}

function PeopleFigures({ results, sides }: { results: PeopleResults; sides: readonly string[] }) {
  const say = useSay()
  const { games, wins, draws } = results
  return (
    <div className={styles.figures} data-people={games}>
      <h3>{say('library.people', { games })}</h3>
      {games === 0 && <p className={styles.soft}>{say('library.people.none')}</p>}
      {games > 0 &&
        sides.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Chance key={seat} name={name} share={(wins[seat] ?? 0) / games} interval={null} />
        ))}
      {draws > 0 && <p className={styles.soft}>{say('library.draws', { draws })}</p>}
    </div>
  )
}

interface ChanceProps {
  readonly name: string
  readonly share: number
  readonly interval: readonly [number, number] | null
}

function Chance({ name, share, interval }: ChanceProps) {
  const say = useSay()
  return (
    <div className={styles.chance}>
      <span>{name}</span>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="12" className={styles.won} />
        {interval !== null && (
          <rect
            x={100 * interval[0]}
            y="4"
            width={100 * (interval[1] - interval[0])}
            height="4"
            className={styles.interval}
          />
        )}
        <path d="M50 0V12" className={styles.evenLine} />
      </svg>
      <b>{say('library.percent', { share: percent(share) })}</b>
      <small>
        {interval !== null && say('library.range', { from: percent(interval[0]), to: percent(interval[1]) })}
      </small>
    </div>
  )
}

const bots = ['greedy', 'beginner', 'strong:100'] as const

/** Its maker has it played more, or by better bots, on the machines of the site. */
function TryOut({ battle, again }: { battle: string; again: () => void }) {
  const say = useSay()
  const [bot, setBot] = useState<string>('greedy')
  const { error, isBusy, run } = useDoing()
  const games = bot.startsWith('strong') ? 100 : 1000
  return (
    <div className={styles.tryOut}>
      <label>
        {say('library.tryOut.bot')}
        <select value={bot} onChange={({ target }) => setBot(target.value)}>
          {bots.map((id) => (
            <option key={id} value={id}>
              {say(`bot.${id.split(':')[0]}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={isBusy}
        onClick={async () => {
          if (await run(() => librarySite.tryOut(battle, bot, games))) again()
        }}
      >
        {say('library.tryOut', { games })}
      </Button>
      <Refusal error={error} />
    </div>
  )
}
