import { isSolved, type Puzzle, type PuzzleEntry, type Verdict } from '@gunbai/bots'
import { sameAction } from '@gunbai/kernel'
import { use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { keepLearnt, learnt } from '../lesson/learnt.ts'
import tutor from '../lesson/tutor.module.css'
import buttons from '../shell/button.module.css'
import { Button } from '../shell/button.tsx'
import { usePlay } from '../table/play.tsx'
import type { LessonScript } from '../table/table.ts'
import { useSay, useWords } from '../words/words.tsx'
import { puzzleAddress, puzzleName, puzzleOf, puzzlesOf } from './puzzles.ts'
import styles from './solver.module.css'
import { Stars } from './stars.tsx'
import { type Judgment, useJudgment } from './use-judgment.ts'

interface Props {
  readonly rulebook: string
  readonly id: string
  readonly script: LessonScript
}

/** Says what the puzzle is about, and when the turn has been played how well it was. */
export default function Solver({ rulebook, id, script }: Props) {
  const say = useSay()
  const puzzle = use(puzzleOf(rulebook, id))
  const puzzles = use(puzzlesOf(rulebook))
  const [isShown, setShown] = useState(false)
  const judgment = useJudgment(puzzle, script)
  const name = puzzleName(rulebook, id)
  const solved = judgment.verdict !== null && isSolved(puzzle, judgment.verdict.lost)
  useEffect(() => {
    if (solved && !isShown) keepLearnt(name, 'done')
  }, [name, solved, isShown])
  const again = () => {
    setShown(false)
    void script.backTo(judgment.before)
  }
  const state = judgment.verdict === null ? 'to do' : solved ? 'done' : 'wrong'
  return (
    <>
      <div className={tutor.place} />
      <aside className={`${tutor.tutor} ${styles.solver}`} data-part="solver" aria-label={say('puzzle')}>
        <header className={styles.head}>
          <h2 className={tutor.title}>{say(`puzzle.theme.${puzzle.theme}`)}</h2>
          <p className={styles.setup}>
            <Stars level={puzzle.level} /> {say(`setup.${puzzle.setup}`)}
          </p>
        </header>
        <section className={tutor.now} aria-live="polite" data-state={state}>
          {judgment.verdict !== null ? (
            <Judged
              puzzle={puzzle}
              verdict={judgment.verdict}
              isShown={isShown}
              onAgain={again}
              next={nextPuzzle(rulebook, id, puzzles)}
            />
          ) : judgment.isOver ? (
            <p role="status">{say('puzzle.judging')}</p>
          ) : (
            <Task
              puzzle={puzzle}
              judgment={judgment}
              onShown={() => setShown(true)}
              onAgain={again}
              onFromStart={() => {
                setShown(true)
                void script.backTo(judgment.before)
              }}
            />
          )}
        </section>
      </aside>
    </>
  )
}

interface TaskProps {
  readonly puzzle: Puzzle
  readonly judgment: Judgment
  readonly onShown: () => void
  readonly onAgain: () => void
  /** Begins the turn again, to be shown. */
  readonly onFromStart: () => void
}

function Task({ puzzle, judgment, onShown, onAgain, onFromStart }: TaskProps) {
  const say = useSay()
  const words = useWords()
  const { face, scene, choose } = usePlay()
  const { shown: next } = judgment
  const shown = scene.answers.find(({ action }) => next !== null && sameAction(action, next))?.action ?? null
  const hasLeft = next === null && judgment.given.length > 0
  return (
    <>
      <h3 className={tutor.what}>
        {say('puzzle.toMove', { side: face.seatName(scene.view, puzzle.seat, words) })}
      </h3>
      <p>{say(`puzzle.task.${puzzle.theme}`, percents(puzzle.happens))}</p>
      <p className={styles.how}>{say('puzzle.how')}</p>
      <div className={tutor.ways}>
        <Link href={`/learn/${puzzle.rulebook}/puzzles`} className={`${buttons.button} ${buttons.quiet}`}>
          {say('puzzle.leave')}
        </Link>
        {judgment.given.length > 0 && (
          <Button kind="quiet" onClick={onAgain} data-part="again">
            {say('puzzle.again')}
          </Button>
        )}
        <Button
          disabled={shown === null && !hasLeft}
          data-part="show-me"
          onClick={() => {
            if (hasLeft) onFromStart()
            if (shown === null) return
            onShown()
            choose(shown)
          }}
        >
          {say(hasLeft ? 'puzzle.showFromStart' : 'puzzle.showMe')}
        </Button>
      </div>
    </>
  )
}

interface JudgedProps {
  readonly puzzle: Puzzle
  readonly verdict: Verdict
  readonly isShown: boolean
  readonly onAgain: () => void
  readonly next: PuzzleEntry | undefined
}

function Judged({ puzzle, verdict, isShown, onAgain, next }: JudgedProps) {
  const say = useSay()
  const { scene } = usePlay()
  const { rulebook, seat, chance } = puzzle
  const isLost = scene.outcome !== null && !scene.outcome.winners.includes(seat)
  const solved = isSolved(puzzle, verdict.lost)
  const best = percent(chance.mean)
  const lost = Math.max(0, percent(verdict.lost.mean))
  const told = { best, lost, kept: Math.max(0, best - lost), within: percent(verdict.lost.within) }
  return (
    <>
      <h3 className={tutor.what}>
        {say(!solved ? 'puzzle.unsolved' : isShown ? 'puzzle.shown' : 'puzzle.solved')}
      </h3>
      <p>
        {say(lost === 0 ? 'puzzle.asGood' : solved ? 'puzzle.near' : 'puzzle.far', told)}
        {solved && isLost && ` ${say('puzzle.badLuck')}`}
      </p>
      <div className={tutor.ways}>
        <Link
          href={`/learn/${rulebook}/puzzles`}
          className={`${buttons.button} ${buttons.quiet} ${styles.all}`}
        >
          {say('puzzle.all')}
        </Link>
        <Button kind={solved ? 'plain' : 'strong'} onClick={onAgain} data-part="again">
          {say('puzzle.again')}
        </Button>
        {next !== undefined && (
          <Link
            href={puzzleAddress(rulebook, next.id)}
            className={`${buttons.button} ${solved ? buttons.strong : ''}`}
            data-part="next-puzzle"
          >
            {say('puzzle.next')}
          </Link>
        )}
      </div>
    </>
  )
}

/** The next that is not solved, after this one and then from the first on. */
function nextPuzzle(rulebook: string, id: string, puzzles: readonly PuzzleEntry[]): PuzzleEntry | undefined {
  const far = learnt()
  const place = puzzles.findIndex((each) => each.id === id)
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(0, place))]
  return others.find((each) => far[puzzleName(rulebook, each.id)] !== 'done')
}

const percent = (share: number): number => Math.round(share * 100)

const percents = ({ best, plain }: Puzzle['happens']) => ({ best: percent(best), plain: percent(plain) })
