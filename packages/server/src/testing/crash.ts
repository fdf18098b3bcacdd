import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, commitment, pick, type Stream, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { entryOf } from '../matches/chronicle.ts'
import { Course } from '../matches/course.ts'
import { setupOf } from '../matches/match-info.ts'
import type { MatchPosition } from '../matches/position.ts'
import { openStorage } from '../storage/storage.ts'
import { startNode } from './node-process.ts'
import { freePort, startPostgres } from './postgres.ts'
import { TestClient, type TestSocket } from './test-client.ts'

/** What a run of kills has shown. */
export interface CrashReport {
  kills: number
  acknowledged: number
  /** Entries in the record of an answer that was sent but whose acknowledgement the kill cut off. Allowed. */
  unacknowledgedKept: number
  lost: number
  doubled: number
  /** Matches whose record does not replay, or whose row disagrees with it. */
  broken: number
  matches: number
  entries: number
}

/** A player who remembers what was acknowledged. */
interface Player {
  readonly client: TestClient
  readonly seat: number
  readonly match: string
  readonly chance: Stream
  /** The questions whose answers were acknowledged, and what was answered. */
  readonly acknowledged: Map<number, string>
  /** Answers that were sent; the last may have no acknowledgement. */
  readonly sent: Map<number, string>
  number: number
}

/**
 * Plays matches at random while the server is killed again and again, and then compares the record with what the
 * players were told.
 */
