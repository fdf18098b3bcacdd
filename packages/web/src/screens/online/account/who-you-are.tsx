import { type FormEvent, useState } from 'react'
import { account } from '../../../online/account-site.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { Field, filledIn, PasswordField } from '../field.tsx'
import styles from '../forms.module.css'
import type { Myself } from '../use-me.ts'

/** Who we are, and the ways to be somebody else. */
export function WhoYouAre({ myself }: { myself: Myself }) {
  const say = useSay()
  const { me, become } = myself
  const [form, setForm] = useState<'sign in' | 'register' | null>(null)
  if (me === undefined) return null
  const signOut = async () => {
    await account.signOut()
    return null
  }
  return (
    <section aria-label={say('ui.online.account')}>
      <div className={styles.row}>
        <p>{me === null ? say('ui.online.nobody') : say('ui.online.you', { name: me.name })}</p>
        {me?.kind === 'person' ? (
          <Button kind="quiet" onClick={() => become(signOut)}>
            {say('ui.online.signOut')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" aria-expanded={form === 'sign in'} onClick={() => setForm('sign in')}>
              {say('ui.online.signIn')}
            </Button>
            <Button kind="quiet" aria-expanded={form === 'register'} onClick={() => setForm('register')}>
              {say('ui.online.register')}
            </Button>
          </>
        )}
      </div>
      {form !== null && me?.kind !== 'person' && <ComeIn kind={form} become={become} />}
      {form === 'sign in' && me?.kind !== 'person' && <Forgot become={become} />}
    </section>
  )
}

function ComeIn({ kind, become }: { kind: 'sign in' | 'register'; become: Myself['become'] }) {
  const say = useSay()
  const { language } = useWords()
  const isNew = kind === 'register'

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = filledIn(event.currentTarget)
    const [name, password, email] = [field('name'), field('password'), field('email')]
    const wish = { name, password, language, ...(email === '' ? {} : { email }) }
    void become(() => (isNew ? account.register(wish) : account.signIn(name, password)))
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <Field
        label={say('ui.online.name')}
        name="name"
        required
        minLength={2}
        maxLength={24}
        autoComplete="username"
      />
      <PasswordField label={say('ui.online.password')} isNew={isNew} />
      {isNew && (
        <Field
          label={say('ui.online.email')}
          name="email"
          type="email"
          maxLength={200}
          autoComplete="email"
        />
      )}
      <Button kind="strong" type="submit">
        {say(isNew ? 'ui.online.register' : 'ui.online.signIn')}
      </Button>
    </form>
  )
}

function Forgot({ become }: { become: Myself['become'] }) {
  const say = useSay()
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = filledIn(event.currentTarget)('email')
    void become(async () => {
      await account.recover(email)
      setSent(true)
      return site.me()
    })
  }

  return (
    <details className={styles.section}>
      <summary>{say('ui.online.forgot')}</summary>
      {sent ? (
        <p role="status">{say('ui.online.mailed')}</p>
      ) : (
        <form className={styles.form} onSubmit={send}>
          <Field
            label={say('ui.online.address')}
            name="email"
            type="email"
            required
            maxLength={200}
            autoComplete="email"
          />
          <Button type="submit">{say('ui.online.send')}</Button>
        </form>
      )}
    </details>
  )
}
