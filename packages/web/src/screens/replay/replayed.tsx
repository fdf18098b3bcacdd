import type { Eyes } from '@gunbai/kernel/host'
import { useState } from 'react'
import { PlayContext } from '../../table/play.tsx'
import { setupTitle } from '../../words/setup-title.ts'
import { useSay } from '../../words/words.tsx'
import { type PastProps, useMomentFrom } from '../past/opened-past.tsx'
import { useHeard, usePastPlay } from '../past/past-play.ts'
import { Scrubber } from '../past/scrubber.tsx'
import { Announcer } from '../table/announcer.tsx'
import { TableLayout } from '../table/table-layout.tsx'
import { ReplayBar } from './replay-bar.tsx'

/** The table at some moment of its game, through somebody's eyes. */
export function Replayed({ table, snapshot, face, from }: PastProps) {
  const say = useSay()
  const { game, outcome } = snapshot
  const last = snapshot.moment
  const [moment, setMoment] = useMomentFrom(from, last)
  const [eyes, setEyes] = useState<Eyes>(outcome === null ? snapshot.viewer : 'all')
  const heard = useHeard(table, eyes, last)
  const play = usePastPlay({ table, snapshot, face, moment, eyes, heard })

  if (play === null) return null
  return (
    <PlayContext value={play}>
      <TableLayout
        prompt={
          <ReplayBar
            table={table}
            eyes={eyes}
            onEyes={setEyes}
            seats={game.players.length}
            over={outcome !== null}
          />
        }
        below={<Scrubber moment={moment} last={last} log={heard} onMoment={setMoment} />}
      />
      <Announcer />
      <h1 className="unseen">{say('ui.replay.title', { setup: setupTitle(say, game.setup) })}</h1>
    </PlayContext>
  )
}
