import { Link } from 'wouter'
import { taught } from '../../lesson/lessons.ts'
import buttons from '../../shell/button.module.css'
import { useGameTitle } from '../../words/game-title.ts'
import { useSay } from '../../words/words.tsx'
import styles from './game-tile.module.css'
import { TilePicture } from './tile-picture.tsx'

export function GameTile({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const { title, about } = useGameTitle(rulebook)
  return (
    <li className={styles.tile}>
      <TilePicture rulebook={rulebook} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
        <div className={styles.ways}>
          <Link href={`/new/${rulebook}`} className={`${buttons.button} ${buttons.strong}`}>
            {say('ui.home.new')}
          </Link>
          {taught.includes(rulebook) && (
            <Link href={`/learn/${rulebook}`} className={buttons.button}>
              {say('ui.home.learn')}
            </Link>
          )}
          <Link href={`/rules/${rulebook}`} className={`${buttons.button} ${buttons.quiet}`}>
            {say('ui.nav.rules')}
          </Link>
        </div>
      </div>
    </li>
  )
}
