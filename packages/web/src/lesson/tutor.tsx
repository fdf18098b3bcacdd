import { useEffect } from 'react'
import { Link } from 'wouter'
import buttons from '../shell/button.module.css'
import { Button } from '../shell/button.tsx'
import { fits } from '../table/pattern.ts'
import { usePlay } from '../table/play.tsx'
import type { LessonScript } from '../table/table.ts'
import { useSay } from '../words/words.tsx'
import { keepLearnt, learnt } from './learnt.ts'
import { type Lesson, type Progress, type Want, wantedAnswer } from './lesson.ts'
import { lessonName } from './lesson-spec.ts'
import { Pointer } from './pointer.tsx'
import styles from './tutor.module.css'
import { useProgress } from './use-progress.ts'

interface Props {
  readonly lessons: readonly Lesson[]
  readonly place: number
  readonly lesson: Lesson
  readonly script: LessonScript
}

/** Says what is to be done, points at it, and sees whether it was done. */
export function Tutor({ lessons, place, lesson, script }: Props) {
  const say = useSay()
  const progress = useProgress(lesson, script)
  const { beat } = usePlay()
  const name = lessonName(lesson)
  const task = progress?.task ?? 0
  const isDone = task === lesson.tasks.length
  useEffect(() => {
    if (task > 0) keepLearnt(name, isDone ? 'done' : task)
  }, [name, task, isDone])
  if (progress === null) return null
  return (
    <>
      <div className={styles.place} />
      <aside
        className={styles.tutor}
        data-part="tutor"
        aria-label={say('lesson.number', { number: place + 1 })}
      >
        <Tasks lesson={lesson} number={place + 1} task={task} />
        <section
          className={styles.now}
          aria-live="polite"
          data-state={isDone ? 'done' : progress.wrong ? 'wrong' : 'to do'}
        >
          {isDone ? (
            <Won lessons={lessons} place={place} />
          ) : progress.wrong !== null ? (
            <Wrong onAgain={() => void script.backTo(progress.since)} />
          ) : (
            <ToDo lesson={lesson} progress={progress} onAgain={() => void script.backTo(progress.since)} />
          )}
        </section>
      </aside>
      {!isDone && progress.wrong === null && beat === null && <PointedAt wanted={progress.wanted} />}
    </>
  )
}

function Tasks({ lesson, number, task }: { lesson: Lesson; number: number; task: number }) {
  const say = useSay()
  return (
    <header className={styles.tasks}>
      <h2 className={styles.title}>
        <span className={styles.number}>{number}.</span> {say(`lesson.${lesson.id}`)}
      </h2>
      <p className={styles.count}>
        {say('lesson.task', { number: Math.min(task + 1, lesson.tasks.length), all: lesson.tasks.length })}
      </p>
      <ol className={styles.list}>
        {lesson.tasks.map(({ id }, i) => (
          <li key={id} data-state={i < task ? 'done' : i === task ? 'now' : 'later'}>
            <span className={styles.mark} aria-hidden="true">
              {i < task ? '✓' : i + 1}
            </span>
            <span className={styles.name}>{say(`lesson.${lesson.id}.${id}`)}</span>
            {i < task && <span className="unseen">{say('lesson.taskDone')}</span>}
          </li>
        ))}
      </ol>
    </header>
  )
}

function ToDo({ lesson, progress, onAgain }: { lesson: Lesson; progress: Progress; onAgain: () => void }) {
  const say = useSay()
  const { scene, choose } = usePlay()
  const task = lesson.tasks[progress.task]
  const answers = scene.answers.map(({ action }) => action)
  const shown = wantedAnswer(progress.wanted, answers) ?? (answers.length === 1 ? answers[0] : null) ?? null
  if (task === undefined) return null
  return (
    <>
      <h3 className={styles.what}>{say(`lesson.${lesson.id}.${task.id}`)}</h3>
      <p>{say(`lesson.${lesson.id}.${task.id}.text`)}</p>
      <div className={styles.ways}>
        <Link href={`/learn/${lesson.rulebook}`} className={`${buttons.button} ${buttons.quiet}`}>
          <span className={styles.word}>{say('lesson.leave')}</span>
          <span className={styles.sign} aria-hidden="true">
            ×
          </span>
        </Link>
        {progress.isBegun && (
          <Button kind="quiet" onClick={onAgain} data-part="again">
            {say('lesson.again')}
          </Button>
        )}
        <Button disabled={shown === null} onClick={() => shown !== null && choose(shown)} data-part="show-me">
          {say('lesson.showMe')}
        </Button>
      </div>
    </>
  )
}

function Wrong({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  return (
    <>
      <h3 className={styles.what}>{say('lesson.wrong')}</h3>
      <p>{say('lesson.wrong.text')}</p>
      <div className={styles.ways}>
        <Button kind="strong" onClick={onAgain} data-part="again">
          {say('lesson.again')}
        </Button>
      </div>
    </>
  )
}

function Won({ lessons, place }: { lessons: readonly Lesson[]; place: number }) {
  const say = useSay()
  const lesson = lessons[place] as Lesson
  const next = lessons[place + 1]
  const done = lessons.filter((each) => each === lesson || learnt()[lessonName(each)] === 'done').length
  const address = (each: Lesson) => `/learn/${each.rulebook}/${each.id}`
  return (
    <>
      <h3 className={styles.what}>{say('lesson.won')}</h3>
      <p>{say(`lesson.${lesson.id}.done`)}</p>
      <p className={styles.count}>{say('lesson.wonOf', { done, all: lessons.length })}</p>
      <div className={styles.ways}>
        <Link href={`/learn/${lesson.rulebook}`} className={buttons.button}>
          {say('lesson.all')}
        </Link>
        {next !== undefined && (
          <Link
            href={address(next)}
            className={`${buttons.button} ${buttons.strong}`}
            data-part="next-lesson"
          >
            {say('lesson.next')}
          </Link>
        )}
      </div>
    </>
  )
}

/** Points at what gives the next thing that is wanted and not drafted yet; where all is drafted, at what gives the draft. */
function PointedAt({ wanted }: { wanted: readonly Want[] }) {
  const { draft } = usePlay()
  const isDrafted = ({ answer }: Want) => answer !== undefined && draft.some((action) => fits(answer, action))
  const left = wanted.filter((want) => !isDrafted(want))
  const needed = left.filter(({ optional }) => optional !== true).slice(0, 1)
  const point = [...needed, ...left.filter(({ optional }) => optional === true)].flatMap((want) => want.point)
  return <Pointer at={[...point, '[data-commit]:not(:disabled)']} />
}
