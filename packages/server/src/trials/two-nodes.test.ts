import { playLabGame } from '@gunbai/bots/lab'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Keeper } from '../keeper.ts'
import { openStorage } from '../storage/storage.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { type CountedGame, maxAnswers, type TrialOrder } from './trial-order.ts'

let postgres: TestPostgres
let place: string
let nodes: NodeProcess[]

beforeAll(async () => {
  postgres = await startPostgres()
  place = await postgres.newDatabase()
  const env = { DATABASE_URL: place, PORT: '0' }
  nodes = await Promise.all([startNode(env), startNode(env)])
}, 300_000)

afterAll(async () => {
  for (const { child, kill } of nodes) if (child.exitCode === null && child.signalCode === null) await kill()
  await postgres.stop()
}, 300_000)

test('two nodes share a trial; one is killed in the middle: no game is lost, none counts twice', async () => {
  const samurai = await findRulebook('samurai').load()
  const setup = { id: 'own', options: { battle: samurai.ownTexts?.battle?.template ?? '' } }
  const order: TrialOrder = {
    rulebook: 'samurai',
    lines: [{ setup, bots: ['greedy', 'greedy'] }],
    games: 200,
    seed: 'two nodes',
  }
  const keeper = await Keeper.open(place)
  const { id } = await keeper.order(order)
  const storage = await openStorage(place, 'keeper')
  const lots = () => storage.trials.played(id)
  await expect
    .poll(async () => new Set((await lots()).map(({ node }) => node)).size, {
      timeout: 120_000,
      interval: 50,
    })
    .toBe(2)
  const before = await lots()
  expect(before.length).toBeLessThan(20)
  await nodes[1]?.kill()
  await expect
    .poll(async () => (await keeper.trial(id)).status, { timeout: 180_000, interval: 200 })
    .toBe('done')

  const after = await lots()
  const games = after.flatMap(({ played }) => JSON.parse(played ?? '[]') as CountedGame[])
  expect(games.map(({ game }) => game).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, i) => i),
  )
  // what was counted before the node died is counted as it was
  for (const each of before) expect(after.find(({ lot }) => lot === each.lot)).toEqual(each)
  expect((await keeper.trial(id)).figures[0]?.games).toBe(200)
  expect((await storage.trials.find(id))?.counted).toBe(20)
  // whoever played it, a game is the one that anybody else would have played
  const [line] = order.lines
  for (const at of [0, 123, 199]) {
    const { game, winners, because, turns } = playLabGame(
      samurai,
      { setup, seed: order.seed, bots: line?.bots ?? [], maxAnswers },
      at,
    )
    expect(games.find((each) => each.game === at)).toEqual({ game, winners, because, turns })
  }
  await storage.database.close()
  await keeper.close()
}, 400_000)
