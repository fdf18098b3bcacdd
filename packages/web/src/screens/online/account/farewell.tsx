import { type FormEvent, useState } from 'react'
import { account } from '../../../online/account-site.ts'
import type { Me } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn, PasswordField } from '../field.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'

/** To be forgotten: what is lost is said first, and it takes a password and a tick. */
export function Farewell({ me, onGone }: { me: Me; onGone: () => Promise<void> }) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [isOpen, setOpen] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = filledIn(event.currentTarget)('password')
    if (await run(() => account.forget(password))) await onGone()
  }

  return (
    <section className={styles.section} aria-label={say('ui.online.farewell.title')}>
      <h2>{say('ui.online.farewell.title')}</h2>
      <p>{say('ui.online.farewell.what')}</p>
      {!isOpen && <Button onClick={() => setOpen(true)}>{say('ui.online.farewell.begin')}</Button>}
      {isOpen && (
        <form onSubmit={send}>
          <Refusal error={error} />
          <label className={styles.check}>
            <input type="checkbox" name="sure" required /> {say('ui.online.farewell.sure')}
          </label>
          <div className={styles.form}>
            {me.kind === 'person' && (
              <PasswordField label={say('ui.online.farewell.password')} isNew={false} />
            )}
            <Button kind="strong" type="submit" disabled={isBusy}>
              {say('ui.online.farewell.do')}
            </Button>
            <Button onClick={() => setOpen(false)}>{say('ui.online.farewell.keep')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}
