import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import { settings } from '../../settings/settings.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { LocalTable } from '../../table/local-table.ts'
import type { Table } from '../../table/table.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import { PlayedTable } from './played-table.tsx'
import { beatsOf, stageBy } from './staging.ts'
import styles from './table-screen.module.css'

/** A game in progress, from the moment its address is opened. */
export default function TableScreen({ game }: { game: string }) {
  const table = useLocalTable(game)
  return table === null ? null : <OpenTable table={table} />
}

/** The table is opened with the screen and closed with it. */
function useLocalTable(game: string): Table | null {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    const opened = new LocalTable(game, engineConnection, beatsOf, {
      onlyLook: false,
      takeForced: settings().forced === 'take',
    })
    setTable(opened)
    return () => opened.close()
  }, [game])
  return table
}

function OpenTable({ table }: { table: Table }) {
  const { snapshot, problem } = useSyncExternalStore(table.subscribe, table.state)
  if (snapshot === null) return <Opening problem={problem} onRetry={() => table.retry()} />
  return (
    <GameWords rulebook={snapshot.game.rulebook} version={snapshot.game.version}>
      <WithFace table={table} rulebook={snapshot.game.rulebook} />
    </GameWords>
  )
}

function WithFace({ table, rulebook }: { table: Table; rulebook: string }) {
  const face = use(faceOf(rulebook))
  stageBy(face)
  return <PlayedTable table={table} face={face} />
}

function Opening({
  problem,
  onRetry,
}: {
  problem: Parameters<typeof ProblemNotice>[0]['problem'] | null
  onRetry: () => void
}) {
  const say = useSay()
  return (
    <main className={styles.opening}>
      {problem === null ? (
        <p role="status">{say('ui.loading')}</p>
      ) : (
        <ProblemNotice problem={problem} onRetry={onRetry} />
      )}
    </main>
  )
}
