import type { SetupInfo } from '@gunbai/kernel'
import { type ComponentType, lazy, Suspense, use, useState } from 'react'
import { Link } from 'wouter'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { faceOf, hasFace, storyOf } from '../../games/faces.ts'
import { useGameTitle } from '../../words/game-title.ts'
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
  const { title: game } = useGameTitle(rulebook)
  const title = say(`setup.${setup.id}`)
  // what holds here alone is told beneath the map that shows it
  const [notes, setNotes] = useState<HTMLElement | null>(null)
  return (
    <section className={styles.preview} aria-label={say('ui.new.preview')}>
      {hasFace(rulebook) && (
        <nav className={styles.crumbs}>
          <Link href={`/new/${rulebook}`}>{game}</Link> / {title}
        </nav>
      )}
      <div className={styles.left}>
        <Suspense fallback={<div className={styles.place} />}>
          <Drawn rulebook={rulebook} id={setup.id} />
        </Suspense>
        <div ref={setNotes} className={styles.notes} />
      </div>
      <div className={styles.right}>
        <Chips facts={facts} />
        <h1 className={styles.title}>{title}</h1>
        <Suspense>
          <Story rulebook={rulebook} id={setup.id} />
        </Suspense>
        <Suspense>
          {isTime && (
            <Briefed rulebook={rulebook} setup={setup.id} seats={setup.seats} facts={facts} notes={notes} />
          )}
        </Suspense>
      </div>
    </section>
  )
}

/** When it was, by whose rules it is fought, and how long it takes; an empty line until that has come. */
function Chips({ facts }: { facts: BattleFacts | undefined }) {
  const say = useSay()
  const { year = null, edition = null, turns = null } = facts ?? {}
  return (
    <p className={styles.chips}>
      {year !== null && <span>{year}</span>}
      {edition !== null && <span>{say(`ui.new.filter.${edition === 'gmt' ? 'blocks' : 'figures'}`)}</span>}
      {turns !== null && <span>{say('ui.new.turns', { turns: Math.round(turns) })}</span>}
    </p>
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
