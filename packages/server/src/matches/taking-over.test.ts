import { describe, expect, test } from 'vitest'
import { engines, serverOn } from '../testing/server-on.ts'
import { TestClient } from '../testing/test-client.ts'

describe.each(engines)('on %s', (engine) => {
  let now = Date.now()

  // a bot takes its time: who takes over meets the question that it was asked
  const at = serverOn(engine, { botPause: 50_000_000 }, () => now)

  async function guest(): Promise<TestClient> {
    const client = new TestClient(at.server.url)
    await client.guest()
    return client
  }

  /** Three people play, and the first who is asked something leaves. */
  async function left() {
    const people = [await guest(), await guest(), await guest()] as const
    const { match } = await people[0].make({
      rulebook: 'shogun',
      setup: 'standard-3',
      chairs: ['me', 'anybody', 'anybody'],
      clock: { kind: 'live', minutes: 10, increment: 0 },
    })
    await people[1].join(match.id)
    await people[2].join(match.id)
    now += 9 * 60_000
    const seat = (await people[0].page(match.id)).match.awaiting[0] ?? 0
    const [ann, bo, cy] = [0, 1, 2].map((i) => people[(seat + i) % 3]) as [TestClient, TestClient, TestClient]
    await ann.ask('POST', `/api/matches/${match.id}/resignation`, {})
    return { ann, bo, cy, match: match.id, seat }
  }

  const takeOver = (client: TestClient, match: string, seat: number) =>
    client.ask('POST', `/api/matches/${match}/takeovers`, { seat })
  const me = async (client: TestClient) => ((await client.ask('GET', '/api/me')).body as { id: string }).id

  test('a vacant seat is taken over by another, with all of its time, and the bot plays there no more', async () => {
    const { bo, match, seat } = await left()
    expect((await bo.page(match)).update?.position.bots).toBe(1 << seat)
    const dee = await guest()
    expect((await takeOver(dee, match, seat)).status).toBe(200)
    const { seat: hers, update } = await dee.page(match)
    expect(hers).toBe(seat)
    expect(update?.position.bots).toBe(0)
    expect(update?.position.clocks[seat]).toBeGreaterThan(9.9 * 60_000)
    const question = update?.position.questions.find((each) => each.seat === seat)?.id
    const action = update?.position.answers[0]?.action
    expect((await dee.ask('POST', `/api/matches/${match}/answers`, { question, action })).status).toBe(200)
    expect((await bo.page(match)).match.players[seat]).toMatchObject({ id: await me(dee) })
  })

  test('one of several, who have not sat there; and not those who sit there or have left', async () => {
    const { ann, bo, match, seat } = await left()
    const rivals = await Promise.all([guest(), guest(), guest()])
    expect((await takeOver(bo, match, seat)).status).toBe(403)
    const statuses = await Promise.all(rivals.map(async (each) => (await takeOver(each, match, seat)).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const winner = rivals[statuses.indexOf(200)] as TestClient
    await winner.ask('POST', `/api/matches/${match}/resignation`, {})
    expect((await takeOver(ann, match, seat)).status).toBe(403)
    expect((await takeOver(winner, match, (seat + 1) % 3)).status).toBe(409)
    const loser = rivals[statuses.indexOf(409)] as TestClient
    expect((await takeOver(loser, match, seat)).status).toBe(200)
  })

  test('no seat at which somebody plays, no bot of the house, nothing that is over, and no private match', async () => {
    const { match, seat } = await left()
    const dee = await guest()
    expect((await takeOver(dee, match, (seat + 1) % 3)).status).toBe(409)
    const ann = await guest()
    const bots = await ann.make({ chairs: ['me', { bot: 'random' }] })
    expect((await takeOver(dee, bots.match.id, 1)).status).toBe(409)
    const hidden = await ann.make({ chairs: ['me', { bot: 'random' }], visibility: 'private' })
    expect((await takeOver(dee, hidden.match.id, 1)).status).toBe(404)
  })

  test('it is read again from the record as it was', async () => {
    const { cy, match, seat } = await left()
    const dee = await guest()
    await takeOver(dee, match, seat)
    at.server.site.rooms.sweep(-1)
    expect((await cy.page(match)).update?.position.bots).toBe(0)
  })
})
