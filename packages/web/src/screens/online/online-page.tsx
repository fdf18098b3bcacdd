import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './online-page.module.css'

const ways = [
  { name: 'lobby', path: '/online' },
  { name: 'ladder', path: '/online/ladder' },
  { name: 'challenge', path: '/online/challenge' },
  { name: 'finished', path: '/online/finished' },
  { name: 'account', path: '/online/account' },
] as const

/** A page of playing online, with the ways to the others. */
export function OnlinePage({ title, children }: { title: string; children: ReactNode }) {
  const say = useSay()
  const [here] = useLocation()
  return (
    <Page title={title}>
      <nav className={styles.ways} aria-label={say('ui.online.ways')}>
        {ways.map(({ name, path }) => (
          <Link key={name} href={path} aria-current={isAt(here, path) ? 'page' : undefined}>
            {say(`ui.online.way.${name}`)}
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
