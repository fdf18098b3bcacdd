import {
  type Action,
  type GameState,
  heardBy,
  pick,
  type Rulebook,
  type Seat,
  type Seed,
  type Setup,
  type Stream,
  streamOf,
} from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Course } from './matches/course.ts'
import { type Entry, entryOf } from './matches/entry.ts'
import { setupOf } from './matches/match-info.ts'
import { type Update, update } from './matches/room.ts'
import { pledges } from './testing/pledges.ts'
import { TestClient, type TestSocket } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** So many answers of each game, which is the whole of a short one. */
const mostAnswers = 160
const setupsOfEach = 3

const pledgesShelved = {
  id: 'pledges',
  load: async () => pledges as unknown as Rulebook,
  messages: async () => ({}),
}
const games = [pledgesShelved, ...shelf]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ shelf: games })
}, 60_000)
afterAll(() => server.stop())

/** Clients play by random answers; everything that each of them and a spectator received is kept. */
async function recordedGame(rulebook: Rulebook, setup: string, chance: Stream) {
  const seats = rulebook.setups.find((each) => each.id === setup)?.seats ?? 0
  const clients = Array.from({ length: seats }, () => new TestClient(server.url))
  for (const client of clients) await client.guest()
  const [owner, ...others] = clients as [TestClient, ...TestClient[]]
  const chairs = clients.map((_, seat) => (seat === 0 ? 'me' : 'anybody') as 'me' | 'anybody')
  const { match } = await owner.make({ rulebook: rulebook.id, setup, chairs })
  for (const client of others) await client.join(match.id)
  const sockets: TestSocket[] = []
  for (const client of [...clients, new TestClient(server.url)]) {
    const socket = await client.socket()
    await socket.watch(match.id)
    sockets.push(socket)
  }
  for (let given = 0; given < mostAnswers; given++) {
    const asked = sockets.findIndex((each) => (each.positions.get(match.id)?.answers.length ?? 0) > 0)
    const socket = sockets[asked]
    const position = socket?.positions.get(match.id)
    if (socket === undefined || position === undefined || position.outcome !== null) break
    const question = position.questions.find((each) => each.id !== null)?.id as number
    const { action } = pick(chance, position.answers)
    await socket.must({ type: 'answer', match: match.id, question, action: action as never })
  }
  // each has heard everything when the answer to its own last word has come
  for (const socket of sockets) await socket.must({ type: 'ping' })
  return { match: match.id, seats, sockets }
}

/** The update without the time of day. */
const timeless = (each: Update) => ({ ...each, position: { ...each.position, now: 0, clocks: [] } })

/** What a viewer would be shown if the world were another. */
function shownIn(world: Course['match']['state'], course: Course, viewer: Seat | null) {
  const real = course.match.state
  course.match.state = world
  try {
    return timeless(update('', course, viewer, course.numberFor(viewer), 0)).position
  } finally {
    course.match.state = real
  }
}

/** Plays the same answers beside the server and hears every event in the moment in which it is told. */
class Ears {
  private readonly rulebook: Rulebook
  private readonly state: GameState
  private readonly viewers: readonly (Seat | null)[]

  constructor(rulebook: Rulebook, setup: Setup, seed: Seed, viewers: readonly (Seat | null)[]) {
    this.rulebook = rulebook
    this.state = rulebook.begin(setup, seed)
    this.viewers = viewers
  }

  /** The hidden things that the events of an answer have named to those who may not know them. */
  leaksOf(seat: Seat, action: Action): { viewer: Seat | null; name: string; kind: string }[] {
    const named: { viewer: Seat | null; name: string; kind: string }[] = []
    this.rulebook.play(this.state, seat, action, (event, insiders = 0, fuller) => {
      for (const viewer of this.viewers) {
        const heard = heardBy({ event, insiders, fuller: fuller ?? null }, viewer)
        for (const name of this.rulebook.scrutiny.mentions(heard)) {
          if (this.isSecret(viewer, name)) named.push({ viewer, name, kind: heard.kind })
        }
      }
    })
    // a card may be named before it is laid down: what is still hidden when all is done has leaked
    return named.filter(({ viewer, name }) => this.isSecret(viewer, name))
  }

