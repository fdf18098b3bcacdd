import type { CSSProperties } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './balance-bar.module.css'

interface Props {
  readonly firstWins: number
  /** Of the sides, where they are known. */
  readonly colours?: readonly (string | undefined)[]
}

/** How often each side wins, of a hundred: the first solid, the second hatched, with both numbers. */
export function BalanceBar({ firstWins, colours = [] }: Props) {
  const say = useSay()
  const first = Math.round(firstWins)
  const second = 100 - first
  const [left, right] = colours
  const style = { '--first': left, '--second': right } as CSSProperties
  return (
    <span className={styles.balance} role="img" aria-label={say('ui.new.balance', { first, second })}>
      <b>{first}</b>
      <span className={styles.bar} style={style}>
        <span className={styles.first} style={{ width: `${first}%` }} />
      </span>
      <b>{second}</b>
    </span>
  )
}
