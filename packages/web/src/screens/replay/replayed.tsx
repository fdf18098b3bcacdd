import type { Eyes, LogEntry } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import { type Play, PlayContext } from '../../table/play.tsx'
import type { Moment, Snapshot, Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { Announcer } from '../table/announcer.tsx'
import { TableLayout } from '../table/table-layout.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { Scrubber } from './scrubber.tsx'

interface Props {
  readonly table: Table
  readonly snapshot: Snapshot
  readonly face: GameFace
  readonly from: number | null
}

/** In what is past nothing is given, drafted or aimed at. */
const noHands = {
  pointedAt: null,
  point: () => {},
  held: null,
  hold: () => {},
  aimed: null,
  aim: () => {},
  advice: null,
  choose: () => {},
  chooseAll: () => {},
  journeys: async () => [],
  draft: [],
  setDraft: () => {},
  takeBack: null,
  notDone: null,
  foresee: () => Promise.reject(new Error('nothing is drafted in what is past')),
  odds: async () => null,
  whyNot: async () => null,
} satisfies Partial<Play>

/** The table at some moment of its game, through somebody's eyes. */
export function Replayed({ table, snapshot, face, from }: Props) {
  const say = useSay()
  const { game, outcome } = snapshot
  const last = snapshot.moment
  const [moment, setMoment] = useState(Math.min(from ?? 0, last))
  const [eyes, setEyes] = useState<Eyes>(outcome === null ? snapshot.viewer : 'all')
  const [lookedAt, lookAt] = useState<string | null>(null)
  const [explained, explain] = useState<string | null>(null)
  const shown = useMoment(table, moment, eyes)
  const heard = useHeard(table, eyes, last)

  // an entry of the log that is chosen here leads to another moment of the same screen
  useEffect(() => {
    if (from !== null) setMoment(Math.min(from, last))
  }, [from, last])

  const play = useMemo<Play | null>(() => {
    if (shown === null) return null
    const log = heard.filter((entry) => entry.moment <= shown.moment)
    return {
      face,
      scene: {
        ...shown,
        game,
        viewer: eyes === 'all' ? null : eyes,
        answers: [],
        thinking: null,
        outcome: shown.moment === last ? shown.outcome : null,
      },
      log,
      news: log.filter((entry) => entry.moment === shown.moment),
      beat: null,
      showAgain: null,
      viewAt: async (then) => (await table.at(then, eyes)).view,
      ...noHands,
      lookedAt,
      lookAt,
      explained,
      whyBarred: null,
      explain,
      oddsOf: (numbers) => table.oddsOf(numbers),
      sketch: () => table.sketch(shown.view),
    }
  }, [face, game, shown, heard, eyes, last, table, lookedAt, explained])

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

function useMoment(table: Table, moment: number, eyes: Eyes): Moment | null {
  const [shown, setShown] = useState<Moment | null>(null)
  useEffect(() => {
    let late = false
    table.at(moment, eyes).then(
      (came) => !late && setShown(came),
      () => {},
    )
    return () => {
      late = true
    }
  }, [table, moment, eyes])
  return shown
}

/** A match that goes on elsewhere is heard anew whenever it has gone on. */
function useHeard(table: Table, eyes: Eyes, last: number): readonly LogEntry[] {
  const [heard, setHeard] = useState<readonly LogEntry[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `last` is when there is more to hear
  useEffect(() => {
    let late = false
    table.heard(eyes).then(
      (came) => !late && setHeard(came),
      () => {},
    )
    return () => {
      late = true
    }
  }, [table, eyes, last])
  return heard
}
