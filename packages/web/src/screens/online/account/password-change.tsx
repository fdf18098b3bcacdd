import { type FormEvent, useState } from 'react'
import { account } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn, PasswordField } from '../field.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'

export function PasswordChange() {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [isDone, setDone] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = filledIn(form)
    const changed = await run(() => account.changePassword(field('old'), field('password')))
    setDone(changed)
    if (changed) form.reset()
  }

  return (
    <section className={styles.section} aria-label={say('ui.online.password.title')}>
      <h2>{say('ui.online.password.title')}</h2>
      <Refusal error={error} />
      <form className={styles.form} onSubmit={send}>
        <PasswordField label={say('ui.online.password.old')} isNew={false} name="old" />
        <PasswordField label={say('ui.online.password.new')} isNew />
        <Button type="submit" disabled={isBusy}>
          {say('ui.online.password.change')}
        </Button>
      </form>
      <p role="status" className={isDone ? styles.good : styles.soft}>
        {say(isDone ? 'ui.online.password.done' : 'ui.online.password.note')}
      </p>
    </section>
  )
}
