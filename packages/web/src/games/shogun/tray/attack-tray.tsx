import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { AttackDraft } from '../attack-draft.ts'
import { Arrows } from './arrows.tsx'
import styles from './march-tray.module.css'

/** The battles of a war turn whose armies have moved; one commit. */
export function AttackTray({ plan }: { plan: AttackDraft }) {
  const say = useSay()
  const { attacks, likely } = plan
  return (
    <div className={styles.march} data-part="attacks">
      <div className={styles.about}>
        <h2>{say('shogun.attack.title')}</h2>
        <p className={styles.note}>{say('shogun.attack.how')}</p>
      </div>
      <div className={styles.drawn}>
        <Arrows plan={plan} />
      </div>
      <div className={styles.foot} data-foot>
        <Button kind="strong" data-answer="attacks" disabled={attacks.length === 0} onClick={plan.commit}>
          {say('shogun.attack.commit', { count: attacks.length })}
        </Button>
        <Button data-part="likely" disabled={likely === 0} onClick={plan.drawLikely}>
          {say('shogun.attack.likely', { count: likely })}
        </Button>
        <Button kind="quiet" disabled={attacks.length === 0} onClick={plan.clear}>
          {say('shogun.clear')}
        </Button>
      </div>
    </div>
  )
}
