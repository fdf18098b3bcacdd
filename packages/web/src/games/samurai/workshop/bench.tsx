import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Draft } from '../../../screens/workshop/drafts.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import styles from './bench.module.css'
import { DrawTab } from './draw-tab.tsx'
import { isTyping } from './typing.ts'
import { useBench } from './use-bench.ts'

const SheetTab = lazy(() => import('./sheet-tab.tsx'))
const TrialTab = lazy(() => import('./trial-tab.tsx'))
const PlayTab = lazy(() => import('./play-tab.tsx'))

const tabs = ['draw', 'sheet', 'trial', 'play'] as const

/** A battle on the bench: drawn, described, tried out by bots, and put on the table. */
export default function Bench({ draft }: { draft: Draft }) {
  const say = useSay()
  const { language } = useWords()
  const bench = useBench(draft)
  const [tab, setTab] = useState<(typeof tabs)[number]>('draw')
  const title = setupTitle(say, { id: 'own', options: { battle: bench.text } })
  const { undo, redo } = bench
  useEffect(() => {
    document.title = `${title} · Gunbai`
  }, [title])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'z') (event.shiftKey ? redo : undo)()
      else if (key === 'y') redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(bench.saved)
  return (
    <div className={styles.bench} data-screen="workshop">
      <header className={styles.head}>
        <Link href="/workshop" className={styles.back} aria-label={say('workshop.back')}>
          ←
        </Link>
        <div className={styles.name}>
          <h1>{title}</h1>
          <p>{say(`workshop.${tab}.about`)}</p>
        </div>
        <div className={styles.tabs} role="tablist" aria-label={say('workshop.title')}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              onClick={() => setTab(each)}
              data-tab={each}
            >
              {say(`workshop.${each}`)}
            </button>
          ))}
        </div>
        <div className={styles.ways}>
          <button type="button" onClick={undo} disabled={bench.undoes === null} data-way="undo">
            ↶ <span>{bench.undoes ?? say('workshop.undo')}</span> <kbd>Z</kbd>
          </button>
          <button type="button" onClick={redo} disabled={bench.redoes === null} data-way="redo">
            ↷ <span>{bench.redoes ?? say('workshop.redo')}</span> <kbd>Y</kbd>
          </button>
          <span className={styles.saved}>{say('workshop.saved', { time })}</span>
        </div>
      </header>
      <main className={styles.main} id="main">
        <Suspense fallback={<p>{say('ui.loading')}</p>}>
          {tab === 'draw' && <DrawTab bench={bench} />}
          {tab === 'sheet' && <SheetTab bench={bench} />}
          {tab === 'trial' && <TrialTab bench={bench} />}
          {tab === 'play' && <PlayTab bench={bench} title={title} />}
        </Suspense>
      </main>
    </div>
  )
}
