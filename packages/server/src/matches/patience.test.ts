import { type Action, chooseSetup, type Question, type Rulebook } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { generous, startTestServer, type TestServer } from '../testing/test-server.ts'
import { Course } from './course.ts'
import { impatience } from './patience.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { ...generous, undosPerSeat: 3, entriesPerMatch: 60 } })
}, 300_000)
afterAll(() => server.stop())

async function begun() {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  const path = `/api/matches/${match.id}`
  /** Answers with the first that is offered. */
  const answer = async (client: TestClient) => {
    const { update } = await client.page(match.id)
    const question = update?.position.questions.find(({ id }) => id !== null)?.id
    const action = update?.position.answers[0]?.action
    return client.ask('POST', `${path}/answers`, { question, action })
  }
  return { one, two, path, answer }
}

test('so many answers may be taken back in one match, by each seat, and no more', async () => {
  const { one, two, path, answer } = await begun()
  for (let i = 0; i < 3; i++) {
    await answer(one)
    await one.must('POST', `${path}/undo`, {})
  }
  await answer(one)
  expect(await one.ask('POST', `${path}/undo`, {})).toMatchObject({ status: 429 })
  expect((await two.ask('POST', `${path}/undo`, {})).status).toBe(409)
})

test('a draw that was refused is not offered again before some answers more', async () => {
  const { one, two, path } = await begun()
  const offer = () => one.ask('POST', `${path}/offers`, { offer: 'draw' })
  let taken = 0
  for (let i = 0; i < 40; i++) {
    if ((await offer()).status === 200) {
      taken++
      await two.must('POST', `${path}/replies`, { accept: false })
    }
  }
  expect(taken).toBe(1)
  expect((await two.ask('POST', `${path}/offers`, { offer: 'draw' })).status).toBe(200)
  await one.must('POST', `${path}/replies`, { accept: false })
})

test('after ten answers it may be offered again', () => {
  const rulebook = mini as unknown as Rulebook
  const setup = chooseSetup(rulebook, rulebook.setups[0]?.id ?? '')
  const course = new Course({
    rulebook,
    setup,
    seed: 'again 2',
    clock: { kind: 'none' },
    begunAt: 0,
    bots: 0,
  })
  const offer = { kind: 'offer', seat: 0, offer: 'draw' } as const
  const mayOffer = () => impatience(course, offer, generous) === null
  course.take({ ...offer, at: 1 })
  course.take({ kind: 'reply', seat: 1, accept: false, at: 2 })
  let answers = 0
  for (let at = 3; answers < 10; at++) {
    expect(mayOffer(), `after ${answers}`).toBe(false)
    const { seat, id } = course.match.questions()[0] as Question
    const action = rulebook.answers(course.match.state, seat).at(-1) as Action
    expect(course.take({ kind: 'answer', seat, question: id, action, at })).toBeNull()
    if (seat === 0) answers++
  }
  expect(mayOffer()).toBe(true)
})

test('a match has a greatest length, at which it can still be ended', async () => {
  const { one, two, path, answer } = await begun()
  const match = path.split('/').at(-1) ?? ''
  const number = async () => (await server.site.storage.matches.find(match))?.number ?? 0
  const { db } = server.site.storage.database
  await answer(one)
  // as if so much had happened
  const room = await server.site.rooms.get(match)
  room.row = { ...room.row, number: 60 }
  expect((await answer(two)).status).toBe(429)
  expect(await number()).toBe(1)
  expect((await one.ask('POST', `${path}/resignation`, {})).status).toBe(200)
  expect(await db.selectFrom('matches').select('status').where('id', '=', match).execute()).toEqual([
    { status: 'over' },
  ])
})
