import { shelf } from '@gunbai/rulebooks'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { hasFace } from '../../games/faces.ts'
import buttons from '../../shell/button.module.css'
import { Page } from '../../shell/page.tsx'
import { useLater } from '../../shell/use-later.ts'
import { useGameTitle } from '../../words/game-title.ts'
import { useSay } from '../../words/words.tsx'
import { GameTile } from './game-tile.tsx'
import styles from './home-screen.module.css'
import { LatePicture } from './late-picture.tsx'
import { OpenRecord } from './open-record.tsx'
import { useKept } from './use-kept.ts'

/** Fetched when what is seen first is there. */
const YourGames = lazy(() => import('./your-games.tsx'))
const Below = lazy(() => import('./below.tsx'))
const later = 1_500 // milliseconds

const games = shelf.filter(({ id }) => hasFace(id))
const forProgrammers = shelf.filter(({ id }) => !hasFace(id))

/** The way in: one battle at once, games that go on, and games to begin. */
export function HomeScreen() {
  const say = useSay()
  const isTime = useLater(later)
  return (
    <Page title={say('ui.home.title')} hero={<Hero />}>
      <h2 className={styles.heading}>{say('ui.home.games')}</h2>
      <ul className={styles.tiles}>
        {games.map(({ id }) => (
          <GameTile key={id} rulebook={id} />
        ))}
      </ul>
      <div className={styles.below}>
        <Suspense>{isTime && <Below />}</Suspense>
      </div>
      <footer className={styles.footer}>
        <p>{say('ui.home.stays')}</p>
        <OpenRecord />
        <Link href="/about">{say('ui.nav.about')}</Link>
        <p className={styles.programmers}>
          {say('ui.home.programmers')}{' '}
          {forProgrammers.map(({ id }) => (
            <Link key={id} href={`/new/${id}`}>
              <Name rulebook={id} />
            </Link>
          ))}
        </p>
      </footer>
    </Page>
  )
}

function Name({ rulebook }: { rulebook: string }) {
  return useGameTitle(rulebook).title
}

/** What this is in a sentence, and a first battle by one click. */
function Hero() {
  const say = useSay()
  const isSoon = useKept()
  return (
    <div className={styles.hero}>
      <LatePicture src="/art/hero.svg" className={styles.scene} />
      <div className={styles.invitation}>
        <h1 className={styles.title}>{say('ui.home.field')}</h1>
        <p className={styles.lead}>{say('ui.home.lead')}</p>
        <div className={styles.ways}>
          <Link href="/learn/samurai/first-skirmish" className={`${buttons.button} ${styles.play}`}>
            ▶ {say('ui.home.play')}
          </Link>
          <Link href="/learn" className={buttons.button}>
            {say('ui.home.lessons')}
          </Link>
        </div>
        <p className={styles.small}>{say('ui.home.playAbout')}</p>
      </div>
      <div className={styles.kept}>
        <Suspense>{isSoon && <YourGames />}</Suspense>
      </div>
    </div>
  )
}
