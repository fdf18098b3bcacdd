import {
  type Action,
  type GameState,
  heardBy,
  pick,
  type Rulebook,
  recommendedOrders,
  type Seat,
  type Seed,
  type Setup,
  type Stream,
  seatsIn,
  streamOf,
} from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { entryOf } from './matches/chronicle.ts'
import { Course } from './matches/course.ts'
import { setupOf } from './matches/match-info.ts'
import { type Update, update } from './matches/update.ts'
import { pledges } from './testing/pledges.ts'
import { TestClient, type TestSocket } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** The setups that are played; of a game that is not named here the first. */
const played: Readonly<Record<string, readonly string[]>> = {
  samurai: ['gmt-01', 'zvezda-1'],
  shogun: ['standard-3'],
  glory: ['two-crossings'],
}

const pledgesShelved = {
  id: 'pledges',
  load: async () => pledges as unknown as Rulebook,
  languages: async () => [],
  versions: async () => [pledges.version],
  messages: async () => ({}),
}
const games = [pledgesShelved, ...shelf]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ shelf: games })
}, 300_000)
afterAll(() => server.stop())

/** A match that has begun: a client for each seat, and a spectator, all watching. */
async function seated(rulebook: Rulebook, setup: string) {
  const seats = rulebook.setups.find((each) => each.id === setup)?.seats ?? 0
  const clients = Array.from({ length: seats }, () => new TestClient(server.url))
  for (const client of clients) await client.guest()
  const [owner, ...others] = clients as [TestClient, ...TestClient[]]
  const chairs = clients.map((_, seat) => (seat === 0 ? 'me' : 'anybody') as 'me' | 'anybody')
  const { match } = await owner.make({ rulebook: rulebook.id, setup, chairs })
  for (const client of others) await client.join(match.id)
  const row = await server.site.storage.matches.find(match.id)
  if (row === null) throw new Error('no match')
  const secretWords = [row.seed, row.invitation]
  const eyes: Eyes[] = []
  for (const [i, client] of [...clients, new TestClient(server.url)].entries()) {
    const socket = await client.socket()
    await socket.watch(match.id)
    eyes.push(new Eyes(socket, i < seats ? i : null, secretWords))
  }
  return { row, eyes }
}

/** A seat or a spectator, and every byte that it receives. */
class Eyes {
  readonly viewer: Seat | null
  readonly socket: TestSocket
  messages = 0
  bytes = 0
  private readonly secretWords: readonly string[]

  constructor(socket: TestSocket, viewer: Seat | null, secretWords: readonly string[]) {
    this.socket = socket
    this.viewer = viewer
    this.secretWords = secretWords
  }

  /** The next update, as text and as what it says; whatever came before it is looked at too. */
  async nextUpdate(): Promise<{ text: string; now: number }> {
    await this.socket.when(() => (this.socket.received.some(isUpdate) ? true : null))
    const end = this.socket.received.findIndex(isUpdate)
    const { position } = this.socket.messages[end] as Update
    return { text: this.read(end + 1).at(-1) as string, now: position.now }
  }

  /** Reads the rest, when everything has been answered. */
  async close(): Promise<void> {
    await this.socket.must({ type: 'ping' })
    expect(this.read(this.socket.received.length).filter(isUpdate)).toEqual([])
    await this.socket.close()
  }

