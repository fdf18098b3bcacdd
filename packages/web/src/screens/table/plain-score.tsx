import { sideStyle } from '../../games/faces.ts'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './plain-score.module.css'

/** Of a game whose score nobody drew: who is at the table, and whose turn it is. */
export function PlainScore() {
  const words = useWords()
  const { face, scene } = usePlay()
  return (
    <ul className={styles.score}>
      {scene.game.players.map((_, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          style={sideStyle(face, scene.view, seat)}
          data-active={scene.outcome === null && scene.questions.some((asked) => asked.seat === seat)}
        >
          {face.seatName(scene.view, seat, words)}
        </li>
      ))}
    </ul>
  )
}
