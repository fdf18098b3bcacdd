import { type Action, type GameState, languages } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import type { GameSpec } from '../table/game.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { bot, firstAnswer, human, options, sitDown, thinkers } from '../testing/seated.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

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
      new MemoryStore(),
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
    const store = new MemoryStore()
    const engine = new Engine(store, thinkers(firstAnswer))
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
    const answers = store.games.get(id)?.answers ?? []
    const [one, two] = answers.slice(-2).map(({ action }) => action)
    await game.undo()
    await game.undo()
    const before = now()
    const { moment } = before
    await game.answerAll(own(), [one as Action, two as Action])
    expect(now().moment).toBe(moment + 2)
    expect(store.games.get(id)?.answers).toHaveLength(moment + 2)
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
    const { game, store, id, now, updates, settle } = await sitDown([human, bot], () => new Promise(() => {}))
    const { questions, answers } = now()
    await game.answer(questions[0]?.id ?? 0, answers[0]?.action as Action)
    await settle()
    const before = now()
    expect(before).toMatchObject({ moment: 1, undoable: 1 })
    store.full = true
    await game.undo()
    expect(updates.at(-1)?.problem?.kind).toBe('storage')
    expect(now()).toEqual(before)
    expect(store.games.get(id)?.answers).toHaveLength(1)
    store.full = false
    game.retry()
    await game.undo()
    expect(updates.at(-1)?.problem).toBeNull()
    expect(now().moment).toBe(0)
    expect(store.games.get(id)?.answers).toHaveLength(0)
  })

  test('while something is being saved the page is shown nothing of it, whatever else happens', async () => {
    const { game, store, updates, now, settle } = await sitDown([human, bot], () => new Promise(() => {}))
    let save = () => {}
    const gate = new Promise<void>((resolve) => {
      save = resolve
    })
    const append = store.append.bind(store)
    store.append = async (...kept) => {
      await gate
      return append(...kept)
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
