import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

const newClient = () => new TestClient(server.url)

/** Two guests at a match that has begun. */
async function twoGuests() {
  const [one, two] = [newClient(), newClient()]
  await one.guest()
  await two.guest()
  const { match, invitation } = await one.make({ visibility: 'invited' })
  await two.join(match.id, { invitation })
  return { one, two, match: match.id }
}

test('two guests play from an invitation to the end, and a third watches', async () => {
  const { one, two, match } = await twoGuests()
  const sockets = await Promise.all([one.socket(), two.socket(), newClient().socket()])
  for (const socket of sockets) await socket.watch(match)
  await Promise.all([
    playAtRandom(sockets[0], match, streamOf(1)),
    playAtRandom(sockets[1], match, streamOf(2)),
  ])
  const outcomes = await Promise.all(
    sockets.map((each) => each.when(() => each.positions.get(match)?.outcome ?? null)),
  )
  expect(outcomes[0]).toEqual(outcomes[1])
  expect(outcomes[2]).toEqual(outcomes[0])
  for (const socket of sockets) {
    const numbers = socket.heard.get(match)?.map((each) => each.number)
    expect(numbers).toEqual(numbers?.map((_, i) => i + 1))
    await socket.close()
  }
})

test('a client that comes back gets what it missed, in order, once', async () => {
  const { one, two, match } = await twoGuests()
  const steady = await one.socket()
  await steady.watch(match)
  let shaky = await two.socket()
  await shaky.watch(match)
  const all: number[] = []
  const chances = [streamOf(3), streamOf(4)] as const
  const steadyPlay = playAtRandom(steady, match, chances[0])
  for (let i = 0; i < 50 && shaky.positions.get(match)?.outcome === null; i++) {
    await playAtRandom(shaky, match, chances[1], 2)
    all.push(...(shaky.heard.get(match) ?? []).map((each) => each.number))
    const since = all.at(-1) ?? 0
    shaky.raw.terminate()
    shaky = await two.socket()
    await shaky.watch(match, since)
  }
  all.push(...(shaky.heard.get(match) ?? []).map((each) => each.number))
  await steadyPlay
  const numbers = [...new Set(all)]
  expect(all).toEqual(numbers)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  expect(numbers).toHaveLength(steady.heard.get(match)?.length ?? 0)
  await Promise.all([steady.close(), shaky.close()])
})

test('an answer is acknowledged once; sent again it is stale', async () => {
  const { one, match } = await twoGuests()
  const socket = await one.socket()
  const position = await socket.watch(match)
  const question = position.questions.find((each) => each.id !== null)?.id as number
  const action = position.answers[0]?.action as never
  expect(await socket.ask({ type: 'answer', match, question, action })).toMatchObject({ type: 'done' })
  expect(await socket.ask({ type: 'answer', match, question, action })).toMatchObject({
    type: 'refused',
    problem: { code: 'not asked' },
  })
  await socket.close()
})

test('whoever watches before it begins sees players sit down and the match begin', async () => {
  const [one, two] = [newClient(), newClient()]
  await one.guest()
  const { id } = await two.guest()
  const { match } = await one.make()
  const socket = await one.socket()
  await socket.must({ type: 'watch', match: match.id })
  await two.join(match.id)
  await socket.until((each) => each.type === 'match' && each.match.status === 'playing')
  const position = await socket.when(() => socket.positions.get(match.id) ?? null)
  expect(position.answers.length).toBeGreaterThan(0)
  const info = socket.messages.findLast((each) => each.type === 'match')
  expect(info).toMatchObject({ match: { players: [{}, { id }] }, seat: 0 })
  await socket.close()
})

test('whoever begins to watch in the moment in which the match begins hears everything once', async () => {
  for (let i = 0; i < 10; i++) {
    const [one, two] = [newClient(), newClient()]
    await one.guest()
    await two.guest()
    const { match } = await one.make()
    const sockets = [await one.socket(), await two.socket()] as const
    await Promise.all([
      two.join(match.id),
      ...sockets.map((socket) => socket.must({ type: 'watch', match: match.id })),
    ])
    for (const socket of sockets) {
      await socket.when(() => socket.positions.get(match.id) ?? null)
      await socket.must({ type: 'watch', match: match.id })
    }
    await Promise.all(sockets.map((socket, seat) => playAtRandom(socket, match.id, streamOf(seat), 3)))
    const room = await server.site.rooms.get(match.id)
    expect(room.watchers.size).toBe(2)
    for (const socket of sockets) await socket.close()
  }
})

test('"your move" comes to whoever does not watch the match', async () => {
  const [one, two] = [newClient(), newClient()]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  const away = await one.socket()
  await two.join(match.id)
  await away.until((each) => each.type === 'your move' && each.match === match.id)
  expect(away.messages.map((each) => each.type)).toEqual(['welcome', 'your move'])
  await away.close()
})

test('an undo is heard by all, and the question is asked again under another id', async () => {
  const { one, two, match } = await twoGuests()
  const [first, second] = [await one.socket(), await two.socket()]
  const position = await first.watch(match)
  await second.watch(match)
  const question = position.questions.find((each) => each.id !== null)?.id as number
  const action = position.answers[0]?.action as never
  await first.must({ type: 'answer', match, question, action })
  await first.must({ type: 'undo', match })
  await second.when(() => (second.heard.get(match)?.at(-1)?.kind === 'undo' ? true : null))
  expect(second.heard.get(match)?.at(-1)).toMatchObject({ kind: 'undo', seat: 0, undone: [1] })
  expect(await first.ask({ type: 'answer', match, question, action })).toMatchObject({
    problem: { code: 'stale' },
  })
  await Promise.all([first.close(), second.close()])
})

test('a seat may ask what an answer may lead to, and which rule forbids one', async () => {
  const { one, match } = await twoGuests()
  const socket = await one.socket()
  const position = await socket.watch(match)
  const action = position.answers[0]?.action as never
  expect(await socket.ask({ type: 'odds', match, action })).toMatchObject({ type: 'done' })
  expect(await socket.ask({ type: 'why', match, action })).toMatchObject({ type: 'done', why: null })
  const forbidden = { kind: 'counter', card: 3 } as never
  expect(await socket.ask({ type: 'why', match, action: forbidden })).toMatchObject({ type: 'done' })
  await socket.close()
})

test('a draw is offered, agreed to, and ends the match', async () => {
  const { one, two, match } = await twoGuests()
  const [first, second] = [await one.socket(), await two.socket()]
  await first.watch(match)
  await second.watch(match)
  await first.must({ type: 'offer', match, offer: 'draw' })
  await second.when(() => second.positions.get(match)?.offer ?? null)
  await second.must({ type: 'reply', match, accept: true })
  const outcome = await first.when(() => first.positions.get(match)?.outcome ?? null)
  expect(outcome).toEqual({ winners: [], by: 'agreement', because: null })
  await Promise.all([first.close(), second.close()])
})

test('a stopping server finishes what it has begun and says goodbye', async () => {
  const stopping = await startTestServer()
  const client = new TestClient(stopping.url)
  await client.guest()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const socket = await client.socket()
  await socket.watch(match.id)
  await stopping.stop()
  await expect(socket.when(() => null)).rejects.toThrow('closed: 1001')
})
