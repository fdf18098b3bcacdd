import type { Brief } from '@gunbai/bots'
import { type Action, chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import type { GameSpec } from '../table/game.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { bot, firstAnswer, human, options, settle, sitDown, thinkers } from '../testing/seated.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

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
    const { store, id, now, choose, updates } = await sitDown([human, bot])
    for (let i = 0; i < 6 && now().outcome === null; i++) {
      await choose(0)
      await settle()
      const shown = Math.max(...updates.map(({ snapshot }) => snapshot.moment))
      expect(store.games.get(id)?.answers.length).toBeGreaterThanOrEqual(shown)
    }
    expect(now().moment).toBeGreaterThan(6)
  })

  test('the other hand and the seed are in nothing that is published', async () => {
    const { updates, choose } = await sitDown([human, bot])
    await choose(0)
    await settle()
    for (const { snapshot } of updates) {
      expect((snapshot.view as { hands: unknown[] }).hands[1]).toBeNull()
      expect(JSON.stringify(snapshot)).not.toContain('a seed')
    }
  })

  test('a game that was left in the middle of a turn goes on where it was', async () => {
    const { engine, id, now, choose, publish } = await sitDown([human, bot])
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
    const { now, updates, game } = await sitDown([human, bot], async (thought) => {
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
    const { store, id, now, choose, updates, game } = await sitDown([human, bot])
    const { moment } = now()
    store.full = true
    await choose(0)
    await settle()
    expect(updates.at(-1)?.problem?.kind).toBe('storage')
    expect(now().moment).toBe(moment)
    expect(store.games.get(id)?.answers).toHaveLength(moment)
    store.full = false
    game.retry()
    await settle()
    await choose(0)
    await settle()
    expect(now().moment).toBeGreaterThan(moment)
  })

  test('an answer to an earlier question changes nothing', async () => {
    const { game, now, choose } = await sitDown([human, bot])
    const [old] = now().questions
    await choose(0)
    await settle()
    const { moment } = now()
    await game.answer(old?.id ?? 0, { kind: 'bid', coins: 0 } as Action)
    expect(now().moment).toBe(moment)
  })
})

describe('two people at one device', () => {
  test('the hand is covered until the other has taken the device', async () => {
    const { game, now, choose } = await sitDown([human, human])
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
    const { now, choose } = await sitDown([human, human], firstAnswer, true)
    expect(now()).toMatchObject({ viewer: 0, cover: null })
    await choose(0)
    await settle()
    expect(now()).toMatchObject({ viewer: 1, cover: null })
  })

  test('nobody looks through other eyes while the game lasts, and everybody after it', async () => {
    const { game, now } = await sitDown([human, human])
    expect(() => game.at(0, 0)).toThrow()
    expect(() => game.heard('all')).toThrow()
    await expect(game.record()).rejects.toThrow()
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
    expect(await game.record()).toContain('"rulebook": "mini"')
  })
})

test('what one seat may not know of an undo: the log is told anew through the same eyes', async () => {
  const { game, now, updates } = await sitDown([human, bot], () => new Promise(() => {}))
  const { questions, answers } = now()
  await game.answer(questions[0]?.id ?? 0, answers[0]?.action as Action)
  await settle()
  expect(now().undoable).toBe(1)
  await game.undo()
  await settle()
  expect(now()).toMatchObject({ moment: 0, undoable: 0 })
  expect(updates.at(-1)?.log.keep).toBe(0)
})

/** A person against a bot, both of whom take the first answer or, where `last`, the last. What the person was asked. */
async function askedOf(rulebook: string, takeForced: boolean, last: boolean) {
  const book = await findRulebook(rulebook).load()
  const of = <T>(list: readonly T[]) => (last ? list.at(-1) : list[0]) as T
  const engine = new Engine(
    new MemoryStore(),
    thinkers(async ({ state, seat }) => of(book.answers(book.load(structuredClone(state)), seat))),
  )
  const setup = chooseSetup(book, book.setups[0]?.id as string)
  const players = [human, bot]
  const id = await engine.begin({ rulebook, setup, players, openHands: false, lesson: null }, 'forced')
  const updates: Update[] = []
  const publish = async (update: Update) => void updates.push(update)
  const game = await engine.open(id, publish, { onlyLook: false, takeForced })
  await game.order([]) // who orders nothing is asked at every window
  const asked: { answers: number; undoable: number }[] = []
  for (let i = 0; i < 60; i++) {
    await settle()
    const { questions, answers, undoable, viewer, outcome } = (updates.at(-1) as Update).snapshot
    if (outcome !== null) break
    asked.push({ answers: answers.length, undoable })
    await game.answer(questions.find(({ seat }) => seat === viewer)?.id ?? -1, of(answers)?.action as Action)
  }
  await settle()
  return { asked, moment: (updates.at(-1) as Update).snapshot.moment }
}

const isForced = ({ answers }: { answers: number }) => answers === 1
const isFree = ({ undoable }: { undoable: number }) => undoable === 0

test('a single answer is given for the person where nothing can be taken back, if they wish it', async () => {
  const byHand = await askedOf('mini', false, true)
  expect(byHand.asked.filter(isForced).filter(isFree).length).toBeGreaterThan(0)
  const forThem = await askedOf('mini', true, true)
  expect(forThem.asked.filter(isForced)).toEqual([])
  expect(forThem.asked.length).toBeLessThan(byHand.asked.length)
  // and it was given: the same game is played to the same end
  expect(forThem.moment).toBe(byHand.moment)
})

test('nothing is given for the person that would end the taking back', async () => {
  const { asked } = await askedOf('samurai', true, false)
  expect(asked.filter(isForced).filter(isFree)).toEqual([])
})

test('a bot is never handed the seed of the game, and other chance every time', async () => {
  const briefs: Brief[] = []
  const { choose } = await sitDown([human, bot], async (brief) => {
    briefs.push(structuredClone(brief))
    return firstAnswer(brief)
  })
  for (let i = 0; i < 4; i++) {
    await choose(0)
    await settle()
  }
  expect(briefs.length).toBeGreaterThan(2)
  for (const brief of briefs) expect(JSON.stringify(brief)).not.toContain('a seed')
  expect(new Set(briefs.map(({ seed }) => seed)).size).toBe(briefs.length)
})

test('a record is taken in and a broken one refused', async () => {
  const store = new MemoryStore()
  const engine = new Engine(store, thinkers(firstAnswer))
  await expect(engine.takeIn('{"gunbai": 1')).rejects.toThrow(/not a record/)
  await expect(engine.takeIn('{"gunbai": 1, "rulebook": "chess"}')).rejects.toThrow()
  expect(store.games.size).toBe(0)
})

describe('a text that players bring', () => {
  const mine = '{"origin":"my copy","ways":{"road":1}}'
  const engine = new Engine(new MemoryStore(), thinkers(firstAnswer))

  test('is read before the game, and refused with the place where it is wrong', async () => {
    const { templates } = await engine.about('glory')
    expect(Object.keys(templates)).toEqual(['tables', 'battle'])
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
