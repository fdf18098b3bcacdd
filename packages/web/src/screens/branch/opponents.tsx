import type { Seat } from '@gunbai/kernel'
import { useId } from 'react'
import type { GameInfo, Player } from '../../table/game.ts'
import { useSay } from '../../words/words.tsx'
import styles from './branch.module.css'

/** Who plays the others in a branch: a bot, or oneself. */
export const alone = 'alone'
const choices = ['greedy', 'strong', 'beginner', alone]
export const usualOpponent = 'greedy'

/** By seat, who plays a branch in which somebody takes that seat. */
export function branchPlayers({ players }: GameInfo, seat: Seat, opponent: string): Player[] {
  return players.map((_, each) =>
    each === seat || opponent === alone ? { kind: 'human' } : { kind: 'bot', bot: opponent },
  )
}

interface Props {
  readonly opponent: string
  readonly onOpponent: (opponent: string) => void
}

export function Opponents({ opponent, onOpponent }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <span className={styles.against}>
      <label htmlFor={id}>{say('branch.against')}</label>
      <select id={id} value={opponent} onChange={({ target }) => onOpponent(target.value)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {say(each === alone ? 'branch.alone' : `bot.${each}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
