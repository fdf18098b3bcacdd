import { type FormEvent, useState } from 'react'
import example from '../../../../../../docs/bot-client.mjs?raw'
import { account, type OwnBot } from '../../../online/account-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Field, filledIn } from '../field.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import rows from '../rows.module.css'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { useWhen } from '../when.ts'
import page from './bots-screen.module.css'
import { WhoYouAre } from './who-you-are.tsx'

/** Programs of our own that play here: their names, their keys, the way to end them. */
export default function BotsScreen() {
  const say = useSay()
  const myself = useMe()
  const { me } = myself
  return (
    <OnlinePage title={say('ui.online.bots.title')}>
      <WhoYouAre myself={myself} />
      <Refusal error={myself.error} />
      <div className={styles.section}>
        <p>{say('ui.online.bots.what')}</p>
        <p className={styles.row}>
          <a href="/api/docs">{say('ui.online.bots.docs')}</a>
          <a href="/api/openapi.json">{say('ui.online.bots.api')}</a>
        </p>
        {(me === null || me?.kind === 'guest') && <p>{say('ui.online.bots.register')}</p>}
      </div>
      <details className={page.example}>
        <summary>{say('ui.online.bots.example')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys */}
        <pre lang="en" tabIndex={0}>
          {example}
        </pre>
      </details>
      {me?.kind === 'person' && <Bots />}
    </OnlinePage>
  )
}

function Bots() {
  const say = useSay()
  const { found, error, again } = useAsked(account.bots)
  const doing = useDoing()
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null)

  const withKey = async (work: () => Promise<{ bot: OwnBot; key: string }>) => {
    const done = await doing.run(async () => {
      const { bot, key } = await work()
      setShown({ name: bot.name, secret: key })
    })
    if (done) again()
    return done
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = filledIn(form)('name')
    if (await withKey(() => account.addBot(name))) form.reset()
  }

  async function remove(bot: OwnBot) {
    if (await doing.run(() => account.removeBot(bot.id))) again()
    if (shown?.name === bot.name) setShown(null)
  }

  return (
    <section className={styles.section} aria-label={say('ui.online.bots.title')}>
      <Refusal error={error ?? doing.error} />
      {shown !== null && <ShownKey {...shown} />}
      {found?.length === 0 && <p className={styles.soft}>{say('ui.online.bots.none')}</p>}
      <ul className={rows.rows}>
        {found?.map((bot) => (
          <li key={bot.id} className={rows.row}>
            <BotWords bot={bot} />
            <div className={rows.ways}>
              <SureButton
                label={say('ui.online.bots.newKey')}
                sure={say('ui.online.bots.newKeySure')}
                disabled={doing.isBusy}
                onSure={() => withKey(() => account.newKey(bot.id))}
              />
              <SureButton
                label={say('ui.online.bots.remove')}
                sure={say('ui.online.bots.removeSure', { name: bot.name })}
                disabled={doing.isBusy}
                onSure={() => remove(bot)}
              />
            </div>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <Field
          label={say('ui.online.bots.name')}
          name="name"
          required
          minLength={2}
          maxLength={24}
          autoComplete="off"
        />
        <Button kind="strong" type="submit" disabled={doing.isBusy}>
          {say('ui.online.bots.add')}
        </Button>
      </form>
    </section>
  )
}

/** A key is shown once: the server keeps only its hash. */
function ShownKey({ name, secret }: { name: string; secret: string }) {
  const say = useSay()
  return (
    <div role="status" className={styles.section}>
      <p>{say('ui.online.bots.key', { name })}</p>
      <code className={styles.code} data-part="key">
        {secret}
      </code>
      <Button onClick={() => navigator.clipboard.writeText(secret)}>{say('ui.online.bots.copy')}</Button>
    </div>
  )
}

function BotWords({ bot }: { bot: OwnBot }) {
  const say = useSay()
  const when = useWhen()
  return (
    <div className={rows.words}>
      <p className={rows.title}>{bot.name}</p>
      <p className={styles.soft}>
        {say('ui.online.bots.seen', { from: when.day(bot.createdAt), seen: when.minute(bot.seenAt) })}
      </p>
    </div>
  )
}
