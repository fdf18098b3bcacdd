import { type Puzzle, readLine, type Verdict } from '@gunbai/bots'
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
  /** Whether the turn has been played; then it is judged. */
  readonly isOver: boolean
  readonly verdict: Verdict | null
}

/** Follows the turn at the table, and has it judged when it is over. */
export function useJudgment(puzzle: Puzzle, script: LessonScript): Judgment {
  const { scene, beat } = usePlay()
  const before = useMemo(() => linesBefore(puzzle).length, [puzzle])
  const [judgment, setJudgment] = useState<Judgment>({ before, given: [], isOver: false, verdict: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the table has moved on or back
  useEffect(() => {
    if (beat !== null) return
    let late = false
    const found = (change: Partial<Judgment>) => {
      if (!late) setJudgment({ before, given: [], isOver: false, verdict: null, ...change })
    }
    const look = async () => {
      const [given, isOver] = await Promise.all([script.given(), script.isTurnOver()])
      found({ given, isOver })
      if (isOver && !late) found({ given, isOver, verdict: await script.judge(readLine(puzzle.solution)) })
    }
    look().catch(() => {}) // the table itself says where the engine has gone
    return () => {
      late = true
    }
  }, [puzzle, script, before, scene.moment, beat])
  return judgment
}
