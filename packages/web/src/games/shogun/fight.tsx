import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import { Dice } from './art/die.tsx'
import styles from './fight.module.css'
import { lastThrows } from './throws.ts'
import { useGame } from './view.ts'

/** The latest dice of a battle, and what came of them. */
export function Fight() {
  const say = useSay()
  const words = useWords()
  const { log } = useGame()
  const throws = lastThrows(log)
  const after = log.slice(log.findLastIndex(({ event }) => event.kind === 'rolled') + 1)
  if (throws.length === 0) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  return (
    <div className={styles.info}>
      {throws.map(({ clan, unit, dice, hits }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws come in their order
        <div key={i} className={styles.row}>
          <ClanTile clan={clan} size={22} />
          <span>{say(`unit.${unit}`)}</span>
          <Dice dice={dice} hits={hits} size={30} />
        </div>
      ))}
      <ul className={styles.after}>
        {after.slice(0, 5).map(({ phrase }, i) =>
          phrase === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences come in their order
            <li key={i}>{words.say(phrase)}</li>
          ),
        )}
      </ul>
    </div>
  )
}
