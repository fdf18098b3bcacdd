import type { Phrase } from '@gunbai/kernel'
import type { ReactNode } from 'react'
import { sideStyle } from '../../games/faces.ts'
import { Button } from '../../shell/button.tsx'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { MuteButton } from '../../sound/mute-button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Choices } from './choices.tsx'
import styles from './prompt-bar.module.css'
import { prompted, resultFor } from './prompted.ts'

interface Props {
  readonly undoable: number
  readonly onUndo: () => void
  /** Asks what something is, by pointing at it. */
  readonly onAsk?: () => void
  readonly onMenu: () => void
}

/** Always says who must do what, with the answers that have no place on the board. It keeps its height, whatever is asked. */
export function PromptBar({ undoable, onUndo, onAsk, onMenu }: Props) {
  const say = useSay()
  const isLarge = !isSmall(useLayout())
  const { Track, sheetBeside = false } = usePlay().face
  return (
    <header className={styles.bar}>
      <div className={styles.asked}>
        <Prompt />
        {isLarge && Track !== undefined && <Track />}
        {isLarge && !sheetBeside && (
          <div className={styles.choices}>
            <Choices />
          </div>
        )}
      </div>
      <div className={styles.ways}>
        {isLarge && <MuteButton />}
        {isLarge && onAsk !== undefined && (
          <Button kind="quiet" onClick={onAsk} title={say('ui.table.whatIs')} data-part="ask">
            <span aria-hidden="true">?</span>
            <span className="unseen">{say('ui.table.whatIs')}</span>
          </Button>
        )}
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

/** Whose turn it is, in the colour and with the name of the side; what the viewer is to do, and how in one line. */
export function Prompt() {
  const words = useWords()
  const { face, scene, beat, draft } = usePlay()
  const { thinking, outcome, view } = scene
  const { question, mine } = prompted(scene)
  const told = beat?.entries.findLast(({ phrase }) => phrase !== null)
  const doing = (told?.event as { seat?: number } | undefined)?.seat ?? thinking
  const seat =
    beat !== null ? doing : outcome === null ? (question?.seat ?? null) : (outcome.winners[0] ?? null)
  const name = seat === null ? '' : face.seatName(view, seat, words)
  const isAsked = told === undefined && mine && outcome === null
  const own = draft.length > 0 ? 'ui.prompt.drafted' : helpFor(question?.phrase)
  const { Crest, Drafting, Glyphs, besideGlyphs } = face
  const phrase = told === undefined ? null : (besideGlyphs?.(told) ?? told.phrase)
  const sentence = phrase === null ? null : words.say(phrase)
  const plain = (
    <Lines
      asks={
        sentence === null ? (
          <Asked name={name} />
        ) : (
          <>
            {sentence}
            {besideGlyphs !== undefined && Glyphs !== null && told !== undefined && <Glyphs entry={told} />}
          </>
        )
      }
      help={isAsked && own !== null && words.has(own) ? words.say({ id: own }) : null}
      mine={mine}
    />
  )
  return (
    <div className={styles.prompt} style={sideStyle(face, view, seat)} data-crest={Crest !== undefined}>
      {Crest !== undefined && seat !== null && <Crest seat={seat} />}
      <span className={styles.said}>
        {/* who does it is said once */}
        {!sentence?.includes(name) && <span className={styles.seat}>{name}</span>}
        {isAsked && draft.length > 0 && Drafting !== undefined ? (
          <Drafting otherwise={plain}>{(next) => <Lines {...next} mine />}</Drafting>
        ) : (
          plain
        )}
      </span>
    </div>
  )
}

function Lines({ asks, help, mine }: { asks: ReactNode; help: string | null; mine: boolean }) {
  return (
    <span className={styles.lines}>
      <span className={styles.asks} data-mine={mine}>
        {asks}
      </span>
      {help !== null && <span className={styles.help}>{help}</span>}
    </span>
  )
}

/** How it ended; else what the viewer has drafted or is asked, or for whom he waits: what others are asked is no business of his. */
function Asked({ name }: { name: string }) {
  const words = useWords()
  const say = useSay()
  const { scene, draft } = usePlay()
  const { outcome, viewer, thinking } = scene
  const { question, mine } = prompted(scene)
  if (outcome !== null) {
    const result = resultFor(scene)
    return `${result === 'other' ? '' : `${say(`ui.end.${result}`)}. `}${words.say(outcome.because)}`
  }
  const isOthers = viewer !== null && !mine
  if (isOthers && (question !== undefined || thinking !== null)) return say('ui.table.waiting', { name })
  const first = mine && draft.length > 0 ? JSON.stringify(draft[0]) : null
  const drafted = scene.answers.find(({ action }) => JSON.stringify(action) === first)
  if (drafted !== undefined) return say('ui.prompt.draft', { what: words.say(drafted.phrase) })
  return question === undefined ? '' : words.say(question.phrase)
}

/** The message that says how to answer: that of the question within, where one question is asked of a clan or a side. */
function helpFor(phrase: Phrase | undefined): string | null {
  if (phrase === undefined) return null
  const within = Object.values(phrase.values ?? {}).find(
    (value): value is Phrase => typeof value === 'object' && value.id.startsWith('ask.'),
  )
  return within === undefined ? phrase.id.replace(/^ask\./, 'help.') : helpFor(within)
}
