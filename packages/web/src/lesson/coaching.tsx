import { use } from 'react'
import { MoreWords, remembered, type Source } from '../words/words.tsx'
import Coach from './coach.tsx'
import type { Lesson } from './lesson.ts'
import { lessons } from './lessons.ts'

const loaded = new Map<string, Promise<Lesson> | undefined>()

const sources = new Map<string, Source>()

function wordsOf(lesson: string): Source {
  const known =
    sources.get(lesson) ?? remembered(async (language) => (await lessons[lesson]?.messages(language)) ?? {})
  sources.set(lesson, known)
  return known
}

/** The coach of a guided game, when its lesson has come. */
export default function Coaching({ lesson }: { lesson: string }) {
  if (!loaded.has(lesson)) loaded.set(lesson, lessons[lesson]?.load())
  const found = loaded.get(lesson)
  if (found === undefined) return null
  return (
    <MoreWords source={wordsOf(lesson)}>
      <Coach lesson={use(found)} />
    </MoreWords>
  )
}
