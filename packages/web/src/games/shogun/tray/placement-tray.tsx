import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { provinceName } from '../description.ts'
import type { PlacementDraft } from '../placement-draft.ts'
import { colourOf } from '../view.ts'
import styles from './march-tray.module.css'

/** The whole set-up, proposed: placed as it is by one press, in turn with the others; or one by one. */
export function PlacementTray({ plan }: { plan: PlacementDraft }) {
  const say = useSay()
  const words = useWords()
  const { placed, clan } = plan
  const parts = ['reinforce', 'place'] as const
  return (
    <div className={styles.march} data-part="placement">
      <div className={styles.about}>
        <h2>{say('shogun.place.title')}</h2>
        <p className={styles.note}>{say('shogun.place.how')}</p>
      </div>
      <ol className={`${styles.stops} ${clans.clan}`} data-clan={colourOf(clan)}>
        {parts.map((kind) => {
          const provinces = placed.flatMap((each) => (each.kind === kind ? [each.province] : []))
          if (provinces.length === 0) return null
          return (
            <li key={kind} className={styles.stop}>
              <strong>{say(`shogun.place.${kind}`, { count: provinces.length })}</strong>
              <span>{provinces.map((each) => words.say(provinceName(each))).join(', ')}</span>
            </li>
          )
        })}
      </ol>
      <div className={styles.foot} data-foot>
        <Button kind="strong" data-answer="placement" onClick={plan.commit}>
          {say('shogun.place.commit')}
        </Button>
        <Button kind="quiet" disabled={!plan.changed} onClick={plan.reset}>
          {say('shogun.battle.proposal')}
        </Button>
      </div>
    </div>
  )
}
