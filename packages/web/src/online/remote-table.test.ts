import { parseRecord, pick, replay, streamOf } from '@gunbai/kernel'
import { Host } from '@gunbai/kernel/host'
import { findRulebook } from '@gunbai/rulebooks'
import { startTestServer, TestClient, type TestServer } from '@gunbai/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import NodeSocket from 'ws'
import type { Snapshot } from '../table/table.ts'
import type { Reader } from './finished-match.ts'
import { RemoteTable } from './remote-table.ts'
import { server as address } from './request.ts'
import { SiteLine } from './site-line.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  address.url = server.url
})
afterAll(() => server.stop())

/** What a browser does in its worker. */
async function readRecord(text: string): Promise<Reader> {
  const record = parseRecord(text)
  const host = new Host(replay(await findRulebook(record.rulebook).load(), record), () => streamOf(1))
  return {
    last: async () => host.last(),
    at: async (moment, eyes) => host.at(moment, eyes),
    heard: async (eyes) => host.heard(eyes),
    oddsOf: async (numbers) => host.oddsOf(numbers),
    close: () => {},
  }
}

function tableOf(match: string, line: SiteLine): RemoteTable {
  return new RemoteTable(match, line, () => [], readRecord)
}

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

/** Two guests, and a match between them that has begun. */
async function twoAtAMatch() {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  return { one, two, match }
}

/** The viewer's question and one of its answers. */
function asked({ questions = [], answers = [], viewer }: Partial<Snapshot> = {}) {
  const question = questions.find(({ seat }) => seat === viewer)
  const action = answers[0]?.action
  if (question === undefined || action === undefined) throw new Error('not asked')
  return { question: question.id ?? -1, action }
}

function until(isSo: () => boolean): Promise<void> {
  return expect.poll(isSo, { timeout: 120_000, interval: 10 }).toBe(true)
}

test('two tables play a match to the end though one line is cut again and again, and a third watches', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match, invitation } = await one.make({ visibility: 'invited' })
  const lines = [lineOf(one), lineOf(two), lineOf(new TestClient(server.url))] as const
  const tables = lines.map(({ line }) => tableOf(match.id, line))
  await until(() => tables.every((each) => each.around().match !== null))
  await two.join(match.id, { invitation })
  await until(() => tables.every((each) => each.state().snapshot !== null))

  const chance = streamOf(5)
  let answered = 0
  const snapshotOf = (i: number) => tables[i]?.state().snapshot ?? null
  const isAsked = (i: number) => (snapshotOf(i)?.answers.length ?? 0) > 0
  while (snapshotOf(0)?.outcome === null) {
    const seat = [0, 1].find((each) => isAsked(each))
    const snapshot = seat === undefined ? null : snapshotOf(seat)
    const question = snapshot?.questions.find((each) => each.seat === seat)
    if (seat === undefined || snapshot === null || question === undefined) {
      await until(() => snapshotOf(0)?.outcome !== null || [0, 1].some((each) => isAsked(each)))
      continue
    }
    const before = snapshot.moment
    await tables[seat]?.answer(question.id ?? -1, pick(chance, snapshot.answers).action)
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
  // everything is open now: each reads the same story through any eyes
  const last = snapshotOf(0)?.moment ?? 0
  expect(last).toBe(answered)
  for (const eyes of ['all', 0, 1, null] as const) {
    const stories = await Promise.all(tables.map((each) => each.heard(eyes)))
    expect(stories[1]).toEqual(stories[0])
    expect(stories[2]).toEqual(stories[0])
  }
  expect((await tables[2]?.at(last, 'all'))?.outcome).toEqual(snapshotOf(0)?.outcome)
  expect((await tables[2]?.at(0, 'all'))?.views).toHaveLength(2)
  expect(await tables[0]?.oddsOf([1, 2])).toHaveLength(2)
  for (const table of tables) table.close()
})

test('an answer taken back leaves the log of everybody', async () => {
  const { one, match } = await twoAtAMatch()
  const table = tableOf(match.id, lineOf(one).line)
  await until(() => table.state().snapshot !== null)
  const answers = table.state().snapshot?.answers
  const { question, action } = asked(table.state().snapshot ?? {})
  await table.answer(question, action)
  await until(() => table.state().snapshot?.undoable === 1)
  await table.undo()
  await until(() => table.state().snapshot?.moment === 2)
  expect(table.state().log).toEqual([])
  expect(table.state().snapshot?.answers).toEqual(answers)
  expect(await table.whyNot(action)).toBeNull()
  expect(await table.sketch(table.state().snapshot?.view)).toContain('round 1')
  table.close()
})

