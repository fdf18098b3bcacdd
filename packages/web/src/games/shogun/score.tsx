import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import clans from './art/clans.module.css'
import { clanName } from './description.ts'
import styles from './score.module.css'
import { useView } from './view.ts'

/** Every clan in one line: its provinces, and whose turn it is. */
export function Score() {
  const say = useSay()
  const words = useWords()
  const { scene } = usePlay()
  const view = useView()
  return (
    <ul className={`${styles.score} ${clans.clans}`}>
      {view.clans.map(({ seat, provinces, alive }, id) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
          key={id}
          data-active={
            scene.outcome === null &&
            (view.turn < 0 ? scene.questions.some((asked) => asked.seat === seat) : view.turn === id)
          }
          data-alive={alive}
        >
          <ClanTile clan={id} size={30} text={provinces} />
          <span className="unseen">
            {words.say(clanName(id))} {say('shogun.goal', { provinces, goal: view.goal })}
          </span>
        </li>
      ))}
      <li className={styles.round}>{say('shogun.round', { round: view.round })}</li>
    </ul>
  )
}
