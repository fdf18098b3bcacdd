import { useEffect, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { LocalTable } from '../../table/local-table.ts'
import type { Table } from '../../table/table.ts'
import { OpenedReview } from './opened-review.tsx'

/** A game of this browser that is over: what of it was luck, what were choices, what would have been better. */
export default function ReviewScreen({ game, from }: { game: string; from?: string | undefined }) {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    const opened = new LocalTable(game, engineConnection, () => [], { onlyLook: true, takeForced: false })
    setTable(opened)
    return () => opened.close()
  }, [game])
  return table === null ? null : <OpenedReview table={table} from={from} />
}
