import { botIds } from '@gunbai/bots'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../../engine/connection.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { ProblemNotice } from '../../../shell/problem-notice.tsx'
import type { Player } from '../../../table/game.ts'
import { type Problem, problemOf } from '../../../table/problem.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import { SmallField } from '../preview.tsx'
import styles from './sheet-tab.module.css'
import type { BenchState } from './use-bench.ts'

/** The battle on the table: against a bot, at one device, or with somebody elsewhere. */
export default function PlayTab({ bench, title }: { bench: BenchState; title: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const [bot, setBot] = useState('greedy')
  const [seat, setSeat] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isGood = bench.reading.problems.length === 0
  const setup = { id: 'own', options: { battle: bench.text } }
  const armies = bench.outline.armies.map((army) => army?.name ?? '')

  async function begin(players: readonly Player[]) {
    try {
      const spec = { rulebook: 'samurai', setup, players, openHands: false, lesson: null }
      go(`/table/${await engineConnection.call((engine) => engine.begin(spec))}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const against = () =>
    begin([0, 1].map((each) => (each === seat ? { kind: 'human' } : { kind: 'bot', bot })))

  return (
    <div className={styles.sheet}>
      <section>
        <h2>{title}</h2>
        {!isGood && <p role="alert">{say('workshop.play.mend', { count: bench.reading.problems.length })}</p>}
        <fieldset className={styles.card} disabled={!isGood}>
          <legend>{say('workshop.play.here')}</legend>
          <label className={styles.field}>
            {say('workshop.play.side')}
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {armies.map((name, each) => (
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
          <Button onClick={() => begin([{ kind: 'human' }, { kind: 'human' }])} data-play="two">
            {say('workshop.play.two')}
          </Button>
        </fieldset>
        {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      </section>
      <Online setup={setup} isGood={isGood} seat={seat} />
      <section aria-hidden="true" className={styles.preview}>
        <SmallField battle={bench.battle} />
      </section>
    </div>
  )
}

interface OnlineProps {
  readonly setup: { readonly id: string; readonly options: { readonly battle: string } }
  readonly isGood: boolean
  readonly seat: number
}

function Online({ setup, isGood, seat }: OnlineProps) {
  const say = useSay()
  const [, go] = useLocation()
  const { language } = useWords()
  const [error, setError] = useState<unknown>(null)
  const [visibility, setVisibility] = useState<'open' | 'invited'>('invited')
  async function make() {
    try {
      // whoever is nobody yet becomes a guest
      if ((await site.me()) === null) await site.guest(language)
      const chairs = [0, 1].map((each) => (each === seat ? ('me' as const) : ('anybody' as const)))
      const terms = { visibility, clock: { kind: 'none' } as const, rated: false }
      const wish = { rulebook: 'samurai', setup: setup.id, options: setup.options, chairs, ...terms }
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
        <Button onClick={make} data-play="online">
          {say('workshop.play.lay')}
        </Button>
        {error != null && <p role="alert">{problemOf(error).detail}</p>}
      </fieldset>
    </section>
  )
}
