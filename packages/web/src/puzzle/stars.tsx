import { useSay } from '../words/words.tsx'
import styles from './stars.module.css'

const most = 3

/** How hard a puzzle is. */
export function Stars({ level }: { level: number }) {
  const say = useSay()
  return (
    <span className={styles.stars} role="img" aria-label={say('puzzle.level', { level })}>
      {Array.from({ length: most }, (_, i) => (i < level ? '★' : '☆')).join('')}
    </span>
  )
}
