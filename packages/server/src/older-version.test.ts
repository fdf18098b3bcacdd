import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, replay, streamOf } from '@gunbai/kernel'
import { findRulebook, type Shelved, shelf } from '@gunbai/rulebooks'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { MatchWish } from './matches/chair.ts'
import { playAtRandom } from './testing/random-play.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** A site that is upgraded while matches go on: its storage stays, its rules become newer. */
const folder = mkdtempSync(join(tmpdir(), 'gunbai-older-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let running: TestServer | null = null
afterEach(async () => {
  await running?.stop()
  running = null
})

/** The site begins again, with the rules of then or of now. */
async function start(storage: string, rules: readonly Shelved[] = shelf): Promise<TestServer> {
  await running?.stop()
  running = await startTestServer({ storage: join(folder, storage), shelf: rules })
  return running
}

/** The shelf as it was when the oldest versions were the newest. */
const then: readonly Shelved[] = await Promise.all(
  shelf.map(async (shelved) => {
    const [oldest] = await shelved.versions()
    return { ...shelved, load: (version = oldest) => shelved.load(version) }
  }),
)

/** The same person at the site as it is now. */
function again(client: TestClient, server: TestServer): TestClient {
  const same = new TestClient(server.url)
  same.cookie = client.cookie
  return same
}

async function playOn(client: TestClient, match: string, seed: number, most?: number): Promise<void> {
  const socket = await client.socket()
  await socket.watch(match)
  await playAtRandom(socket, match, streamOf(seed), most)
  await socket.close()
}

/** Whoever of them is asked answers. */
async function answerOne(people: readonly TestClient[], match: string): Promise<void> {
  for (const person of people) {
    const position = (await person.page(match)).update?.position
    const question = position?.questions.find(({ id }) => id !== null)?.id
    const action = position?.answers[0]?.action
    if (question == null || action === undefined) continue
    return person.must('POST', `/api/matches/${match}/answers`, { question, action })
  }
  throw new Error('nobody is asked')
}

async function begun(server: TestServer, wish: Partial<MatchWish>) {
  const client = new TestClient(server.url)
  await client.guest()
  const { match } = await client.make(wish)
  return { client, match }
}

test('a match against a bot goes on under the rules that it began with, to its end', async () => {
  const game = { rulebook: 'samurai', setup: 'zvezda-1', chairs: ['me', { bot: 'greedy' }] } as const
  const before = await start('bot.db', then)
  const { client, match } = await begun(before, game)
  expect(match.version).toBe(1)
  await playOn(client, match.id, 1, 10)

  // the new tree: odds, reasons and hints too come from the older rules
  const upgraded = again(client, await start('bot.db'))
  expect(await upgraded.page(match.id)).toMatchObject({ playable: true, match: { version: 1 } })
  await playOn(upgraded, match.id, 2, 10)
  const socket = await upgraded.socket()
  await socket.watch(match.id)
  const asked = await socket.when(() => socket.positions.get(match.id)?.answers[0] ?? null)
  await socket.must({ type: 'odds', match: match.id, action: asked.action as never })
  const why = await socket.ask({ type: 'why', match: match.id, action: { kind: 'flee' } })
  expect(why.type).toBe('done')
  await socket.close()
  const hints = await upgraded.must<{ advice: unknown[] }>('POST', `/api/matches/${match.id}/advice`, {})
  expect(hints.advice.length).toBeGreaterThan(0)
  const newer = await upgraded.make(game)
  expect(newer.match.version).toBe((await findRulebook('samurai').load()).version)

  // and after a restart
  const restarted = again(client, await start('bot.db'))
  await playOn(restarted, match.id, 3)
  const page = await restarted.page(match.id)
  expect(page.match).toMatchObject({ version: 1, status: 'over', outcome: { by: 'rules' } })
  const dice = await restarted.must<{ replays: boolean; kept: boolean; hash: string }>(
    'GET',
    `/api/matches/${match.id}/dice`,
  )
  expect(dice).toMatchObject({ replays: true, kept: true })
  const text = JSON.stringify(await restarted.must('GET', `/api/matches/${match.id}/record`))
  const rules = await findRulebook('samurai').load(1)
  expect(rules.hash(replay(rules, parseRecord(text)).state)).toBe(dice.hash)
  const moment = await restarted.must<{ last: number }>('GET', `/api/matches/${match.id}/moments/5`)
  expect(moment.last).toBe(parseRecord(text).answers.length)
})

test.each([
  ['shogun', 'standard-2'],
  ['glory', 'mormant'],
])(
  '%s: a match that waited for a player begins under the rules that it was made with',
  async (rulebook, setup) => {
    const before = await start(`${rulebook}.db`, then)
    const { client, match } = await begun(before, { rulebook, setup, chairs: ['me', 'anybody'] })
    const server = await start(`${rulebook}.db`)
    const one = again(client, server)
    const two = new TestClient(server.url)
    await two.guest()
    await two.join(match.id)
    for (let i = 0; i < 15; i++) await answerOne([one, two], match.id)
    const restarted = await start(`${rulebook}.db`)
    await again(two, restarted).must('POST', `/api/matches/${match.id}/resignation`, {})
    const [oldest] = await findRulebook(rulebook).versions()
    const { match: over } = await again(one, restarted).page(match.id)
    expect(over).toMatchObject({ version: oldest, outcome: { winners: [0], by: 'resignation' } })
  },
)

/** The shelf as it will be one day. */
const newer: readonly Shelved[] = shelf.map((each) => ({
  ...each,
  load: async (version?: number) => ({
    ...(await each.load(version === 99 ? undefined : version)),
    version: 99,
  }),
}))

test('a match in play whose rules are not here can be resigned, and waits for nobody', async () => {
  const before = await start('gone.db', newer)
  const { client, match } = await begun(before, { chairs: ['me', 'anybody'] })
  const two = new TestClient(before.url)
  await two.guest()
  await two.join(match.id)
  const server = await start('gone.db')
  const one = again(client, server)
  expect((await one.ask('POST', `/api/matches/${match.id}/undo`, {})).status).toBe(409)
  await one.must('POST', `/api/matches/${match.id}/resignation`, {})
  expect((await one.page(match.id)).match).toMatchObject({
    status: 'over',
    outcome: { winners: [1], by: 'resignation' },
  })
  expect((await one.ask('POST', `/api/matches/${match.id}/resignation`, {})).status).toBe(409)
})

test('a match that waits is not begun under rules that are not here', async () => {
  const { match } = await begun(await start('newer.db', newer), { chairs: ['me', 'anybody'] })
  const server = await start('newer.db')
  const late = new TestClient(server.url)
  await late.guest()
  expect(await late.ask('POST', `/api/matches/${match.id}/players`, {})).toMatchObject({
    status: 409,
    body: { problem: { code: 'version', message: expect.stringMatching(/version 99.*newest is 1\b/) } },
  })
})
