import type { SetupInfo } from '@gunbai/kernel'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'wouter'
import type { FactsBySetup } from '../../../build/battle-facts.ts'
import type { RulebookInfo } from '../../engine/engine.ts'
import { useLater } from '../../shell/use-later.ts'
import { useSay } from '../../words/words.tsx'
import { BattleCard } from './battle-card.tsx'
import styles from './battles.module.css'
import { useFacts } from './facts.ts'
import { lastBattle } from './last-choice.ts'
import { type PlayedBySetup, usePlayed } from './played.ts'
import { foundBy, isWide, useSearch } from './search.ts'
import type { Titled } from './series.ts'

/** Fetched when the page has been left alone for a moment. */
const Ways = lazy(() => import('./ways.tsx'))
const Timeline = lazy(() => import('./timeline.tsx'))
const SeriesPanel = lazy(() => import('./series-panel.tsx'))
const Told = lazy(() => import('./told.tsx'))
const later = 2_000 // milliseconds
const few = 8

/** Games of which the workshop draws battles. */
const drawable: readonly string[] = ['samurai', 'glory', 'shogun']

interface Battle extends Titled {
  readonly setup: SetupInfo
}

/** The battles of a game, and what is known of them by now. */
interface Known {
  readonly rulebook: string
  readonly battles: readonly Battle[]
  readonly facts: FactsBySetup
  readonly played: PlayedBySetup
  readonly isTime: boolean
}

/** The battles of a game, with their maps, to look through by name, year and kind. */
export function Battles({ info: { id: rulebook, setups } }: { info: RulebookInfo }) {
  const say = useSay()
  const isTime = useLater(later)
  const facts = useFacts(rulebook, isTime)
  const played = usePlayed(rulebook, isTime)
  const battles = useMemo(
    () => setups.map((setup) => ({ id: setup.id, setup, title: say(`setup.${setup.id}`) })),
    [setups, say],
  )
  const known = { rulebook, battles, facts, played, isTime }
  return (
    <div className={styles.battles}>
      {battles.length > few ? <Many {...known} /> : <List {...known} shown={battles} isFew />}
      {drawable.includes(rulebook) && (
        <p>
          <Link href={`/workshop/${rulebook}`}>{say('ui.new.draw')}</Link> ·{' '}
          <Link href="/library">{say('ui.new.library')}</Link>
        </p>
      )}
    </div>
  )
}

/** Of many, one is put forward and one story, and the others can be looked through. */
function Many(known: Known) {
  const say = useSay()
  const { rulebook, battles, facts, played, isTime } = known
  const search = useSearch(rulebook)
  const isWhole = isWide(search)
  const first = battles.find(({ id }) => id === lastBattle(rulebook)) ?? (battles[0] as Battle)
  const shown = foundBy(search, battles, facts, played).filter(({ id }) => !isWhole || id !== first.id)
  return (
    <>
      <div className={styles.years}>
        <Suspense>{isTime && <Timeline battles={battles} facts={facts} played={played} />}</Suspense>
      </div>
      <div className={styles.ways}>
        <Suspense>{isTime && <Ways search={search} />}</Suspense>
      </div>
      {isWhole && <Forward {...known} first={first} />}
      <h2 className={styles.more}>
        {say(isWhole ? 'ui.new.more' : 'ui.new.found')} <span role="status">{shown.length}</span>
      </h2>
      {shown.length === 0 && isTime && <p className={styles.none}>{say('ui.new.noneFound')}</p>}
      <List {...known} shown={shown} />
    </>
  )
}

function Forward({ first, rulebook, battles, facts, played, isTime }: Known & { readonly first: Battle }) {
  const { id, setup, title } = first
  return (
    <div className={styles.forward}>
      <BattleCard rulebook={rulebook} setup={setup} title={title} facts={facts[id]} played={played[id]}>
        <Suspense>{isTime && <Told rulebook={rulebook} setup={id} />}</Suspense>
      </BattleCard>
      <div className={styles.story}>
        <Suspense>{isTime && <SeriesPanel rulebook={rulebook} battles={battles} played={played} />}</Suspense>
      </div>
    </div>
  )
}

interface ListProps extends Known {
  readonly shown: readonly Battle[]
  readonly isFew?: boolean
}

function List({ shown, isFew = false, rulebook, facts, played }: ListProps) {
  return (
    <ul className={styles.list} data-few={isFew}>
      {shown.map(({ id, setup, title }) => (
        <li key={id}>
          <BattleCard rulebook={rulebook} setup={setup} title={title} facts={facts[id]} played={played[id]} />
        </li>
      ))}
    </ul>
  )
}
