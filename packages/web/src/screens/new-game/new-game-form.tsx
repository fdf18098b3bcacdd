import type { OptionValue, SetupInfo } from '@gunbai/kernel'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import type { RulebookInfo } from '../../engine/engine.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { useLater } from '../../shell/use-later.ts'
import type { Player } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'
import { BeginAs } from './begin-as.tsx'
import { useFacts } from './facts.ts'
import { keepBattle, keepOpponent, lastOpponent } from './last-choice.ts'
import styles from './new-game-form.module.css'
import { Players } from './players.tsx'
import { SetupPreview } from './setup-preview.tsx'

/** Fetched when the page has been left alone for a moment. */
const Against = lazy(() => import('./against.tsx'))
const Led = lazy(() => import('./led.tsx'))
/** Fetched when it is opened. */
const SetupOptions = lazy(() => import('./setup-options.tsx'))
const later = 2_000 // milliseconds

/** A battle before it begins: its briefing, its options, who sits where. */
export function NewGameForm({ info, setup }: { info: RulebookInfo; setup: SetupInfo }) {
  const say = useSay()
  const [, go] = useLocation()
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({})
  const [players, setPlayers] = useState<readonly Player[]>(() => usualPlayers(setup.seats, info.bots))
  const [isOpened, setOpened] = useState(false)
  const [openHands, setOpenHands] = useState(false)
  const isTime = useLater(later)
  const facts = useFacts(info.id, isTime)
  const [problem, setProblem] = useState<Problem | null>(null)
  const people = players.filter(({ kind }) => kind === 'human').length

  async function begin() {
    const opponent = players.find((each) => each.kind === 'bot')
    if (opponent !== undefined) keepOpponent(opponent.bot)
    keepBattle(info.id, setup.id)
    try {
      const id = await engineConnection.call((engine) =>
        engine.begin({
          rulebook: info.id,
          setup: { id: setup.id, options },
          players,
          openHands,
          lesson: null,
        }),
      )
      go(`/table/${id}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  return (
    <div className={styles.form}>
      <SetupPreview rulebook={info.id} setup={setup} facts={facts[setup.id]} isTime={isTime} />
      <Suspense>{isTime && <Against rulebook={info.id} players={players} onChange={setPlayers} />}</Suspense>
      <Players setup={setup} players={players} bots={info.bots} rulebook={info.id} onChange={setPlayers} />
      {people > 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={openHands}
            onChange={({ target }) => setOpenHands(target.checked)}
          />
          {say('ui.new.openHands')}
        </label>
      )}
      {setup.options.length > 0 && (
        <details className={styles.options} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>{say('ui.new.options')}</summary>
          <Suspense>
            {isOpened && <SetupOptions info={info} setup={setup} options={options} onChange={setOptions} />}
          </Suspense>
        </details>
      )}
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <div className={styles.bar}>
        <Suspense fallback={<p className={styles.what}>{say(`setup.${setup.id}`)}</p>}>
          {isTime ? (
            <Led rulebook={info.id} setup={setup.id} players={players} onChange={setPlayers} />
          ) : (
            <p className={styles.what}>{say(`setup.${setup.id}`)}</p>
          )}
        </Suspense>
        <Button className={styles.begin} onClick={begin}>
          <span aria-hidden="true">▶</span>{' '}
          <Suspense fallback={say('ui.new.begin')}>
            <BeginAs rulebook={info.id} setup={setup.id} players={players} />
          </Suspense>
        </Button>
      </div>
    </div>
  )
}

/** The first seat for the reader, the others for the opponent of last time. */
function usualPlayers(seats: number, bots: readonly string[]): Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human' } : { kind: 'bot', bot: lastOpponent(bots) },
  )
}
