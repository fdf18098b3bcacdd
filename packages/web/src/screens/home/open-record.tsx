import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { Button } from '../../shell/button.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'

/** The door for record files. */
export function OpenRecord() {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const fileInput = useRef<HTMLInputElement>(null)

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
      <input
        ref={fileInput}
        type="file"
        accept=".json,application/json"
        className="unseen"
        tabIndex={-1}
        aria-label={say('ui.home.import')}
        onChange={({ target }) => {
          void takeIn(target.files?.[0])
          target.value = ''
        }}
      />
      <Button onClick={() => fileInput.current?.click()}>{say('ui.home.import')}</Button>
    </>
  )
}
