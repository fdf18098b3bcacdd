import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { account } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn, PasswordField } from '../field.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'

/** Where a mailed link leads whoever has lost the password. */
export default function RecoverScreen({ secret }: { secret: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const { error, become } = useMe()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = filledIn(event.currentTarget)('password')
    if (await become(() => account.comeBack(secret, password))) go('/online')
  }

  return (
    <OnlinePage title={say('ui.online.recover')}>
      <Refusal error={error} />
      <form className={styles.form} onSubmit={send}>
        <PasswordField label={say('ui.online.password.new')} isNew />
        <Button kind="strong" type="submit">
          {say('ui.online.recover.set')}
        </Button>
      </form>
    </OnlinePage>
  )
}
