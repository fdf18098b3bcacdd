import { botIds } from '@gunbai/bots'
import type { OptionValue, Setup } from '@gunbai/kernel'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../../engine/connection.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import type { Player } from '../../../table/game.ts'
import { type Problem, problemOf } from '../../../table/problem.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import styles from './fields.module.css'

interface Props {
  readonly rulebook: string
  readonly setup: Setup
  /** By seat. */
  readonly sides: readonly string[]
  /** What stands above. */
  readonly title: string
  /** How much is to be mended before it can be played. */
  readonly wrong: number
}

const Rulings = lazy(() => import('./rulings.tsx'))

/** Ways to put a battle on the table: against a bot, at one device, or with people and bots elsewhere. */
export function PlayForms({ rulebook, setup: brought, sides, title, wrong }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>({})
  const setup = { ...brought, options: { ...brought.options, ...chosen } }
  const [bot, setBot] = useState('greedy')
  const [seat, setSeat] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isGood = wrong === 0

  async function begin(players: readonly Player[]) {
    try {
      const spec = { rulebook, setup, players, openHands: false, lesson: null }
      go(`/table/${await engineConnection.call((engine) => engine.begin(spec))}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const against = () =>
    begin(sides.map((_, each) => (each === seat ? { kind: 'human' } : { kind: 'bot', bot })))

  return (
    <>
      <section>
        <h2>{title}</h2>
        {!isGood && <p role="alert">{say('workshop.play.mend', { count: wrong })}</p>}
        <fieldset className={styles.card} disabled={!isGood}>
          <legend>{say('workshop.play.here')}</legend>
          <label className={styles.field}>
            {say('workshop.play.side')}
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {sides.map((name, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {say('workshop.play.against')}
            <select value={bot} onChange={({ target }) => setBot(target.value)}>
              {botIds.map((id) => (
                <option key={id} value={id}>
                  {say(`bot.${id}`)}
                </option>
              ))}
            </select>
          </label>
          <Button kind="strong" onClick={against} data-play="bot">
            {say('workshop.play.bot', { bot: say(`bot.${bot}`) })}
          </Button>
          <Button onClick={() => begin(sides.map(() => ({ kind: 'human' })))} data-play="two">
            {say('workshop.play.two')}
          </Button>
        </fieldset>
        <Suspense>
          <Rulings rulebook={rulebook} setup={setup.id} chosen={chosen} onChange={setChosen} />
        </Suspense>
        {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      </section>
      <Online rulebook={rulebook} setup={setup} isGood={isGood} seat={seat} seats={sides.length} />
    </>
  )
}

interface OnlineProps {
  readonly rulebook: string
  readonly setup: Setup
  readonly isGood: boolean
  readonly seat: number
  readonly seats: number
}

/** A table on the site. The chairs that are not one's own are for people, or for a bot. */
function Online({ rulebook, setup, isGood, seat, seats }: OnlineProps) {
  const say = useSay()
  const [, go] = useLocation()
  const { language } = useWords()
  const [error, setError] = useState<unknown>(null)
  const [visibility, setVisibility] = useState<'open' | 'invited'>('invited')
  const [people, setPeople] = useState(seats)
  async function make() {
    try {
      // whoever is nobody yet becomes a guest
      if ((await site.me()) === null) await site.guest(language)
      let left = people - 1
      const chairs = Array.from({ length: seats }, (_, each) => {
        if (each === seat) return 'me' as const
        return left-- > 0 ? ('anybody' as const) : { bot: 'greedy' }
      })
      const terms = { visibility, clock: { kind: 'none' } as const, rated: false }
      const wish = { rulebook, setup: setup.id, options: setup.options, chairs, ...terms }
      go(`/online/${(await site.make(wish)).match.id}`)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <section>
      <h2>{say('workshop.play.online')}</h2>
      <fieldset className={styles.card} disabled={!isGood}>
        <legend>{say('workshop.play.online.about')}</legend>
        {(['invited', 'open'] as const).map((each) => (
          <label key={each} className={styles.check}>
            <input
              type="radio"
              name="visibility"
              checked={visibility === each}
              onChange={() => setVisibility(each)}
            />
            {say(`workshop.play.${each}`)}
          </label>
        ))}
        <label className={styles.field}>
          {say('workshop.play.people')}
          <select value={people} onChange={({ target }) => setPeople(Number(target.value))} name="people">
            {Array.from({ length: seats }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number is itself
              <option key={i} value={i + 1}>
                {say('workshop.play.people.count', { people: i + 1, bots: seats - 1 - i })}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={make} data-play="online">
          {say('workshop.play.lay')}
        </Button>
        {error != null && <p role="alert">{problemOf(error).detail}</p>}
      </fieldset>
    </section>
  )
}
