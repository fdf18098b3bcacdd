import type { SetupInfo } from '@gunbai/kernel'
import { lazy, type ReactNode, Suspense, use, useRef } from 'react'
import { Link } from 'wouter'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { colourOf, faceOf, sideStyle } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { BalanceBar } from './balance-bar.tsx'
import styles from './battle-card.module.css'
import type { Played } from './played.ts'
import { useFirstView } from './use-first-view.ts'

/** Fetched where something was played. */
const Seal = lazy(() => import('./seal.tsx'))

interface Props {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly title: string
  readonly facts: BattleFacts | undefined
  readonly played: Played | undefined
  /** What sets this one apart from the others. */
  readonly children?: ReactNode
}

/** A battle with its map, its sides, how even it is and how long; the way to its briefing. */
export function BattleCard({ rulebook, setup, title, facts, played, children }: Props) {
  return (
    <Link href={`/new/${rulebook}/${setup.id}`} className={styles.card} data-setup={setup.id}>
      <Fought rulebook={rulebook} setup={setup} facts={facts}>
        {facts?.year != null && <span className={styles.year}>{facts.year}</span>}
        <Suspense>{played !== undefined && <Seal played={played} />}</Suspense>
        <span className={styles.words}>
          <strong>{title}</strong>
          {children}
          <Known setup={setup.id} facts={facts} />
        </span>
      </Fought>
    </Link>
  )
}

interface FoughtProps {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly facts: BattleFacts | undefined
  /** What lies on the picture, and what is said beneath it. */
  readonly children: ReactNode
}

/** The field as both sides stand on it at first, who they are, and how often each wins. */
function Fought({ rulebook, setup, facts, children }: FoughtProps) {
  const words = useWords()
  const face = use(faceOf(rulebook))
  const place = useRef<HTMLSpanElement>(null)
  const view = useFirstView(place, rulebook, setup.id)
  const isTwo = setup.seats === 2 && facts !== undefined
  const sides = view === null ? [] : [0, 1].map((seat) => sideStyle(face, view, seat))
  return (
    <>
      <span ref={place} className={styles.field} aria-hidden="true">
        {face.Preview !== null && view !== null && <face.Preview view={view} />}
      </span>
      {children}
      {isTwo && (
        <span className={styles.sides}>
          {sides.map((style, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat} style={style}>
              {face.seatName(view, seat, words)}
            </span>
          ))}
          {facts.firstWins !== null && (
            <BalanceBar firstWins={facts.firstWins} colours={sides.map(colourOf)} />
          )}
        </span>
      )}
    </>
  )
}

/** Flags and length of a battle, and how many stand there; what its game says of it where none of that is known. */
function Known({ setup, facts }: { setup: string; facts: BattleFacts | undefined }) {
  const words = useWords()
  const say = useSay()
  const about = `setup.${setup}.about`
  if (facts === undefined) return <small className={styles.known}>{words.has(about) && say(about)}</small>
  const { flags, turns, units } = facts
  const known = [
    ...(flags === null ? [] : [say('ui.new.flags', { flags })]),
    ...(turns === null ? [] : [say('ui.new.turns', { turns: Math.round(turns) })]),
    ...(units.length < 2 ? [] : [units.join(' : ')]),
  ]
  return <small className={styles.known}>{known.join(' · ')}</small>
}
