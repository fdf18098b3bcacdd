import { useState } from 'react'
import { Link } from 'wouter'
import { account } from '../../../online/account-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { Farewell } from './farewell.tsx'
import { MailAddress } from './mail-address.tsx'
import { MoveNotices } from './move-notices.tsx'
import { MutedPeople } from './muted-people.tsx'
import { MyData } from './my-data.tsx'
import { PasswordChange } from './password-change.tsx'
import { SessionList } from './session-list.tsx'
import { WhoYouAre } from './who-you-are.tsx'

/** Everything about who we are on this server. */
export default function AccountScreen() {
  const say = useSay()
  const myself = useMe()
  const { found: site } = useAsked(account.site)
  const [isGone, setGone] = useState(false)
  const { me, become } = myself

  async function farewell() {
    setGone(true)
    await become(async () => null)
  }

  return (
    <OnlinePage title={say('ui.online.account.title')}>
      {isGone && me === null && (
        <p role="status" className={styles.row}>
          {say('ui.online.farewell.done')}
        </p>
      )}
      <WhoYouAre myself={myself} />
      <Refusal error={myself.error} />
      {me === null && <p>{say('ui.online.account.nobody')}</p>}
      {me?.kind === 'guest' && <p className={styles.row}>{say('ui.online.account.guest')}</p>}
      {me?.kind === 'person' && (
        <p className={styles.row}>
          <Link href={pageOf(me.name)}>{say('ui.online.account.public')}</Link>
          <Link href="/online/bots">{say('ui.online.account.bots')}</Link>
          {me.role === 'moderator' && <Link href="/online/moderation">{say('ui.care.title')}</Link>}
        </p>
      )}
      {me !== null && me !== undefined && (
        <div className={styles.sections}>
          {me.kind === 'person' && <PasswordChange />}
          {me.kind === 'person' && site !== null && (
            <MailAddress me={me} become={become} hasMail={site.mail} />
          )}
          {site !== null && <MoveNotices me={me} become={become} site={site} />}
          <SessionList />
          <MutedPeople />
          <MyData />
          <Farewell me={me} onGone={farewell} />
        </div>
      )}
    </OnlinePage>
  )
}
