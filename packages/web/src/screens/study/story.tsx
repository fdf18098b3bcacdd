import type { LogEntry } from '@gunbai/kernel/host'
import { lastOf, type Study, type StudyPlace } from '@gunbai/kernel/study'
import { useEffect, useRef } from 'react'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './story.module.css'

interface Props {
  readonly study: Study
  readonly place: StudyPlace
  readonly moment: number
  /** What was told in the line that is open. */
  readonly heard: readonly LogEntry[]
  /** By moment of the game as it was played, somebody's chance to win; null where no review has told it. */
  readonly chances: readonly number[] | null
  readonly onPlace: (place: StudyPlace) => void
}

/** All lines of a study as a tree: where each leaves another, what is said on the way, and where one looks now. */
export function Story(props: Props) {
  const { place, moment } = props
  const story = useRef<HTMLDivElement>(null)
  // where one looks is in sight; the page itself does not move for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another row
  useEffect(() => {
    const home = story.current
    const row = home?.querySelector<HTMLElement>('[aria-current]')
    if (home == null || row == null) return
    const [frame, box] = [home.getBoundingClientRect(), row.getBoundingClientRect()]
    if (box.top < frame.top) home.scrollTop -= frame.top - box.top
    else if (box.bottom > frame.bottom) home.scrollTop += box.bottom - frame.bottom
  }, [place.line, moment])
  return (
    <div className={styles.story} data-part="story" ref={story}>
      <Line {...props} line={0} />
    </div>
  )
}

function Line(props: Props & { readonly line: number }) {
  const { study, line, place, moment } = props
  const branch = study.branches[line - 1]
  const from = branch?.at ?? 0
  const leaving = study.branches.flatMap(({ from: of, at }, i) => (of === line ? [{ line: i + 1, at }] : []))
  const said = study.remarks.filter((each) => each.line === line).map((each) => each.moment)
  const here = place.line === line ? [moment, ...around(props.heard, moment, from)] : []
  const rows = [
    ...(line === 0 ? [0] : []),
    lastOf(study, line),
    ...said,
    ...here,
    ...leaving.map(({ at }) => at),
  ]
  return (
    <ol className={styles.line}>
      {[...new Set(rows)]
        .sort((a, b) => a - b)
        .map((at) => (
          <li key={at}>
            <Row {...props} at={at} />
            {leaving.map((each) =>
              each.at === at ? (
                <div key={each.line} className={styles.branch} data-open={each.line === place.line}>
                  <BranchHead {...props} line={each.line} />
                  <Line {...props} line={each.line} />
                </div>
              ) : null,
            )}
          </li>
        ))}
    </ol>
  )
}

/** So many moments at which something was told are shown on either side. */
const near = 3

/** What was told shortly before and after a moment, so that one sees what one steps through. */
function around(heard: readonly LogEntry[], moment: number, from: number): number[] {
  const told = [...new Set(heard.flatMap((each) => (each.phrase === null ? [] : [each.moment])))]
  const before = told.filter((each) => each < moment && each >= from)
  return [...before.slice(-near), ...told.filter((each) => each > moment).slice(0, near)]
}

function BranchHead({ study, line, onPlace }: Props & { readonly line: number }) {
  const say = useSay()
  const branch = study.branches[line - 1]
  if (branch === undefined) return null
  return (
    <h3 className={styles.name}>
      <button type="button" onClick={() => onPlace({ line, moment: branch.at })}>
        <span aria-hidden="true">⑂ </span>
        {branch.name || say('study.newBranch', { number: line })}
      </button>
      <span className={styles.left}>{say('study.left', { moment: branch.at })}</span>
    </h3>
  )
}

function Row(props: Props & { readonly line: number; readonly at: number }) {
  const { study, line, at, place, moment, chances, onPlace } = props
  const say = useSay()
  const share = line === 0 ? chances?.[at] : undefined
  const isHere = place.line === line && moment === at
  const text = study.remarks.find((each) => each.line === line && each.moment === at)?.text ?? ''
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => onPlace({ line, moment: at })}
      >
        <span className={styles.number}>{at}</span>
        <Told {...props} />
        {share !== undefined && <span className={styles.chance}>{say('study.chance', { share })}</span>}
      </button>
      {text !== '' && !isHere && <p className={styles.note}>{text}</p>}
    </>
  )
}

/** What happened then, where that line is open; else where in it one is. */
function Told({ study, line, at, place, heard }: Props & { readonly line: number; readonly at: number }) {
  const say = useSay()
  const words = useWords()
  const isShared = line === place.line || at <= (study.branches[place.line - 1]?.at ?? 0)
  const told = isShared ? heard.find((each) => each.moment === at && each.phrase !== null) : undefined
  if (at === 0) return <span>{say('study.beginning')}</span>
  if (told?.phrase) return <span>{words.say(told.phrase)}</span>
  return <span>{at === lastOf(study, line) ? say('study.end') : say('study.moment', { moment: at })}</span>
}
