import type { Odds } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './plan-bar.module.css'

/** What hardly ever comes is left out. */
const leastTold = 0.005

/** What may come of a strike, in a line or a few. */
export function Chances({ odds }: { odds: Odds | null }): ReactNode {
  const words = useWords()
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })
  if (odds === null) return null
  return (
    <dl className={styles.odds} data-part="plan-odds">
      {odds.chances
        .filter(({ chance }) => chance >= leastTold)
        .map(({ name, chance }) => (
          <div key={name.id + JSON.stringify(name.values)}>
            <dt>{words.say(name)}</dt>
            <dd>{percent.format(chance)}</dd>
          </div>
        ))}
    </dl>
  )
}
