import type { Answered } from '@gunbai/kernel'
import { use, useEffect, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import type { GameSpec } from '../../table/game.ts'
import styles from './learn-screen.module.css'

/** What leads to a position. */
export interface Led {
  readonly spec: GameSpec
  readonly seed: string
  readonly before: readonly Answered[]
}

/** The board of a position, as its rules lead there. The same object each time: a new one is drawn anew. */
export function LessonPicture({ led }: { led: Led }) {
  const { Preview } = use(faceOf(led.spec.rulebook))
  const [view, setView] = useState<unknown>(null)
  useEffect(() => {
    let late = false
    engineConnection
      .call((engine) => engine.previewAfter(led.spec, led.seed, led.before))
      .then(
        (came) => !late && setView(came),
        () => {},
      )
    return () => {
      late = true
    }
  }, [led])
  return (
    <div className={styles.picture} aria-hidden="true">
      {Preview !== null && view !== null && <Preview view={view} />}
    </div>
  )
}