  private read(count: number): string[] {
    const texts = this.socket.received.splice(0, count)
    this.socket.messages.splice(0, count)
    for (const text of texts) {
      this.messages++
      this.bytes += Buffer.byteLength(text)
      expect(this.secretWords.filter((word) => text.includes(word))).toEqual([])
      // these say nothing of the game; an update is compared whole
      expect(text).toMatch(/^\{"type":"(done|here|match|update|welcome|your move)"/)
    }
    return texts
  }
}

const isUpdate = (text: string) => text.startsWith('{"type":"update"')

/** What a viewer is shown of where a match stands. */
function shown(course: Course, viewer: Seat | null): string {
  return JSON.stringify(update('', course, viewer, course.numberFor(viewer), 0).position)
}

/** What a viewer would be shown if the world were another. */
function shownIn(world: Course['match']['state'], course: Course, viewer: Seat | null) {
  const real = course.match.state
  course.match.state = world
  try {
    return shown(course, viewer)
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

describe.each(
  games.flatMap(({ id }) =>
    (played[id] ?? [null]).map((setup) => [id, setup ?? 'the first setup', setup] as const),
  ),
)('%s, %s', (id, _, setup) => {
  test('in a whole game nothing that a seat may not know is in any byte that it receives', async () => {
    const rulebook = await (games.find((each) => each.id === id) as (typeof games)[number]).load()
    const counted = await watchedGame(rulebook, setup ?? (rulebook.setups[0]?.id as string), streamOf(42))
    console.log(
      `leak test: ${id} ${setup ?? ''}: a whole game of ${counted.answers} answers, ${counted.byOrder} by order, ` +
        `${counted.together} times two as one, ${counted.messages} messages and ` +
        `${(counted.bytes / 1e6).toFixed(1)} MB to ${counted.eyes} viewers, ${counted.worlds} other worlds that look the same`,
    )
  }, 600_000)
})

/** Seat 1 orders what is recommended, if the game has windows; the others are asked everything. */
async function giveOrders(course: Course, match: string, eyes: readonly Eyes[]): Promise<void> {
  const orders = recommendedOrders(course.terms.rulebook.windows, 'live')
  if (orders.length === 0) return
  await (eyes[1] as Eyes).socket.must({ type: 'orders', match, orders: orders as never })
  course.standing.follow(course.match.state.asked.map((_, seat) => (seat === 1 ? orders : null)))
}

/** One of those who are asked answers, twice in one batch where nothing comes between. Gives how many were taken. */
async function givePlan(
  course: Course,
  match: string,
  eyes: readonly Eyes[],
  chance: Stream,
): Promise<number> {
  const { rulebook } = course.terms
  const seat = pick(chance, seatsIn(course.awaiting))
  const question = course.match.questions().find((each) => each.seat === seat)?.id ?? -1
  const world = rulebook.copy(course.match.state)
  const chosen = () => rulebook.knowledge.playout(world, seat, rulebook.answers(world, seat), chance)
  const actions = [chosen()]
  const { awaiting, revealed } = world
  rulebook.play(world, seat, actions[0] as Action)
  const isSurprise = world.awaiting !== awaiting || world.revealed !== revealed || world.result !== null
  if (!isSurprise) actions.push(chosen())
  const reply = await (eyes[seat] as Eyes).socket.ask({
    type: 'answers',
    match,
    question,
    actions: actions as never,
  })
  if (reply.type === 'refused') throw new Error(`refused: ${JSON.stringify(reply.problem)}`)
  return reply.taken ?? 0
}

/** The answers that the record has after the first so many, when there are as many as were acknowledged or ordered. */
async function entriesAfter(match: string, number: number, count: number) {
  const rows = await vi.waitUntil(
    async () => {
      const found = await server.site.storage.matches.entries(match, number)
      return found.length >= count && found
    },
    { timeout: 30_000, interval: 2 },
  )
  return rows.slice(0, count).map((row) => {
    const entry = entryOf(row)
    if (entry.kind !== 'answer') throw new Error('an answer that was acknowledged is not in the record')
    return entry
  })
}

/** Plays a game to its end, and compares whatever comes to anybody with what those eyes may see. */
async function watchedGame(rulebook: Rulebook, setup: string, chance: Stream) {
  const { row, eyes } = await seated(rulebook, setup)
  const course = new Course({
    rulebook,
    setup: setupOf(row),
    seed: row.seed,
    clock: { kind: 'none' },
    begunAt: (await server.site.storage.matches.find(row.id))?.begun_at ?? 0,
    bots: 0,
  })
  const ears = new Ears(
    rulebook,
    setupOf(row),
    row.seed,
    eyes.map(({ viewer }) => viewer),
  )
  let worlds = 0
  let byOrder = 0
  let together = 0
  for (const each of eyes) {
    const { text, now } = await each.nextUpdate()
    expect(text).toBe(JSON.stringify(update(row.id, course, each.viewer, 0, now)))
  }
  await giveOrders(course, row.id, eyes)
  while (course.outcome === null) {
    const isOrdered = seatsIn(course.awaiting).some((each) => course.standing.unasked(each) !== null)
    const taken = isOrdered ? 1 : await givePlan(course, row.id, eyes, chance)
    if (isOrdered) byOrder++
    if (taken > 1) together++
    const entries = await entriesAfter(row.id, course.number, taken)
    const heard = eyes.map(({ viewer }) => course.numberFor(viewer))
    for (const entry of entries) expect(course.take(entry)).toBeNull()
    for (const [i, each] of eyes.entries()) {
      const { viewer } = each
      const after = heard[i] as number
      if (course.numberFor(viewer) === after) continue
      // byte for byte what the course gives for these eyes ...
      const { text, now } = await each.nextUpdate()
      expect(text).toBe(JSON.stringify(update(row.id, course, viewer, after, now)))
      // ... which would be the same in any world that these eyes cannot tell from this one
      const here = shown(course, viewer)
      for (const from of viewer === null ? eyes.slice(0, -1) : [each]) {
        const world = rulebook.imagine(course.match.state, from.viewer as Seat, chance)
        expect(shownIn(world, course, viewer)).toBe(here)
        worlds++
      }
    }
    for (const { seat, action } of entries) expect(ears.leaksOf(seat, action)).toEqual([])
  }
  for (const each of eyes) await each.close()
  const sum = (of: (each: Eyes) => number) => eyes.reduce((total, each) => total + of(each), 0)
  return {
    answers: course.number,
    byOrder,
    together,
    eyes: eyes.length,
    worlds,
    messages: sum((each) => each.messages),
    bytes: sum((each) => each.bytes),
  }
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
  expect(shownIn(world, course, 0)).not.toBe(shown(course, 0))
})
