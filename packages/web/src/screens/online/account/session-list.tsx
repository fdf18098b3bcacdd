import { account, type Session } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import rows from '../rows.module.css'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import { useWhen } from '../when.ts'
import { deviceName } from './device-name.ts'

/** Where we are signed in, and the way to end that. */
export function SessionList() {
  const say = useSay()
  const { found, error, again } = useAsked(account.sessions)
  const doing = useDoing()
  const sessions = found ?? []
  const end = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again()
  }
  return (
    <section className={styles.section} aria-label={say('ui.online.sessions.title')}>
      <h2>{say('ui.online.sessions.title')}</h2>
      <Refusal error={error ?? doing.error} />
      <ul className={rows.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={rows.row} data-current={session.current}>
            <SessionWords session={session} />
            {!session.current && (
              <Button disabled={doing.isBusy} onClick={() => end(() => account.endSession(session.id))}>
                {say('ui.online.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SureButton
          label={say('ui.online.sessions.endOthers')}
          sure={say('ui.online.sessions.endOthers')}
          disabled={doing.isBusy}
          onSure={() => end(account.endOtherSessions)}
        />
      )}
    </section>
  )
}

function SessionWords({ session }: { session: Session }) {
  const say = useSay()
  const when = useWhen()
  const device = session.device === '' ? say('ui.online.sessions.unknown') : deviceName(session.device)
  return (
    <div className={rows.words}>
      <p>
        {session.current && <strong>{say('ui.online.sessions.here')}: </strong>}
        {device}
      </p>
      <p className={styles.soft}>
        {say('ui.online.sessions.since', {
          from: when.minute(session.createdAt),
          seen: when.minute(session.seenAt),
        })}
      </p>
    </div>
  )
}
