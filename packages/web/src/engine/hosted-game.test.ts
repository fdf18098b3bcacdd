import { type Action, chooseSetup, type GameState, languages } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import type { GameStore } from '../store/games.ts'
import type { GameInfo, GameSpec, Player, SavedAnswer, SavedGame } from '../table/game.ts'
import type { Snapshot } from '../table/table.ts'
import { Engine } from './engine.ts'
import type { Update } from './hosted-game.ts'
import type { Thinkers } from './thinking.ts'

/** A store in memory that can be told to be full. */
class Shelf implements GameStore {
  readonly games = new Map<string, { info: GameInfo; seed: string; answers: SavedAnswer[] }>()
  full = false

  async begin({ info, seed, answers }: SavedGame): Promise<void> {
    this.check()
    this.games.set(info.id, { info, seed, answers: answers.slice() })
  }
  async load(id: string): Promise<SavedGame | null> {
    const game = this.games.get(id)
    return game === undefined ? null : structuredClone(game)
  }
  async append(info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    game?.answers.push(...structuredClone(answers))
    if (game) game.info = info
  }
  async rewrite(info: GameInfo, answers: readonly SavedAnswer[]): Promise<void> {
    this.check()
    const game = this.games.get(info.id)
    if (game) Object.assign(game, { info, answers: structuredClone(answers) })
  }
  private check(): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
  }
}

const human: Player = { kind: 'human' }
const bot: Player = { kind: 'bot', bot: 'random' }
const duel = chooseSetup(mini, 'duel')

type Think = Thinkers['choose']
const firstAnswer: Think = async ({ state, seat }) =>
  mini.answers(mini.load(structuredClone(state)), seat)[0] as Action

function thinkers(choose: Think): Thinkers {
  return { choose, advise: async () => [], hurry: () => {}, stop: () => {} }
}

const options = { onlyLook: false, takeForced: false }

