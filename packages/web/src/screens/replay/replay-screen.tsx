import { useEffect, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { LocalTable } from '../../table/local-table.ts'
import type { Table } from '../../table/table.ts'
import { OpenedReplay } from './opened-replay.tsx'

/** A game of this browser read again, from its first moment or from the one that was asked for. */
export default function ReplayScreen({ game, from }: { game: string; from?: string | undefined }) {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    const opened = new LocalTable(game, engineConnection, () => [], { onlyLook: true, takeForced: false })
    setTable(opened)
    return () => opened.close()
  }, [game])
  return table === null ? null : <OpenedReplay table={table} from={from} />
}
