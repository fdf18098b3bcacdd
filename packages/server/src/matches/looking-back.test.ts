import { chooseSetup, pick, type Rulebook, replay, type Seat, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pledges } from '../testing/pledges.ts'
import { playAtRandom } from '../testing/random-play.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { PastEntry } from './chronicle.ts'
import { Course } from './course.ts'
import type { ImaginedPosition } from './play.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

test.each([
  ['mini', mini as unknown as Rulebook],
  ['pledges', pledges as unknown as Rulebook],
])('%s: every number leads back to what its viewer saw then, undone answers and all', (_, rulebook) => {
  const setup = chooseSetup(rulebook, rulebook.setups[0]?.id ?? '')
  const course = new Course({ rulebook, setup, seed: 'back', clock: { kind: 'none' }, begunAt: 0, bots: 0 })
  const viewers: (Seat | null)[] = [...Array.from({ length: course.seats }, (_, seat) => seat), null]
  const seen = viewers.map((viewer) => [course.position(viewer, 0).view])
  const chance = streamOf(7)
  const kinds = new Set<string>()
  for (let at = 1; course.outcome === null; at++) {
    const { seat, id } = pick(chance, course.match.questions())
    const regrets = viewers.find((each) => each !== null && course.undoable(each) > 0)
    const entry =
      at % 5 === 4 && regrets !== undefined && regrets !== null
        ? ({ kind: 'undo', seat: regrets, at } as const)
        : at % 7 === 6 && course.offer === null
          ? ({ kind: 'offer', seat, offer: 'draw', at } as const)
          : ({
              kind: 'answer',
              seat,
              question: id,
              action: pick(chance, rulebook.answers(course.match.state, seat)),
              at,
            } as const)
    expect(course.take(entry)).toBeNull()
    kinds.add(entry.kind)
    for (const [i, viewer] of viewers.entries()) {
      const list = seen[i] as unknown[]
      if (course.numberFor(viewer) === list.length) list.push(course.position(viewer, 0).view)
    }
  }
  expect([...kinds].sort()).toEqual(['answer', 'offer', 'undo'])
  for (const [i, viewer] of viewers.entries()) {
    const list = seen[i] as unknown[]
    expect(list).toHaveLength(course.numberFor(viewer) + 1)
    for (const [number, view] of list.entries()) {
      expect(course.after(number, viewer)).toMatchObject({ number, last: list.length - 1 })
      expect(course.after(number, viewer).view).toEqual(view)
    }
    expect(() => course.after(list.length, viewer)).toThrow('You have heard')
  }
})

async function begunMatch(rated = false) {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  const serial = Math.random().toString(36).slice(2, 8)
  await one.register(`One ${serial}`)
  await two.register(`Two ${serial}`)
  const { match } = await one.make({ rated })
  await two.join(match.id)
  return { one, two, match: match.id }
}

test('while a match goes on each looks back through their own eyes, and nobody through others', async () => {
  const { one, two, match } = await begunMatch()
  const sockets = [await one.socket(), await two.socket()] as const
  const first = await sockets[0].watch(match)
  await sockets[1].watch(match)
  await Promise.all(sockets.map((socket, i) => playAtRandom(socket, match, streamOf(i), 3)))
  const back = await one.must<PastEntry>('GET', `/api/matches/${match}/entries/0`)
  expect(back.view).toEqual(first.view)
  expect(back.last).toBeGreaterThanOrEqual(3)
  const other = await two.must<PastEntry>('GET', `/api/matches/${match}/entries/0`)
  const nobody = await new TestClient(server.url).must<PastEntry>('GET', `/api/matches/${match}/entries/0`)
  expect(other.view).not.toEqual(first.view)
  expect(nobody.view).not.toEqual(first.view)
  expect(nobody.questions.some((each) => 'id' in each)).toBe(false)
  expect((await one.ask('GET', `/api/matches/${match}/entries/9999`)).status).toBe(404)
  expect((await one.ask('GET', `/api/matches/${match}/moments/0?eyes=1`)).status).toBe(409)
  for (const socket of sockets) await socket.close()
})

test('hints are for whoever is asked, and not where it counts', async () => {
  const { one, two, match } = await begunMatch()
  const page = await one.page(match)
  const answers = page.update?.position.answers.map(({ action }) => action)
  const given = await one.must<{ advice: { action: object; chance: number; phrase: { id: string } }[] }>(
    'POST',
    `/api/matches/${match}/advice`,
    {},
  )
  expect(given.advice.length).toBeGreaterThan(0)
  for (const { action, chance, phrase } of given.advice) {
    expect(answers).toContainEqual(action)
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
    expect(phrase.id).toMatch(/./)
  }
  const stranger = new TestClient(server.url)
  await stranger.guest()
  expect((await stranger.ask('POST', `/api/matches/${match}/advice`, {})).status).toBe(403)
  expect((await two.page(match)).update?.position.number).toBe(0)

  const rated = await begunMatch(true)
  expect(await rated.one.ask('POST', `/api/matches/${rated.match}/advice`, {})).toMatchObject({
    status: 403,
    body: { problem: { message: 'There are no hints in a rated game.' } },
  })
}, 300_000)

test('a seat gets a position to try something from, that nothing hidden has gone into; not where it counts', async () => {
  const { one, two, match } = await begunMatch()
  const ask = (client: TestClient, id = match) => client.ask<never>('POST', `/api/matches/${id}/imagined`, {})
  const { body, status } = await ask(one)
  expect(status).toBe(200)
  const { rulebook: id, version, setup, state } = body as ImaginedPosition
  const rulebook = await findRulebook(id).load(version)
  const record = { rulebook: id, version, setup, seed: 'any', answers: [], checks: [] }
  const tried = replay(rulebook, { ...record, laid: [{ after: 0, state }] })
  expect(rulebook.view(tried.state, 0)).toEqual((await one.page(match)).update?.position.view)
  const { seed } = (await server.site.storage.matches.find(match)) as { seed: string }
  const truth = rulebook.begin(setup, seed)
  expect(tried.state.dice).not.toEqual(truth.dice)
  expect(tried.state.shuffles).not.toEqual(truth.shuffles)

  const stranger = new TestClient(server.url)
  await stranger.guest()
  expect((await ask(stranger)).status).toBe(403)
  const rated = await begunMatch(true)
  expect(await ask(rated.one, rated.match)).toMatchObject({
    status: 403,
    body: { problem: { message: 'Nothing can be tried from a rated game that is played live.' } },
  })
  await two.must('POST', `/api/matches/${match}/resignation`, {})
  expect((await ask(one)).status).toBe(409)
})

test('one asks for your own matches by how they stand', async () => {
  const { one, two, match } = await begunMatch()
  const { match: waiting } = await one.make()
  const mine = async (status: string) => {
    const { matches } = await one.must<{ matches: { id: string }[] }>(
      'GET',
      `/api/matches?list=mine&status=${status}`,
    )
    return matches.map(({ id }) => id)
  }
  expect(await mine('playing')).toEqual([match])
  expect(await mine('waiting')).toEqual([waiting.id])
  await two.must('POST', `/api/matches/${match}/resignation`, {})
  expect(await mine('over')).toEqual([match])
  expect(await mine('playing')).toEqual([])
})
