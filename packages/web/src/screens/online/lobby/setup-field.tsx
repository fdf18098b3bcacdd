import type { SetupInfo } from '@gunbai/kernel'
import { Suspense } from 'react'
import { useSay } from '../../../words/words.tsx'
import { Thumbnail } from '../../new-game/thumbnail.tsx'
import forms from '../forms.module.css'
import styles from './table-form.module.css'

interface Props {
  readonly rulebook: string
  readonly list: readonly SetupInfo[]
  readonly setup: SetupInfo
  readonly onChoose: (id: string) => void
}

/** What is played, with its map. */
export function SetupField({ rulebook, list, setup, onChoose }: Props) {
  const say = useSay()
  return (
    <>
      <Suspense fallback={<span className={styles.map} />}>
        <span className={styles.map}>
          <Thumbnail rulebook={rulebook} setup={setup.id} />
        </span>
      </Suspense>
      <label className={forms.field}>
        {say('ui.new.setup')}
        <select name="setup" value={setup.id} onChange={({ target }) => onChoose(target.value)}>
          {list.map(({ id }) => (
            <option key={id} value={id}>
              {say(`setup.${id}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
