import { type FormEvent, useState } from 'react'
import { account } from '../../../online/account-site.ts'
import type { Me } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Field, filledIn, PasswordField } from '../field.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'

interface Props {
  readonly me: Me
  readonly become: Myself['become']
  /** Whether this server sends mails at all. */
  readonly hasMail: boolean
}

/** The address was not yet shown to be theirs. */
function Unconfirmed() {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p>{say('ui.online.mail.unconfirmed')}</p>
      <Refusal error={error} />
      <Button disabled={isBusy || isSent} onClick={async () => setSent(await run(account.confirmAgain))}>
        {say(isSent ? 'ui.online.mail.sentAgain' : 'ui.online.mail.again')}
      </Button>
    </>
  )
}

/** Where mails go: the way back in for whoever loses the password. */
export function MailAddress({ me, become, hasMail }: Props) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [isDone, setDone] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = filledIn(form)
    const email = field('email') === '' ? null : field('email')
    let changed = me
    const done = await run(async () => {
      changed = await account.change({ email, password: field('password') })
    })
    setDone(done)
    if (!done) return
    form.reset()
    await become(async () => changed)
  }

  return (
    <section className={styles.section} aria-label={say('ui.online.mail.title')}>
      <h2>{say('ui.online.mail.title')}</h2>
      {!hasMail && <p>{say('ui.online.mail.none')}</p>}
      {hasMail && (
        <p>
          {me.email === null
            ? say('ui.online.mail.noAddress')
            : say('ui.online.mail.now', { email: me.email })}
        </p>
      )}
      {hasMail && me.email !== null && !me.emailConfirmed && <Unconfirmed />}
      {(hasMail || me.email !== null) && (
        <>
          <Refusal error={error} />
          <form className={styles.form} onSubmit={send}>
            <Field
              label={say('ui.online.mail.address')}
              name="email"
              type="email"
              maxLength={200}
              autoComplete="email"
            />
            <PasswordField label={say('ui.online.mail.password')} isNew={false} />
            <Button type="submit" disabled={isBusy}>
              {say('ui.online.mail.change')}
            </Button>
          </form>
          <p role="status" className={styles.good}>
            {isDone && say('ui.online.mail.done')}
          </p>
        </>
      )}
    </section>
  )
}
