import type { Review } from '@gunbai/bots/review'
import type { Eyes, LogEntry } from '@gunbai/kernel/host'
import {
  lastOf,
  remarkAt,
  type Study,
  type StudyPlace,
  type Tint,
  toggledArrow,
  toggledMark,
  withRemark,
} from '@gunbai/kernel/study'
import { type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { faceOf } from '../../games/faces.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Play, PlayContext } from '../../table/play.tsx'
import { GameWords, useSay, useWords } from '../../words/words.tsx'
import { EyesSelect } from '../past/eyes-select.tsx'
import { PastBoard } from '../past/past-board.tsx'
import { useHeard, usePastPlay } from '../past/past-play.ts'
import { Scrubber } from '../past/scrubber.tsx'
import { DrawingTools, type Tool } from './drawing-tools.tsx'
import { LineWays } from './line-ways.tsx'
import { RemarkSheet } from './remark-sheet.tsx'
import { Story } from './story.tsx'
import styles from './study-desk.module.css'
import { StudyWords } from './study-words.tsx'
import { type OpenLine, useLine } from './use-line.ts'
import { useMomentKeys } from './use-moment-keys.ts'

export interface DeskProps {
  /** Whose study it is, among others. */
  readonly id: string
  readonly study: Study
  /** Keeps what was changed; null where one may only look. */
  readonly onStudy: ((study: Study) => void) | null
  readonly place: StudyPlace
  readonly onPlace: (place: StudyPlace) => void
  /** The address of a place, to come back to. */
  readonly addressOf: (place: StudyPlace) => string
  /** Whether it lies on a site. */
  readonly isOnSite: boolean
  /** What a review has told of the game as it was played, if there is one. */
  readonly review?: Review | null
  /** What stands at the head of the story, such as a way to share it. */
  readonly head: ReactNode
  /** What stands beneath it, such as a talk. */
  readonly aside?: ReactNode
  /** Whether it stands in a page of somebody else: nothing is begun there. */
  readonly isEmbedded?: boolean
  /** Where the game's words come from. */
  readonly Words?: typeof GameWords
}

/** A study on the desk: its board at a moment of one of its lines, and beside it all lines with what is said of them. */
export function StudyDesk(props: DeskProps) {
  const { study, Words = GameWords } = props
  const { rulebook, version } = study.record
  return (
    <Words rulebook={rulebook} version={version}>
      <StudyWords>
        <Opened {...props} />
      </StudyWords>
    </Words>
  )
}

function Opened(props: DeskProps) {
  const say = useSay()
  const { line: opened, problem } = useLine(props.study, props.place.line, props.id)
  if (problem !== null) {
    return (
      <>
        <p role="alert">{say('study.notRead')}</p>
        <ProblemNotice problem={problem} />
      </>
    )
  }
  return opened === null ? <p role="status">{say('ui.loading')}</p> : <Laid {...props} opened={opened} />
}

function Laid(props: DeskProps & { readonly opened: OpenLine }) {
  const { study, onStudy, place, onPlace, opened } = props
  const say = useSay()
  const face = use(faceOf(opened.game.rulebook))
  const [eyes, setEyes] = useState<Eyes>('all')
  const board = useRef<HTMLElement>(null)
  const last = lastOf(study, place.line)
  const moment = Math.min(place.moment, last, opened.last)
  const drawing = useDrawing(study, place, onStudy)
  const heard = useHeard(opened.table, eyes, opened.last)
  const play = usePastPlay({
    table: opened.table,
    snapshot: { game: opened.game, moment: opened.last },
    face,
    moment,
    eyes,
    heard,
    drawn: drawing.remark,
    takePlace: drawing.takePlace,
  })
  const goTo = useCallback(
    (next: number) => onPlace({ line: place.line, moment: next }),
    [onPlace, place.line],
  )
  useMomentKeys(moment, last, goTo)
  if (play === null) return <p role="status">{say('ui.loading')}</p>
  return (
    <div className={styles.desk} data-part="study" data-line={place.line} data-moment={moment}>
      <section className={styles.board} aria-label={say('study.board')} ref={board}>
        <PastBoard face={face} play={play} />
        <Scrubber moment={moment} last={last} log={heard} onMoment={goTo} />
        <div className={styles.tools}>
          {onStudy !== null && <DrawingTools {...drawing} board={board} />}
          <PlayContext value={play}>
            <EyesSelect eyes={eyes} onEyes={setEyes} seats={opened.game.players.length} />
          </PlayContext>
        </div>
      </section>
      <aside className={styles.side} aria-label={say('study.story')}>
        {props.head}
        <Told {...props} play={play} eyes={eyes} moment={moment} heard={heard} />
        <RemarkSheet
          remark={drawing.remark}
          board={board}
          onRemark={onStudy && ((remark) => onStudy(withRemark(study, remark)))}
        />
        {!props.isEmbedded && <LineWays {...props} play={play} moment={moment} />}
        {props.aside}
      </aside>
    </div>
  )
}

interface ToldProps extends DeskProps {
  readonly play: Play
  readonly eyes: Eyes
  readonly moment: number
  readonly heard: readonly LogEntry[]
}

/** The story; where the game was reviewed with the chance to win, of whoever looks or else of the first. */
function Told({ review = null, eyes, play, ...story }: ToldProps) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = play
  const seat = typeof eyes === 'number' ? eyes : 0
  const chances = review?.done ? review.curve.map(({ chance }) => chance[seat]?.mean ?? 0) : null
  return (
    <>
      <Story {...story} chances={chances} />
      {chances !== null && (
        <p className={styles.chances}>
          {say('study.chances', { name: face.seatName(scene.view, seat, words) })}
        </p>
      )}
    </>
  )
}

/** The hand that draws on the board, and what it has drawn at this place. */
function useDrawing(study: Study, place: StudyPlace, onStudy: DeskProps['onStudy']) {
  const [tool, setTool] = useState<Tool>('look')
  const [tint, setTint] = useState<Tint>('gold')
  const [from, setFrom] = useState<number | null>(null)
  const { remarks } = study
  const { line, moment } = place
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the study only its remarks matter
  const remark = useMemo(() => remarkAt(study, { line, moment }), [remarks, line, moment])
  const takePlace = useMemo(() => {
    if (onStudy === null || tool === 'look') return null
    return (at: number) => {
      if (tool === 'mark') onStudy(withRemark(study, toggledMark(remark, { at, tint })))
      else if (from === null) setFrom(at)
      else {
        setFrom(null)
        if (from !== at) onStudy(withRemark(study, toggledArrow(remark, { from, to: at, tint })))
      }
    }
  }, [onStudy, tool, tint, from, study, remark])
  const choose = (next: Tool) => {
    setTool(next)
    setFrom(null)
  }
  return { remark, takePlace, tool, onTool: choose, tint, onTint: setTint, from }
}
