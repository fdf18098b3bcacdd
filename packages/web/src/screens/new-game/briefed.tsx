import { use } from 'react'
import type { BattleFacts } from '../../../build/battle-facts.ts'
import { briefingOf } from '../../games/briefings.ts'
import { faceOf, sideStyle } from '../../games/faces.ts'
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
}

/** The briefing of a battle: its game's own, and how even it has been measured to be. */
export default function Briefed(props: Props) {
  return (
    <BriefingWords>
      <Told {...props} />
    </BriefingWords>
  )
}

function Told({ rulebook, setup, seats, facts }: Props) {
  const words = useWords()
  const Briefing = use(briefingOf(rulebook))
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  const names = Array.from({ length: seats }, (_, seat) => face.seatName(view, seat, words))
  const marks = names.map((_, seat) => sideStyle(face, view, seat))
  const firstWins = facts?.firstWins ?? null
  return (
    <div className={styles.briefed}>
      {Briefing !== null && <Briefing view={view} facts={facts} names={names} marks={marks} />}
      {firstWins !== null && <Even firstWins={firstWins} names={names} />}
    </div>
  )
}

function Even({ firstWins, names }: { firstWins: number; names: readonly string[] }) {
  const say = useSay()
  return (
    <div className={styles.even}>
      <p>
        <span>{names[0]}</span> <small>{say('ui.new.measured')}</small> <span>{names[1]}</span>
      </p>
      <BalanceBar firstWins={firstWins} />
    </div>
  )
}
