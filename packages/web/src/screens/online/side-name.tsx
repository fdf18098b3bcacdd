import type { Setup } from '@gunbai/kernel'
import { Suspense, use } from 'react'
import { faceOf, sideStyle } from '../../games/faces.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { firstView } from '../new-game/first-view.ts'
import styles from './side-name.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: string | Setup
  readonly seat: number
}

/** The side of a seat in a match that has not begun, with its mark. */
export function SideName(props: Props) {
  const say = useSay()
  return (
    <Suspense fallback={say('ui.seat', { number: props.seat + 1 })}>
      <Named {...props} />
    </Suspense>
  )
}

function Named({ rulebook, setup, seat }: Props) {
  const words = useWords()
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  return (
    <span className={styles.side} style={sideStyle(face, view, seat)}>
      {face.seatName(view, seat, words)}
    </span>
  )
}
