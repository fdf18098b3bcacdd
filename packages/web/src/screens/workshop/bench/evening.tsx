import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Bench } from './craft.ts'
import { percent } from './trial-figures.tsx'
import styles from './trial-tab.module.css'

interface Props {
  readonly bench: Bench
  readonly seats: number
  readonly onEven: () => void
}

/** What would even it, and what earlier drafts came to. */
export function Evening({ bench, seats, onEven }: Props) {
  const say = useSay()
  const words = useWords()
  const { figures, tried, suggestions, running, past } = bench.trial
  const isStale = figures !== null && tried !== bench.text
  const first = bench.craft.sidesOf(bench.outline, words)[0] ?? ''
  return (
    <section className={styles.even} aria-label={say('workshop.even')}>
      <h2>{say('workshop.even')}</h2>
      {seats === 2 ? (
        <>
          <p className={styles.says}>{say('workshop.even.about')}</p>
          <Button
            disabled={figures === null || isStale || running !== null}
            onClick={onEven}
            data-trial="even"
          >
            {say('workshop.even.find')}
          </Button>
          {isStale && <p className={styles.says}>{say('workshop.even.stale')}</p>}
        </>
      ) : (
        <p className={styles.says}>{say('workshop.even.two')}</p>
      )}
      {suggestions?.length === 0 && <p role="status">{say('workshop.even.none')}</p>}
      <ol className={styles.plain}>
        {suggestions?.map(({ changes, share, before, interval: [from, to], games, text }) => (
          <li key={text} className={styles.suggestion}>
            <strong>{changes.map((change) => words.say(change)).join('; ')}</strong>
            <small>
              {say('workshop.even.shares', {
                army: first,
                before: percent(before),
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
      {past.length > 0 && (
        <>
          <h2>{say('workshop.past')}</h2>
          <ul className={styles.plain}>
            {past.map(({ changes, games, share }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the latest is the first
              <li key={i}>
                {say('workshop.past.row', { changes, games, army: first, share: percent(share) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
