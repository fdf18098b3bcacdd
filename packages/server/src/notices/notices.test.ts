import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../jobs/jobs.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { Notices } from './notices.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

const minute = 60_000

test('whoever is here is not told by mail, but looked for again: they may leave without having seen it', async () => {
  const ann = new TestClient(server.url)
  const { id } = await ann.register('Ann', { email: 'ann@example.org' })
  await server.site.storage.people.change(id, { confirmed_at: 1 })
  const { match } = await ann.make({ chairs: ['me', { bot: 'random' }] })
  const added: { kind: string; dueAt: number }[] = []
  const jobs: Jobs = {
    add: async (kind, _, __, dueAt) => {
      added.push({ kind, dueAt })
    },
    start: async () => {},
    stop: async () => {},
  }
  const settings = { ...server.settings, mail: { smtp: '', from: '' }, noticeDelay: 2 * minute }
  let now = Date.now()
  const notices = new Notices(server.site.storage, settings, jobs, null, () => now)
  const seenAt = async () => (await server.site.storage.people.find(id))?.seen_at ?? 0
  await notices.tellMove({ match: match.id, person: id, number: 0 })
  expect(added).toEqual([{ kind: 'notice', dueAt: (await seenAt()) + 2 * minute }])
  // she has stayed a while
  await server.site.storage.people.seen([id], [], now + minute, 0)
  now += 2 * minute
  await notices.tellMove({ match: match.id, person: id, number: 0 })
  expect(added.map((each) => each.kind)).toEqual(['notice', 'notice'])
  now = (await seenAt()) + 2 * minute
  await notices.tellMove({ match: match.id, person: id, number: 0 })
  expect(added.map((each) => each.kind)).toEqual(['notice', 'notice', 'mail'])
})
