import type { StudyVisibility } from '@gunbai/server/wire'
import { useSay } from '../../words/words.tsx'
import styles from './share.module.css'

const visibilities: readonly StudyVisibility[] = ['public', 'link', 'private']

interface Props {
  readonly visibility: StudyVisibility
  readonly onVisibility: (visibility: StudyVisibility) => void
}

/** Who may read a study. */
export function VisibilityChoice({ visibility, onVisibility }: Props) {
  const say = useSay()
  return (
    <fieldset className={styles.choice}>
      <legend>{say('study.visibility')}</legend>
      {visibilities.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="visibility"
            checked={each === visibility}
            onChange={() => onVisibility(each)}
          />
          {say(`study.visibility.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
