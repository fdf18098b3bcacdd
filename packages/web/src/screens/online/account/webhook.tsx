import type { FormEvent } from 'react'
import { account } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Field, filledIn } from '../field.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useAsked, useDoing } from '../use-asked.ts'

/** Where "your move" is posted, such as a room of a chat; nothing is asked where this server posts nowhere. */
export function Webhook() {
  const say = useSay()
  const { found, again } = useAsked(account.webhook)
  const { error, isBusy, run } = useDoing()
  if (found === null || found.hosts.length === 0) return null
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = filledIn(event.currentTarget)('url').trim()
    if (await run(() => account.setWebhook(url === '' ? null : url))) again()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Refusal error={error} />
      <Field
        key={found.url}
        label={say('ui.online.webhook', { hosts: found.hosts.join(', ') })}
        name="url"
        type="url"
        maxLength={500}
        defaultValue={found.url ?? ''}
        autoComplete="off"
      />
      <Button type="submit" disabled={isBusy}>
        {say('ui.online.webhook.save')}
      </Button>
    </form>
  )
}
