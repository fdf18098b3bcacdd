import { startTestServer, type TestServer } from '@gunbai/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'

let server: TestServer
let sweeping: NodeJS.Timeout
const before = process.env.GUNBAI_DATA
beforeAll(async () => {
  server = await startTestServer()
  process.env.GUNBAI_DATA = server.settings.folder
  // a node looks by itself every quarter of a minute
  sweeping = setInterval(() => server.site.trials.sweep().catch(() => {}), 300)
}, 300_000)
afterAll(async () => {
  clearInterval(sweeping)
  if (before === undefined) delete process.env.GUNBAI_DATA
  else process.env.GUNBAI_DATA = before
  await server.stop()
})

test('a battle is tried out by the nodes of the site, and the same order again is answered at once', async () => {
  const order = 'lab mini/duel --games 30 --bots greedy,random --on-site --json'
  const { code, out } = await gunbai(order)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ games: 30, bots: ['greedy', 'random'] })
  expect((await gunbai(order)).out).toBe(out)
}, 120_000)

test('so are bots, from every seat', async () => {
  const { code, out } = await gunbai('ladder mini duel --bots random,greedy --games 40 --on-site --json')
  expect(code).toBe(0)
  const { bots, meetings } = JSON.parse(out)
  expect(meetings.map(({ games }: { games: number }) => games)).toEqual([20, 20])
  expect(bots[1].elo).toBeGreaterThan(bots[0].elo)
}, 120_000)

test('what thinks by the clock is refused', async () => {
  const { code, err } = await gunbai('lab mini/duel --games 10 --bots strong --on-site')
  expect(code).toBe(2)
  expect(err).toMatch(/thinks by the clock/)
})
