import { Link } from 'wouter'
import { learnt } from '../../lesson/learnt.ts'
import { outlines } from '../../lesson/outlines.ts'
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
  const all = outlines[rulebook]?.length ?? 0
  return (
    <li className={styles.tile}>
      <LatePicture src={`/art/cover-${rulebook}.svg`} className={styles.cover} />
      {rulebook === taught[0] && Object.keys(learnt()).length === 0 && (
        <span className={styles.here}>{say('ui.home.here')}</span>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
        <p className={styles.facts}>{has(facts) && say(facts)}</p>
        {all > 0 && (
          <p className={styles.far}>
            <progress value={done} max={all} aria-hidden="true" /> {say('ui.home.learnt', { done, all })}
          </p>
        )}
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
