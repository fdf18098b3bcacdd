import type { GameSpec, Player } from '../table/game.ts'
import type { Lesson } from './lesson.ts'

/** How the game carries the name of its lesson. */
export const lessonName = ({ rulebook, id }: Lesson): string => `${rulebook}/${id}`

/** The game that a lesson is taught at: the learner and partners who answer as it wants. */
export function lessonSpec(lesson: Lesson): GameSpec {
  const { rulebook, setup, seats, learner, before, replies } = lesson
  return {
    rulebook,
    setup,
    players: Array.from(
      { length: seats },
      (_, seat): Player => (seat === learner ? { kind: 'human' } : { kind: 'bot', bot: 'beginner' }),
    ),
    openHands: false,
    lesson: lessonName(lesson),
    script: { before: before.length, replies },
  }
}
