import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { Crest } from './crest.tsx'
import { GameChips, type GameChipsProps } from './game-chips.tsx'
import { useLayout } from './layout.ts'
import styles from './page.module.css'
import { ways } from './ways.ts'

/** Fetched on a phone. */
const TabBar = lazy(() => import('./tab-bar.tsx'))
const SettingsDialog = lazy(() => import('../settings/settings-dialog.tsx'))

interface Props {
  readonly title: string
  /** What stands at the head instead of the title, which it names itself; nothing where what is on the screen does. */
  readonly hero?: ReactNode
  /** The same page of other games. */
  readonly games?: GameChipsProps
  readonly children: ReactNode
}

/** Every screen but the table itself: the name, the ways to go, and what is on the screen. */
export function Page({ title, hero, games, children }: Props) {
  const say = useSay()
  const isPhone = useLayout() === 'phone'
  const [at] = useLocation()
  const [settingsOpen, setSettingsOpen] = useState(false)
  useEffect(() => {
    document.title = `${title} · Gunbai`
  }, [title])
  return (
    <div className={styles.page} data-phone={isPhone}>
      <button type="button" className={styles.skip} onClick={focusMain}>
        {say('ui.skip')}
      </button>
      <header className={styles.header}>
        <Link href="/" className={styles.name}>
          <Crest /> Gunbai
        </Link>
        {!isPhone && (
          <nav className={styles.nav} aria-label={say('ui.nav')}>
            {ways.map(({ name, href, under }) => (
              <Link key={name} href={href} aria-current={at.startsWith(under) ? 'page' : undefined}>
                {say(`ui.nav.${name}`)}
              </Link>
            ))}
          </nav>
        )}
        <Button kind="quiet" className={styles.settings} onClick={() => setSettingsOpen(true)}>
          {say('ui.nav.settings')}
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {hero !== undefined ? hero : <h1 className={styles.title}>{title}</h1>}
        {games !== undefined && <GameChips {...games} />}
        {children}
      </main>
      <Suspense>{isPhone && <TabBar />}</Suspense>
      <Suspense>{settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}</Suspense>
    </div>
  )
}

/** The address after # is the router's, so the way to the content is no link. */
function focusMain(): void {
  document.getElementById('main')?.focus()
}
