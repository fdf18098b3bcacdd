import { type GameState, type Rulebook, streamOf } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { playedGame } from '../testing/played-game.ts'
import { type Course, courseOf } from './course.ts'
import { plansOf } from './plans.ts'
import type { Review } from './review.ts'
import { review } from './reviewing.ts'

const rulebooks = await Promise.all(shelf.map(({ id }) => findRulebook(id).load()))
const effort = { reckoning: 1, searching: 1, comparing: 120, worldsAPlan: 24 }

/** Some answers from the midst of a game. */
function partOf(rulebook: Rulebook): Course {
  const course = courseOf(rulebook, playedGame(rulebook, 'twins', ['greedy', 'beginner']))
  const from = Math.floor(course.steps.length / 3)
  return { ...course, steps: course.steps.slice(from, from + 16) }
}

/** The same answers, in worlds that whoever answered could not tell from the real ones. */
function twinOf({ rulebook, steps, ...course }: Course): Course {
  const chance = streamOf(5)
  const before = (each: Course['steps'][number]) =>
    rulebook.imagine(each.before, each.seat, chance) as GameState
  return { ...course, rulebook, steps: steps.map((each) => ({ ...each, before: before(each) })) }
}

/** What is said of choices; luck is what really came. */
const judgements = ({ moments }: Review) =>
  moments
    .filter(({ kind }) => kind !== 'luck')
    .map(({ number, seat, kind, change, interval, played, better }) => ({
      ...{ number, seat, kind, change, interval, played },
      ...{ better: better?.actions, chance: better?.chance, reason: better?.reason },
    }))

describe.each(rulebooks.map((rulebook) => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  const course = partOf(rulebook)
  const twin = twinOf(course)

  test('a review by the eyes of each seat does not change when only what it could not know does', () => {
    const hidden = ({ steps }: Course) => steps.map(({ before }) => rulebook.hash(before))
    expect(hidden(twin)).not.toEqual(hidden(course))
    const plans = (of: Course) => plansOf(of).map(({ before, ...plan }) => plan)
    expect(plans(twin)).toEqual(plans(course))
    const judged = judgements(review(course, { effort }))
    expect(judged.length).toBeGreaterThan(0)
    expect(judgements(review(twin, { effort }))).toEqual(judged)
  })
})
