import type { Chair } from '@gunbai/server/wire'
import { useId } from 'react'
import { useSay } from '../../../words/words.tsx'
import { byWont } from '../../new-game/last-choice.ts'
import { botName } from '../player-name.tsx'
import { SideName } from '../side-name.tsx'
import styles from './table-form.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: string
  readonly chairs: readonly Chair[]
  readonly bots: readonly string[]
  /** Names of people who may be asked. */
  readonly friends: readonly string[]
  readonly onChange: (chairs: readonly Chair[]) => void
}

/** Who sits where: people, friends by name and bots in any mix; we sit in one. */
export function Chairs({ rulebook, setup, chairs, bots, friends, onChange }: Props) {
  const say = useSay()
  const known = useId()
  const set = (seat: number, chair: Chair) =>
    // whoever takes our chair gives us theirs
    onChange(
      chairs.map((each, i) =>
        i === seat ? chair : chair === 'me' && each === 'me' ? (chairs[seat] as Chair) : each,
      ),
    )
  return (
    <fieldset className={styles.chairs}>
      <legend>{say('ui.new.players')}</legend>
      {chairs.map((chair, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className={styles.chair}>
          <label className={styles.seat}>
            <SideName rulebook={rulebook} setup={setup} seat={seat} />
            <select
              name={`chair ${seat}`}
              value={chosenIn(chair)}
              disabled={chair === 'me'}
              onChange={({ target }) => set(seat, chairOf(target.value))}
            >
              <option value="me">{say('ui.online.chair.me')}</option>
              <option value="anybody">{say('ui.online.chair.anybody')}</option>
              <option value="invite">{say('ui.online.chair.friend')}</option>
              {byWont(bots).map((bot) => (
                <option key={bot} value={`bot:${bot}`}>
                  {botName(bot, say)}
                </option>
              ))}
            </select>
          </label>
          {typeof chair === 'object' && 'invite' in chair && (
            <input
              className={styles.friend}
              name={`friend ${seat}`}
              list={known}
              required
              minLength={2}
              maxLength={24}
              value={chair.invite}
              placeholder={say('ui.online.name')}
              aria-label={say('ui.online.chair.friendName', { number: seat + 1 })}
              autoComplete="off"
              onChange={({ target }) => set(seat, { invite: target.value })}
            />
          )}
        </div>
      ))}
      <datalist id={known}>
        {friends.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

function chosenIn(chair: Chair): string {
  if (typeof chair === 'string') return chair
  return 'bot' in chair ? `bot:${chair.bot}` : 'invite'
}

function chairOf(value: string): Chair {
  if (value === 'me' || value === 'anybody') return value
  return value === 'invite' ? { invite: '' } : { bot: value.slice('bot:'.length) }
}
