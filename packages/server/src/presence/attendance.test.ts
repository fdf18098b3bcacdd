import { afterAll, beforeAll, test } from 'vitest'
import { TestClient, type TestSocket } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The latest that a socket was told of who is there. */
const here = (socket: TestSocket, match: string) =>
  socket.messages.findLast((each) => each.type === 'here' && each.match === match)
const until = (socket: TestSocket, match: string, seats: number[], watching: number) =>
  socket.when(() => {
    const told = here(socket, match)
    const isSo =
      told?.type === 'here' &&
      told.watching === watching &&
      JSON.stringify(told.seats) === JSON.stringify(seats)
    return isSo ? true : null
  })

test('who is at a table is told to all who are, whenever somebody comes or goes', async () => {
  const [ann, bo, nobody] = [1, 2, 3].map(() => new TestClient(server.url)) as [
    TestClient,
    TestClient,
    TestClient,
  ]
  await ann.guest()
  await bo.guest()
  const { match } = await ann.make()
  await bo.join(match.id)
  const hers = await ann.socket()
  await hers.watch(match.id)
  await until(hers, match.id, [0], 0)
  const his = await bo.socket()
  await his.watch(match.id)
  // the same person at two devices is one
  const hisPhone = await bo.socket()
  await hisPhone.watch(match.id)
  const looking = await Promise.all([nobody.socket(), nobody.socket()])
  for (const each of looking) await each.watch(match.id)
  await until(hers, match.id, [0, 1], 2)
  await until(looking[0], match.id, [0, 1], 2)
  await his.close()
  await looking[1].close()
  await until(hers, match.id, [0, 1], 1)
  await hisPhone.must({ type: 'unwatch', match: match.id })
  await until(hers, match.id, [0], 1)
  for (const each of [hers, hisPhone, looking[0]]) await each.close()
})
