import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import { lessonOf, lessons } from '../../lesson/lessons.ts'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import type { Player } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'

/** Begins the guided first game of a rulebook and goes to its table. */
export default function LearnScreen({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once
  useEffect(() => {
    let late = false
    void begin(rulebook).then(
      (id) => !late && go(id === null ? '/' : `/table/${id}`, { replace: true }),
      (error) => setProblem(problemOf(error)),
    )
    return () => {
      late = true
    }
  }, [rulebook])
  return (
    <Page title={say('ui.home.learn')}>
      {problem === null ? <p role="status">{say('ui.loading')}</p> : <ProblemNotice problem={problem} />}
    </Page>
  )
}

const begun = new Map<string, Promise<string | null>>()

/** Begins once, even where the screen is drawn twice; the next visit begins anew. */
function begin(rulebook: string): Promise<string | null> {
  const known = begun.get(rulebook) ?? beginNow(rulebook).finally(() => begun.delete(rulebook))
  begun.set(rulebook, known)
  return known
}

async function beginNow(rulebook: string): Promise<string | null> {
  const id = lessonOf(rulebook)
  const lesson = id === undefined ? undefined : await lessons[id]?.load()
  if (id === undefined || lesson === undefined) return null
  const setup = { id: lesson.setup, options: {} }
  const players: Player[] = [{ kind: 'human' }, { kind: 'bot', bot: lesson.opponent }]
  return engineConnection.call((engine) =>
    engine.begin({ rulebook, setup, players, openHands: false, lesson: id }, lesson.seed),
  )
}
