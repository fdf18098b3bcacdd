import type { Eyes, LogEntry } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import type { Counsel, Drawn, Play } from '../../table/play.tsx'
import type { Moment, Snapshot, Table } from '../../table/table.ts'

/** What of a table what is past is read from. */
export type PastTable = Pick<Table, 'at' | 'heard' | 'oddsOf' | 'sketch'>

/** In what is past nothing is given, drafted or aimed at. */
const noHands = {
  pointedAt: null,
  point: () => {},
  held: null,
  hold: () => {},
  aimed: null,
  aim: () => {},
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

interface Past {
  readonly table: PastTable
  readonly snapshot: Pick<Snapshot, 'game' | 'moment'>
  readonly face: GameFace
  readonly moment: number
  readonly eyes: Eyes
  /** Everything that those eyes have heard. */
  readonly heard: readonly LogEntry[]
  /** What is marked on the board. */
  readonly advice?: Counsel | null
  readonly drawn?: Drawn | null
  readonly takePlace?: ((place: number) => void) | null
}

/** The game as it was at a moment, for board and panels; null until it is there. */
export function usePastPlay({
  table,
  snapshot,
  face,
  moment,
  eyes,
  heard,
  advice = null,
  drawn = null,
  takePlace = null,
}: Past): Play | null {
  const { game, moment: last } = snapshot
  const [lookedAt, lookAt] = useState<string | null>(null)
  const [explained, explain] = useState<string | null>(null)
  const shown = useMoment(table, moment, eyes)
  return useMemo<Play | null>(() => {
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
      advice,
      drawn,
      takePlace,
      lookedAt,
      lookAt,
      explained,
      explain,
      whyBarred: null,
      oddsOf: (numbers) => table.oddsOf(numbers),
      sketch: () => table.sketch(shown.view),
    }
  }, [face, game, shown, heard, eyes, last, table, lookedAt, explained, advice, drawn, takePlace])
}

function useMoment(table: PastTable, moment: number, eyes: Eyes): Moment | null {
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
export function useHeard(table: PastTable, eyes: Eyes, last: number): readonly LogEntry[] {
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
