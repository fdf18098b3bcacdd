import { type CSSProperties, use } from 'react'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { NotesPlace } from '../../games/briefing-notes.ts'
import { briefingOf } from '../../games/briefings.ts'
import { colourOf, faceOf, sideStyle } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { BalanceBar } from './balance-bar.tsx'
import styles from './briefed.module.css'
import { BriefingWords } from './briefing-words.tsx'
import { firstView } from './first-view.ts'

interface Props {
  readonly rulebook: string
  readonly setup: string
  readonly seats: number
  readonly facts: BattleFacts | undefined
  /** Where what holds in this battle alone is told. */
  readonly notes: HTMLElement | null
}

/** The briefing of a battle: its game's own, and how even it has been measured to be. */
export default function Briefed(props: Props) {
  return (
    <BriefingWords>
      <Told {...props} />
    </BriefingWords>
  )
}

function Told({ rulebook, setup, seats, facts, notes }: Props) {
  const words = useWords()
  const Briefing = use(briefingOf(rulebook))
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  const names = Array.from({ length: seats }, (_, seat) => face.seatName(view, seat, words))
  const marks = names.map((_, seat) => sideStyle(face, view, seat))
  const firstWins = facts?.firstWins ?? null
  return (
    <div className={styles.briefed}>
      <NotesPlace value={notes}>
        {Briefing !== null && <Briefing view={view} facts={facts} names={names} marks={marks} />}
      </NotesPlace>
      {firstWins !== null && <Even firstWins={firstWins} names={names} marks={marks} />}
    </div>
  )
}

interface EvenProps {
  readonly firstWins: number
  readonly names: readonly string[]
  readonly marks: readonly CSSProperties[]
}

function Even({ firstWins, names, marks }: EvenProps) {
  const say = useSay()
  return (
    <div className={styles.even}>
      <p>
        <span style={marks[0]}>{names[0]}</span> <small>{say('ui.new.measured')}</small>{' '}
        <span style={marks[1]}>{names[1]}</span>
      </p>
      <BalanceBar firstWins={firstWins} colours={marks.map(colourOf)} />
    </div>
  )
}
