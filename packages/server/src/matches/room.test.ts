import { pick, type Seat, streamOf } from '@gunbai/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Deed } from './entry.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import type { Update } from './update.ts'
import type { Watcher } from './watcher.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

/** A match of two people that has begun. */
async function aMatch(): Promise<string> {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  return match.id
}

/** The rooms of another node on the same storage, which hears what it is told here and nothing else. */
function anotherNode(change: Partial<Pick<Storage['matches'], 'entries'> & Storage['database']> = {}): Rooms {
  const { storage, settings } = server.site
  const matches = Object.assign(Object.create(storage.matches), change)
  const database = { ...storage.database, ...change }
  return new Rooms({ ...storage, matches, database }, settings.shelf, 500, Date.now, () => {})
}

/** Somebody who keeps what came, and checks that nothing is missing or comes twice. */
function watcherOf(viewer: Seat | null): Watcher & { last: Update | null } {
  const watcher = {
    viewer,
    number: 0,
    last: null as Update | null,
    hear: (text: string) => {
      const update = JSON.parse(text) as Update
      expect(update.after).toBe(watcher.last?.position.number ?? 0)
      expect(update.entries.map((each) => each.number)).toEqual(
        update.entries.map((_, i) => update.after + 1 + i),
      )
      watcher.last = update
    },
    cutOff: () => {
      watcher.last = null
    },
  }
  return watcher
}

/** A deed that fits as things stand for this node; null where that seat is not asked. */
function someAnswer(room: Room, seat: Seat, seed: number): Promise<Deed | null> {
  return room.look(({ match }) => {
    const question = match.questions().find((each) => each.seat === seat)
    if (question === undefined) return null
    const action = pick(streamOf(seed), room.rulebook.answers(match.state, seat))
    return { kind: 'answer', seat, question: question.id, action }
  })
}

const entryNews = (match: string, number: number): News => ({ kind: 'entry', match, number, awaited: [] })

test('whoever watches hears of an entry of another node that was looked up before the news of it came', async () => {
  const match = await aMatch()
  const [here, there] = [anotherNode(), anotherNode()]
  const watcher = watcherOf(0)
  const room = await here.watch(match, watcher)
  const elsewhere = await there.get(match)
  expect(await elsewhere.do((await someAnswer(elsewhere, 0, 1)) as Deed)).toBeNull()
  // as a bot's job, a hint or a page that is fetched would
  expect(await room.look((course) => course.number)).toBe(1)
  await here.hear(entryNews(match, 1))
  expect(watcher.last?.position.number).toBe(1)
})

test('whoever watches hears of an entry whose news came while one of ours with that number waited for its commit', async () => {
  const match = await aMatch()
  const { storage } = server.site
  let commit = () => {}
  const gate = new Promise<void>((resolve) => {
    commit = resolve
  })
  let reached = () => {}
  const atGate = new Promise<void>((resolve) => {
    reached = resolve
  })
  const here = anotherNode({
    append: async (...entry) => {
      reached()
      await gate
      return storage.database.append(...entry)
    },
  })
  const there = anotherNode()
  const watcher = watcherOf(0)
  const room = await here.watch(match, watcher)
  const elsewhere = await there.get(match)
  const ours = room.do((await someAnswer(room, 0, 1)) as Deed)
  await atGate
  expect(await elsewhere.do((await someAnswer(elsewhere, 0, 2)) as Deed)).toBeNull()
  const heard = here.hear(entryNews(match, 1))
  commit()
  expect(await ours).toMatchObject({ refused: 'not asked' })
  await heard
  expect(watcher.last?.position.number).toBe(1)
})

test('whoever cannot be told what another node has appended is cut off, and gets it on coming again', async () => {
  const match = await aMatch()
  const { storage } = server.site
  let fails = false
  const here = anotherNode({
    entries: async (...which) => {
      if (fails) throw new Error('the line is cut')
      return storage.matches.entries(...which)
    },
  })
  const there = anotherNode()
  let cut = 0
  const watcher = { ...watcherOf(0), cutOff: () => cut++ }
  const room = await here.watch(match, watcher)
  const elsewhere = await there.get(match)
  await elsewhere.do((await someAnswer(elsewhere, 0, 1)) as Deed)
  fails = true
  await expect(here.hear(entryNews(match, 1))).rejects.toThrow('the line is cut')
  expect(cut).toBe(1)
  room.unwatch(watcher)
  fails = false
  const again = watcherOf(0)
  await here.watch(match, again)
  expect(again.last?.position.number).toBe(1)
})

/** Lets whatever is under way go on for some turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
}

const node = fc.constantFrom(0, 1)
const pause = fc.nat({ max: 6 })
const doing = fc.record({
  node,
  seat: node,
  what: fc.constantFrom('answer', 'answer', 'answer', 'undo', 'look'),
  pause,
  late: fc.tuple(pause, pause),
})

test('whatever two nodes do, and however late the news come, every watcher ends at the last entry', async () => {
  const check = fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 60 }), async (list) => {
    const match = await aMatch()
    const nodes = [anotherNode(), anotherNode()] as const
    const watchers = nodes.map(() => [watcherOf(0), watcherOf(1), watcherOf(null)])
    for (const [i, each] of watchers.entries()) {
      for (const watcher of each) await nodes[i]?.watch(match, watcher)
    }
    // each node hears all news in the order of the commits, some time after
    const lines: Promise<void>[] = [Promise.resolve(), Promise.resolve()]
    let late: readonly number[] = [0, 0]
    const stop = server.site.storage.database.hear((news) => {
      if (news.kind !== 'entry' || news.match !== match) return
      for (const [i, rooms] of nodes.entries()) {
        const pause = late[i] as number
        lines[i] = (lines[i] as Promise<void>).then(() => turns(pause)).then(() => rooms.hear(news))
      }
    })
    const under: Promise<unknown>[] = []
    for (const [i, { node, seat, what, pause, late: next }] of list.entries()) {
      const room = await (nodes[node] as Rooms).get(match)
      late = next
      if (what === 'look') under.push(room.look(() => null))
      else if (what === 'undo') under.push(room.do({ kind: 'undo', seat }))
      else under.push(someAnswer(room, seat, i).then((deed) => deed && room.do(deed)))
      await turns(pause)
    }
    await Promise.all(under)
    await Promise.all(lines)
    stop()
    const fresh = await anotherNode().get(match)
    for (const each of watchers) {
      for (const { viewer, last } of each) {
        const { position } = await fresh.updateSince(viewer, 0)
        expect({ ...last?.position, now: 0 }).toEqual({ ...position, now: 0 })
      }
    }
  })
  await fc.assert(check, { numRuns: 30, seed: 1 })
}, 300_000)
