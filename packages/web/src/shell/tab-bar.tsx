import { Link, useLocation } from 'wouter'
import { useSay } from '../words/words.tsx'
import styles from './tab-bar.module.css'
import { ways } from './ways.ts'

/** By way: a house, crossed swords, a globe, a lamp, a book. */
const icons: Readonly<Record<string, string>> = {
  front: 'M3 11l9-8 9 8v10h-6v-6H9v6H3z',
  play: 'M4 4l12 12M20 4L8 16M5 15l4 4-3 2-3-3zM19 15l-4 4 3 2 3-3z',
  online: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c-6 6-6 12 0 18M12 3c6 6 6 12 0 18',
  learn: 'M9 18h6M10 21h4M12 3a6 6 0 00-4 10.5V15h8v-1.500A6 6 0 0012 3z',
  rules: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
}

/** On a phone the ways to go stand at the foot, under the thumb. */
export default function TabBar() {
  const say = useSay()
  const [at] = useLocation()
  return (
    <nav className={styles.bar} aria-label={say('ui.nav')}>
      {[{ name: 'front', href: '/', under: '' }, ...ways].map(({ name, href, under }) => (
        <Link
          key={name}
          href={href}
          aria-current={(under === '' ? at === '/' : at.startsWith(under)) ? 'page' : undefined}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={icons[name]} />
          </svg>
          {say(`ui.nav.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