export async function crashTest(
  engine: 'sqlite' | 'postgres',
  kills: number,
  pairs = 8,
  rulebook = 'mini',
): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-crash-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const place = postgres === null ? null : await postgres.newDatabase()
  const env: Record<string, string> = {
    PORT: String(await freePort()),
    ...(place === null ? { GUNBAI_DATA: folder } : { DATABASE_URL: place }),
  }
  const chance = streamOf(kills * 7 + pairs)
  const players: Player[] = []
  let node = await startNode(env)
  try {
    for (let kill = 0; kill < kills; kill++) {
      const missing = pairs - players.filter(({ number }) => number >= 0).length / 2
      for (let i = 0; i < missing; i++) players.push(...(await newPair(node.url, rulebook, chance)))
      const playing = players.filter(({ number }) => number >= 0).map((player) => playUntilCut(player))
      await untilBusy(players, below(chance, 40 * pairs))
      await new Promise((resolve) => setTimeout(resolve, below(chance, 20)))
      await node.kill()
      await Promise.all(playing)
      node = await startNode(env)
    }
    await node.kill()
    return await compare(place ?? join(folder, 'gunbai.db'), players, kills)
  } finally {
    if (node.child.exitCode === null && node.child.signalCode === null) await node.kill()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until so many answers more were acknowledged, or the players have run out of matches. */
async function untilBusy(players: readonly Player[], more: number): Promise<void> {
  const count = () => players.reduce((sum, each) => sum + each.acknowledged.size, 0)
  const wanted = count() + more
  const end = Date.now() + 60_000
  while (count() < wanted && players.some(({ number }) => number >= 0) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

async function newPair(url: string, rulebook: string, chance: Stream): Promise<Player[]> {
  const clients = [new TestClient(url), new TestClient(url)] as const
  for (const client of clients) await client.guest()
  const setup = (await findRulebook(rulebook).load()).setups.find((each) => each.seats === 2)?.id ?? ''
  const { match } = await clients[0].make({ rulebook, setup })
  await clients[1].join(match.id)
  return clients.map((client, seat) => ({
    client,
    seat,
    match: match.id,
    chance: streamOf(pick(chance, [11, 22, 33, 44, 55, 66, 77]) + seat),
    acknowledged: new Map(),
    sent: new Map(),
    number: 0,
  }))
}

/** Plays until the server is gone or the match is over, which is noted as the number -1. */
async function playUntilCut(player: Player): Promise<void> {
  const { match, sent, acknowledged, chance } = player
  let socket: TestSocket | null = null
  try {
    socket = await player.client.socket()
    await socket.watch(match, player.number)
    for (;;) {
      const position = await nextPosition(socket, match, sent)
      if (position.outcome !== null) break
      const question = position.questions.find((each) => each.id !== null)?.id as number
      const { action } = pick(chance, position.answers)
      sent.set(question, JSON.stringify(action))
      const reply = await socket.ask({ type: 'answer', match, question, action: action as never })
      if (reply.type === 'done') acknowledged.set(question, JSON.stringify(action))
      else throw new Error(`refused: ${JSON.stringify(reply.problem)}`)
    }
    player.number = -1
  } catch (error) {
    const cut = /closed|hang up|ECONN|socket|fetch failed/i.test(String(error))
    if (!cut) throw error
    player.number = socket?.heard.get(match)?.at(-1)?.number ?? player.number
  } finally {
    socket?.raw.terminate()
  }
}

/** The next position that asks what was not yet answered. After a cut the same question may be asked again. */
function nextPosition(socket: TestSocket, match: string, sent: Map<number, string>): Promise<MatchPosition> {
  let first = true
  return socket.when(() => {
    const now = socket.positions.get(match)
    if (now === undefined) return null
    const id = now.questions.find((each) => each.id !== null)?.id ?? null
    const fresh = first && socket.messages.filter((each) => each.type === 'update').length === 1
    first = false
    return now.outcome !== null || (id !== null && (fresh || !sent.has(id))) ? now : null
  })
}

async function compare(place: string, players: readonly Player[], kills: number): Promise<CrashReport> {
  const storage = await openStorage(place)
  const report: CrashReport = {
    kills,
    acknowledged: 0,
    unacknowledgedKept: 0,
    lost: 0,
    doubled: 0,
    broken: 0,
    matches: new Set(players.map((each) => each.match)).size,
    entries: 0,
  }
  for (const { match, seat, acknowledged, sent } of players) {
    const entries = (await storage.matches.entries(match)).map(entryOf)
    const own = entries.flatMap((each) => (each.kind === 'answer' && each.seat === seat ? [each] : []))
    report.acknowledged += acknowledged.size
    for (const [question, action] of acknowledged) {
      const kept = own.filter((each) => each.question === question)
      if (!kept.some((each) => sameJson(each.action, action))) report.lost++
    }
    const questions = own.map((each) => each.question)
    report.doubled += questions.length - new Set(questions).size
    for (const each of own) {
      if (!sameJson(each.action, sent.get(each.question) ?? '')) report.broken++
      if (!acknowledged.has(each.question)) report.unacknowledgedKept++
    }
  }
  for (const id of new Set(players.map((each) => each.match))) {
    report.entries += (await storage.matches.entries(id)).length
    if (!(await replaysToItsRow(storage, id))) report.broken++
  }
  await storage.database.close()
  return report
}

/** Whether a record replays twice to the same hash, and its row says the same. */
async function replaysToItsRow(
  storage: Awaited<ReturnType<typeof openStorage>>,
  id: string,
): Promise<boolean> {
  const row = await storage.matches.find(id)
  if (row === null) return false
  const rulebook = await findRulebook(row.rulebook).load()
  const rows = await storage.matches.entries(id)
  const terms = {
    rulebook,
    setup: setupOf(row),
    seed: row.seed,
    clock: JSON.parse(row.clock),
    begunAt: row.begun_at ?? 0,
    bots: 0,
  }
  const [once, twice] = [new Course(terms), new Course(terms)]
  for (const each of rows) {
    if (once.take(entryOf(each)) !== null || twice.take(entryOf(each)) !== null) return false
  }
  const inOrder = rows.every((each, i) => each.number === i + 1)
  const hashes = [once, twice].map(({ match }) => rulebook.hash(match.state))
  return (
    inOrder &&
    hashes[0] === hashes[1] &&
    row.number === rows.length &&
    row.awaiting === once.awaiting &&
    (row.outcome !== null) === (once.outcome !== null) &&
    row.commitment === commitment(row.seed)
  )
}

function sameJson(value: unknown, text: string): boolean {
  if (text === '') return false
  const sorted = (object: object) => JSON.stringify(Object.entries(object).sort())
  return sorted(value as object) === sorted(JSON.parse(text))
}
