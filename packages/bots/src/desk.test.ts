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

test('a search that would take a minute answers within 20 ms of being stopped', async () => {
  await desk.think({ ...brief, bot: 'strong:100ms', game: 'warm' }).answer
  const delays: number[] = []
  for (let i = 0; i < 20; i++) {
    const thought = desk.think({ ...brief, bot: 'strong:240s', game: `long ${i}` })
    await new Promise((resolve) => setTimeout(resolve, 30))
    const start = performance.now()
    thought.stop()
    const chosen = await thought.answer
    delays.push(performance.now() - start)
    expect(findAction(mini.answers(state, 0), chosen)).toBeDefined()
  }
  delays.sort((a, b) => a - b)
  // the median, because a machine that does other things too may hold up any one of them
  expect(delays[10]).toBeLessThan(20)
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
