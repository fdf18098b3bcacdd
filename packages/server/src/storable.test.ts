import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { TestClient } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let postgres: TestPostgres | null = null
  let server: TestServer
  let client: TestClient
  let match: string
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    server = await startTestServer(postgres === null ? {} : { storage: await postgres.newDatabase() })
    client = new TestClient(server.url)
    await client.register('Somebody')
    match = (await client.make({ chairs: ['me', { bot: 'random' }] })).match.id
  }, 300_000)
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })

  test.each([
    ['POST', '/api/people', { name: 'Some\0body', password: 'a long password' }],
    ['POST', '/api/people', { name: 'Another', password: 'a long password', email: 'a\0b@example.org' }],
    ['POST', '/api/sessions', { name: 'Some\0body', password: 'a long \0 password' }],
    ['POST', '/api/recoveries', { email: 'a\0b@example.org' }],
    ['POST', '/api/guests', { language: 'e\0n' }],
    ['GET', '/api/matches?list=finished&player=%00', undefined],
    ['GET', '/api/matches?list=open&rulebook=%00&setup=%00', undefined],
    ['GET', '/api/matches?list=open&before=1e300', undefined],
    ['GET', '/api/matches?list=open&before=99999999999999999999', undefined],
    ['GET', '/api/matches/MATCH?since=99999999999999999999', undefined],
    ['GET', '/api/players/%00', undefined],
    ['POST', '/api/matches/MATCH/chat', { room: 'players', text: 'a\0b' }],
    ['POST', '/api/matches/MATCH/answers', { question: 1e300, action: { kind: 'bid', coins: 1 } }],
    ['POST', '/api/matches/MATCH/answers', { question: 1, action: { kind: 'bid\0', coins: 1e300 } }],
    ['PUT', '/api/matches/MATCH/orders', { orders: [{ class: '\0', way: '\0' }] }],
    ['POST', '/api/matches/MATCH/journeys', { piece: 1e300 }],
  ] as const)('%s %s %j is refused, and is no fault of ours', async (method, path, body) => {
    const asking = method === 'POST' && path.startsWith('/api/people') ? new TestClient(server.url) : client
    const { status } = await asking.ask(method, path.replace('MATCH', match), body as never)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('frames too', async () => {
    const socket = await client.socket()
    const frames = [
      { type: 'say', match, room: 'players', text: 'a\0b' },
      { type: 'answer', match, question: 1e300, action: { kind: 'x' } },
      { type: 'answer', match, question: 1, action: { kind: 'x', coins: 1e308 } },
      { type: 'watch', match, since: 1e300 },
    ]
    for (const frame of frames) {
      expect(await socket.ask(frame as never)).toMatchObject({ problem: { code: 'bad request' } })
    }
    await socket.close()
  })
})
