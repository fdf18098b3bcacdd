import type { Clock } from '@gunbai/server/wire'
import { type FormEvent, use, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { site } from '../../../online/site.ts'
import { type BroughtBot, standings } from '../../../online/standings-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import rows from '../rows.module.css'
import { setupsOf } from '../setups.ts'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { useWhen } from '../when.ts'
import { games } from './games.ts'

const clocks: Readonly<Record<string, Clock>> = {
  'live 30': { kind: 'live', minutes: 30, increment: 15 },
  'days 1': { kind: 'days', days: 1 },
}

/** Programs that people have brought: whose they are, how good, and the way to play one. */
export default function ChallengeScreen() {
  const say = useSay()
  const { found, error } = useAsked(standings.broughtBots)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <OnlinePage title={say('ui.online.challenge.title')}>
      <p>{say('ui.online.challenge.what')}</p>
      <p className={styles.row}>
        <Link href="/online/bots">{say('ui.online.challenge.bring')}</Link>
      </p>
      <Refusal error={error} />
      {found?.length === 0 && <p className={styles.soft}>{say('ui.online.challenge.none')}</p>}
      <ul className={rows.rows}>
        {found?.map((bot) => (
          <li key={bot.id} className={rows.row}>
            <BotWords bot={bot} />
            <div className={rows.ways}>
              <Button
                aria-expanded={chosen === bot.id}
                onClick={() => setChosen(chosen === bot.id ? null : bot.id)}
              >
                {say('ui.online.challenge.play')}
              </Button>
            </div>
            {chosen === bot.id && <ChallengeForm bot={bot} />}
          </li>
        ))}
      </ul>
    </OnlinePage>
  )
}

function BotWords({ bot: { name, owner, awake, seenAt, ratings } }: { bot: BroughtBot }) {
  const say = useSay()
  const when = useWhen()
  return (
    <div className={rows.words}>
      <p className={rows.title}>
        <Link href={pageOf(name)}>{name}</Link>{' '}
        {say(awake ? 'ui.online.challenge.awake' : 'ui.online.challenge.asleep', {
          seen: when.minute(seenAt),
        })}
      </p>
      <p className={styles.soft}>{say('ui.online.challenge.owner', { owner })}</p>
      {ratings.map(({ rulebook, rating, deviation, games: played }) => (
        <OnlineGameWords key={rulebook} rulebook={rulebook}>
          <Rated values={{ rating: String(rating), deviation: String(deviation), played }} />
        </OnlineGameWords>
      ))}
    </div>
  )
}

function Rated({ values }: { values: Record<string, string | number> }) {
  const say = useSay()
  return <p className={styles.soft}>{say('ui.online.challenge.rated', { ...values, game: say('title') })}</p>
}

function ChallengeForm({ bot }: { bot: BroughtBot }) {
  const say = useSay()
  const [rulebook, setRulebook] = useState(games[0] as string)
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {say('ui.online.game')}
        <select name="rulebook" value={rulebook} onChange={({ target }) => setRulebook(target.value)}>
          {games.map((id) => (
            <OnlineGameWords key={id} rulebook={id}>
              <GameOption id={id} />
            </OnlineGameWords>
          ))}
        </select>
      </label>
      <OnlineGameWords rulebook={rulebook}>
        <MatchForm key={rulebook} rulebook={rulebook} bot={bot} />
      </OnlineGameWords>
    </div>
  )
}

function GameOption({ id }: { id: string }) {
  const say = useSay()
  return <option value={id}>{say('title')}</option>
}

/** Two seats: we and the bot. A bot may fall asleep, so there is always a clock. */
function MatchForm({ rulebook, bot }: { rulebook: string; bot: BroughtBot }) {
  const say = useSay()
  const [, go] = useLocation()
  const myself = useMe()
  const list = use(setupsOf(rulebook)).filter(({ seats }) => seats === 2)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void myself.asSomebody(async () => {
      const { match } = await site.make({
        rulebook,
        setup: String(fields.get('setup')),
        chairs: ['me', { challenge: bot.id }],
        visibility: 'open',
        clock: clocks[String(fields.get('clock'))] as Clock,
        rated: fields.has('rated'),
      })
      go(`/online/${match.id}`)
    })
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <Refusal error={myself.error} />
      <label className={styles.field}>
        {say('ui.new.setup')}
        <select name="setup">
          {list.map(({ id }) => (
            <option key={id} value={id}>
              {say(`setup.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('ui.online.clock')}
        <select name="clock">
          {Object.entries(clocks).map(([name, clock]) => (
            <option key={name} value={name}>
              {say(`ui.online.clock.${clock.kind}`, { ...clock })}
            </option>
          ))}
        </select>
      </label>
      {myself.me?.kind === 'person' && (
        <label className={styles.row}>
          <input type="checkbox" name="rated" /> {say('ui.online.rated')}
        </label>
      )}
      <Button kind="strong" type="submit">
        {say('ui.online.challenge.send', { name: bot.name })}
      </Button>
    </form>
  )
}
