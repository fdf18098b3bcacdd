import { parseStudy, printStudy, type Study } from '@gunbai/kernel/study'
import type { StudyPage } from '@gunbai/server/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Refused } from '../../online/request.ts'
import { studySite } from '../../online/study-site.ts'
import { type Problem, problemOf } from '../../table/problem.ts'

/** A study on the site as it was last read, and as it is written here. */
export interface Shared {
  readonly page: StudyPage
  readonly study: Study
}

export interface SharedStudy {
  readonly shared: Shared | 'missing' | null
  readonly problem: Problem | null
  /** Whether something is written that the site does not have yet. */
  readonly isSaving: boolean
  change(study: Study): void
  /** Somebody says that the site has that edition. */
  heardOf(edition: number): void
  again(): Promise<void>
  forget(): void
}

const pause = 800 // milliseconds between the last stroke and writing

/** A study on the site: read, and written by its owner a moment after each change. */
export function useShared(id: string): SharedStudy {
  const [shared, setShared] = useState<Shared | 'missing' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [unsaved, setUnsaved] = useState<Study | null>(null)
  const edition = useRef(0)
  const again = useCallback(async () => {
    try {
      const page = await studySite.read(id)
      edition.current = page.edition
      setShared({ page, study: parseStudy(page.text) })
    } catch (error) {
      if (error instanceof Refused && error.code === 'not found') setShared('missing')
      else setProblem(problemOf(error))
    }
  }, [id])
  useEffect(() => void again(), [again])

  useEffect(() => {
    if (unsaved === null) return
    const timer = setTimeout(async () => {
      try {
        const page = await studySite.write(id, printStudy(unsaved), edition.current)
        edition.current = page.edition
        setUnsaved((now) => (now === unsaved ? null : now))
      } catch (error) {
        setProblem(problemOf(error))
        setUnsaved(null)
        await again()
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [id, unsaved, again])

  const change = useCallback((study: Study) => {
    setShared((before) => (before === null || before === 'missing' ? before : { ...before, study }))
    setUnsaved(study)
  }, [])
  const isSaving = unsaved !== null
  const heardOf = useCallback(
    (known: number) => {
      // what is written here is ahead of it
      if (!isSaving && edition.current !== 0 && known > edition.current) void again()
    },
    [again, isSaving],
  )
  const forget = useCallback(() => setShared('missing'), [])
  return { shared, problem, isSaving, change, heardOf, again, forget }
}
