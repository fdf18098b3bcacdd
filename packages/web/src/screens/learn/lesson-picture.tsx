import { use, useEffect, useState } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import { faceOf } from '../../games/faces.ts'
import type { Lesson } from '../../lesson/lesson.ts'
import { lessonSpec } from '../../lesson/lesson-spec.ts'
import styles from './learn-screen.module.css'

/** The board on which a lesson begins, as its rules lead there. */
export function LessonPicture({ lesson }: { lesson: Lesson }) {
  const { Preview } = use(faceOf(lesson.rulebook))
  const [view, setView] = useState<unknown>(null)
  useEffect(() => {
    let late = false
    engineConnection
      .call((engine) => engine.previewAfter(lessonSpec(lesson), lesson.seed, lesson.before))
      .then(
        (came) => !late && setView(came),
        () => {},
      )
    return () => {
      late = true
    }
  }, [lesson])
  return (
    <div className={styles.picture} aria-hidden="true">
      {Preview !== null && view !== null && <Preview view={view} />}
    </div>
  )
}
