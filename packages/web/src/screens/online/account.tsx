import { type FormEvent, useState } from 'react'
import { site } from '../../online/site.ts'
import { Button } from '../../shell/button.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './online.module.css'
import type { Myself } from './use-me.ts'

/** Who we are, and the ways to be somebody else. */
export function Account({ myself }: { myself: Myself }) {
  const say = useSay()
  const { me, become } = myself
  const [form, setForm] = useState<'sign in' | 'register' | null>(null)
  if (me === undefined) return null
  const who = me === null ? say('ui.online.nobody') : say('ui.online.you', { name: me.name })
  return (
    <section className={styles.account} aria-label={say('ui.online.account')}>
      <p>{who}</p>
      {me?.kind === 'person' ? (
        <Button
          kind="quiet"
          onClick={() =>
            become(async () => {
              await site.signOut()
              return null
            })
          }
        >
          {say('ui.online.signOut')}
        </Button>
      ) : (
        <>
          <Button kind="quiet" onClick={() => setForm('sign in')}>
            {say('ui.online.signIn')}
          </Button>
          <Button kind="quiet" onClick={() => setForm('register')}>
            {say('ui.online.register')}
          </Button>
        </>
      )}
      {form !== null && me?.kind !== 'person' && <AccountForm kind={form} become={become} />}
      {form === 'sign in' && me?.kind !== 'person' && <Forgot become={become} />}
    </section>
  )
}

function Forgot({ become }: { become: Myself['become'] }) {
  const say = useSay()
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    void become(async () => {
      await site.recover(email)
      setSent(true)
      return site.me()
    })
  }

  return (
    <details>
      <summary>{say('ui.online.forgot')}</summary>
      {sent ? (
        <p role="status">{say('ui.online.mailed')}</p>
      ) : (
        <form className={styles.form} onSubmit={send}>
          <label>
            {say('ui.online.address')}
            <input name="email" type="email" required maxLength={200} autoComplete="email" />
          </label>
          <Button type="submit">{say('ui.online.send')}</Button>
        </form>
      )}
    </details>
  )
}

function AccountForm({ kind, become }: { kind: 'sign in' | 'register'; become: Myself['become'] }) {
  const say = useSay()
  const { language } = useWords()
  const isNew = kind === 'register'

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const [name, password, email] = [field('name'), field('password'), field('email')]
    const wish = { name, password, language, ...(email === '' ? {} : { email }) }
    void become(() => (isNew ? site.register(wish) : site.signIn(name, password)))
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label>
        {say('ui.online.name')}
        <input name="name" required minLength={2} maxLength={24} autoComplete="username" />
      </label>
      <label>
        {say('ui.online.password')}
        <input
          name="password"
          type="password"
          required
          minLength={isNew ? 8 : 1}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </label>
      {isNew && (
        <label>
          {say('ui.online.email')}
          <input name="email" type="email" maxLength={200} autoComplete="email" />
        </label>
      )}
      <Button kind="strong" type="submit">
        {say(isNew ? 'ui.online.register' : 'ui.online.signIn')}
      </Button>
    </form>
  )
}
