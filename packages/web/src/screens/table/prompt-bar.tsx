import { sideStyle } from '../../games/faces.ts'
import { Button } from '../../shell/button.tsx'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Choices } from './choices.tsx'
import styles from './prompt-bar.module.css'
import { prompted } from './prompted.ts'

interface Props {
  readonly undoable: number
  readonly onUndo: () => void
  readonly onMenu: () => void
}

/** Always says who must do what, with the answers that have no place on the board. It keeps its height, whatever is asked. */
export function PromptBar({ undoable, onUndo, onMenu }: Props) {
  const say = useSay()
  const layout = useLayout()
  return (
    <header className={styles.bar}>
      <Prompt />
      {!isSmall(layout) && (
        <div className={styles.choices}>
          <Choices />
        </div>
      )}
      <div className={styles.ways}>
        <Button kind="quiet" onClick={onUndo} disabled={undoable === 0} title={say('ui.table.undo')}>
          <span aria-hidden="true">↶</span>
          <span className={styles.word}>{say('ui.table.undo')}</span>
        </Button>
        <Button kind="quiet" onClick={onMenu} title={say('ui.table.menu')}>
          <span aria-hidden="true">☰</span>
          <span className={styles.word}>{say('ui.table.menu')}</span>
        </Button>
      </div>
    </header>
  )
}

/** Whose turn it is, in the colour and with the name of the side. */
export function Prompt() {
  const words = useWords()
  const say = useSay()
  const { face, scene, beat } = usePlay()
  const { thinking, outcome, view } = scene
  const { question, mine } = prompted(scene)
  const told = beat?.entries.findLast(({ phrase }) => phrase !== null)
  const doing = (told?.event as { seat?: number } | undefined)?.seat ?? thinking
  const seat =
    beat !== null ? doing : outcome === null ? (question?.seat ?? null) : (outcome.winners[0] ?? null)
  const name = seat === null ? '' : face.seatName(view, seat, words)
  return (
    <div className={styles.prompt} style={sideStyle(face, view, seat)}>
      <span className={styles.seat}>{name}</span>
      <span className={styles.asks} data-mine={mine}>
        {told?.phrase
          ? words.say(told.phrase)
          : outcome !== null
            ? words.say(outcome.because)
            : thinking !== null && !mine
              ? say('ui.table.thinking')
              : question === undefined
                ? ''
                : words.say(question.phrase)}
      </span>
    </div>
  )
}
