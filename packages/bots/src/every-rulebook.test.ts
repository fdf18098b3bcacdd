import { chooseSetup, firstSeat, type GameState, type Rulebook, type Seat, streamOf } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { advise, type Bot, makeBot, quickBotIds, unfairChoice } from './index.ts'

/** Setups that differ much from each other; of another rulebook, its first. */
const setups: Readonly<Record<string, readonly string[]>> = { samurai: ['gmt-01', 'zvezda-2'] }
// those of the eight levels that are not tested here search as strong does, or are greedy
const bots = [...quickBotIds, 'level-1', 'level-2', 'level-3', 'level-4', 'strong:16']

/** Plays on by the quick policy for so many answers; `look` is shown each question that leaves a choice. */
function playOn(
  rulebook: Rulebook,
  setup: string,
  seed: string,
  answers: number,
  look: (state: GameState, seat: Seat, place: number) => void,
): void {
  const chance = streamOf(17)
  const state = rulebook.begin(chooseSetup(rulebook, setup), seed)
  for (let place = 0; place < answers && state.result === null; place++) {
    const seat = firstSeat(state.awaiting)
    const list = rulebook.answers(state, seat)
    if (list.length > 1) look(state, seat, place)
    rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, list, chance))
  }
}

/** Where a game between two of these bots stands after so many answers. */
function hashAfter(rulebook: Rulebook, setup: string, id: string, answers: number): string {
  const state = rulebook.begin(chooseSetup(rulebook, setup), 'again')
  const players = state.asked.map((_, seat) => makeBot(id, `again ${seat}`))
  for (let i = 0; i < answers && state.result === null; i++) {
    const seat = firstSeat(state.awaiting)
    const list = rulebook.answers(state, seat)
    rulebook.play(state, seat, (players[seat] as Bot).choose(rulebook, state, seat, list))
  }
  return rulebook.hash(state)
}

const games = (
  await Promise.all(
    shelf.map(async ({ id }) => {
      const rulebook = await findRulebook(id).load()
      const chosen = setups[id] ?? [rulebook.setups[0]?.id as string]
      return chosen.map((setup) => ({ name: `${id} ${setup}`, rulebook, setup }))
    }),
  )
).flat()

describe.each(games)('$name', ({ rulebook, setup }) => {
  test.each(bots)('%s: what a seat cannot know does not decide', (id) => {
    const chance = streamOf(23)
    const every = id.startsWith('strong') ? 40 : 3
    let asked = 0
    playOn(rulebook, setup, 'fair', 400, (state, seat, place) => {
      if (asked > 3 && place % every !== 0) return
      expect(unfairChoice(() => makeBot(id, place), rulebook, state, seat, chance)).toBeNull()
      asked++
    })
    expect(asked).toBeGreaterThan(2)
  })

  test.each(bots)('%s: plays the same game again from the same seed', (id) => {
    const answers = id.startsWith('strong') ? 30 : 300
    expect(hashAfter(rulebook, setup, id, answers)).toBe(hashAfter(rulebook, setup, id, answers))
  })

  test('hints come from what the seat knows, and do not touch the game', () => {
    const chance = streamOf(29)
    const options = { budget: { unit: 'iterations', perTurn: 12 }, seed: 1 } as const
    playOn(rulebook, setup, 'hints', 120, (state, seat, place) => {
      if (place % 40 !== 0) return
      const before = rulebook.hash(state)
      const advice = advise(rulebook, state, seat, options)
      expect(rulebook.hash(state)).toBe(before)
      expect(advice.length).toBeGreaterThan(0)
      expect(advise(rulebook, rulebook.imagine(state, seat, chance), seat, options)).toEqual(advice)
    })
  })
})
