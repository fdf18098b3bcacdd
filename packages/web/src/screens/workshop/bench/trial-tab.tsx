import { useState } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Bench } from './craft.ts'
import { Evening } from './evening.tsx'
import { TrialFigures } from './trial-figures.tsx'
import styles from './trial-tab.module.css'

const bots = ['greedy', 'beginner', 'playout', 'strong:200ms'] as const
const numbers = [50, 100, 200, 400, 1000] as const

/** Bots play the battle: who wins, how long, where they fight, who does nothing, and what would even it. */
export default function TrialTab({ bench }: { bench: Bench }) {
  const say = useSay()
  const words = useWords()
  const { trial, craft, problems, text } = bench
  const seats = craft.sidesOf(bench.outline, words).length
  const [bot, setBot] = useState<string>('greedy')
  const [games, setGames] = useState<number>(craft.game === 'samurai' ? 400 : 100)
  const order = { seats, bot, games, changes: bench.changes }
  const isGood = problems.length === 0
  const { running, figures } = trial
  return (
    <div className={styles.trial}>
      <section className={styles.results} aria-label={say('workshop.trial')}>
        <div className={styles.order}>
          <label>
            {say('workshop.trial.bots')}
            <select value={bot} onChange={({ target }) => setBot(target.value)} name="bots">
              {bots.map((id) => (
                <option key={id} value={id}>
                  {say(`bot.${id.split(':')[0]}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('workshop.trial.games')}
            <select value={games} onChange={({ target }) => setGames(Number(target.value))} name="games">
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
              onClick={() => trial.begin(text, order)}
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
        {!isGood && <p role="alert">{say('workshop.play.mend', { count: problems.length })}</p>}
        {running !== null && (
          <p className={styles.progress} role="status">
            <progress value={trial.played} max={Math.max(1, trial.of)} />
            {say(running === 'evening' ? 'workshop.even.progress' : 'workshop.trial.progress', {
              played: trial.played,
              of: trial.of,
            })}
          </p>
        )}
        {trial.failed !== null && <p role="alert">{trial.failed}</p>}
        {figures === null ? (
          running === null && <p className={styles.says}>{say('workshop.trial.first')}</p>
        ) : (
          <>
            {trial.tried !== text && <p role="status">{say('workshop.trial.stale')}</p>}
            <TrialFigures bench={bench} figures={figures} />
          </>
        )}
      </section>
      <section className={styles.heat} aria-label={say('workshop.heat')}>
        <h2>{say('workshop.heat')}</h2>
        <craft.Heat bench={bench} figures={figures} />
        <p className={styles.says}>{say('workshop.heat.about')}</p>
      </section>
      <Evening
        bench={bench}
        seats={seats}
        onEven={() => trial.even(text, { ...order, games: Math.min(games, 200) })}
      />
    </div>
  )
}
