import type { SetupInfo } from '@gunbai/kernel'
import { type ComponentType, Suspense, use } from 'react'
import { faceOf, storyOf } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { firstView } from './first-view.ts'
import styles from './setup-preview.module.css'

/** The battle before it begins: its field and its story. */
export function SetupPreview({ rulebook, setup }: { rulebook: string; setup: SetupInfo }) {
  const say = useSay()
  return (
    <section className={styles.preview} aria-label={say('ui.new.preview')}>
      <h2 className={styles.title}>{say(`setup.${setup.id}`)}</h2>
      <div className={styles.both}>
        <Suspense fallback={<div className={styles.place} />}>
          <Drawn rulebook={rulebook} id={setup.id} />
        </Suspense>
        <Suspense>
          <Story rulebook={rulebook} id={setup.id} />
        </Suspense>
      </div>
    </section>
  )
}

function Story({ rulebook, id }: { rulebook: string; id: string }) {
  const say = useSay()
  const { language } = useWords()
  const told = use(storyOf(rulebook, language, id))
  if (told === null) return null
  return (
    <div className={styles.story}>
      <p>{told.story}</p>
      {told.reconstructed && <p className={styles.note}>{say('ui.new.reconstructed')}</p>}
    </div>
  )
}

function Drawn({ rulebook, id }: { rulebook: string; id: string }) {
  const { Preview } = use(faceOf(rulebook))
  if (Preview === null) return null
  return (
    <div className={styles.place}>
      <Sketched Preview={Preview} view={firstView(rulebook, id)} />
    </div>
  )
}

function Sketched({ Preview, view }: { Preview: ComponentType<{ view: unknown }>; view: Promise<unknown> }) {
  return <Preview view={use(view)} />
}
