import { Link } from 'wouter'
import { taught } from '../../lesson/taught.ts'
import { useSay } from '../../words/words.tsx'
import styles from './learn-screen.module.css'

/** The games that can be learnt; `under` is what of each is shown. */
export function GameTabs({ game, under = '' }: { game: string; under?: string }) {
  const say = useSay()
  return (
    <nav className={styles.games} aria-label={say('ui.learn.games')}>
      {taught.map((id) => (
        <Link key={id} href={`/learn/${id}${under}`} aria-current={id === game ? 'page' : undefined}>
          {say(`ui.rules.${id}`)}
        </Link>
      ))}
    </nav>
  )
}
