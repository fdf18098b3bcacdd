import { useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { GameFace } from '../face.ts'
import { seatName } from '../seat-name.ts'
import styles from './plain.module.css'

/** The board in text, as the rulebook sketches it. */
function TextBoard() {
  const { sketch, scene } = usePlay()
  const [text, setText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: sketched anew whenever something is answered
  useEffect(() => {
    let late = false
    sketch().then(
      (drawn) => !late && setText(drawn),
      () => {},
    )
    return () => {
      late = true
    }
  }, [sketch, scene.moment, scene.viewer])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a board wider than the screen is scrolled by keys
    <pre className={styles.board} tabIndex={0}>
      {text}
    </pre>
  )
}

/** How any rulebook is played: its text board, and a button for every answer. */
export const plainFace: GameFace = {
  Board: TextBoard,
  Sides: null,
  Score: null,
  Hand: null,
  Tray: null,
  Fight: null,
  Preview: null,
  Glyphs: null,
  Reckoning: null,
  isPointed: () => false,
  seatName: (_, seat, words) => seatName(seat, words),
  sideMark: () => null,
  stage: null,
}
