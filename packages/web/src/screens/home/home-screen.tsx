import { shelf } from '@gunbai/rulebooks'
import { hasFace } from '../../games/faces.ts'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { GameTile } from './game-tile.tsx'
import styles from './home-screen.module.css'
import { KeptGames } from './kept-games.tsx'
import { OpenRecord } from './open-record.tsx'

/** Games with a board of their own first. */
const games = [...shelf].sort((a, b) => Number(hasFace(b.id)) - Number(hasFace(a.id)))

/** The way in: games that go on, and games to begin. */
export function HomeScreen() {
  const say = useSay()
  return (
    <Page title={say('ui.home.title')}>
      <p className={styles.lead}>{say('ui.home.lead')}</p>
      <KeptGames />
      <h2 className={styles.heading}>{say('ui.home.games')}</h2>
      <ul className={styles.tiles}>
        {games.map(({ id }) => (
          <GameTile key={id} rulebook={id} />
        ))}
      </ul>
      <div className={styles.record}>
        <OpenRecord />
      </div>
    </Page>
  )
}
