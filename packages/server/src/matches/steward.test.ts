import { afterAll, beforeAll, expect, test } from 'vitest'
import { BotDesk } from '../bots/bot-desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Deed } from './entry.ts'
import { Rooms } from './rooms.ts'
import { Steward } from './steward.ts'

let server: TestServer
// the bots of this server take their time: whoever comes back from the dead must find them
beforeAll(async () => {
  server = await startTestServer({ botPause: 50_000_000 })
}, 300_000)
afterAll(() => server.stop())

const minute = 60_000

/** The rooms of a node that dies in the moment in which it has committed something. */
function dyingNode(): Rooms {
  const { storage, settings } = server.site
  return new Rooms(storage, settings.shelf, 500, Date.now, () => {})
}

/** What a living node finds when it sweeps, some time later. */
async function swept(): Promise<string[]> {
  const added: string[] = []
  const jobs: Jobs = {
    add: async (kind, key) => {
      added.push(`${kind} ${key}`)
    },
    start: async () => {},
    stop: async () => {},
  }
  const { storage, notices } = server.site
  await new Steward(storage, jobs, notices, new BotDesk(), 0, () => Date.now() + minute).sweep()
  return added
}

async function against(bot: string, rated = false): Promise<{ match: string; client: TestClient }> {
  const client = new TestClient(server.url)
  await client.register(`Someone ${Math.random().toString(36).slice(2, 12)}`)
  const { match } = await client.make({ chairs: ['me', { bot }], rated })
  return { match: match.id, client }
}

test('a bot that was asked when its node died is found, and so is one whose match had just begun', async () => {
  const { match } = await against('random')
  expect(await swept()).toContain(`bot turn ${match}`)
  const room = await dyingNode().get(match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 1))
  const action = await room.look((course) => room.rulebook.answers(course.match.state, 1)[0])
  await room.do({ kind: 'answer', seat: 1, question: question?.id, action } as Deed, 'bot')
  expect(await swept()).not.toContain(`bot turn ${match}`)
})

test('a bot to which something was offered when its node died is found, though it is not asked', async () => {
  const { match } = await against('random')
  const room = await dyingNode().get(match)
  const question = await room.look((course) => course.match.questions().find(({ seat }) => seat === 1))
  const action = await room.look((course) => room.rulebook.answers(course.match.state, 1)[0])
  await room.do({ kind: 'answer', seat: 1, question: question?.id, action } as Deed, 'bot')
  await room.do({ kind: 'offer', seat: 0, offer: 'draw' })
  expect(await swept()).toContain(`bot turn ${match}`)
})

test('a bot that plays for somebody who left is found too', async () => {
  const [one, two, three] = [1, 2, 3].map(() => new TestClient(server.url)) as [
    TestClient,
    TestClient,
    TestClient,
  ]
  for (const each of [one, two, three]) await each.guest()
  const { match } = await one.make({
    rulebook: 'shogun',
    setup: 'standard-3',
    chairs: ['me', 'anybody', 'anybody'],
  })
  await two.join(match.id)
  await three.join(match.id)
  expect(await swept()).not.toContain(`bot turn ${match.id}`)
  const room = await dyingNode().get(match.id)
  const leaves = await room.look((course) => course.match.questions()[0]?.seat as number)
  await room.do({ kind: 'resign', seat: leaves })
  expect(await swept()).toContain(`bot turn ${match.id}`)
})

test('a rated match that ended when its node died is rated after all, once', async () => {
  const { match, client } = await against('random', true)
  await (await dyingNode().get(match)).do({ kind: 'resign', seat: 0 })
  const games = async () => {
    const { id } = await client.must<{ id: string }>('GET', '/api/me')
    return (await server.site.storage.ratings.of(id)).map((each) => each.games)
  }
  expect(await games()).toEqual([])
  await swept()
  expect(await games()).toEqual([1])
  await swept()
  expect(await games()).toEqual([1])
})
