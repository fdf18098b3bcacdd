import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './online-page.module.css'

const ways = [
  { name: 'lobby', path: '/online' },
  { name: 'mine', path: '/online/mine' },
  { name: 'away', path: '/online/away' },
  { name: 'watch', path: '/online/watch' },
  { name: 'tournaments', path: '/online/tournaments' },
  { name: 'ladder', path: '/online/ladder' },
  { name: 'challenge', path: '/online/challenge' },
  { name: 'finished', path: '/online/finished' },
  { name: 'account', path: '/online/account' },
] as const

interface Props {
  readonly title: string
  /** In how many games it is our move, where that is known. */
  readonly waiting?: number
  readonly children: ReactNode
}

/** A page of playing online, with the ways to the others. */
export function OnlinePage({ title, waiting = 0, children }: Props) {
  const say = useSay()
  const [here] = useLocation()
  return (
    <Page title={title}>
      <nav className={styles.ways} aria-label={say('ui.online.ways')}>
        {ways.map(({ name, path }) => (
          <Link key={name} href={path} aria-current={isAt(here, path) ? 'page' : undefined}>
            {say(`ui.online.way.${name}`)}
            {name === 'mine' && waiting > 0 && <span className={styles.count}>{waiting}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  )
}

function isAt(here: string, path: string): boolean {
  return path === '/online' ? here === path : here.startsWith(path)
}
