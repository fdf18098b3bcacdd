import { Link } from 'wouter'
import { learnt } from '../../lesson/learnt.ts'
import { taught } from '../../lesson/taught.ts'
import buttons from '../../shell/button.module.css'
import { useGameTitle } from '../../words/game-title.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './game-tile.module.css'
import { LatePicture } from './late-picture.tsx'

/** A game with its cover, what it asks for, how far one is in its lessons, and the ways into it. */
export function GameTile({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const { has } = useWords()
  const { title, about } = useGameTitle(rulebook)
  const done = Object.entries(learnt()).filter(
    ([lesson, far]) => far === 'done' && lesson.startsWith(`${rulebook}/`),
  ).length
  const facts = `ui.game.${rulebook}.facts`
  return (
    <li className={styles.tile}>
      <LatePicture src={`/art/cover-${rulebook}.svg`} className={styles.cover} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
        <p className={styles.facts}>
          {has(facts) && say(facts)}
          {done > 0 && ` · ${say('ui.home.learnt', { done })}`}
        </p>
        <div className={styles.ways}>
          <Link href={`/new/${rulebook}`} className={`${buttons.button} ${buttons.strong}`}>
            {say('ui.home.new')}
          </Link>
          {taught.includes(rulebook) && (
            <Link href={`/learn/${rulebook}`} className={buttons.button}>
              {say('ui.nav.learn')}
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
