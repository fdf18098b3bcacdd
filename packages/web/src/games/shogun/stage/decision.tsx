import { oddsOf } from '@gunbai/shogun/screen'
import { useWords } from '../../../words/words.tsx'
import { useScene, useView } from '../view.ts'
import type { Clash } from './clash.ts'
import styles from './over.module.css'

/** On or off: how likely the attacker clears the province if he fights to the end. */
export function Decision({ clash }: { clash: Clash }) {
  const words = useWords()
  const view = useView()
  const { viewer } = useScene()
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  const { win } = oddsOf(view, clash.army, clash.attackers.place, clash.to)
  const isMine = view.clans[clash.attackers.clan]?.seat === viewer
  return (
    <div className={styles.middle} data-part="decision">
      <svg viewBox="-24 -24 48 48" className={styles.swords} aria-hidden="true">
        <circle r="22" />
        <path d="M-12-12 12 12M12-12-12 12M-15 6l9 9M15 6l-9 9" />
      </svg>
      <strong className={styles.chance}>{percent.format(win)}</strong>
      <span>{words.say({ id: isMine ? 'shogun.battle.cleared' : 'shogun.battle.theyClear' })}</span>
    </div>
  )
}
