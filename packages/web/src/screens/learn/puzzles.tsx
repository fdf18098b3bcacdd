import type { PuzzleEntry } from '@gunbai/bots'
import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { learnt } from '../../lesson/learnt.ts'
import { puzzleAddress, puzzleName, puzzlesOf } from '../../puzzle/puzzles.ts'
import { Stars } from '../../puzzle/stars.tsx'
import buttons from '../../shell/button.module.css'
import { useSay } from '../../words/words.tsx'
import { PuzzlePicture } from './puzzle-picture.tsx'
import styles from './puzzles.module.css'

/** So many stand beside the puzzle of the day. */
const few = 6
const day = 24 * 60 * 60 * 1000

/** The puzzle of the day, a few more, and the way to all of them. */
export function Puzzles({ game }: { game: string }) {
  const say = useSay()
  const puzzles = use(puzzlesOf(game))
  const today = puzzles[Math.floor(Date.now() / day) % Math.max(1, puzzles.length)]
  if (today === undefined) return null
  const others = puzzles.filter((each) => each !== today)
  const open = others.filter((each) => !isDone(game, each))
  const shown = [...open, ...others.filter((each) => isDone(game, each))].slice(0, few)
  return (
    <section aria-labelledby="puzzles">
      <header className={styles.head}>
        <h2 id="puzzles">{say('puzzle.heading')}</h2>
        <p>{say('puzzle.solvedOf', { done: doneOf(game, puzzles), all: puzzles.length })}</p>
        <Link href={`/learn/${game}/puzzles`}>{say('puzzle.all')}</Link>
      </header>
      <div className={styles.shown}>
        <Today game={game} puzzle={today} />
        <ol className={styles.cards}>
          {shown.map((puzzle) => (
            <PuzzleCard key={puzzle.id} game={game} puzzle={puzzle} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const isDone = (game: string, { id }: PuzzleEntry): boolean => learnt()[puzzleName(game, id)] === 'done'

export const doneOf = (game: string, puzzles: readonly PuzzleEntry[]): number =>
  puzzles.filter((each) => isDone(game, each)).length

function Today({ game, puzzle }: { game: string; puzzle: PuzzleEntry }) {
  const say = useSay()
  return (
    <article className={styles.today}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <PuzzlePicture game={game} id={puzzle.id} />
      </Suspense>
      <div className={styles.words}>
        <p className={styles.tag}>{say('puzzle.ofTheDay')}</p>
        <h3 className={styles.theme}>{say(`puzzle.theme.${puzzle.theme}`)}</h3>
        <p>{say(`setup.${puzzle.setup}`)}</p>
        <p className={styles.row}>
          <Stars level={puzzle.level} />
          {isDone(game, puzzle) && <span>{say('puzzle.isSolved')}</span>}
        </p>
        <Link
          href={puzzleAddress(game, puzzle.id)}
          className={`${buttons.button} ${buttons.strong}`}
          data-part="puzzle-of-the-day"
        >
          {say(isDone(game, puzzle) ? 'puzzle.solveAgain' : 'puzzle.solve')}
        </Link>
      </div>
    </article>
  )
}

export function PuzzleCard({ game, puzzle }: { game: string; puzzle: PuzzleEntry }) {
  const say = useSay()
  const solved = isDone(game, puzzle)
  return (
    <li className={styles.card} data-solved={solved}>
      <Link href={puzzleAddress(game, puzzle.id)} className={styles.link}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <PuzzlePicture game={game} id={puzzle.id} />
        </Suspense>
        <div className={styles.words}>
          <h3 className={styles.name}>{say(`puzzle.theme.${puzzle.theme}`)}</h3>
          <p className={styles.setup}>{say(`setup.${puzzle.setup}`)}</p>
          <p className={styles.row}>
            <Stars level={puzzle.level} />
            {solved && <span>{say('puzzle.isSolved')}</span>}
          </p>
        </div>
      </Link>
    </li>
  )
}
