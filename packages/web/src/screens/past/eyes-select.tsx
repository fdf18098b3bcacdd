import type { Eyes } from '@gunbai/kernel/host'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './eyes-select.module.css'

interface Props {
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  readonly seats: number
}

/** Through whose eyes one looks back: everybody's at once, a seat's, or those of somebody who only watched. */
export function EyesSelect({ eyes, onEyes, seats }: Props) {
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
    <label className={styles.eyes}>
      <span>{say('ui.replay.eyes')}</span>
      <select
        value={choices.find((each) => each.eyes === eyes)?.value}
        onChange={({ target }) => onEyes(choices.find((each) => each.value === target.value)?.eyes ?? null)}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
