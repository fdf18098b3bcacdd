import { useEffect, useState } from 'react'
import { account, type SiteInfo } from '../../../online/account-site.ts'
import { hasPush, pushPossible, startPush, stopPush } from '../../../online/push.ts'
import type { Me } from '../../../online/site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'
import { Webhook } from './webhook.tsx'

interface Props {
  readonly me: Me
  readonly become: Myself['become']
  readonly site: SiteInfo
}

/** How we are told that it is our move when we do not look. In the page it is always said. */
export function MoveNotices({ me, become, site }: Props) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const mayMail = site.mail && me.email !== null
  return (
    <section className={styles.section} aria-label={say('ui.online.notices.title')}>
      <h2>{say('ui.online.notices.title')}</h2>
      <Refusal error={error} />
      {site.mail && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={mayMail && me.notices}
            disabled={!mayMail || isBusy}
            onChange={({ target }) =>
              run(async () => {
                const changed = await account.change({ notices: target.checked })
                await become(async () => changed)
              })
            }
          />
          <span>
            {say('ui.online.notices.mail')}{' '}
            {!mayMail && <span className={styles.soft}>{say('ui.online.notices.noMail')}</span>}
          </span>
        </label>
      )}
      {!site.mail && <p>{say('ui.online.mail.none')}</p>}
      <Push publicKey={site.pushKey} />
      <Webhook />
    </section>
  )
}

function Push({ publicKey }: { publicKey: string | null }) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [isOn, setOn] = useState(false)
  const [isDenied, setDenied] = useState(false)
  useEffect(() => {
    hasPush().then(setOn, () => {})
  }, [])
  if (publicKey === null) return <p>{say('ui.online.notices.noPush')}</p>
  if (!pushPossible()) return <p>{say('ui.online.notices.pushImpossible')}</p>
  const change = (wanted: boolean) =>
    run(async () => {
      if (!wanted) await stopPush()
      else if (!(await startPush(publicKey))) return setDenied(true)
      setOn(wanted)
    })
  return (
    <>
      <Refusal error={error} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
        {say('ui.online.notices.push')}
      </label>
      {isDenied && <p role="alert">{say('ui.online.notices.pushDenied')}</p>}
    </>
  )
}
