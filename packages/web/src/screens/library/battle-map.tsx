import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import { librarySite } from '../../online/library-site.ts'
import { GameWords } from '../../words/words.tsx'
import styles from './battle-map.module.css'

/** A battle in one version. */
export interface Placed {
  readonly id: string
  readonly rulebook: string
  readonly setup: string
  readonly version: number
}

const asked = new Map<string, Promise<unknown>>()

/** What a spectator sees of a text before the first answer. The rulebook reads it here too: what it does not understand is not drawn. */
export const viewOf = (rulebook: string, setup: string, option: string, text: string): Promise<unknown> =>
  engineConnection.call((engine) => engine.preview(rulebook, { id: setup, options: { [option]: text } }))

function placedView({ id, rulebook, setup, version }: Placed): Promise<unknown> {
  const key = `${id} ${version}`
  const known =
    asked.get(key) ??
    librarySite.text(id, version).then(({ option, text }) => viewOf(rulebook, setup, option, text))
  asked.set(key, known)
  known.catch(() => asked.delete(key))
  return known
}

/** The field of a battle, small, drawn when somebody could see it. */
export function BattleMap({ battle }: { battle: Placed }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const home = place.current
    if (home === null) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting !== true) return
        watch.disconnect()
        setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(home)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.map} data-game={battle.rulebook} aria-hidden="true">
      {isSeen && <Late battle={battle} />}
    </div>
  )
}

function Late({ battle }: { battle: Placed }) {
  const [view, setView] = useState<unknown>(null)
  const { id, version } = battle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version never changes
  useEffect(() => {
    let late = false
    placedView(battle).then(
      (came) => !late && setView(came),
      () => {},
    )
    return () => {
      late = true
    }
  }, [id, version])
  return view === null ? null : <DrawnView rulebook={battle.rulebook} view={view} />
}

/** A view as its game draws it, small. */
export function DrawnView({ rulebook, view }: { rulebook: string; view: unknown }) {
  return (
    <Suspense>
      <GameWords rulebook={rulebook}>
        <Drawn rulebook={rulebook} view={view} />
      </GameWords>
    </Suspense>
  )
}

function Drawn({ rulebook, view }: { rulebook: string; view: unknown }) {
  const { Preview } = use(faceOf(rulebook))
  if (Preview === null) return null
  const Field = Preview as ComponentType<{ view: unknown }>
  return <Field view={view} />
}
