import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { taught } from '../../lesson/taught.ts'
import { puzzlesOf, puzzleWords } from '../../puzzle/puzzles.ts'
import { Page } from '../../shell/page.tsx'
import { GameWords, MoreWords, useSay } from '../../words/words.tsx'
import { GameTabs } from './game-tabs.tsx'
import styles from './puzzles.module.css'
import { doneOf, PuzzleCard } from './puzzles.tsx'

/** All puzzles of a game, easier ones first, and which are solved. */
export default function PuzzlesScreen({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const game = taught.includes(rulebook) ? rulebook : (taught[0] as string)
  return (
    <Page title={say('ui.nav.learn')}>
      <GameTabs game={game} under="/puzzles" />
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <GameWords rulebook={game}>
          <MoreWords source={puzzleWords}>
            <All key={game} game={game} />
          </MoreWords>
        </GameWords>
      </Suspense>
    </Page>
  )
}

function All({ game }: { game: string }) {
  const say = useSay()
  const puzzles = use(puzzlesOf(game))
  return (
    <>
      <header className={styles.head}>
        <h2>{say('puzzle.heading')}</h2>
        <p role="status">{say('puzzle.solvedOf', { done: doneOf(game, puzzles), all: puzzles.length })}</p>
        <Link href={`/learn/${game}`}>{say('puzzle.lessons')}</Link>
      </header>
      <p className={styles.about}>{say('puzzle.about')}</p>
      <ol className={styles.cards}>
        {puzzles.map((puzzle) => (
          <PuzzleCard key={puzzle.id} game={game} puzzle={puzzle} />
        ))}
      </ol>
    </>
  )
}
