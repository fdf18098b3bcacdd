import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { sideStyle } from '../faces.ts'
import { sayArmy } from './description.ts'
import styles from './score.module.css'
import { useField, useView } from './use-view.ts'

/** Both armies with their points in one line, the viewer's own first, the turn between them, and whose marker is drawn. */
export function Score() {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  const view = useView()
  const field = useField()
  const own = scene.viewer ?? 0
  return (
    <div className={styles.score}>
      {[own, 1 - own].map((seat) => (
        <p
          key={seat}
          className={styles.side}
          style={sideStyle(face, view, seat)}
          data-active={scene.outcome === null && view.active?.seat === seat}
        >
          <span className={styles.name}>{sayArmy(words.say, field, seat)}</span>
          <b>{say('glory.points', { points: view.points[seat] ?? 0 })}</b>
        </p>
      ))}
      <p className={styles.turn}>{say('glory.turn', { turn: view.turn, turns: field.battle.turns })}</p>
    </div>
  )
}
