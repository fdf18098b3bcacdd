import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { Crest } from './crest.tsx'
import styles from './page.module.css'

const SettingsDialog = lazy(() => import('../settings/settings-dialog.tsx'))

interface Props {
  readonly title: string
  /** What stands at the head instead of the title, which it names itself. */
  readonly hero?: ReactNode
  readonly children: ReactNode
}

/** Every screen but the table itself: the name, the ways to go, and what is on the screen. */
export function Page({ title, hero, children }: Props) {
  const say = useSay()
  const [settingsOpen, setSettingsOpen] = useState(false)
  useEffect(() => {
    document.title = `${title} · Gunbai`
  }, [title])
  return (
    <div className={styles.page}>
      <button type="button" className={styles.skip} onClick={focusMain}>
        {say('ui.skip')}
      </button>
      <header className={styles.header}>
        <Link href="/" className={styles.name}>
          <Crest /> Gunbai
        </Link>
        <nav className={styles.nav} aria-label={say('ui.nav')}>
          <Link href="/learn">{say('ui.nav.learn')}</Link>
          <Link href="/online">{say('ui.nav.online')}</Link>
          <Link href="/rules">{say('ui.nav.rules')}</Link>
          <Link href="/about">{say('ui.nav.about')}</Link>
          <Button kind="quiet" onClick={() => setSettingsOpen(true)}>
            {say('ui.nav.settings')}
          </Button>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {hero ?? <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
      <Suspense>{settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}</Suspense>
    </div>
  )
}

/** The address after # is the router's, so the way to the content is no link. */
function focusMain(): void {
  document.getElementById('main')?.focus()
}
