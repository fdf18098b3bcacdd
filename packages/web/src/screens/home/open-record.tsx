import { useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { FileButton } from '../../shell/file-button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'

/** The door for record files. */
export function OpenRecord() {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)

  async function takeIn(file: File | undefined) {
    if (file === undefined) return
    try {
      const text = await file.text()
      const id = await engineConnection.call((engine) => engine.takeIn(text))
      go(`/replay/${id}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} onClose={() => setProblem(null)} />}
      <FileButton label={say('ui.home.import')} onFile={takeIn} />
    </>
  )
}
