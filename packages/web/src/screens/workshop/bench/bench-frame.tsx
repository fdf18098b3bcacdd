import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../../words/words.tsx'
import type { Draft } from '../drafts.ts'
import styles from './bench.module.css'
import type { Bench, Craft } from './craft.ts'
import { isTyping } from './typing.ts'
import { useBench } from './use-bench.ts'

const TrialTab = lazy(() => import('./trial-tab.tsx'))
const PlayTab = lazy(() => import('./play-tab.tsx'))
const PublishTab = lazy(() => import('../../library/publish-tab.tsx'))

const benchTabs = ['draw', 'sheet', 'trial', 'play', 'publish'] as const
type Tab = (typeof benchTabs)[number]

/** A battle on the bench: drawn, described, tried out by bots, put on the table, and into the library. */
export function BenchFrame<Outline, Drawn>({ craft, draft }: { craft: Craft<Outline, Drawn>; draft: Draft }) {
  const words = useWords()
  const say = (id: string, values = {}) => words.say({ id, values })
  const bench = useBench(craft, draft)
  const [tab, setTab] = useState<Tab>('draw')
  const title = craft.titleOf(bench.text, words)
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
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(bench.saved)
  return (
    <div className={styles.bench} data-screen="workshop" data-game={craft.game}>
      <header className={styles.head}>
        <Link href="/workshop" className={styles.back} aria-label={say('workshop.back')}>
          ←
        </Link>
        <div className={styles.name}>
          <h1>{title}</h1>
          <p>{say(`workshop.${tab}.about`)}</p>
        </div>
        <div className={styles.tabs} role="tablist" aria-label={say('workshop.title')}>
          {benchTabs.map((each) => (
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
          <button type="button" onClick={() => undo()} disabled={bench.undoes === null} data-way="undo">
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
          <OpenTab bench={bench} draft={draft.id} tab={tab} title={title} />
        </Suspense>
      </main>
    </div>
  )
}

function OpenTab<Outline, Drawn>({
  bench,
  draft,
  tab,
  title,
}: {
  bench: Bench<Outline, Drawn>
  draft: string
  tab: Tab
  title: string
}) {
  const { DrawTab, SheetTab } = bench.craft
  // what comes from here on asks the craft, and need not know which game it is
  const plain = bench as Bench
  switch (tab) {
    case 'draw':
      return <DrawTab bench={bench} />
    case 'sheet':
      return <SheetTab bench={bench} />
    case 'trial':
      return <TrialTab bench={plain} />
    case 'play':
      return <PlayTab bench={plain} title={title} />
    case 'publish':
      return <PublishTab bench={plain} draft={draft} title={title} />
  }
}
