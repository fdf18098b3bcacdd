import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { engineConnection } from '../../../engine/connection.ts'
import { sideStyle } from '../../../games/faces.ts'
import { Button } from '../../../shell/button.tsx'
import Dialog from '../../../shell/dialog.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import { anotherAddress, replayAddress, reviewAddress } from '../../../table/address.ts'
import { type GameSpec, otherSides } from '../../../table/game.ts'
import { usePlay } from '../../../table/play.tsx'
import { type Problem, problemOf } from '../../../table/problem.ts'
import type { Table } from '../../../table/table.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import { PlainScore } from '../plain-score.tsx'
import { resultFor } from '../prompted.ts'
import { saveRecord } from '../save-record.ts'
import { type TurningPoint, turningPoints } from './course.ts'
import { CourseChart } from './course-chart.tsx'
import styles from './end-screen.module.css'
import { EndSky } from './end-sky.tsx'

interface Props {
  readonly table: Table
  /** Who sits in a seat, where that is more than its side. */
  readonly nameOf?: ((seat: number) => string) | undefined
  /** What to do next besides what is always offered. */
  readonly onward?: ReactNode
  readonly onClose: () => void
}

/** Who won and by what, how it went and where it turned, what it cost, who had the luck; and what to do next. */
export default function EndScreen({ table, nameOf, onward, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { face, scene, log } = usePlay()
  const { outcome, view, game } = scene
  const { Reckoning, Score } = face
  if (outcome === null) return null
  const winners = outcome.winners.map((seat) => nameOf?.(seat) ?? face.seatName(view, seat, words))
  const won = winners.length === 0 ? say('ui.end.draw') : say('ui.end.won', { name: winners.join(', ') })
  const result = resultFor(scene)
  const course = face.course?.(log) ?? []
  const points = turningPoints(log, course)
  const lost = result === 'youLost'
  const loser = game.players.findIndex((_, seat) => !outcome.winners.includes(seat))
  return (
    <Dialog
      open
      full
      title={result === 'other' ? won : say(`ui.end.${result}`)}
      onClose={onClose}
      head={
        <div className={styles.head}>
          <EndSky
            lost={lost}
            winner={sideStyle(face, view, outcome.winners[0] ?? null)}
            loser={sideStyle(face, view, loser < 0 ? null : loser)}
            heroes={face.heroes}
          />
        </div>
      }
      footer={
        <>
          <Ways table={table} />
          {onward}
        </>
      }
    >
      <div className={styles.told} data-lost={lost}>
        {result !== 'other' && <p className={styles.winner}>{won}</p>}
        <p className={styles.because} data-screen="end">
          {words.say(outcome.because)}
        </p>
      </div>
      <div className={styles.score}>
        <Suspense>{Score === null ? <PlainScore /> : <Score />}</Suspense>
      </div>
      <div className={styles.parts}>
        {course.length > 0 && (
          <section>
            <h3>{say('ui.end.course')}</h3>
            <CourseChart course={course} points={points} />
          </section>
        )}
        {points.length > 0 && <TurningPoints points={points} />}
        {Reckoning !== null && (
          <section>
            <h3>{say('ui.end.cost')}</h3>
            <Reckoning />
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Where it turned, in the sentences of the log; each leads to that moment of the replay. */
function TurningPoints({ points }: { points: readonly TurningPoint[] }) {
  const say = useSay()
  const words = useWords()
  const { game } = usePlay().scene
  return (
    <section data-part="turning-points">
      <h3>{say('ui.end.points', { count: points.length })}</h3>
      <ol className={styles.points}>
        {points.map(({ at, moment, entries }, i) => (
          <li key={at}>
            <span className={styles.number}>{i + 1}</span>
            <Link href={replayAddress(game, moment)}>
              {entries.map(({ phrase }) => (phrase === null ? '' : words.say(phrase))).join(' ')}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What to do next: the same again, the same with the sides changed, look back, keep it, something else. */
function Ways({ table }: { table: Table }) {
  const say = useSay()
  const { game } = usePlay().scene
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const isHere = game.online === undefined
  const changed = otherSides(game)

  async function begin({ rulebook, setup, players, openHands }: GameSpec): Promise<void> {
    try {
      const spec = { rulebook, setup, players, openHands, lesson: null }
      go(`/table/${await engineConnection.call((engine) => engine.begin(spec))}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      {isHere && (
        <Button kind="strong" onClick={() => begin(game)}>
          {say('ui.end.rematch')}
        </Button>
      )}
      {isHere && changed !== null && (
        <Button onClick={() => begin(changed)}>{say('ui.end.otherSides')}</Button>
      )}
      <Button onClick={() => go(reviewAddress(game))}>{say('ui.review')}</Button>
      <details className={styles.more}>
        <summary>{say('ui.end.more')}</summary>
        <div className={styles.others}>
          <Button onClick={() => go(replayAddress(game))}>{say('ui.home.replay')}</Button>
          <Button onClick={() => saveRecord(table, game)}>{say('ui.end.record')}</Button>
          <Button onClick={() => go(anotherAddress(game))}>{say('ui.end.again')}</Button>
        </div>
      </details>
    </>
  )
}
