import type { BattleFacts } from '../../../build/battle-facts.ts'
import { useSay } from '../../words/words.tsx'
import { BalanceBar } from './balance-bar.tsx'
import styles from './briefing.module.css'

interface Props {
  readonly facts: BattleFacts
  /** By seat. */
  readonly names: readonly string[]
}

/** What is to be known before a battle: what wins it, what each side holds, who begins, and how even it is. */
export function Briefing({ facts, names }: Props) {
  const say = useSay()
  const { flags, hands, firstWins } = facts
  return (
    <div className={styles.briefing}>
      {flags !== null && <p className={styles.wins}>{say('ui.new.firstTo', { flags })}</p>}
      {hands.length > 0 && (
        <ul className={styles.hands}>
          {hands.map(({ command, dragon, honor, begins }, seat) => (
            <li key={names[seat] ?? seat}>
              <strong>{names[seat]}</strong>
              <span>{say('ui.new.hand', { command, dragon, honor })}</span>
              {begins && <em>{say('ui.new.begins')}</em>}
            </li>
          ))}
        </ul>
      )}
      {firstWins !== null && (
        <div className={styles.even}>
          <p>
            <span>{names[0]}</span> <small>{say('ui.new.measured')}</small> <span>{names[1]}</span>
          </p>
          <BalanceBar firstWins={firstWins} />
        </div>
      )}
    </div>
  )
}
