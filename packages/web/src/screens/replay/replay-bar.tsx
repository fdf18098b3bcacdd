import type { Eyes } from '@gunbai/kernel/host'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { leaveAddress, reviewAddress, tableAddress } from '../../table/address.ts'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Prompt } from '../table/prompt-bar.tsx'
import styles from './replay-bar.module.css'

interface Props {
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  readonly seats: number
  readonly over: boolean
}

/** Who was asked what at this moment, whose eyes these are, and the way back. */
export function ReplayBar({ eyes, onEyes, seats, over }: Props) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  const choices: { value: string; eyes: Eyes; name: string }[] = [
    { value: 'all', eyes: 'all', name: say('ui.replay.all') },
    ...Array.from({ length: seats }, (_, seat) => ({
      value: String(seat),
      eyes: seat,
      name: face.seatName(scene.view, seat, words),
    })),
    { value: 'nobody', eyes: null, name: say('ui.replay.spectator') },
  ]
  return (
    <header className={styles.bar}>
      <Prompt />
      {over && (
        <label className={styles.eyes}>
          <span>{say('ui.replay.eyes')}</span>
          <select
            value={choices.find((each) => each.eyes === eyes)?.value}
            onChange={({ target }) =>
              onEyes(choices.find((each) => each.value === target.value)?.eyes ?? null)
            }
          >
            {choices.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {over ? (
        <>
          <Link href={reviewAddress(scene.game, scene.moment)} className={buttons.button}>
            {say('ui.review')}
          </Link>
          <Link href={leaveAddress(scene.game)} className={buttons.button}>
            {say('ui.nav.home')}
          </Link>
        </>
      ) : (
        <Link href={tableAddress(scene.game)} className={`${buttons.button} ${buttons.strong}`}>
          {say('ui.replay.back')}
        </Link>
      )}
    </header>
  )
}
