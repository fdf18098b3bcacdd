import { type Action, BadInput, chooseSetup, firstSeat, type Seat, streamOf } from '@gunbai/kernel'
import { type MiniAction, type MiniState, mini } from '@gunbai/mini'
import { describe, expect, test } from 'vitest'
import { type Bot, type BotSeed, levelIds, makeBot, quickBotIds, unfairChoice } from './index.ts'

const duel = chooseSetup(mini, 'duel')

/** Plays a game; `look` is shown each question before it is answered. */
function playGame(
  bots: readonly Bot[],
  seed: string,
  look?: (state: MiniState, seat: Seat) => void,
): MiniState {
  const state = mini.begin(duel, seed)
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    look?.(state, seat)
    const bot = bots[seat] as Bot
    mini.play(state, seat, bot.choose(mini, state, seat, mini.answers(state, seat)))
  }
  return state
}

const pair = (first: string, second: string, seed: BotSeed) => [
  makeBot(first, `${seed} first`),
  makeBot(second, `${seed} second`),
]

test('a bot that there is not is refused with those that there are', () => {
  expect(() => makeBot('clever', 1)).toThrow(BadInput)
  expect(() => makeBot('clever', 1)).toThrow(/no bot "clever".*random, beginner, playout, greedy, strong/)
  expect(() => makeBot('toString', 1)).toThrow(BadInput)
})

const levels = levelIds.map((id, step) => (step < 5 ? id : `${id}:60`))

describe.each([...quickBotIds, ...levels, 'strong:60', 'strong-1:60'])('%s', (id) => {
  test('knows its name and finishes games', () => {
    expect(makeBot(id, 1).id).toBe(id)
    expect(playGame(pair(id, id, 7), 'a game').result).not.toBeNull()
  })

  test.each([5, 'five'])('plays the same game again from the same seed %j', (seed) => {
    const once = playGame([makeBot(id, seed), makeBot(id, seed)], 'again')
    const twice = playGame([makeBot(id, seed), makeBot(id, seed)], 'again')
    expect(mini.hash(twice)).toBe(mini.hash(once))
  })

  test('never lets hidden cards decide', () => {
    const chance = streamOf(11)
    let asked = 0
    for (let game = 0; game < 30; game++) {
      playGame(pair(id, 'random', game), `fair ${game}`, (state, seat) => {
        expect(unfairChoice(() => makeBot(id, asked), mini, state, seat, chance)).toBeNull()
        asked++
      })
    }
    expect(asked).toBeGreaterThan(500)
  })

  test('leaves the state as it is', () => {
    playGame(pair(id, id, 3), 'untouched', (state, seat) => {
      const before = mini.hash(state)
      makeBot(id, 1).choose(mini, state, seat, mini.answers(state, seat))
      expect(mini.hash(state)).toBe(before)
    })
  })
})

test('a bot that peeps at the other hand is caught', () => {
  const peeper: Bot = {
    id: 'peeper',
    choose: (_rulebook, state, seat, answers) => {
      const hidden = (state as unknown as MiniState).hands[1 - seat] as number[]
      return answers[hidden.reduce((sum, card) => sum + card, 0) % answers.length] as never
    },
  }
  const chance = streamOf(2)
  let caught = 0
  playGame(pair('random', 'random', 1), 'peep', (state, seat) => {
    if (unfairChoice(() => peeper, mini, state, seat, chance) !== null) caught++
  })
  expect(caught).toBeGreaterThan(0)
})

test('random gives every answer its share', () => {
  const bot = makeBot('random', 'shares')
  const answers: MiniAction[] = [0, 1, 2, 3].map((coins) => ({ kind: 'bid', coins }))
  const state = mini.begin(duel, 'shares')
  const counts = new Map<Action, number>()
  for (let i = 0; i < 40_000; i++) {
    const chosen = bot.choose(mini, state, 0, answers)
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  }
  for (const answer of answers) expect(Math.abs((counts.get(answer) ?? 0) - 10_000)).toBeLessThan(500)
})

test('greedy takes what is worth most, and any of several that are worth the same', () => {
  const worths = [1, 3, 2, 3]
  const fixed = { ...mini, knowledge: { ...mini.knowledge, appraise: () => worths } }
  const answers: MiniAction[] = worths.map((_, coins) => ({ kind: 'bid', coins }))
  const state = mini.begin(duel, 'greedy')
  const chosen = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    chosen.add(answers.indexOf(makeBot('greedy', seed).choose(fixed, state, 0, answers)))
  }
  expect([...chosen].sort()).toEqual([1, 3])
})

test.each([
  ['greedy', 'random', 400],
  ['greedy', 'beginner', 400],
  ['greedy', 'level-1', 400],
  ['strong:200', 'random', 100],
])('%s beats %s, from either seat', (better, worse, games) => {
  let lead = 0
  for (let game = 0; game < games; game++) {
    const betterSeat = game % 2
    const bots = betterSeat === 0 ? pair(better, worse, game) : pair(worse, better, game)
    const winners = playGame(bots, `ladder ${game}`).result?.winners ?? []
    if (winners.length === 1) lead += winners[0] === betterSeat ? 1 : -1
  }
  expect(lead).toBeGreaterThan(games * 0.15)
})

test('what somebody on the first step has overlooked he does not see a moment later in the same turn', () => {
  const worths = [1, 2, 3, 4, 5, 6]
  const knowledge = { ...mini.knowledge, turns: () => 7, appraise: () => worths }
  const state = mini.begin(duel, 'overlooked')
  const answers: MiniAction[] = worths.map((_, coins) => ({ kind: 'bid', coins }))
  const chosen = (seed: number, turn: number) => {
    const bot = makeBot('level-1', seed)
    const played = { ...mini, knowledge: { ...knowledge, turns: () => turn } }
    return [0, 1, 2].map(() => answers.indexOf(bot.choose(played, state, 0, answers)))
  }
  const all = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const [first, ...again] = chosen(seed, 7)
    expect(again).toEqual([first, first])
    all.add(first as number)
  }
  expect(all.size).toBeGreaterThan(2)
  expect(Array.from({ length: 9 }, (_, turn) => chosen(1, turn)[0])).not.toEqual(
    Array(9).fill(chosen(1, 0)[0]),
  )
})

test('nobody overlooks what stands out', () => {
  const plain = { ...mini, knowledge: { ...mini.knowledge, appraise: () => [0, 0.1, 9, 0.2] } }
  const state = mini.begin(duel, 'plain')
  const answers: MiniAction[] = [0, 1, 2, 3].map((coins) => ({ kind: 'bid', coins }))
  let found = 0
  for (let seed = 0; seed < 40; seed++)
    if (answers.indexOf(makeBot('level-2', seed).choose(plain, state, 0, answers)) === 2) found++
  expect(found).toBe(40)
})
