import { Worker } from 'node:worker_threads'
import { chooseSetup, findAction } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { afterAll, expect, test } from 'vitest'
import { type Brief, Desk, makeBot } from './index.ts'

const worker = new Worker(new URL('./testing/desk-thread.ts', import.meta.url))
const desk = new Desk({
  send: (message) => worker.postMessage(message),
  receive: (listener) => worker.on('message', listener),
})
afterAll(() => worker.terminate())

const state = mini.begin(chooseSetup(mini, 'duel'), 'desk')
const brief: Brief = {
  game: 'a',
  rulebook: 'mini',
  version: mini.version,
  state: mini.save(state),
  seat: 0,
  bot: 'greedy',
  seed: 'bot',
}

test.each(['random', 'greedy', 'strong:500'])(
  '%s chooses in a worker thread what it would here',
  async (bot) => {
    const chosen = await desk.think({ ...brief, bot }).answer
    const here = makeBot(bot, 'bot').choose(mini, state, 0, mini.answers(state, 0))
    expect(chosen).toEqual(here)
  },
)

test('a search that would take minutes gives an answer when it is stopped', async () => {
  const thought = desk.think({ ...brief, bot: 'strong:240s', game: 'long' })
  // what was asked later is answered: the search is under way
  await desk.think({ ...brief, game: 'meanwhile' }).answer
  thought.stop()
  expect(findAction(mini.answers(state, 0), await thought.answer)).toBeDefined()
})

test('two thoughts at a time do not disturb each other', async () => {
  const long = desk.think({ ...brief, bot: 'strong:240s', game: 'long' })
  const short = await desk.think({ ...brief, bot: 'greedy', game: 'short' }).answer
  expect(short).toEqual(makeBot('greedy', 'bot').choose(mini, state, 0, mini.answers(state, 0)))
  long.stop()
  expect(await long.answer).toBeDefined()
})

test('hints come from the desk too, and at once when stopped', async () => {
  const asked = desk.advise(brief)
  asked.stop()
  const advice = await asked.answer
  expect(advice.length).toBeGreaterThan(0)
  for (const { action } of advice) expect(findAction(mini.answers(state, 0), action)).toBeDefined()
})

test('what cannot be thought about is refused, and the desk goes on', async () => {
  await expect(desk.think({ ...brief, rulebook: 'chess' }).answer).rejects.toThrow(/no rulebook chess/)
  await expect(desk.think({ ...brief, bot: 'clever', game: 'b' }).answer).rejects.toThrow(/no bot/)
  expect(await desk.think(brief).answer).toBeDefined()
})
