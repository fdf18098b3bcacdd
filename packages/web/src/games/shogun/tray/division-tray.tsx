import { perClan } from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { clanName } from '../description.ts'
import type { DivisionDraft } from '../division-draft.ts'
import { colourOf } from '../view.ts'
import styles from './march-tray.module.css'

/** How many cards each clan has, live; the map swaps them; one commit. */
export function DivisionTray({ plan }: { plan: DivisionDraft }) {
  const say = useSay()
  const words = useWords()
  return (
    <div className={styles.march} data-part="division">
      <div className={styles.about}>
        <h2>{say('shogun.divide.title')}</h2>
        <p className={styles.note}>{say('shogun.divide.how')}</p>
      </div>
      <ol className={styles.stops}>
        {plan.clans.map((clan) => (
          <li key={clan} className={`${styles.stop} ${clans.clan}`} data-clan={colourOf(clan)}>
            <span className={styles.kinds}>
              <ClanTile clan={clan} size={26} />
              <strong>{words.say(clanName(clan))}</strong>
            </span>
            <strong role="status">{say('shogun.divide.count', { count: plan.count(clan), perClan })}</strong>
          </li>
        ))}
      </ol>
      <div className={styles.foot} data-foot>
        <Button kind="strong" data-answer="division" disabled={!plan.even} onClick={plan.commit}>
          {say('shogun.divide.commit')}
        </Button>
        {!plan.even && <small>{say('shogun.divide.uneven', { perClan })}</small>}
        <Button kind="quiet" disabled={!plan.changed} onClick={plan.reset}>
          {say('shogun.battle.proposal')}
        </Button>
      </div>
    </div>
  )
}
