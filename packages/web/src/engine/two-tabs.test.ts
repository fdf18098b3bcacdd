import { expect, test } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { bot, human, options, settle, sitDown } from '../testing/seated.ts'
import { Engine } from './engine.ts'
import type { Update } from './publishing.ts'

/** The same game at two tables that keep it in one place. */
async function twoTabs() {
  const one = await sitDown([human, human], undefined, true)
  const updates: Update[] = []
  const other = new Engine(new MemoryStore(one.store), one.thinkers)
  const game = await other.open(one.id, async (update) => void updates.push(structuredClone(update)), options)
  await settle()
  const last = () => updates.at(-1) as Update
  const choose = () => {
    const { questions, answers, viewer } = last().snapshot
    const question = questions.find(({ seat }) => seat === viewer)?.id ?? -1
    return game.answer(question, answers[0]?.action as never)
  }
  return { one, other, game, last, choose }
}

test('a tab hears at once that its game has gone on in another', async () => {
  const { one, last } = await twoTabs()
  expect(last().problem).toBeNull()
  await one.choose(0)
  await settle()
  expect(one.updates.at(-1)?.problem).toBeNull()
  expect(last().problem?.kind).toBe('elsewhere')
})

test('it writes nothing over what it does not know of, and opened anew stands where the other does', async () => {
  const { one, other, choose, last } = await twoTabs()
  await one.choose(0)
  await settle()
  const kept = structuredClone(one.store.games.get(one.id))
  await choose()
  expect(one.store.games.get(one.id)).toEqual(kept)
  expect(last().problem?.kind).toBe('elsewhere')
  const updates: Update[] = []
  await other.open(one.id, async (update) => void updates.push(structuredClone(update)), options)
  expect(updates.at(-1)?.snapshot.moment).toBe(one.now().moment)
  expect(updates.at(-1)?.problem).toBeNull()
})

test('a bot thinks on in one of them only', async () => {
  const { one, game } = await (async () => {
    const one = await sitDown([human, bot])
    const other = new Engine(new MemoryStore(one.store), one.thinkers)
    const game = await other.open(one.id, async () => {}, options)
    await settle()
    return { one, game }
  })()
  await one.choose(0)
  await settle()
  await settle()
  const { answers, info } = one.store.games.get(one.id) ?? {}
  expect(answers).toHaveLength(info?.answers ?? -1)
  expect(one.now().moment).toBe(info?.answers)
  game.close()
})

test('what was removed meanwhile does not come back as half a game', async () => {
  const { one, choose, last } = await twoTabs()
  one.store.games.delete(one.id)
  await choose()
  expect(one.store.games.has(one.id)).toBe(false)
  expect(last().problem?.kind).toBe('missing')
})
