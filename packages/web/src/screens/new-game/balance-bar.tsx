import { useSay } from '../../words/words.tsx'
import styles from './balance-bar.module.css'

/** How often each side wins, of a hundred: the first solid, the second hatched, with both numbers. */
export function BalanceBar({ firstWins }: { firstWins: number }) {
  const say = useSay()
  const first = Math.round(firstWins)
  const second = 100 - first
  return (
    <span className={styles.balance} role="img" aria-label={say('ui.new.balance', { first, second })}>
      <b>{first}</b>
      <span className={styles.bar}>
        <span className={styles.first} style={{ width: `${first}%` }} />
      </span>
      <b>{second}</b>
    </span>
  )
}
