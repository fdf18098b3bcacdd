import { use } from 'react'
import Coach from './coach.tsx'
import type { Lesson } from './lesson.ts'
import { lessons } from './lessons.ts'

const loaded = new Map<string, Promise<Lesson> | undefined>()

/** The coach of a guided game, when its lesson has come. */
export default function Coaching({ lesson }: { lesson: string }) {
  if (!loaded.has(lesson)) loaded.set(lesson, lessons[lesson]?.load())
  const found = loaded.get(lesson)
  return found === undefined ? null : <Coach lesson={use(found)} />
}
