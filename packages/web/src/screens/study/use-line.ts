import { type GameRecord, printRecord } from '@gunbai/kernel'
import { lineRecord, type Study } from '@gunbai/kernel/study'
import { useEffect, useMemo, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { entryToday, spellingOf } from '../../games/older-kinds.ts'
import { readRecord } from '../../online/read-record.ts'
import type { GameInfo } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import type { PastTable } from '../past/past-play.ts'

/** A line of a study, opened where the rules live. */
export interface OpenLine {
  readonly table: PastTable
  readonly game: GameInfo
  readonly last: number
  /** The record as text. */
  readonly text: string
}

interface Opened {
  readonly text: string
  readonly line: OpenLine | null
  readonly problem: Problem | null
}

/** Opens a line of a study; while another is opened the one before stays. */
export function useLine(study: Study, line: number, id: string): Opened {
  const { record, branches } = study
  const text = useMemo(
    () => printRecord(lineRecord({ title: '', record, branches, remarks: [] }, line)),
    [record, branches, line],
  )
  const [opened, setOpened] = useState<Opened>({ text: '', line: null, problem: null })
  useEffect(() => {
    let late = false
    let close = () => {}
    open(text, record, id).then(
      (came) => {
        close = came.close
        if (late) close()
        else setOpened({ text, line: came.line, problem: null })
      },
      (error) => !late && setOpened({ text, line: null, problem: problemOf(error) }),
    )
    return () => {
      late = true
      close()
    }
  }, [text, record, id])
  return opened
}

async function open(text: string, { rulebook, version, setup }: GameRecord, id: string) {
  const reader = await readRecord(text)
  const last = await reader.last()
  const { views } = await reader.at(0, 'all')
  const isOlder = spellingOf(rulebook, version) !== null
  const table: PastTable = {
    at: async (moment, eyes) => ({ moment, ...(await reader.at(moment, eyes)) }),
    heard: async (eyes) => {
      const heard = await reader.heard(eyes)
      return isOlder ? heard.map(entryToday) : heard
    },
    oddsOf: (numbers) => reader.oddsOf(numbers),
    sketch: (view) => engineConnection.call((engine) => engine.sketch(rulebook, version, view)),
  }
  const game: GameInfo = {
    id,
    rulebook,
    version,
    setup,
    players: (views ?? []).map(() => ({ kind: 'human' })),
    openHands: true,
    lesson: null,
    begun: 0,
    touched: 0,
    answers: last,
    winners: null,
  }
  return { line: { table, game, last, text }, close: () => reader.close() }
}