test('what is taken back by agreement leaves the log of everybody with all that followed from it', async () => {
  const { one, two, match } = await twoAtAMatch()
  const watcher = new TestClient(server.url)
  const tables = [one, two, watcher].map((each) => tableOf(match.id, lineOf(each).line))
  const [first, second] = tables as [RemoteTable, RemoteTable]
  const logs = () => tables.map((each) => each.state().log.map(({ event }) => event.kind))
  await until(() => tables.every((each) => each.state().snapshot !== null))
  for (const table of [first, second]) {
    const { question, action } = asked(table.state().snapshot ?? {})
    await table.answer(question, action)
  }
  // both have bid: the bids are open, and everybody has read them
  await until(() => logs().every((each) => each.includes('bids')))
  await one.must('POST', `/api/matches/${match.id}/offers`, { offer: 'undo' })
  await two.must('POST', `/api/matches/${match.id}/replies`, { accept: true })
  // both are asked for their bids again
  await until(() => tables.every((each) => each.state().snapshot?.questions.length === 2))
  expect(logs()).toEqual([[], [], []])
  expect(asked(first.state().snapshot ?? {}).action).toMatchObject({ kind: 'bid' })
  for (const table of tables) table.close()
})

test('while it goes on a table looks back, and asks for odds, through its own eyes', async () => {
  const { one, match } = await twoAtAMatch()
  // the page's own requests carry no cookie here: a spectator looks back
  const [table, watching] = [
    tableOf(match.id, lineOf(one).line),
    tableOf(match.id, lineOf(new TestClient(server.url)).line),
  ]
  await until(() => table.state().snapshot !== null && watching.state().snapshot !== null)
  const before = watching.state().snapshot?.view
  const { question, action } = asked(table.state().snapshot ?? {})
  const [odds, again] = await Promise.all([table.odds(action), table.odds(action)])
  expect(again).toEqual(odds)
  await table.answer(question, action)
  await until(() => watching.state().snapshot?.moment === 1)
  const back = await watching.at(0, null)
  expect(back.view).toEqual(before)
  expect(back.questions.some((each) => 'id' in each)).toBe(false)
  table.close()
  watching.close()
})

test('a match that somebody resigns is over to its last moment, with its record open', async () => {
  const { one, two, match } = await twoAtAMatch()
  const table = tableOf(match.id, lineOf(one).line)
  await until(() => table.state().snapshot !== null)
  await two.must('POST', `/api/matches/${match.id}/resignation`, {})
  await until(() => table.state().snapshot?.outcome !== null)
  const { snapshot } = table.state()
  expect(snapshot?.outcome).toEqual({ winners: [0], because: { id: 'ui.online.end.resignation' } })
  expect(snapshot?.moment).toBe(0)
  expect((await table.at(0, 'all')).outcome).toEqual(snapshot?.outcome)
  expect(await table.record()).toContain('"gunbai": 1')
  table.close()
  // whoever comes later never sees it as if it went on
  const later = tableOf(match.id, lineOf(two).line)
  const seen: (boolean | null)[] = []
  later.subscribe(() => {
    const now = later.state().snapshot
    seen.push(now === null ? null : now.outcome !== null)
  })
  await until(() => later.state().snapshot !== null)
  expect(seen).not.toContain(false)
  later.close()
})

const isBattle = ({ action }: { action: { kind: string } }) => ['shoot', 'attack'].includes(action.kind)

