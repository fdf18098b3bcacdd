import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import type { AttackDraft } from '../attack-draft.ts'
import { armyName, provinceName } from '../description.ts'
import { nobody } from '../view.ts'
import styles from './march-tray.module.css'

/** The battles that are drawn, in the order in which they will be fought, with the chance of each; one commit. */
export function AttackTray({ plan }: { plan: AttackDraft }) {
  const say = useSay()
  const words = useWords()
  const { attacks, likely } = plan
  return (
    <div className={styles.march} data-part="attacks">
      <div className={styles.about}>
        <h2>{say('shogun.attack.title')}</h2>
        <p className={styles.note}>{say('shogun.attack.how')}</p>
      </div>
      <ol className={styles.arrows}>
        {attacks.map((attack, i) => {
          const chance = plan.chance(attack)
          const troop = attack.army === nobody ? provinceName(attack.from) : armyName(attack.army)
          const name = `${words.say(troop)} → ${words.say(provinceName(attack.to))}`
          return (
            <li key={`${attack.from} ${attack.army}`}>
              <button type="button" title={say('shogun.attack.strike')} onClick={() => plan.strike(attack)}>
                <strong>{i + 1}</strong> {name}
                {chance !== null && <small>{Math.round(chance * 100)} %</small>} ✕
              </button>
            </li>
          )
        })}
      </ol>
      <div className={styles.foot}>
        <Button kind="strong" data-answer="attacks" disabled={attacks.length === 0} onClick={plan.commit}>
          {say('shogun.attack.commit', { count: attacks.length })}
        </Button>
        <Button data-part="likely" disabled={likely === 0} onClick={plan.drawLikely}>
          {say('shogun.attack.likely', { count: likely })}
        </Button>
        <Button kind="quiet" disabled={attacks.length === 0} onClick={plan.clear}>
          {say('shogun.clear')}
        </Button>
      </div>
    </div>
  )
}
