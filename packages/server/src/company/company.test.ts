import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function somebody(name: string) {
  const client = new TestClient(server.url)
  return Object.assign(client, await client.register(name))
}

test('how far a match was seen is kept for the person, and does not go back', async () => {
  const [ann, bo] = [await somebody('Ann'), await somebody('Bo')]
  const { match } = await ann.make()
  await bo.join(match.id)
  const look = `/api/matches/${match.id}/look`
  expect(await ann.must('GET', look)).toEqual({ number: null })
  await ann.must('PUT', look, { number: 5 })
  await ann.must('PUT', look, { number: 3 })
  expect(await ann.must('GET', look)).toEqual({ number: 5 })
  expect(await bo.must('GET', look)).toEqual({ number: null })
  const stranger = await somebody('Stranger')
  expect((await stranger.ask('PUT', look, { number: 1 })).status).toBe(403)
})

test('friends are followed, found by name, and blocked', async () => {
  const [cy, dan] = [await somebody('Cynthia'), await somebody('Daniel')]
  const guest = new TestClient(server.url)
  await guest.guest()
  const found = await cy.must<{ players: { name: string }[] }>('GET', '/api/players?beginning=dAn')
  expect(found.players.map(({ name }) => name)).toEqual(['Daniel'])
  await cy.must('PUT', `/api/friends/${dan.id}`)
  expect(await cy.must('GET', '/api/friends')).toMatchObject({ friends: [{ name: 'Daniel', here: true }] })
  expect(await dan.must('GET', '/api/friends')).toEqual({ friends: [] })
  expect((await cy.ask('PUT', `/api/friends/${cy.id}`)).status).toBe(404)
  await cy.must('PUT', `/api/blocks/${dan.id}`)
  expect(await cy.must('GET', '/api/friends')).toEqual({ friends: [] })
  expect(await cy.must('GET', '/api/blocks')).toMatchObject({ blocked: [{ name: 'Daniel' }] })
  expect(await cy.must('GET', '/api/mutes')).toMatchObject({ muted: [{ name: 'Daniel' }] })
  await cy.must('DELETE', `/api/blocks/${dan.id}`)
  expect(await cy.must('GET', '/api/mutes')).toEqual({ muted: [] })
})

test('my games say when my time runs out', async () => {
  const [eva, fay] = [await somebody('Eva'), await somebody('Fay')]
  const { match } = await eva.make({ clock: { kind: 'days', days: 3 } })
  const begun = (await fay.join(match.id)).match
  expect(begun.dueAt).toBe((begun.begunAt ?? 0) + 3 * 86_400_000)
  const socket = await eva.socket()
  const position = await socket.watch(match.id)
  const question = position.questions.find((each) => each.seat === 0)?.id as number
  await socket.must({
    type: 'answer',
    match: match.id,
    question,
    action: position.answers[0]?.action as never,
  })
  const { matches } = await eva.must<{ matches: { dueAt: number }[] }>('GET', '/api/matches?list=mine')
  expect(matches[0]?.dueAt).toBeGreaterThanOrEqual(begun.dueAt as number)
  await eva.must('POST', `/api/matches/${match.id}/resignation`, {})
  expect((await eva.page(match.id)).match.dueAt).toBe(null)
  await socket.close()
})
