import { useEffect, useState } from 'react'
import { readRecord } from '../../../online/read-record.ts'
import { RemoteTable } from '../../../online/remote-table.ts'
import { siteLine } from '../../../online/site-line.ts'
import { OpenedReview } from '../../review/opened-review.tsx'
import { OnlineGameWords } from '../online-words.tsx'

/** A match on the server that is over, reviewed in this browser. */
export default function MatchReviewScreen({ match, from }: { match: string; from?: string | undefined }) {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = new RemoteTable(match, siteLine, () => [], readRecord)
    setTable(opened)
    return () => opened.close()
  }, [match])
  return table === null ? null : <OpenedReview table={table} from={from} Words={OnlineGameWords} />
}
