import type { SetupInfo } from '@gunbai/kernel'
import { type ComponentType, Suspense, use } from 'react'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { faceOf, storyOf } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { Briefing } from './briefing.tsx'
import { firstView } from './first-view.ts'
import styles from './setup-preview.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly facts: BattleFacts | undefined
}

/** The battle before it begins: its field, its story, and what is to be known of it. */
export function SetupPreview({ rulebook, setup, facts }: Props) {
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
        {facts !== undefined && <Briefed rulebook={rulebook} id={setup.id} facts={facts} />}
      </Suspense>
    </section>
  )
}

function Briefed({ rulebook, id, facts }: { rulebook: string; id: string; facts: BattleFacts }) {
  const words = useWords()
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, id))
  return <Briefing facts={facts} names={[0, 1].map((seat) => face.seatName(view, seat, words))} />
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
