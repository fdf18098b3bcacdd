import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'

/** The link for the others, until they sit. */
export function WaitingRoom({ id, table }: { id: string; table: RemoteTable }) {
  const say = useSay()
  const [, go] = useLocation()
  const { found, error } = useAsked(useCallback(() => site.match(id), [id]))
  const doing = useDoing()
  const { match } = table.around()
  const invitation = found?.invitation ?? null
  const link = invitation === null ? null : `${location.origin}${location.pathname}#/join/${invitation}`
  const giveUp = async () => {
    if (await doing.run(() => site.remove(id))) go('/online')
  }
  const isOld = found !== null && !found.playable
  return (
    <OnlinePage title={say(match?.status === 'waiting' ? 'ui.online.waiting' : 'ui.loading')}>
      <Refusal error={error ?? doing.error} />
      {isOld && <p role="alert">{say('ui.online.refused.version')}</p>}
      {link !== null && (
        <>
          <label className={styles.link}>
            {say('ui.online.link')}
            <input readOnly value={link} onFocus={({ target }) => target.select()} data-part="invitation" />
          </label>
          <div className={styles.row}>
            <Button kind="strong" onClick={() => navigator.clipboard.writeText(link)}>
              {say('ui.online.copy')}
            </Button>
            <SureButton
              label={say('ui.online.remove')}
              sure={say('ui.online.remove')}
              onSure={giveUp}
              disabled={doing.isBusy}
            />
          </div>
          <p className={styles.soft}>{say('ui.online.fixed')}</p>
          {match !== null && <code className={styles.code}>{match.commitment}</code>}
        </>
      )}
    </OnlinePage>
  )
}