  private isSecret(viewer: Seat | null, name: string): boolean {
    return this.rulebook.scrutiny.secrets(this.state, viewer).includes(name)
  }
}

describe.each(games.map((each) => each.id))('%s', (id) => {
  test('nothing that a seat may not know is in any byte that it receives', async () => {
    const rulebook = await (games.find((each) => each.id === id) as (typeof games)[number]).load()
    const chance = streamOf(42)
    const { setups } = rulebook
    const some = [0, setups.length >> 1, setups.length - 1].slice(0, setupsOfEach)
    for (const setup of new Set(some.map((i) => setups[i]?.id as string))) {
      const { match, seats, sockets } = await recordedGame(rulebook, setup, chance)
      const row = await server.site.storage.matches.find(match)
      if (row === null) throw new Error('no match')
      const entries = (await server.site.storage.matches.entries(match)).map(entryOf)
      expect(entries.length).toBeGreaterThan(8)
      await checkBytes(rulebook, row, entries, seats, sockets, chance)
      for (const socket of sockets) await socket.close()
    }
  }, 60_000)
})

async function checkBytes(
  rulebook: Rulebook,
  row: NonNullable<Awaited<ReturnType<TestServer['site']['storage']['matches']['find']>>>,
  entries: readonly Entry[],
  seats: number,
  sockets: readonly TestSocket[],
  chance: Stream,
): Promise<void> {
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), null]
  const received = sockets.map((each) =>
    each.messages.flatMap((message) => (message.type === 'update' ? [timeless(message)] : [])),
  )
  const course = new Course({
    rulebook,
    setup: setupOf(row),
    seed: row.seed,
    clock: { kind: 'none' },
    begunAt: row.begun_at ?? 0,
    bots: 0,
  })
  const ears = new Ears(rulebook, setupOf(row), row.seed, viewers)
  const numbers = viewers.map(() => 0)
  for (const [i, viewer] of viewers.entries()) {
    expect(received[i]?.shift()).toEqual(timeless(roundTrip(update(row.id, course, viewer, 0, 0))))
  }
  for (const entry of entries) {
    expect(course.take(entry)).toBeNull()
    for (const [i, viewer] of viewers.entries()) {
      const after = numbers[i] as number
      if (course.numberFor(viewer) === after) continue
      numbers[i] = course.numberFor(viewer)
      // byte for byte what the course gives for these eyes ...
      const expected = timeless(roundTrip(update(row.id, course, viewer, after, 0)))
      expect(received[i]?.shift()).toEqual(expected)
      // ... which would be the same in any world that these eyes cannot tell from this one
      for (const seat of viewer === null ? viewers.slice(0, -1) : [viewer]) {
        const world = rulebook.imagine(course.match.state, seat as Seat, chance)
        expect(shownIn(world, course, viewer)).toEqual(
          timeless(update('', course, viewer, numbers[i] as number, 0)).position,
        )
      }
    }
    if (entry.kind === 'answer') expect(ears.leaksOf(entry.seat, entry.action)).toEqual([])
  }
  for (const [i, socket] of sockets.entries()) {
    expect(received[i]).toEqual([])
    const bytes = socket.received.join('\n')
    expect(bytes).not.toContain(row.seed)
    expect(bytes).not.toContain(row.invitation)
    const kinds = new Set(socket.messages.map((each) => each.type))
    expect(
      [...kinds].sort().filter((each) => !['done', 'match', 'update', 'welcome', 'your move'].includes(each)),
    ).toEqual([])
  }
}

function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

test('the recorder would notice: a view that shows a hand is caught', async () => {
  const rulebook = await (games.find((each) => each.id === 'mini') as (typeof games)[number]).load()
  const leaky = {
    ...rulebook,
    view: (state: Parameters<Rulebook['view']>[0]) => ({
      hands: (state as unknown as { hands: number[][] }).hands,
    }),
  } as Rulebook
  const course = new Course({
    rulebook: leaky,
    setup: { id: 'duel', options: {} },
    seed: 'leak',
    clock: { kind: 'none' },
    begunAt: 0,
    bots: 0,
  })
  const world = rulebook.imagine(course.match.state, 0, streamOf(1))
  expect(shownIn(world, course, 0)).not.toEqual(timeless(update('', course, 0, 0, 0)).position)
})
