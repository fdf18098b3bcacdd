import { type Action, streamOf } from '@gunbai/kernel'
import { findRulebook, type Shelved } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { rowOf } from './chronicle.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'

let server: TestServer
let match: string
const undos = 1500
const action: Action = { kind: 'bid', coins: 1 } as Action

beforeAll(async () => {
  server = await startTestServer()
  match = await muchRegretted()
}, 300_000)
afterAll(() => server.stop())

/** A match in which somebody gave the same answer and took it back, again and again. */
async function muchRegretted(): Promise<string> {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  const { storage, rooms } = server.site
  const room = await rooms.get(match.id)
  const rows = await room.look((course) => {
    const from = course.number
    for (let i = 0; i < undos; i++) {
      const question = course.match.questions().find(({ seat }) => seat === 0)?.id ?? -1
      course.take({ kind: 'answer', seat: 0, question, action, at: 2 * i })
      course.take({ kind: 'undo', seat: 0, at: 2 * i + 1 })
    }
    return course.entriesSince(from).map((entry, i) => rowOf(match.id, i + 1, entry))
  })
  const facts = { awaiting: 3, botsDue: 0, touchedAt: null, dueAt: null, outcome: null }
  await storage.database.append(rows, facts, { kind: 'lost' })
  return match.id
}

/** The room of the match on a node that has just been started, and what its rules were asked to do. */
async function opened(): Promise<{ room: Room; asked: { played: number; checked: number } }> {
  const asked = { played: 0, checked: 0 }
  const shelved = findRulebook('mini')
  const counted: Shelved = {
    ...shelved,
    load: async (version) => {
      const rulebook = await shelved.load(version)
      return {
        ...rulebook,
        play: (...given) => {
          asked.played++
          rulebook.play(...given)
        },
        check: (...given) => {
          asked.checked++
          return rulebook.check(...given)
        },
      }
    },
  }
  const rooms = new Rooms(server.site.storage, [counted], 500, Date.now, () => {})
  return { room: await rooms.get(match), asked }
}

test('opening a match plays its answers once each, whatever was taken back, and checks none again', async () => {
  const { room, asked } = await opened()
  expect(await room.look((course) => course.number)).toBe(2 * undos)
  expect(asked).toEqual({ played: undos, checked: 0 })
})

test('while a match is opened everybody else has their turn', async () => {
  const { room } = await opened()
  let turns = 0
  let longest = 0
  let last = performance.now()
  const beat = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    turns++
  }
  const timer = setInterval(beat, 1)
  const began = performance.now()
  await room.look((course) => course.number)
  const took = performance.now() - began
  clearInterval(timer)
  // of the work at most a slice at a time is done without a break, so that others come in between
  expect(turns).toBeGreaterThan(Math.floor(took / 100))
  expect(longest).toBeLessThan(Math.max(50, took / 2))
})

test('looking back into what was taken back plays little', async () => {
  const { room, asked } = await opened()
  const views = await room.look((course) => {
    const before = asked.played
    const chance = streamOf(1)
    for (let i = 0; i < 50; i++) course.after(Math.abs(chance.a + i * 61) % (2 * undos), 0)
    return asked.played - before
  })
  expect(views / 50).toBeLessThan(3)
})
