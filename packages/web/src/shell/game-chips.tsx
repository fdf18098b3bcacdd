import { Link } from 'wouter'
import { useGameTitle } from '../words/game-title.ts'
import styles from './game-chips.module.css'

export interface GameChipsProps {
  readonly label: string
  readonly games: readonly string[]
  readonly chosen: string
  /** Where the page of a game is: its name is put behind it. */
  readonly under: string
}

/** The same page of other games. */
export function GameChips({ label, games, chosen, under }: GameChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {games.map((id) => (
        <Link key={id} href={`${under}/${id}`} aria-current={id === chosen ? 'page' : undefined}>
          <Title rulebook={id} />
        </Link>
      ))}
    </nav>
  )
}

function Title({ rulebook }: { rulebook: string }) {
  return useGameTitle(rulebook).title
}
