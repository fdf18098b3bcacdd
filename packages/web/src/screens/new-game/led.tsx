import { use } from 'react'
import { faceOf } from '../../games/faces.ts'
import { Button } from '../../shell/button.tsx'
import type { Player } from '../../table/game.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { BriefingWords } from './briefing-words.tsx'
import { firstView } from './first-view.ts'
import styles from './new-game-form.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: string
  readonly players: readonly Player[]
  readonly onChange: (players: readonly Player[]) => void
}

/** Whom one leads against whom, and the other side for whoever would rather have it. */
export default function Led(props: Props) {
  return (
    <BriefingWords>
      <Told {...props} />
    </BriefingWords>
  )
}

function Told({ rulebook, setup, players, onChange }: Props) {
  const say = useSay()
  const words = useWords()
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  const mine = players.findIndex(({ kind }) => kind === 'human')
  const others = new Set(players.flatMap((each) => (each.kind === 'bot' ? [say(`bot.${each.bot}`)] : [])))
  const isAlone = players.filter(({ kind }) => kind === 'human').length === 1
  const army = face.seatName(view, mine, words)
  return (
    <>
      <p className={styles.what}>
        {isAlone ? say('against.you', { army, opponent: [...others].join(', ') }) : say('against.all')}
      </p>
      {isAlone && players.length > 1 && (
        <Button
          className={styles.swap}
          onClick={() => onChange([...players.slice(-1), ...players.slice(0, -1)])}
        >
          {say('against.swap')}
        </Button>
      )}
    </>
  )
}
