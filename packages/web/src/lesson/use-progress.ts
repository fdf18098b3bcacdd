import { useEffect, useState } from 'react'
import { usePlay } from '../table/play.tsx'
import type { LessonScript } from '../table/table.ts'
import { type Lesson, type Progress, progressOf } from './lesson.ts'

/** How far the learner has come, by what the table says was answered and told; null until it has said so. */
export function useProgress(lesson: Lesson, script: LessonScript): Progress | null {
  const { scene, log, beat } = usePlay()
  const [progress, setProgress] = useState<Progress | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the table has moved on or back
  useEffect(() => {
    if (beat !== null) return
    let late = false
    script.given().then(
      (given) => !late && setProgress(progressOf(lesson, given, log)),
      () => {},
    )
    return () => {
      late = true
    }
  }, [lesson, script, scene.moment, log, beat])
  return progress
}
