import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { LocalTable } from '../../table/local-table.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import styles from './replay-screen.module.css'
import { Replayed } from './replayed.tsx'

/** A game read again, from its first moment or from the one that was asked for. */
export default function ReplayScreen({ game, from }: { game: string; from?: string | undefined }) {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    const opened = new LocalTable(game, engineConnection, () => 0, { onlyLook: true, takeForced: false })
    setTable(opened)
    return () => opened.close()
  }, [game])
  return table === null ? null : <Opened table={table} from={from === undefined ? null : Number(from)} />
}

function Opened({ table, from }: { table: Table; from: number | null }) {
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
    <GameWords rulebook={snapshot.game.rulebook}>
      <WithFace table={table} snapshot={snapshot} from={from} />
    </GameWords>
  )
}

function WithFace(props: { table: Table; snapshot: Snapshot; from: number | null }) {
  return <Replayed {...props} face={use(faceOf(props.snapshot.game.rulebook))} />
}
