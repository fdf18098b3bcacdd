import { lazy, use } from 'react'
import { puzzleWords } from '../puzzle/puzzles.ts'
import type { GameInfo } from '../table/game.ts'
import type { Table } from '../table/table.ts'
import { MoreWords } from '../words/words.tsx'
import Coach from './coach.tsx'
import type { GuidedGame } from './guided-game.ts'
import { lessonName } from './lesson-spec.ts'
import { guidedGame, lessonsOf, lessonWords } from './lessons.ts'
import { Tutor } from './tutor.tsx'

const Solver = lazy(() => import('../puzzle/solver.tsx'))

const loaded = new Map<string, Promise<GuidedGame> | undefined>()

/** Who teaches at this table, when what is taught has come. */
export default function Coaching({ game, table }: { game: GameInfo; table: Table }) {
  const name = game.lesson ?? ''
  const puzzle = game.script?.puzzle
  if (puzzle !== undefined) {
    return (
      <MoreWords source={puzzleWords}>
        {table.script && <Solver rulebook={game.rulebook} id={puzzle} script={table.script} />}
      </MoreWords>
    )
  }
  if (game.script !== undefined) {
    return (
      <MoreWords source={lessonWords(game.rulebook)}>
        <Taught name={name} rulebook={game.rulebook} table={table} />
      </MoreWords>
    )
  }
  const guided = guidedGame(name)
  if (!loaded.has(name)) loaded.set(name, guided?.load())
  const found = loaded.get(name)
  if (guided === undefined || found === undefined) return null
  return (
    <MoreWords source={guided.words}>
      <Coach lesson={use(found)} />
    </MoreWords>
  )
}

function Taught({ name, rulebook, table }: { name: string; rulebook: string; table: Table }) {
  const lessons = use(lessonsOf(rulebook))
  const place = lessons.findIndex((each) => lessonName(each) === name)
  const lesson = lessons[place]
  if (lesson === undefined || table.script === undefined) return null
  return <Tutor lessons={lessons} place={place} lesson={lesson} script={table.script} />
}
