import type { SetupInfo } from '@gunbai/kernel'
import { useId, useMemo, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './setup-picker.module.css'

interface Props {
  readonly setups: readonly SetupInfo[]
  readonly chosen: SetupInfo
  readonly onChoose: (setup: SetupInfo) => void
}

/** The battles that can be fought, to look through by name. */
export function SetupPicker({ setups, chosen, onChoose }: Props) {
  const say = useSay()
  const name = useId()
  const [sought, setSought] = useState('')
  const titled = useMemo(
    () => setups.map((setup) => ({ setup, title: say(`setup.${setup.id}`) })),
    [setups, say],
  )
  const found = titled.filter(
    ({ setup, title }) => setup === chosen || title.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <fieldset className={styles.picker}>
      <legend>{say('ui.new.setup')}</legend>
      {setups.length > 8 && (
        <input
          type="search"
          className={styles.search}
          placeholder={say('ui.new.search')}
          aria-label={say('ui.new.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className={styles.list}>
        {found.map(({ setup, title }) => (
          <label key={setup.id} className={styles.setup}>
            <input type="radio" name={name} checked={setup === chosen} onChange={() => onChoose(setup)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