async function sitDown(players: readonly Player[], think = firstAnswer, openHands = false) {
  const shelf = new Shelf()
  const updates: Update[] = []
  const engine = new Engine(shelf, thinkers(think))
  const spec: GameSpec = { rulebook: 'mini', setup: duel, players, openHands, lesson: null }
  const id = await engine.begin(spec, 'a seed')
  const publish = async (update: Update) => {
    updates.push(structuredClone(update))
  }
  const game = await engine.open(id, publish, options)
  const now = (): Snapshot => (updates.at(-1) as Update).snapshot
  const choose = (index: number) => {
    const { questions, answers, viewer } = now()
    const question = questions.find(({ seat }) => seat === viewer)
    return game.answer(question?.id ?? -1, answers[index]?.action as Action)
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
  await settle()
  return { shelf, engine, game, id, updates, now, choose, settle, publish }
}

describe('against a bot', () => {
  test('the viewer is the person, and sees a question with answers in words', async () => {
    const { now } = await sitDown([human, bot])
    expect(now()).toMatchObject({ viewer: 0, cover: null, moment: 1, thinking: null, outcome: null })
    expect(now().answers[0]).toEqual({
      action: { kind: 'bid', coins: 0 },
      phrase: { id: 'answer.bid', values: { coins: 0 } },
    })
  })

  test('every answer is saved before it is shown', async () => {
    const { shelf, id, now, choose, settle, updates } = await sitDown([human, bot])
    for (let i = 0; i < 6 && now().outcome === null; i++) {
      await choose(0)
      await settle()
      const shown = Math.max(...updates.map(({ snapshot }) => snapshot.moment))
      expect(shelf.games.get(id)?.answers.length).toBeGreaterThanOrEqual(shown)
    }
    expect(now().moment).toBeGreaterThan(6)
  })

  test('the other hand and the seed are in nothing that is published', async () => {
    const { updates, choose, settle } = await sitDown([human, bot])
    await choose(0)
    await settle()
    for (const { snapshot } of updates) {
      expect((snapshot.view as { hands: unknown[] }).hands[1]).toBeNull()
      expect(JSON.stringify(snapshot)).not.toContain('a seed')
    }
  })

  test('a game that was left in the middle of a turn goes on where it was', async () => {
    const { engine, id, now, choose, settle, publish } = await sitDown([human, bot])
    await choose(1)
    await settle()
    const before = now()
    engine.close()
    await engine.open(id, publish, options)
    await settle()
    expect(now()).toEqual({ ...before, game: now().game })
  })

  test('a bot that dies is a problem that can be retried', async () => {
    let dead = true
    const { now, updates, game, settle } = await sitDown([human, bot], async (thought) => {
      if (dead) throw new Error('dead')
      return firstAnswer(thought)
    })
    expect(updates.at(-1)?.problem?.kind).toBe('opponent')
    dead = false
    game.retry()
    await settle()
    expect(updates.at(-1)?.problem).toBeNull()
    expect(now().moment).toBe(1)
  })

  test('with full storage the answer is taken back, the problem told, and the game is as it was saved', async () => {
    const { shelf, id, now, choose, settle, updates, game } = await sitDown([human, bot])
    const { moment } = now()
    shelf.full = true
    await choose(0)
    await settle()
    expect(updates.at(-1)?.problem?.kind).toBe('storage')
    expect(now().moment).toBe(moment)
    expect(shelf.games.get(id)?.answers).toHaveLength(moment)
    shelf.full = false
    game.retry()
    await settle()
    await choose(0)
    await settle()
    expect(now().moment).toBeGreaterThan(moment)
  })

  test('an answer to an earlier question changes nothing', async () => {
    const { game, now, choose, settle } = await sitDown([human, bot])
    const [old] = now().questions
    await choose(0)
    await settle()
    const { moment } = now()
    await game.answer(old?.id ?? 0, { kind: 'bid', coins: 0 } as Action)
    expect(now().moment).toBe(moment)
  })
})

describe('what is refused is told', () => {
  test('an answer to an earlier question', async () => {
    const { game, now, updates, choose, settle } = await sitDown([human, bot])
    const [old] = now().questions
    await choose(0)
    await settle()
    expect(updates.at(-1)?.notDone).toBeNull()
    await game.answer(old?.id ?? 0, { kind: 'bid', coins: 0 } as Action)
    expect(updates.at(-1)?.notDone).toEqual({ because: 'stale', why: null, wanted: 1, taken: 0, serial: 1 })
    await choose(0)
    await settle()
    expect(updates.at(-1)?.notDone).toBeNull()
  })

  test('an answer that the rules forbid, with the rule and its sentence', async () => {
    const samurai = await findRulebook('samurai').load()
    const spec: GameSpec = {
      rulebook: 'samurai',
      setup: { id: 'gmt-01', options: {} },
      players: [human, bot],
      openHands: false,
      lesson: null,
    }
    const engine = new Engine(
      new Shelf(),
      thinkers(async ({ state, seat }) => samurai.answers(samurai.load(state), seat)[0] as Action),
    )
    const updates: Update[] = []
    const game = await engine.open(
      await engine.begin(spec, 'refused'),
      async (update) => void updates.push(structuredClone(update)),
      options,
    )
    const now = () => (updates.at(-1) as Update).snapshot
    const own = () => now().questions.find(({ seat }) => seat === 0)?.id ?? -1
    while (now().answers[0]?.action.kind !== 'order') {
      await game.answer(own(), now().answers[0]?.action as Action)
      await expect.poll(() => now().answers.length).toBeGreaterThan(0)
    }
    const [offered] = now().answers
    const forbidden = [...Array(60).keys()]
      .map((unit) => ({ ...offered?.action, unit }) as Action)
      .find((action) => game.whyNot(action) !== null) as Action
    await game.answer(own(), forbidden)
    const notDone = updates.at(-1)?.notDone
    expect(notDone).toMatchObject({ because: 'illegal', why: { rule: expect.stringMatching(/^SB-/) } })
    expect(notDone?.why).toEqual(game.whyNot(forbidden))
    for (const language of languages) {
      expect(Object.keys(await findRulebook('samurai').messages(language))).toContain(notDone?.why?.phrase.id)
    }
    engine.close()
  })

  test('taking back where there is nothing to take back', async () => {
    const { game, updates } = await sitDown([human, bot])
    await game.undo()
    expect(updates.at(-1)?.notDone?.because).toBe('not now')
  })
})

describe('a batch', () => {
  test('is taken up to the first surprise, saved at once, and taken back whole, also after the tab was killed', async () => {
    const shelf = new Shelf()
    const engine = new Engine(shelf, thinkers(firstAnswer))
    const updates: Update[] = []
    const publish = async (update: Update) => void updates.push(structuredClone(update))
    const setup = { id: 'two-crossings', options: {} }
    const spec = { rulebook: 'glory', setup, players: [human, human], openHands: true, lesson: null }
    const id = await engine.begin(spec, 'batch')
    const now = () => (updates.at(-1) as Update).snapshot
    const own = () => now().questions.find(({ seat }) => seat === now().viewer)?.id ?? -1
    let game = await engine.open(id, publish, options)
    // up to where two answers in a row of one seat reveal nothing
    for (let i = 0; now().undoable < 2; i++) {
      expect(i).toBeLessThan(400)
      await game.answer(own(), now().answers.at(i % 7)?.action ?? (now().answers[0]?.action as Action))
    }
    const answers = shelf.games.get(id)?.answers ?? []
    const [one, two] = answers.slice(-2).map(({ action }) => action)
    await game.undo()
    await game.undo()
    const before = now()
    const { moment } = before
    await game.answerAll(own(), [one as Action, two as Action])
    expect(now().moment).toBe(moment + 2)
    expect(shelf.games.get(id)?.answers).toHaveLength(moment + 2)
    expect(updates.at(-1)?.notDone).toBeNull()
    engine.close()
    game = await engine.open(id, publish, options)
    await game.undo()
    expect(now()).toEqual({ ...before, game: now().game, questions: now().questions })
    await game.answerAll(own(), [one, two, { kind: 'no such' }, one] as Action[])
    expect(updates.at(-1)?.notDone).toMatchObject({ because: 'illegal', wanted: 4, taken: 2 })
    expect(now().moment).toBe(moment + 2)
    engine.close()
  })
})

describe('saved before shown', () => {
  test('an undo that cannot be saved takes nothing back', async () => {
    const { game, shelf, id, now, updates, settle } = await sitDown([human, bot], () => new Promise(() => {}))
    const { questions, answers } = now()
    await game.answer(questions[0]?.id ?? 0, answers[0]?.action as Action)
    await settle()
    const before = now()
    expect(before).toMatchObject({ moment: 1, undoable: 1 })
    shelf.full = true
    await game.undo()
    expect(updates.at(-1)?.problem?.kind).toBe('storage')
    expect(now()).toEqual(before)
    expect(shelf.games.get(id)?.answers).toHaveLength(1)
    shelf.full = false
    game.retry()
    await game.undo()
    expect(updates.at(-1)?.problem).toBeNull()
    expect(now().moment).toBe(0)
    expect(shelf.games.get(id)?.answers).toHaveLength(0)
  })

  test('while something is being saved the page is shown nothing of it, whatever else happens', async () => {
    const { game, shelf, updates, now, settle } = await sitDown([human, bot], () => new Promise(() => {}))
    let save = () => {}
    const gate = new Promise<void>((resolve) => {
      save = resolve
    })
    const append = shelf.append.bind(shelf)
    shelf.append = async (info, answers) => {
      await gate
      return append(info, answers)
    }
    const { questions, answers } = now()
    const answered = game.answer(questions[0]?.id ?? 0, answers[0]?.action as Action)
    await settle()
    game.retry()
    expect(updates.map(({ snapshot }) => snapshot.moment)).not.toContain(1)
    save()
    await answered
    expect(now().moment).toBe(1)
  })
})

test('odds are reckoned in an imagined world: there is nothing hidden for a rulebook to look at', async () => {
  const { game, now } = await sitDown([human, bot])
  const real: GameState[] = []
  const odds = (state: GameState) => {
    real.push(state)
    return { counts: [], chances: [{ name: { id: 'dice' }, chance: state.dice.a }] }
  }
  Object.assign(mini, { odds })
  try {
    const action = now().answers[0]?.action as Action
    expect(game.odds(action)).not.toEqual(game.odds(action))
    expect(real).toHaveLength(2)
  } finally {
    Object.assign(mini, { odds: undefined })
  }
})

describe('two people at one device', () => {
  test('the hand is covered until the other has taken the device', async () => {
    const { game, now, choose, settle } = await sitDown([human, human])
    expect(now()).toMatchObject({ viewer: null, cover: 0, answers: [] })
    expect((now().view as { hands: unknown[] }).hands).toEqual([null, null])
    game.uncover(1)
    expect(now().cover).toBe(0)
    game.uncover(0)
    expect(now()).toMatchObject({ viewer: 0, cover: null })
    await choose(0)
    await settle()
    expect(now()).toMatchObject({ viewer: null, cover: 1, answers: [] })
    expect((now().view as { hands: unknown[] }).hands).toEqual([null, null])
  })

  test('open hands need no cover', async () => {
    const { now, choose, settle } = await sitDown([human, human], firstAnswer, true)
    expect(now()).toMatchObject({ viewer: 0, cover: null })
    await choose(0)
    await settle()
    expect(now()).toMatchObject({ viewer: 1, cover: null })
  })

  test('nobody looks through other eyes while the game lasts, and everybody after it', async () => {
    const { game, now, settle } = await sitDown([human, human])
    expect(() => game.at(0, 0)).toThrow()
    expect(() => game.heard('all')).toThrow()
    expect(() => game.record()).toThrow()
    for (let i = 0; i < 300 && now().outcome === null; i++) {
      const { cover, questions, answers, viewer } = now()
      if (cover !== null) game.uncover(cover)
      else {
        const question = questions.find(({ seat }) => seat === viewer)
        await game.answer(question?.id ?? -1, answers.at(-1)?.action as Action)
      }
    }
    await settle()
    expect(now().outcome).not.toBeNull()
    expect(game.at(0, 'all').views).toHaveLength(2)
    expect(game.record()).toContain('"rulebook": "mini"')
  })
})

test('what one seat may not know of an undo: the log is told anew through the same eyes', async () => {
  const { game, now, updates, settle } = await sitDown([human, bot], () => new Promise(() => {}))
  const { questions, answers } = now()
  await game.answer(questions[0]?.id ?? 0, answers[0]?.action as Action)
  await settle()
  expect(now().undoable).toBe(1)
  await game.undo()
  await settle()
  expect(now()).toMatchObject({ moment: 0, undoable: 0 })
  expect(updates.at(-1)?.log.keep).toBe(0)
})

test('a single answer is given for the person, but not while something can be taken back', async () => {
  const shelf = new Shelf()
  const engine = new Engine(shelf, thinkers(firstAnswer))
  const updates: Update[] = []
  const players = [human, bot]
  const id = await engine.begin(
    { rulebook: 'mini', setup: duel, players, openHands: false, lesson: null },
    'forced',
  )
  const publish = async (update: Update) => {
    updates.push(structuredClone(update))
  }
  const game = await engine.open(id, publish, { onlyLook: false, takeForced: true })
  for (let i = 0; i < 60 && updates.at(-1)?.snapshot.outcome === null; i++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const { snapshot } = updates.at(-1) as Update
    const question = snapshot.questions.find(({ seat }) => seat === 0)
    if (question === undefined) continue
    expect(snapshot.answers.length > 1 || snapshot.undoable > 0).toBe(true)
    await game.answer(question.id ?? -1, snapshot.answers.at(-1)?.action as Action)
  }
  expect(updates.at(-1)?.snapshot.moment).toBeGreaterThan(10)
})

test('a record is taken in and a broken one refused', async () => {
  const shelf = new Shelf()
  const engine = new Engine(shelf, thinkers(firstAnswer))
  await expect(engine.takeIn('{"gunbai": 1')).rejects.toThrow(/not a record/)
  await expect(engine.takeIn('{"gunbai": 1, "rulebook": "chess"}')).rejects.toThrow()
  expect(shelf.games.size).toBe(0)
})

describe('a text that players bring', () => {
  const mine = '{"origin":"my copy","ways":{"road":1}}'
  const engine = new Engine(new Shelf(), thinkers(firstAnswer))

  test('is read before the game, and refused with the place where it is wrong', async () => {
    const { templates } = await engine.about('glory')
    expect(Object.keys(templates)).toEqual(['tables'])
    expect(await engine.readOwn('glory', 'tables', templates.tables ?? '')).toBe(templates.tables)
    await expect(engine.readOwn('glory', 'tables', mine.replace('1', '"one"'))).rejects.toThrow(
      'expected whole or half points from 0.5 up under "ways", "road", got "one"',
    )
    await expect(engine.readOwn('glory', 'R-16', mine)).rejects.toThrow('takes no text of one')
    expect((await engine.about('mini')).templates).toEqual({})
  })

  test('is kept with the game, and is in force when it is opened', async () => {
    const setup = { id: 'two-crossings', options: { tables: mine } }
    const spec: GameSpec = {
      rulebook: 'glory',
      setup,
      players: [human, human],
      openHands: true,
      lesson: null,
    }
    const id = await engine.begin(spec, 'a seed')
    const updates: Update[] = []
    await engine.open(id, async (update) => void updates.push(structuredClone(update)), options)
    expect(updates[0]?.snapshot.view).toMatchObject({ tables: { origin: 'my copy', ways: { road: 1 } } })
    engine.close()
  })
})
