import {
  type Action,
  everybody,
  findAction,
  type GameState,
  pick,
  type Rulebook,
  type Seat,
  type Stream,
  seatsIn,
  streamOf,
} from '@gunbai/kernel'
import { oddsFor, whyNotFor } from '@gunbai/kernel/host'
import { shelf } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'

/** So many answers are given in each setup, and so many worlds imagined in front of each. */
const answersOfEach = 120
const worldsOfEach = 1
/** Of long lists of answers so many are looked at. */
const someAnswers = 6

/** What a seat could ask about: what it may answer, what nearly is that, and what it was to answer earlier. */
function* asked(rulebook: Rulebook, state: GameState, seat: Seat, older: readonly Action[], chance: Stream) {
  const answers = rulebook.answers(state, seat)
  for (let i = 0; i < someAnswers && answers.length > 0; i++) {
    const action = pick(chance, answers)
    yield action
    yield nearly(action)
  }
  for (let i = 0; i < someAnswers && older.length > 0; i++) yield pick(chance, older)
}

/** The answer with every number in it one larger. */
function nearly(action: Action): Action {
  const larger = Object.entries(action).map(([name, value]) => [
    name,
    typeof value === 'number' ? value + 1 : value,
  ])
  return Object.fromEntries(larger) as Action
}

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  test('what odds and reasons tell a seat is the same in every world that it cannot tell from this one', async () => {
    const rulebook = await (shelf.find((each) => each.id === id) as (typeof shelf)[number]).load()
    const { setups } = rulebook
    const chance = streamOf(11)
    const told = { odds: 0, reasons: 0 }
    // three games, also of a rulebook with one setup: in some nobody comes to blows
    for (const [game, i] of [0, setups.length >> 1, setups.length - 1].entries()) {
      const setup = { id: setups[i]?.id ?? '', options: {} }
      const state = rulebook.begin(setup, `whispers ${game}`)
      const older: Action[] = []
      for (let given = 0; given < answersOfEach && state.result === null; given++) {
        for (const seat of seatsIn(state.awaiting & everybody(state.asked.length))) {
          for (let world = 0; world < worldsOfEach; world++) {
            const other = rulebook.imagine(state, seat, chance)
            for (const action of asked(rulebook, state, seat, older, chance)) {
              const isLegal = findAction(rulebook.answers(state, seat), action) !== undefined
              const oddsIn = (world: GameState) => (isLegal && rulebook.odds?.(world, seat, action)) || null
              const odds = oddsIn(state)
              const why = rulebook.whyNot(state, seat, action)
              expect({ action, odds: oddsIn(other) }).toEqual({ action, odds })
              expect({ action, why: rulebook.whyNot(other, seat, action) }).toEqual({ action, why })
              // and this is what the server says, which has never looked at the real world
              expect(oddsFor(rulebook, state, seat, action, chance)).toEqual(odds)
              expect(whyNotFor(rulebook, state, seat, action, chance)?.rule).toBe(why?.rule)
              if (odds !== null) told.odds++
              if (why !== null) told.reasons++
            }
          }
        }
        const seat = pick(chance, seatsIn(state.awaiting))
        const action = pick(chance, rulebook.answers(state, seat))
        older.push(action)
        rulebook.play(state, seat, action)
      }
    }
    if (rulebook.odds !== undefined) expect(told.odds).toBeGreaterThan(20)
    expect(told.reasons).toBeGreaterThan(id === 'mini' ? -1 : 20)
  })
})

test('odds that look at what is hidden would be caught', async () => {
  const rulebook = await (shelf.find((each) => each.id === 'mini') as (typeof shelf)[number]).load()
  const peeking = {
    ...rulebook,
    odds: (state: GameState) => ({ counts: [], chances: [{ name: { id: 'x' }, chance: state.dice.a }] }),
  } as unknown as Rulebook
  const state = rulebook.begin({ id: 'duel', options: {} }, 'peek')
  const seat = seatsIn(state.awaiting)[0] as Seat
  const action = rulebook.answers(state, seat)[0] as Action
  expect(oddsFor(peeking, state, seat, action, streamOf(1))).not.toEqual(peeking.odds?.(state, seat, action))
})
