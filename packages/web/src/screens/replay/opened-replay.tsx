import { use, useSyncExternalStore } from 'react'
import { faceOf } from '../../games/faces.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { tableToday } from '../../table/older-table.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import styles from './replay-screen.module.css'
import { Replayed } from './replayed.tsx'

interface Props {
  readonly table: Table
  /** The moment that was asked for. */
  readonly from: string | undefined
  /** Where the game's words come from. */
  readonly Words?: typeof GameWords
}

/** A game read again at whatever table it was played. */
export function OpenedReplay({ table, from, Words = GameWords }: Props) {
  const say = useSay()
  const { snapshot, problem } = useSyncExternalStore(table.subscribe, table.state)
  if (snapshot === null) {
    return (
      <main className={styles.opening}>
        {problem === null ? (
          <p role="status">{say('ui.loading')}</p>
        ) : (
          <ProblemNotice problem={problem} onRetry={() => table.retry()} />
        )}
      </main>
    )
  }
  return (
    <Words rulebook={snapshot.game.rulebook} version={snapshot.game.version}>
      <WithFace
        table={tableToday(table, snapshot.game)}
        snapshot={snapshot}
        from={from === undefined ? null : Number(from)}
      />
    </Words>
  )
}

function WithFace(props: { table: Table; snapshot: Snapshot; from: number | null }) {
  return <Replayed {...props} face={use(faceOf(props.snapshot.game.rulebook))} />
}
