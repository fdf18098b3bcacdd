import type { SetupInfo } from '@gunbai/kernel'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import type { BattleFacts, FactsBySetup } from '../../../build/battle-facts.ts'
import { useSay } from '../../words/words.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { filters } from './filters.ts'
import { keepFilter, lastFilter } from './last-choice.ts'
import { type Played, usePlayed } from './played.ts'
import styles from './setup-picker.module.css'
import { Thumbnail } from './thumbnail.tsx'

/** Fetched where something was played. */
const Seal = lazy(() => import('./seal.tsx'))

interface Props {
  readonly rulebook: string
  readonly setups: readonly SetupInfo[]
  readonly facts: FactsBySetup
  readonly chosen: SetupInfo
  /** Whether what was played may be asked for. */
  readonly isTime: boolean
  readonly onChoose: (setup: SetupInfo) => void
}

/** The battles that can be fought, with small maps, to look through by name, year and kind. */
export function SetupPicker({ rulebook, setups, facts, chosen, isTime, onChoose }: Props) {
  const say = useSay()
  const name = useId()
  const [sought, setSought] = useState('')
  const [filter, setFilter] = useState(() => lastFilter(rulebook, Object.keys(filters)))
  const played = usePlayed(rulebook, isTime)
  const titled = useMemo(
    () => setups.map((setup) => ({ setup, title: say(`setup.${setup.id}`) })),
    [setups, say],
  )
  const words = sought.trim().toLowerCase()
  const found = titled.filter(
    ({ setup, title }) =>
      (filters[filter]?.(facts[setup.id], played[setup.id]) ?? true) &&
      `${title} ${facts[setup.id]?.year ?? ''}`.toLowerCase().includes(words),
  )
  const isFactual = Object.keys(facts).length > 0
  function choose(chosenFilter: string): void {
    setFilter(chosenFilter)
    keepFilter(rulebook, chosenFilter)
  }
  return (
    <fieldset className={styles.picker}>
      <legend>{say('ui.new.setup')}</legend>
      {setups.length > 8 && (
        <>
          <input
            type="search"
            className={styles.search}
            placeholder={say('ui.new.search')}
            aria-label={say('ui.new.search')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would be read as a second question */}
          <div className={styles.filters} role="group" aria-label={say('ui.new.filters')}>
            {Object.keys(filters).map((each) => (
              <button key={each} type="button" aria-pressed={each === filter} onClick={() => choose(each)}>
                {say(`ui.new.filter.${each}`)}
              </button>
            ))}
          </div>
        </>
      )}
      <p role="status" className={styles.none}>
        {found.length === 0 && isFactual && say('ui.new.noneFound')}
      </p>
      <div className={styles.list}>
        {found.map(({ setup, title }) => (
          <label key={setup.id} className={styles.setup}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={setup === chosen}
              onChange={() => onChoose(setup)}
            />
            <Suspense fallback={<span className={styles.thumbnail} />}>
              <Thumbnail rulebook={rulebook} setup={setup.id} />
            </Suspense>
            <span className={styles.words}>
              <span>{title}</span>
              <Known facts={facts[setup.id]} />
              <Suspense>{played[setup.id] && <Seal played={played[setup.id] as Played} />}</Suspense>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Year, flags and length of a battle, and how even it is. */
function Known({ facts }: { facts: BattleFacts | undefined }) {
  const say = useSay()
  if (facts === undefined) return null
  const { year, flags, turns, firstWins } = facts
  const known = [
    ...(year === null ? [] : [String(year)]),
    ...(flags === null ? [] : [say('ui.new.flags', { flags })]),
    ...(turns === null ? [] : [say('ui.new.turns', { turns: Math.round(turns) })]),
  ]
  return (
    <>
      <small>{known.join(' · ')}</small>
      {firstWins !== null && <BalanceBar firstWins={firstWins} />}
    </>
  )
}
