import { Link } from 'wouter'
import { taught } from '../../lesson/lessons.ts'
import buttons from '../../shell/button.module.css'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './game-tile.module.css'
import { TilePicture } from './tile-picture.tsx'

export function GameTile({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const { has } = useWords()
  return (
    <li className={styles.tile}>
      <TilePicture rulebook={rulebook} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {has(`ui.rules.${rulebook}`) ? say(`ui.rules.${rulebook}`) : rulebook}
        </h3>
        <p className={styles.about}>{has(`ui.game.${rulebook}`) ? say(`ui.game.${rulebook}`) : ''}</p>
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
