import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { engineConnection } from '../../engine/connection.ts'
import type { GuidedGame } from '../../lesson/guided-game.ts'
import { learnt } from '../../lesson/learnt.ts'
import { lessonName, lessonSpec } from '../../lesson/lesson-spec.ts'
import { guidedGame, lessonsOf } from '../../lesson/lessons.ts'
import { linesBefore, puzzleSpec } from '../../puzzle/puzzle-spec.ts'
import { puzzleOf, puzzlesOf } from '../../puzzle/puzzles.ts'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { Games } from '../../store/games.ts'
import type { Player } from '../../table/game.ts'
import { type Problem, problemOf } from '../../table/problem.ts'
import { useSay } from '../../words/words.tsx'

interface Props {
  readonly rulebook: string
  readonly lesson: string
  readonly isPuzzle?: boolean
}

/** Begins a lesson, a puzzle or a guided game, or goes on with it, and goes to its table. */
export default function LessonScreen({ rulebook, lesson, isPuzzle = false }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once
  useEffect(() => {
    let late = false
    void begin(rulebook, lesson, isPuzzle).then(
      (id) => !late && go(id === null ? `/learn/${rulebook}` : `/table/${id}`, { replace: true }),
      (error) => setProblem(problemOf(error)),
    )
    return () => {
      late = true
    }
  }, [rulebook, lesson, isPuzzle])
  return (
    <Page title={say('ui.nav.learn')}>
      {problem === null ? <p role="status">{say('ui.loading')}</p> : <ProblemNotice problem={problem} />}
    </Page>
  )
}

const begun = new Map<string, Promise<string | null>>()

/** Begins once, even where the screen is drawn twice; the next visit begins anew. */
function begin(rulebook: string, lesson: string, isPuzzle: boolean): Promise<string | null> {
  const key = `${rulebook}/${lesson}`
  const begins = isPuzzle ? beginPuzzle : beginNow
  const known = begun.get(key) ?? begins(rulebook, lesson).finally(() => begun.delete(key))
  begun.set(key, known)
  return known
}

async function beginNow(rulebook: string, id: string): Promise<string | null> {
  const guided = guidedGame(id)
  if (guided !== undefined) return beginGuided(rulebook, id, await guided.load())
  const lesson = (await lessonsOf(rulebook)).find((each) => each.id === id)
  if (lesson === undefined) return null
  const kept = await keptLesson(lessonName(lesson))
  if (kept !== null) return kept
  return engineConnection.call((engine) => engine.begin(lessonSpec(lesson), lesson.seed, lesson.before))
}

/** A puzzle is begun anew each time; the table at which it was left is put away. */
async function beginPuzzle(rulebook: string, id: string): Promise<string | null> {
  if (!(await puzzlesOf(rulebook)).some((each) => each.id === id)) return null
  const puzzle = await puzzleOf(rulebook, id)
  const games = new Games()
  for (const { id, script } of await games.list()) if (script?.puzzle !== undefined) await games.remove(id)
  return engineConnection.call((engine) => engine.begin(puzzleSpec(puzzle), puzzle.seed, linesBefore(puzzle)))
}

function beginGuided(
  rulebook: string,
  lesson: string,
  { setup, seats, opponent, seed }: GuidedGame,
): Promise<string> {
  const players = Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? { kind: 'human' } : { kind: 'bot', bot: opponent }),
  )
  const spec = { rulebook, setup: { id: setup, options: {} }, players, openHands: false, lesson }
  return engineConnection.call((engine) => engine.begin(spec, seed))
}

/** The game in which this lesson was left; those in which it is done are put away. */
async function keptLesson(name: string): Promise<string | null> {
  const games = new Games()
  const kept = (await games.list()).filter(({ lesson, script }) => lesson === name && script !== undefined)
  const [latest, ...older] = kept
  const goesOn = latest !== undefined && typeof learnt()[name] === 'number'
  for (const { id } of goesOn ? older : kept) await games.remove(id)
  return goesOn ? latest.id : null
}
