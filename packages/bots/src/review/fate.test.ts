import { type Action, chooseSetup, firstSeat, type GameState, type Rulebook } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { playedGame } from '../testing/played-game.ts'
import { chancesIn, type Given } from './chances.ts'
import { courseOf } from './course.ts'
import { Fate } from './fate.ts'

const duel = mini as unknown as Rulebook
const rulebooks = await Promise.all(shelf.map(({ id }) => findRulebook(id).load()))
const key = { a: 7, b: 11 }

function lookFrom(rulebook: Rulebook, state: GameState, number: number, given?: Given) {
  const world = rulebook.copy(state)
  const fate = new Fate(rulebook, key, number)
  const line: Given[] = []
  fate.draw(world)
  if (given !== undefined) fate.give(world, given.seat, given.action)
  return { chances: chancesIn(rulebook, world, fate, 1, line), line }
}

describe.each(rulebooks.map((rulebook) => [rulebook.id, rulebook] as const))('%s', (_, rulebook) => {
  const { steps } = courseOf(rulebook, playedGame(rulebook, 'fate'))
  const some = steps.filter((_, i) => i % Math.ceil(steps.length / 12) === 0)

  test('what a look ahead answers first is worth, given, exactly what the look was', () => {
    for (const { before } of some) {
      const { chances, line } = lookFrom(rulebook, before, 3)
      const world = rulebook.copy(before)
      new Fate(rulebook, key, 3).give(world, (line[0] as Given).seat, (line[0] as Given).action)
      const begins = rulebook.knowledge.turns
      const sameTurn = before.asked.every(
        (_, seat) => begins === undefined || begins(world, seat) === begins(before, seat),
      )
      if (begins === undefined || !sameTurn) continue
      expect(lookFrom(rulebook, before, 3, line[0]).chances).toEqual(chances)
    }
  })

  test('the same number is the same world, another is another', () => {
    const looks = (number: number) => some.map(({ before }) => lookFrom(rulebook, before, number).chances)
    expect(looks(1)).toEqual(looks(1))
    expect(looks(1)).not.toEqual(looks(2))
  })
})

describe('chance by name', () => {
  const state = duel.begin(chooseSetup(duel, 'duel'), 'names')

  /** The dice that an answer would have, after another was given or not. */
  function diceOf(number: number, ...actions: Action[]) {
    const fate = new Fate(duel, key, number)
    const world = duel.copy(state)
    for (const action of actions.slice(0, -1)) fate.give(duel.copy(state), firstSeat(world.awaiting), action)
    fate.give(world, firstSeat(world.awaiting), actions.at(-1) as Action)
    return world.dice
  }
  const [one, other] = duel.answers(state, 0) as [Action, Action]

  test('does not hang on what was thrown for others', () => {
    expect(diceOf(1, other, one)).toEqual(diceOf(1, one))
  })

  test('is another for another answer, for the same given again, and in another world', () => {
    expect(diceOf(1, other)).not.toEqual(diceOf(1, one))
    expect(diceOf(1, one, one)).not.toEqual(diceOf(1, one))
    expect(diceOf(2, one)).not.toEqual(diceOf(1, one))
  })

  test('of equals any is taken, by the world, and a better one always', () => {
    const list = Array.from({ length: 5 }, (_, coins) => ({ kind: 'bid', coins }))
    const taken = (worths: number[]) =>
      new Set(
        Array.from({ length: 60 }, (_, number) =>
          list.indexOf(new Fate(duel, key, number).bestOf(list, worths) as never),
        ),
      )
    expect(taken([1, 1, 1, 1, 1])).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(taken([1, 2, 0, 2, 1])).toEqual(new Set([1, 3]))
    expect(taken([1, 2, 0, 2, 3])).toEqual(new Set([4]))
  })
})
