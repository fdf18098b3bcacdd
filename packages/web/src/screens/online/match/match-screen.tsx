import type { Pace } from '@gunbai/kernel'
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { faceOf } from '../../../games/faces.ts'
import { noteCommitment } from '../../../online/commitments.ts'
import { readRecord } from '../../../online/read-record.ts'
import { looksOf } from '../../../online/recap.ts'
import { RemoteTable } from '../../../online/remote-table.ts'
import { siteLine } from '../../../online/site-line.ts'
import type { Snapshot } from '../../../table/table.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import { PlayedTable } from '../../table/played-table.tsx'
import { beatsOf, stageBy } from '../../table/staging.ts'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import { useChat } from './chat.ts'
import { MatchPanel } from './match-panel.tsx'
import { MatchStrip } from './match-strip.tsx'
import { Rematch } from './rematch.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** A match on the server: the waiting room until everybody sits, then the table. */
export default function MatchScreen({ match }: { match: string }) {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = new RemoteTable(match, siteLine, beatsOf, readRecord, looksOf(match))
    setTable(opened)
    return () => opened.close()
  }, [match])
  return table === null ? null : <OpenMatch id={match} table={table} />
}

function OpenMatch({ id, table }: { id: string; table: RemoteTable }) {
  const { snapshot, problem } = useSyncExternalStore(table.subscribe, table.state)
  const { match, seat } = table.around()
  const commitment = match === null || match.status === 'over' ? null : match.commitment
  useEffect(() => {
    if (commitment !== null) noteCommitment(id, commitment)
  }, [id, commitment])
  const adds = match !== null && match.status !== 'over' && match.dice === 'of all' && seat !== null
  useEffect(() => (adds ? addingTo(table) : undefined), [table, adds])
  const isPlaying = snapshot !== null && snapshot.viewer !== null && snapshot.outcome === null
  const byDays = snapshot?.game.online?.byDays === true
  useEffect(() => {
    if (isPlaying) void orderAsRecommended(table, byDays ? 'days' : 'live')
  }, [table, isPlaying, byDays])
  if (snapshot === null) return <WaitingRoom id={id} table={table} problem={problem} />
  return (
    <OnlineGameWords rulebook={snapshot.game.rulebook} version={snapshot.game.version}>
      <Suspense>
        <WithFace id={id} table={table} snapshot={snapshot} />
      </Suspense>
    </OnlineGameWords>
  )
}

/** Adds to the dice of a match while its page is open. Gives the way to stop. */
function addingTo(table: RemoteTable): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  void import('../../../online/dice-adder.ts').then(({ addToDice }) => {
    if (!isOver) stop = addToDice(siteLine, table.around())
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Who has ordered nothing yet begins with what is recommended; the sheet of orders shows it. */
async function orderAsRecommended(table: RemoteTable, pace: Pace): Promise<void> {
  const sheet = await table.orderSheet().catch(() => null)
  if (sheet === null || sheet.orders.length > 0) return
  await table.order(
    sheet.classes.map(({ id, recommended }) => ({
      window: id,
      subject: null,
      stance: recommended[pace],
      during: 'game',
    })),
  )
}

interface WithFaceProps {
  readonly id: string
  readonly table: RemoteTable
  readonly snapshot: Snapshot
}

function WithFace({ id, table, snapshot }: WithFaceProps) {
  const face = use(faceOf(snapshot.game.rulebook))
  stageBy(face)
  const chat = useChat(id, table)
  const say = useSay()
  const words = useWords()
  const { match, seat } = table.around()
  const nameOf = (of: number) =>
    say('ui.online.playerOfSide', {
      player: playerName(match?.players[of], say),
      side: face.seatName(snapshot.view, of, words),
    })
  return (
    <PlayedTable
      table={table}
      face={face}
      nameOf={nameOf}
      onward={seat === null || match === null ? null : <Rematch match={match} />}
      above={<MatchStrip id={id} table={table} />}
      extra={{
        name: 'match',
        unseen: chat.unseen,
        content: <MatchPanel id={id} table={table} chat={chat} />,
      }}
    />
  )
}
