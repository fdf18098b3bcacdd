import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { learnt } from '../../lesson/learnt.ts'
import type { Lesson } from '../../lesson/lesson.ts'
import { lessonName, lessonSpec } from '../../lesson/lesson-spec.ts'
import { guidedGameOf, lessonsOf, lessonWords } from '../../lesson/lessons.ts'
import { taught } from '../../lesson/taught.ts'
import { puzzleWords } from '../../puzzle/puzzles.ts'
import buttons from '../../shell/button.module.css'
import { Page } from '../../shell/page.tsx'
import { GameWords, MoreWords, useSay } from '../../words/words.tsx'
import { GameTabs } from './game-tabs.tsx'
import styles from './learn-screen.module.css'
import { type Led, LessonPicture } from './lesson-picture.tsx'
import { Puzzles } from './puzzles.tsx'

/** The lessons of a game, and how far one is in each. */
export default function LearnScreen({ rulebook }: { rulebook: string | undefined }) {
  const say = useSay()
  const game = taught.includes(rulebook ?? '') ? (rulebook as string) : (taught[0] as string)
  return (
    <Page title={say('ui.nav.learn')}>
      <GameTabs game={game} />
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <GameWords rulebook={game}>
          <MoreWords source={lessonWords(game)}>
            <Course key={game} game={game} />
          </MoreWords>
          <MoreWords source={puzzleWords}>
            <Puzzles key={game} game={game} />
          </MoreWords>
        </GameWords>
      </Suspense>
    </Page>
  )
}

function Course({ game }: { game: string }) {
  const say = useSay()
  const lessons = use(lessonsOf(game))
  const far = learnt()
  const done = lessons.filter((lesson) => far[lessonName(lesson)] === 'done').length
  const next = lessons.find((lesson) => far[lessonName(lesson)] !== 'done')
  const minutes = lessons.reduce((sum, each) => sum + each.minutes, 0)
  const guided = guidedGameOf(game)
  return (
    <>
      <p className={styles.about} role="status">
        {say('lesson.minutesInAll', { minutes })} · {say('lesson.doneOf', { done, all: lessons.length })}
      </p>
      <ol className={styles.lessons}>
        {lessons.map((lesson, i) => (
          <LessonCard key={lesson.id} lesson={lesson} number={i + 1} isNext={lesson === next} />
        ))}
      </ol>
      {guided !== undefined && (
        <section className={styles.whole}>
          <div>
            <h2>{say('lesson.whole')}</h2>
            <p>{say('lesson.whole.text')}</p>
          </div>
          <Link
            href={`/learn/${game}/${guided}`}
            className={`${buttons.button} ${next === undefined ? buttons.strong : ''}`}
          >
            {say('lesson.whole.begin')}
          </Link>
        </section>
      )}
    </>
  )
}

const led = new Map<Lesson, Led>()

/** What leads to where a lesson begins; the same each time. */
function ledTo(lesson: Lesson): Led {
  const known = led.get(lesson) ?? { spec: lessonSpec(lesson), seed: lesson.seed, before: lesson.before }
  led.set(lesson, known)
  return known
}

function LessonCard({ lesson, number, isNext }: { lesson: Lesson; number: number; isNext: boolean }) {
  const say = useSay()
  const far = learnt()[lessonName(lesson)]
  const isDone = far === 'done'
  return (
    <li className={styles.lesson} data-next={isNext}>
      <LessonPicture led={ledTo(lesson)} />
      {isDone && (
        <span className={styles.seal} title={say('lesson.done')}>
          ✓
        </span>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          {number}. {say(`lesson.${lesson.id}`)}
        </h2>
        <p className={styles.minutes}>
          {say('lesson.minutes', { minutes: lesson.minutes })}
          {isDone && ` · ${say('lesson.done')}`}
        </p>
        <Link
          href={`/learn/${lesson.rulebook}/${lesson.id}`}
          className={`${buttons.button} ${isNext ? styles.next : isDone ? buttons.quiet : ''}`}
        >
          {typeof far === 'number'
            ? say('lesson.goOn', { number: far + 1 })
            : say(isDone ? 'lesson.playAgain' : 'lesson.start')}
        </Link>
      </div>
    </li>
  )
}
