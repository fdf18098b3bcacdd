import type { Eyes } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import { PlayContext } from '../../table/play.tsx'
import type { Snapshot, Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { Announcer } from '../table/announcer.tsx'
import { TableLayout } from '../table/table-layout.tsx'
import { useHeard, usePastPlay } from './past-play.ts'
import { ReplayBar } from './replay-bar.tsx'
import { Scrubber } from './scrubber.tsx'

interface Props {
  readonly table: Table
  readonly snapshot: Snapshot
  readonly face: GameFace
  readonly from: number | null
}

/** The table at some moment of its game, through somebody's eyes. */
export function Replayed({ table, snapshot, face, from }: Props) {
  const say = useSay()
  const { game, outcome } = snapshot
  const last = snapshot.moment
  const [moment, setMoment] = useState(Math.min(from ?? 0, last))
  const [eyes, setEyes] = useState<Eyes>(outcome === null ? snapshot.viewer : 'all')
  const heard = useHeard(table, eyes, last)
  const play = usePastPlay({ table, snapshot, face, moment, eyes, heard })

  // an entry of the log that is chosen here leads to another moment of the same screen
  useEffect(() => {
    if (from !== null) setMoment(Math.min(from, last))
  }, [from, last])

  if (play === null) return null
  return (
    <PlayContext value={play}>
      <TableLayout
        prompt={
          <ReplayBar eyes={eyes} onEyes={setEyes} seats={game.players.length} over={outcome !== null} />
        }
        below={<Scrubber moment={moment} last={last} log={heard} onMoment={setMoment} />}
      />
      <Announcer />
      <h1 className="unseen">{say('ui.replay.title', { setup: say(`setup.${game.setup.id}`) })}</h1>
    </PlayContext>
  )
}
