import type { Chair, Clock, Visibility } from '@gunbai/server/wire'
import { type FormEvent, Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import { account } from '../../../online/account-site.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { botName } from '../player-name.tsx'
import { setupsOf } from '../setups.ts'
import { games } from '../standings/games.ts'
import { useAsked } from '../use-asked.ts'
import type { Myself } from '../use-me.ts'

const clocks: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  'live 30': { kind: 'live', minutes: 30, increment: 15 },
  'live 90': { kind: 'live', minutes: 90, increment: 30 },
  'days 1': { kind: 'days', days: 1 },
  'days 3': { kind: 'days', days: 3 },
  'days 7': { kind: 'days', days: 7 },
}

/** Makes a match: what to play, against whom, with how much time. */
export function NewMatch({ myself }: { myself: Myself }) {
  const say = useSay()
  const [rulebook, setRulebook] = useState(games[0] as string)
  return (
    <section aria-label={say('ui.online.new')}>
      <h2 className={styles.heading}>{say('ui.online.new')}</h2>
      <Suspense>
        <div className={styles.form}>
          <label className={styles.field}>
            {say('ui.online.game')}
            <select name="rulebook" value={rulebook} onChange={({ target }) => setRulebook(target.value)}>
              {games.map((id) => (
                <OnlineGameWords key={id} rulebook={id}>
                  <Title id={id} />
                </OnlineGameWords>
              ))}
            </select>
          </label>
          <OnlineGameWords rulebook={rulebook}>
            <MatchForm key={rulebook} rulebook={rulebook} myself={myself} />
          </OnlineGameWords>
        </div>
      </Suspense>
    </section>
  )
}

function Title({ id }: { id: string }) {
  const say = useSay()
  return <option value={id}>{say('title')}</option>
}

function MatchForm({ rulebook, myself }: { rulebook: string; myself: Myself }) {
  const say = useSay()
  const [, go] = useLocation()
  const list = use(setupsOf(rulebook))
  const { found: house } = useAsked(account.site)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const info = list.find(({ id }) => id === field('setup'))
    if (info === undefined) return
    const others: Chair = field('against').startsWith('bot:') ? { bot: field('against').slice(4) } : 'anybody'
    const mine = Math.min(Number(field('seat')), info.seats - 1)
    void myself.asSomebody(async () => {
      const { match } = await site.make({
        rulebook,
        setup: info.id,
        chairs: Array.from({ length: info.seats }, (_, seat): Chair => (seat === mine ? 'me' : others)),
        visibility: field('visibility') as Visibility,
        clock: clocks[field('clock')] ?? { kind: 'none' },
        rated: fields.has('rated'),
      })
      go(`/online/${match.id}`)
    })
  }

  const most = Math.max(...list.map((each) => each.seats))
  return (
    <form className={styles.form} onSubmit={send}>
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
        {say('ui.online.seat')}
        <select name="seat">
          {Array.from({ length: most }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {say('ui.seat', { number: seat + 1 })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('ui.online.against')}
        <select name="against">
          <option value="anybody">{say('ui.online.people')}</option>
          {house?.bots.map((bot) => (
            <option key={bot} value={`bot:${bot}`}>
              {botName(bot, say)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('ui.online.visibility')}
        <select name="visibility">
          {['invited', 'open', 'private'].map((each) => (
            <option key={each} value={each}>
              {say(`ui.online.visibility.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {say('ui.online.clock')}
        <select name="clock">
          {Object.entries(clocks).map(([key, clock]) => (
            <option key={key} value={key}>
              {say(`ui.online.clock.${clock.kind}`, { ...clock })}
            </option>
          ))}
        </select>
      </label>
      {myself.me?.kind === 'person' && (
        <label className={styles.check}>
          <input type="checkbox" name="rated" /> {say('ui.online.rated')}
        </label>
      )}
      <Button kind="strong" type="submit">
        {say('ui.online.make')}
      </Button>
    </form>
  )
}
