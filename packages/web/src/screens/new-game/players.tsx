import type { SetupInfo } from '@gunbai/kernel'
import { Suspense, use } from 'react'
import { faceOf, sideStyle } from '../../games/faces.ts'
import type { Player } from '../../table/game.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { firstView } from './first-view.ts'
import { byWont } from './last-choice.ts'
import styles from './players.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: SetupInfo
  readonly players: readonly Player[]
  readonly bots: readonly string[]
  readonly onChange: (players: readonly Player[]) => void
}

/** Who sits where: a person at this device, or an opponent of some strength. */
export function Players(props: Props) {
  const say = useSay()
  return (
    <fieldset className={styles.players}>
      <legend>{say('ui.new.players')}</legend>
      <Suspense>
        <Seats {...props} />
      </Suspense>
    </fieldset>
  )
}

function Seats({ rulebook, setup, players, bots, onChange }: Props) {
  const say = useSay()
  const words = useWords()
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup.id))
  const set = (seat: number, value: string) =>
    onChange(
      players.map((each, i) =>
        i !== seat ? each : value === 'human' ? { kind: 'human' } : { kind: 'bot', bot: value },
      ),
    )
  return players.map((player, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <label key={seat} className={styles.player} style={sideStyle(face, view, seat)}>
      <span>{face.seatName(view, seat, words)}</span>
      <select
        value={player.kind === 'human' ? 'human' : player.bot}
        onChange={({ target }) => set(seat, target.value)}
      >
        <option value="human">{say('ui.player.human')}</option>
        {byWont(bots).map((bot) => (
          <option key={bot} value={bot}>
            {say('ui.player.bot', { bot: say(`bot.${bot}`) })}
          </option>
        ))}
      </select>
    </label>
  ))
}
