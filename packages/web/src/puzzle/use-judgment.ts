import { type Puzzle, readLine, type Verdict } from '@gunbai/bots'
import type { Action } from '@gunbai/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { LearnersAnswer } from '../engine/partner.ts'
import { usePlay } from '../table/play.tsx'
import type { LessonScript } from '../table/table.ts'
import { linesBefore } from './puzzle-spec.ts'

/** How far somebody has come with the turn of a puzzle. */
export interface Judgment {
  /** The moment at which the turn begins. */
  readonly before: number
  readonly given: readonly LearnersAnswer[]
  /** What comes next in the turn that solves it; null where this one has left that. */
  readonly shown: Action | null
  /** Whether the turn has been played; then it is judged. */
  readonly isOver: boolean
  readonly verdict: Verdict | null
}

const untouched = { given: [], shown: null, isOver: false, verdict: null }

/** Follows the turn at the table, and has it judged when it is over. */
export function useJudgment(puzzle: Puzzle, script: LessonScript): Judgment {
  const { scene, beat } = usePlay()
  const before = useMemo(() => linesBefore(puzzle).length, [puzzle])
  const [judgment, setJudgment] = useState<Judgment>({ ...untouched, before })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the table has moved on or back
  useEffect(() => {
    if (beat !== null) return
    let late = false
    const found = (change: Partial<Judgment>) => {
      if (!late) setJudgment({ ...untouched, before, ...change })
    }
    const look = async () => {
      const asked = [script.given(), script.shown(), script.isTurnOver()] as const
      const [given, shown, isOver] = await Promise.all(asked)
      found({ given, shown, isOver })
      if (isOver && !late) found({ given, isOver, verdict: await script.judge(readLine(puzzle.solution)) })
    }
    look().catch(() => {}) // the table itself says where the engine has gone
    return () => {
      late = true
    }
  }, [puzzle, script, before, scene.moment, beat])
  return judgment
}
