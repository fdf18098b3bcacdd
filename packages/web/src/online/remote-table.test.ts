import { pick, streamOf } from '@gunbai/kernel'
import { startTestServer, TestClient, type TestServer } from '@gunbai/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import NodeSocket from 'ws'
import { RemoteTable } from './remote-table.ts'
import { SiteLine } from './site-line.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.stop())

/** A line whose socket can be cut, with the cookie that a browser would send by itself. */
function lineOf(client: TestClient) {
  const sockets: NodeSocket[] = []
  const line = new SiteLine(() => {
    const socket = new NodeSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: client.credentials(),
    })
    socket.on('error', () => {})
    sockets.push(socket)
    return socket as unknown as WebSocket
  })
  return { line, cut: () => sockets.at(-1)?.terminate() }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 1_000 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}

test('two tables play a match to the end though one line is cut again and again, and a third watches', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match, invitation } = await one.make({ visibility: 'invited' })
  const lines = [lineOf(one), lineOf(two), lineOf(new TestClient(server.url))] as const
  const tables = lines.map(({ line }) => new RemoteTable(match.id, line, () => 0))
  await until(() => tables.every((each) => each.around().match !== null))
  await two.join(match.id, { invitation })
  await until(() => tables.every((each) => each.state().snapshot !== null))

  const chance = streamOf(5)
  let answered = 0
  const snapshotOf = (i: number) => tables[i]?.state().snapshot ?? null
  while (snapshotOf(0)?.outcome === null) {
    const seat = [0, 1].find((each) => (snapshotOf(each)?.answers.length ?? 0) > 0)
    const snapshot = seat === undefined ? null : snapshotOf(seat)
    const question = snapshot?.questions.find((each) => each.seat === seat)
    if (seat === undefined || snapshot === null || question === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    const before = snapshot.moment
    await tables[seat]?.answer(question.id, pick(chance, snapshot.answers).action)
    await until(() => (snapshotOf(seat)?.moment ?? 0) > before)
    if (++answered % 5 === 0) {
      lines[1].cut()
      await until(() => !tables[1]?.around().isConnected)
      await until(() => tables[1]?.around().isConnected === true)
    }
  }
  await until(() => tables.every((each) => each.state().snapshot?.outcome !== null))
  const logs = tables.map((each) => each.state().log.map(({ moment, event }) => `${moment} ${event.kind}`))
  expect(logs[1]).toEqual(logs[0])
  expect(logs[2]).toEqual(logs[0])
  expect(answered).toBeGreaterThan(10)
  for (const table of tables) table.close()
}, 60_000)

test('an answer taken back leaves the log of everybody', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  const table = new RemoteTable(match.id, lineOf(one).line, () => 0)
  await until(() => table.state().snapshot !== null)
  const { questions, answers } = table.state().snapshot ?? { questions: [], answers: [] }
  const question = questions.find((each) => each.seat === 0)
  const action = answers[0]?.action
  if (question === undefined || action === undefined) throw new Error('not asked')
  await table.answer(question.id, action)
  await until(() => table.state().snapshot?.undoable === 1)
  await table.undo()
  await until(() => table.state().snapshot?.moment === 2)
  expect(table.state().log).toEqual([])
  expect(table.state().snapshot?.answers).toEqual(answers)
  expect(await table.whyNot(action)).toBeNull()
  expect(await table.sketch()).toContain('round 1')
  table.close()
})