test('the odds of a battle are those of the rules, asked over the line', async () => {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make({ rulebook: 'samurai', setup: 'gmt-01' })
  await two.join(match.id)
  const tables = [tableOf(match.id, lineOf(one).line), tableOf(match.id, lineOf(two).line)] as const
  await until(() => tables.every((each) => each.state().snapshot !== null))
  const room = await server.site.rooms.get(match.id)
  const chance = streamOf(3)
  const battles = () => tables.map((each) => each.state().snapshot?.answers.filter(isBattle) ?? [])
  // the seed is the server's: sensible play comes to blows with any
  while (battles().every((each) => each.length === 0)) {
    await until(() => tables.some((each) => (each.state().snapshot?.answers.length ?? 0) > 0))
    const table = tables.find((each) => (each.state().snapshot?.answers.length ?? 0) > 0) as RemoteTable
    const { answers, questions, viewer, moment } = table.state().snapshot as Snapshot
    const question = questions.find((each) => each.seat === viewer)?.id ?? -1
    const offered = answers.map((each) => each.action)
    const action = await room.look(({ match: { state } }) =>
      room.rulebook.knowledge.playout(state, viewer as number, offered, chance),
    )
    await table.answer(question, action)
    await until(() => tables.every((each) => (each.state().snapshot?.moment ?? 0) > moment))
  }
  const seat = battles().findIndex((each) => each.length > 0)
  const action = battles()[seat]?.[0]?.action
  if (action === undefined) throw new Error('no battle came up')
  const odds = await tables[seat]?.odds(action)
  expect(odds?.counts.length ?? 0).toBeGreaterThan(0)
  expect(odds).toEqual(
    JSON.parse(
      JSON.stringify(
        await room.look((course) => room.rulebook.odds?.(course.match.state, seat, action as never)),
      ),
    ),
  )
  for (const table of tables) table.close()
})

test('a match that there is not, or that is not for our eyes, is said to be missing', async () => {
  const one = new TestClient(server.url)
  await one.guest()
  const { match } = await one.make({ visibility: 'private' })
  for (const id of [match.id, 'nosuchmatch00000']) {
    const table = tableOf(id, lineOf(new TestClient(server.url)).line)
    await until(() => table.state().problem !== null)
    expect(table.state().problem?.kind).toBe('missing')
    table.close()
  }
})

test('an answer that is given while the line is cut waits, and is sent once when the line is back', async () => {
  const { one, match } = await twoAtAMatch()
  const { line, cut } = lineOf(one)
  const table = tableOf(match.id, line)
  await until(() => (table.state().snapshot?.answers.length ?? 0) > 0)
  const { question, action } = asked(table.state().snapshot ?? {})
  cut()
  await until(() => !table.around().isConnected)
  const given = table.answer(question, action)
  await until(() => table.around().isWaiting)
  await given
  await until(() => (table.state().snapshot?.moment ?? 0) > 0)
  expect(table.around()).toMatchObject({ isConnected: true, isWaiting: false })
  expect(table.state().problem).toBe(null)
  const { update } = await one.page(match.id)
  expect(update?.entries.filter((each) => each.kind === 'answer' && each.seat === 0)).toHaveLength(1)
  table.close()
})

test('whoever comes back sees what has happened since they last looked, before they are asked', async () => {
  const { one, two, match } = await twoAtAMatch()
  const [hers, his] = [tableOf(match.id, lineOf(one).line), tableOf(match.id, lineOf(two).line)]
  const answer = async (table: RemoteTable, moment: number) => {
    await until(() => (table.state().snapshot?.answers.length ?? 0) > 0)
    const { question, action } = asked(table.state().snapshot ?? {})
    await table.answer(question, action)
    await until(() => (table.state().snapshot?.moment ?? 0) > moment)
  }
  await answer(hers, 0)
  const seen = hers.state().snapshot?.moment ?? 0
  hers.close()
  await answer(his, seen)

  const noted: number[] = []
  const looks = { last: async () => seen, note: (number: number) => noted.push(number) }
  const shown: { moment: number; asks: number }[] = []
  const back = new RemoteTable(match.id, lineOf(one).line, () => [], readRecord, looks)
  back.subscribe(() => {
    const now = back.state().snapshot
    if (now !== null) shown.push({ moment: now.moment, asks: now.questions.length })
  })
  await until(() => (back.state().snapshot?.moment ?? 0) > seen)
  expect(shown[0]).toEqual({ moment: seen, asks: 0 })
  expect(back.around().recap?.since).toBe(seen)
  expect(back.around().recap?.entries.length).toBeGreaterThan(0)
  expect(noted.at(-1)).toBe(back.state().snapshot?.moment)
  back.dismissRecap()
  expect(back.around().recap).toBe(null)
  for (const each of [his, back]) each.close()
})
