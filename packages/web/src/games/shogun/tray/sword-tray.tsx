import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { SwordIcon } from '../art/icons.tsx'
import { useView } from '../view.ts'
import { offered } from './offered.ts'
import styles from './tray.module.css'

/** The swords: who draws which first, and which are still to be had. */
export function SwordTray() {
  const say = useSay()
  const words = useWords()
  const { scene, choose } = usePlay()
  const view = useView()
  const wishes = offered(scene.answers, 'wish')
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>{say('shogun.swords')}</h2>
      <div className={styles.cards}>
        {view.clans.map((_, i) => {
          const wish = wishes.find(({ action }) => action.sword === i + 1)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a sword is its number
              key={i}
              type="button"
              className={`${styles.card} ${wish === undefined ? '' : styles.ready}`}
              disabled={wish === undefined}
              data-answer="wish"
              onClick={() => wish !== undefined && choose(wish.action)}
            >
              <SwordIcon size={44} />
              <strong>{wish === undefined ? i + 1 : words.say(wish.phrase)}</strong>
            </button>
          )
        })}
      </div>
      <p className={styles.note}>{say('shogun.swords.note')}</p>
    </div>
  )
}
