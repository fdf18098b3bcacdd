import { lastOf, type Study, type StudyPlace } from '@gunbai/kernel/study'
import { useEffect, useState } from 'react'

/** Where in a study one looks: first where its address says, and again where another address of it is opened. */
export function usePlace(asked: StudyPlace) {
  const [place, setPlace] = useState(asked)
  const { line, moment } = asked
  useEffect(() => setPlace({ line, moment }), [line, moment])
  return [place, setPlace] as const
}

/** The place, or where there is no such place one that there is. */
export function within(study: Study, { line, moment }: StudyPlace): StudyPlace {
  if (line > study.branches.length) return { line: 0, moment: Math.min(moment, lastOf(study, 0)) }
  return { line, moment: Math.min(moment, lastOf(study, line)) }
}
