import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'

interface Props {
  /** Only where people are there at the same time can everybody add to each roll. */
  readonly isLive: boolean
  readonly isOfAll: boolean
  readonly onChange: (isOfAll: boolean) => void
}

/** Whose dice: the server's, or such as everybody at the table adds to. */
export function DiceField({ isLive, isOfAll, onChange }: Props) {
  const say = useSay()
  return (
    <div>
      <label className={forms.check}>
        <input
          type="checkbox"
          name="of all"
          checked={isOfAll && isLive}
          disabled={!isLive}
          onChange={({ target }) => onChange(target.checked)}
        />{' '}
        {say('ui.online.ofAll')}
      </label>
      <p className={forms.soft}>{say(isLive ? 'ui.online.ofAll.note' : 'ui.online.ofAll.live')}</p>
    </div>
  )
}
