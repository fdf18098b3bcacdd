import { useEffect, useState } from 'react'
import { readRecord } from '../../../online/read-record.ts'
import { RemoteTable } from '../../../online/remote-table.ts'
import { siteLine } from '../../../online/site-line.ts'
import { OpenedReplay } from '../../replay/opened-replay.tsx'
import { OnlineGameWords } from '../online-words.tsx'

/** A match on the server read again: while it goes on through our own eyes, when it is over through any. */
export default function MatchReplayScreen({ match, from }: { match: string; from?: string | undefined }) {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = new RemoteTable(match, siteLine, () => [], readRecord)
    setTable(opened)
    return () => opened.close()
  }, [match])
  return table === null ? null : <OpenedReplay table={table} from={from} Words={OnlineGameWords} />
}
