import { readRecord } from '../../../online/read-record.ts'
import { RemoteTable } from '../../../online/remote-table.ts'
import { siteLine } from '../../../online/site-line.ts'
import { OpenedPast, type PastScreen, useOpened } from '../../past/opened-past.tsx'
import { OnlineGameWords } from '../online-words.tsx'

interface Props {
  readonly match: string
  readonly from: string | undefined
  readonly Shown: PastScreen
}

/** A match on the server looked back at: while it goes on through our own eyes, when it is over through any. */
export function MatchPast({ match, ...rest }: Props) {
  const table = useOpened(() => new RemoteTable(match, siteLine, () => [], readRecord), match)
  return table === null ? null : <OpenedPast table={table} Words={OnlineGameWords} {...rest} />
}
