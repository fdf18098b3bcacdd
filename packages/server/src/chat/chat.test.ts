import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { ...generous, chatPerMinute: 15 } })
}, 300_000)
afterAll(() => server.stop())

async function table() {
  const people = [1, 2, 3].map(() => new TestClient(server.url))
  for (const each of people) await each.guest()
  const [one, two, three] = people as [TestClient, TestClient, TestClient]
  const { match } = await one.make()
  await two.join(match.id)
  const sockets = await Promise.all(people.map((each) => each.socket()))
  for (const socket of sockets) await socket.watch(match.id)
  const said = (i: number) =>
    sockets[i]?.messages.flatMap((each) => (each.type === 'said' ? [each.message.text] : []))
  return {
    one,
    two,
    three,
    match: match.id,
    sockets: sockets as [(typeof sockets)[0], (typeof sockets)[0], (typeof sockets)[0]],
    said,
  }
}

test('players hear players, spectators hear spectators', async () => {
  const { one, three, match, sockets, said } = await table()
  await sockets[0].must({ type: 'say', match, room: 'players', text: 'good luck' })
  await sockets[2].must({ type: 'say', match, room: 'spectators', text: 'he has the five!' })
  await sockets[1].until((each) => each.type === 'said')
  await sockets[2].until((each) => each.type === 'said')
  expect([said(0), said(1), said(2)]).toEqual([['good luck'], ['good luck'], ['he has the five!']])
  expect(await sockets[0].ask({ type: 'say', match, room: 'spectators', text: 'x' })).toMatchObject({
    problem: { code: 'forbidden' },
  })
  expect((await three.ask('GET', `/api/matches/${match}/chat?room=players`)).status).toBe(403)
  const { messages } = await one.must<{ messages: { text: string }[] }>(
    'GET',
    `/api/matches/${match}/chat?room=players`,
  )
  expect(messages.map((each) => each.text)).toEqual(['good luck'])
  for (const each of sockets) await each.close()
})

test('what is said is text: markup comes back as it was, control characters do not', async () => {
  const { match, sockets } = await table()
  const text = '<script>alert(1)</script>\u0007\u202e evil'
  await sockets[0].must({ type: 'say', match, room: 'players', text })
  const heard = await sockets[1].until((each) => each.type === 'said')
  expect(heard).toMatchObject({ message: { text: '<script>alert(1)</script>  evil' } })
  for (const each of sockets) await each.close()
})

test('whoever is muted is not heard by the one who muted them', async () => {
  const { one, two, match, sockets, said } = await table()
  const { id } = await two.must<{ id: string }>('GET', '/api/me')
  await one.must('PUT', `/api/mutes/${id}`)
  await sockets[1].must({ type: 'say', match, room: 'players', text: 'rude' })
  await sockets[1].until((each) => each.type === 'said')
  await sockets[0].must({ type: 'ping' })
  expect(said(0)).toEqual([])
  const read = (client: TestClient) =>
    client.must<{ messages: object[] }>('GET', `/api/matches/${match}/chat?room=players`)
  expect((await read(one)).messages).toEqual([])
  expect(await one.must('GET', '/api/mutes')).toMatchObject({ muted: [{ id }] })
  await one.must('DELETE', `/api/mutes/${id}`)
  expect(await one.must('GET', '/api/mutes')).toEqual({ muted: [] })
  expect((await read(one)).messages).toHaveLength(1)
  for (const each of sockets) await each.close()
})

test('a message is reported by somebody who could read it', async () => {
  const { two, three, match, sockets } = await table()
  await sockets[0].must({ type: 'say', match, room: 'players', text: 'rude' })
  const heard = await sockets[1].until((each) => each.type === 'said')
  const message = heard.type === 'said' ? heard.message.id : ''
  expect((await three.ask('POST', '/api/reports', { message, reason: 'x' })).status).toBe(403)
  await two.must('POST', '/api/reports', { message, reason: 'rude words' })
  const open = await server.site.storage.chat.openReports(10)
  expect(open).toMatchObject([{ message, text: 'rude', reason: 'rude words' }])
  for (const each of sockets) await each.close()
})

test('whoever talks too fast is asked to wait', async () => {
  const { match, sockets } = await table()
  const replies = []
  for (let i = 0; i < 12; i++)
    replies.push(await sockets[0].ask({ type: 'say', match, room: 'players', text: 'x' }))
  expect(replies.filter((each) => each.type === 'done')).toHaveLength(5)
  expect(replies.at(-1)).toMatchObject({ problem: { code: 'too many' } })
  for (const each of sockets) await each.close()
})
