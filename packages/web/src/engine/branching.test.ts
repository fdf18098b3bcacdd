import { BadInput, firstSeat, Match, printRecord, replay } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { type BranchOf, recordOf, type SavedGame } from '../table/game.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { bot, firstAnswer, human, settle, sitDown, thinkers } from '../testing/seated.ts'
import { Engine } from './engine.ts'

const mini = await findRulebook('mini').load()
const from: BranchOf = { of: 'parent', moment: 4, back: '/review/parent' }

/** A duel to its end, always by the first answer. */
function finished(): Match<never, never, never, never>['record'] {
  const match = new Match(mini, { id: 'duel', options: {} }, 'parent')
  while (match.state.result === null) {
    const seat = firstSeat(match.state.awaiting)
    match.answer(seat, match.state.asked[seat] ?? 0, mini.answers(match.state, seat)[0])
  }
  return match.record as never
}

async function branched(chance: 'fresh' | 'same', plan?: object): Promise<SavedGame> {
  const store = new MemoryStore()
  const engine = new Engine(store, thinkers(firstAnswer))
  const players = [human, bot]
  const id = await engine.branch(printRecord(finished()), { players, from, chance, ...plan } as never)
  return store.games.get(id) as SavedGame
}

describe('a branch of a game that is over', () => {
  test('has fresh dice, keeps what was played before, and replays by its record', async () => {
    const game = await branched('fresh')
    expect(game.info).toMatchObject({ branch: from, answers: 4, openHands: true })
    expect(game.laid?.map(({ after }) => after)).toEqual([4])
    const match = replay(mini, recordOf(game))
    const parent = replay(mini, finished())
    expect(match.state.dice).not.toEqual(parent.stateAt(4).dice)
    expect(mini.view(match.state, 0)).toEqual(mini.view(parent.stateAt(4), 0))
    expect(match.record.answers).toEqual(parent.record.answers.slice(0, 4))
  })

  test('has the dice that would have come where that is wanted', async () => {
    const game = await branched('same')
    expect(game.laid).toBeUndefined()
    expect(mini.hash(replay(mini, recordOf(game)).state)).toBe(mini.hash(replay(mini, finished()).stateAt(4)))
  })

  test('begins with a plan, up to the first surprise', async () => {
    const state = replay(mini, finished()).stateAt(4)
    const seat = firstSeat(state.awaiting)
    const [action] = mini.answers(state, seat)
    const game = await branched('fresh', { plan: { seat, actions: [action, { kind: 'nonsense' }] } })
    expect(game.answers.length).toBe(5)
    expect(game.answers[4]).toMatchObject({ seat, action })
  })

  test('is refused where the game is over', async () => {
    const engine = new Engine(new MemoryStore(), thinkers(firstAnswer))
    const record = finished()
    const wish = { players: [human, bot], from: { ...from, moment: record.answers.length }, chance: 'fresh' }
    await expect(engine.branch(printRecord(record), wish as never)).rejects.toThrow(BadInput)
  })
})

describe('a branch of a game that goes on', () => {
  test('holds nothing of the truth: neither seed, nor answers, nor dice to come, nor the other hand’s order', async () => {
    const { engine, store, id, choose } = await sitDown([human, bot])
    await choose(0)
    await settle()
    const branch = await engine.branchHere({ players: [human, bot], from: { ...from, imagined: true } })
    const [game, real] = [branch, id].map((each) => store.games.get(each)) as unknown as [
      SavedGame,
      SavedGame,
    ]
    expect(game.answers).toEqual([])
    expect(game.seed).not.toBe(real.seed)
    expect(JSON.stringify(game)).not.toContain(real.seed)
    const [imagined, truth] = [game, real].map((each) => replay(mini, recordOf(each)).state)
    expect(mini.view(imagined as never, 0)).toEqual(mini.view(truth as never, 0))
    expect(imagined?.dice).not.toEqual(truth?.dice)
    expect(imagined?.asked).toEqual([1, 1])
    expect(game.info.branch?.imagined).toBe(true)
  })

  test('may be saved as a record while it is played; the game itself may not', async () => {
    const { engine, publish } = await sitDown([human, bot])
    await settle()
    const branch = await engine.branchHere({ players: [human, bot], from })
    const game = await engine.open(branch, publish, { onlyLook: true, takeForced: false })
    expect(await game.record()).toContain('"laid"')
    const { game: real } = await sitDown([human, bot])
    await expect(real.record()).rejects.toThrow('only when the game is over')
  })
})
