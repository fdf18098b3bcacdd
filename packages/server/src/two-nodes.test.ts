import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from './storage/storage.ts'
import { type NodeProcess, startNode } from './testing/node-process.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { playAtRandom } from './testing/random-play.ts'
import { TestClient } from './testing/test-client.ts'

let postgres: TestPostgres
let place: string
let nodes: [NodeProcess, NodeProcess]

beforeAll(async () => {
  postgres = await startPostgres()
  place = await postgres.newDatabase()
  const env = { DATABASE_URL: place, PORT: '0' }
  // both at once: one migrates, the other waits
  nodes = await Promise.all([startNode(env), startNode(env)])
}, 300_000)

afterAll(async () => {
  for (const node of nodes) {
    if (node.child.exitCode === null && node.child.signalCode === null) await node.kill()
  }
  await postgres.stop()
}, 300_000)

/** Two guests, each on a node of their own, at a match that has begun. */
async function apart() {
  const [one, two] = [new TestClient(nodes[0].url), new TestClient(nodes[1].url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  return { one, two, match: match.id }
}

test('players on different nodes see each other move, and talk', async () => {
  const { one, two, match } = await apart()
  const sockets = [await one.socket(), await two.socket()] as const
  for (const socket of sockets) await socket.watch(match)
  await sockets[0].must({ type: 'say', match, room: 'players', text: 'good luck' })
  await sockets[1].until((each) => each.type === 'said')
  await Promise.all(sockets.map((socket, i) => playAtRandom(socket, match, streamOf(i))))
  const outcomes = await Promise.all(
    sockets.map((each) => each.when(() => each.positions.get(match)?.outcome ?? null)),
  )
  expect(outcomes[0]).toEqual(outcomes[1])
  expect(sockets[0].heard.get(match)?.length).toBe(sockets[1].heard.get(match)?.length)
  for (const socket of sockets) await socket.close()
})

test('of the same answer sent to both nodes at once exactly one is taken', async () => {
  const { one, match } = await apart()
  const twin = new TestClient(nodes[1].url)
  twin.cookie = one.cookie
  const sockets = [await one.socket(), await twin.socket()] as const
  const [position] = await Promise.all(sockets.map((socket) => socket.watch(match)))
  const question = position?.questions.find((each) => each.id !== null)?.id as number
  const answers = position?.answers.map((each) => each.action) ?? []
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      sockets[i % 2 === 0 ? 0 : 1].ask({
        type: 'answer',
        match,
        question,
        action: answers[i % answers.length] as never,
      }),
    ),
  )
  expect(replies.filter((each) => each.type === 'done')).toHaveLength(1)
  const storage = await openStorage(place)
  expect(await storage.matches.entries(match)).toHaveLength(1)
  await storage.database.close()
  for (const socket of sockets) await socket.close()
})

test('sealed answers of two seats, sent to two nodes at once, are both taken', async () => {
  const { one, two, match } = await apart()
  const sockets = [await one.socket(), await two.socket()] as const
  const positions = await Promise.all(sockets.map((socket) => socket.watch(match)))
  const replies = await Promise.all(
    sockets.map((socket, i) =>
      socket.ask({
        type: 'answer',
        match,
        question: positions[i]?.questions.find((each) => each.id !== null)?.id as number,
        action: positions[i]?.answers[0]?.action as never,
      }),
    ),
  )
  expect(replies.map((each) => each.type)).toEqual(['done', 'done'])
  for (const socket of sockets) await socket.close()
})

test('a bot of the house is woken on one node by a move on the other', async () => {
  const client = new TestClient(nodes[1].url)
  await client.guest()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const socket = await client.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(9))
  await socket.when(() => socket.positions.get(match.id)?.outcome ?? null)
  await socket.close()
}, 300_000)

test('whoever watches, wherever, and however often they come and go, ends at the last entry', async () => {
  const watchAll = async (number: number) => {
    const player = new TestClient(nodes[number % 2 === 0 ? 0 : 1].url)
    await player.guest()
    const { match } = await player.make({ chairs: ['me', { bot: 'random' }] })
    const socket = await player.socket()
    await socket.watch(match.id)
    // the same person on the other node, and a stranger on each
    const others = nodes.flatMap(({ url }) => [new TestClient(url), new TestClient(url)])
    for (const each of others.slice(1, 3)) each.cookie = player.cookie
    const watching = others.map(async (client, i) => {
      let known = 0
      for (;;) {
        const other = await client.socket()
        await other.watch(match.id, known)
        const end = () => other.positions.get(match.id)?.outcome ?? null
        const more = () => ((other.positions.get(match.id)?.number ?? 0) > known + 3 + i ? true : null)
        await other.when(() => end() ?? more())
        known = other.positions.get(match.id)?.number ?? 0
        const isEnd = end() !== null
        await other.close()
        if (isEnd) return known
      }
    })
    await playAtRandom(socket, match.id, streamOf(30 + number))
    const last = await socket.when(() => {
      const position = socket.positions.get(match.id)
      return position?.outcome ? position.number : null
    })
    // every deed is public in the end, but a bid of one's own counts before it is opened
    const numbers = await Promise.all(watching)
    expect([numbers[1], numbers[2]]).toEqual([last, last])
    expect(numbers[0]).toBe(numbers[3])
    await socket.close()
  }
  await Promise.all([0, 1, 2, 3].map(watchAll))
}, 300_000)

// last, because it leaves one node
test('when one node is killed its players go on at the other, and nothing is lost', async () => {
  const { one, two, match } = await apart()
  const first = await one.socket()
  const second = await two.socket()
  await first.watch(match)
  await second.watch(match)
  const playing = playAtRandom(first, match, streamOf(21))
  const before = await playAtRandom(second, match, streamOf(22), 4)
  expect(before).toBeGreaterThan(0)
  await nodes[1].kill()
  const known = second.heard.get(match)?.at(-1)?.number ?? 0
  const refugee = new TestClient(nodes[0].url)
  refugee.cookie = two.cookie
  const third = await refugee.socket()
  await third.watch(match, known)
  await Promise.all([playing, playAtRandom(third, match, streamOf(23))])
  await third.when(() => third.positions.get(match)?.outcome ?? null)
  const numbers = [...(second.heard.get(match) ?? []), ...(third.heard.get(match) ?? [])].map(
    (each) => each.number,
  )
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  await first.close()
  await third.close()
})
