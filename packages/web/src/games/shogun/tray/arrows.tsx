import { useSay, useWords } from '../../../words/words.tsx'
import type { AttackDraft } from '../attack-draft.ts'
import { armyName, provinceName } from '../description.ts'
import { nobody } from '../view.ts'
import styles from './march-tray.module.css'

/** The battles that are drawn, in the order in which they will be fought, with the chance of each and its ronin. */
export function Arrows({ plan }: { plan: AttackDraft }) {
  const say = useSay()
  const words = useWords()
  return (
    <ol className={styles.arrows} data-part="arrows">
      {plan.attacks.map((attack, i) => {
        const chance = plan.chance(attack)
        const { count, turnedUp } = plan.ronin(attack)
        const troop = attack.army === nobody ? provinceName(attack.from) : armyName(attack.army)
        const name = `${words.say(troop)} → ${words.say(provinceName(attack.to))}`
        return (
          <li key={`${attack.from} ${attack.army}`}>
            <button type="button" title={say('shogun.attack.strike')} onClick={() => plan.strike(attack)}>
              <strong>{i + 1}</strong> <span>{name}</span>
              {chance !== null && <small>{Math.round(chance * 100)} %</small>} ✕
            </button>
            {count > 0 && (
              <button type="button" aria-pressed={turnedUp} onClick={() => plan.turnUp(attack)}>
                {say(turnedUp ? 'shogun.attack.ronin' : 'shogun.attack.hidden', { count })}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
