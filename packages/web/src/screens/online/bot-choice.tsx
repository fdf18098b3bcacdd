import { useState } from 'react'
import { account } from '../../online/account-site.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import { byWont } from '../new-game/last-choice.ts'
import styles from './forms.module.css'
import { botName } from './player-name.tsx'
import { useAsked } from './use-asked.ts'

interface Props {
  /** What is chosen, for whoever hears it only. */
  readonly label: string
  /** What is done with it. */
  readonly way: string
  readonly isBusy: boolean
  readonly onChoose: (bot: string) => void
}

/** One of the bots of this house, and what is to be done with it. */
export function BotChoice({ label, way, isBusy, onChoose }: Props) {
  const say = useSay()
  const { found: house } = useAsked(account.site)
  const [chosen, setChosen] = useState<string | null>(null)
  const bots = byWont(house?.bots ?? [])
  const bot = chosen ?? bots[0]
  if (bot === undefined) return null
  return (
    <span className={styles.row}>
      <label className={styles.field}>
        <span className="unseen">{label}</span>
        <select name="bot" value={bot} onChange={({ target }) => setChosen(target.value)}>
          {bots.map((each) => (
            <option key={each} value={each}>
              {botName(each, say)}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={isBusy} onClick={() => onChoose(bot)}>
        {way}
      </Button>
    </span>
  )
}
