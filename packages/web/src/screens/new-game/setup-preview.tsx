import type { SetupInfo } from '@gunbai/kernel'
import { type ComponentType, lazy, Suspense, use } from 'react'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { faceOf, storyOf } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { firstView } from './first-view.ts'
import styles from './setup-preview.module.css'

/** Fetched with what is known of the battles. */
const Briefed = lazy(() => import('./briefed.tsx'))

interface Props {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly facts: BattleFacts | undefined
  /** Whether the briefing may be fetched. */
  readonly isTime: boolean
}

/** The battle before it begins: its field, its story, and what is to be known of it. */
export function SetupPreview({ rulebook, setup, facts, isTime }: Props) {
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
      <Suspense>
        {isTime && <Briefed rulebook={rulebook} setup={setup.id} seats={setup.seats} facts={facts} />}
      </Suspense>
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
