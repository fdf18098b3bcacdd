import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { SendDraft } from '../send-draft.ts'
import styles from './march-tray.module.css'
import { SendWays, WayPresets, wayOf } from './send-ways.tsx'

/** Men sent from forces to their neighbours when the armies have moved, several at once; one commit. */
export function SendTray({ plan }: { plan: SendDraft }) {
  const say = useSay()
  const { sends } = plan
  return (
    <div className={styles.march} data-part="send">
      <div className={styles.about}>
        <h2>{say('shogun.send.title')}</h2>
        <p className={styles.note}>{say(plan.asProposed ? 'shogun.send.proposed' : 'shogun.send.how')}</p>
      </div>
      <div className={styles.drawn}>
        <div className={styles.presets}>
          <WayPresets plan={plan} />
        </div>
        <SendWays plan={plan} />
      </div>
      <div className={styles.foot} data-foot>
        <Button kind="strong" data-answer="sendsAndEnd" onClick={() => plan.commit(true)}>
          {say('shogun.war.send', { marches: 0, men: sends.length })}
        </Button>
        <Button data-answer="sends" disabled={sends.length === 0} onClick={() => plan.commit(false)}>
          {say('shogun.send.commit', { men: sends.length, ways: new Set(sends.map(wayOf)).size })}
        </Button>
        <Button kind="quiet" disabled={sends.length === 0} onClick={plan.clear}>
          {say('shogun.clear')}
        </Button>
      </div>
    </div>
  )
}
