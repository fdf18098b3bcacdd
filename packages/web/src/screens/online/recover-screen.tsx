import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { site } from '../../online/site.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './online.module.css'
import { useMe } from './use-me.ts'

/** Where a mailed link leads whoever has lost the password. */
export default function RecoverScreen({ secret }: { secret: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const { problem, become } = useMe()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    void become(async () => {
      const me = await site.comeBack(secret, password)
      go('/online')
      return me
    })
  }

  return (
    <Page title={say('ui.online.recover')}>
      {problem !== null && (
        <p role="alert" className={styles.problem} lang="en">
          {problem}
        </p>
      )}
      <form className={styles.form} onSubmit={send}>
        <label>
          {say('ui.online.password')}
          <input
            name="password"
            type="password"
            required
            minLength={8}
            maxLength={200}
            autoComplete="new-password"
          />
        </label>
        <Button kind="strong" type="submit">
          {say('ui.online.recover.set')}
        </Button>
      </form>
    </Page>
  )
}
