import { use } from 'react'
import { linesBefore, puzzleSpec } from '../../puzzle/puzzle-spec.ts'
import { puzzleOf } from '../../puzzle/puzzles.ts'
import { type Led, LessonPicture } from './lesson-picture.tsx'

const led = new Map<string, Promise<Led>>()

/** What leads to where a puzzle begins; the same each time. */
function ledTo(game: string, id: string): Promise<Led> {
  const key = `${game}/${id}`
  const known =
    led.get(key) ??
    puzzleOf(game, id).then((puzzle) => ({
      spec: puzzleSpec(puzzle),
      seed: puzzle.seed,
      before: linesBefore(puzzle),
    }))
  led.set(key, known)
  return known
}

/** The board on which a puzzle begins, when its line of play has come. */
export function PuzzlePicture({ game, id }: { game: string; id: string }) {
  return <LessonPicture led={use(ledTo(game, id))} />
}
