import type { OrderSheet, Seat } from '@gunbai/kernel'
import { seatsIn } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BotThread } from '../bots/bot-thread.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const thinking = new BotThread()
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await thinking.close()
  await server.stop()
})

/** Orders what is recommended for a game by days, as the page does for whoever has ordered nothing. */
async function orderAsRecommended(client: TestClient, match: string): Promise<void> {
  const { sheet } = await client.must<{ sheet: OrderSheet }>('GET', `/api/matches/${match}/orders`)
  const orders = sheet.classes.map(({ id, recommended }) => ({
    window: id,
    subject: null,
    stance: recommended.days,
    during: 'game',
  }))
  await client.must('PUT', `/api/matches/${match}/orders`, { orders })
}

test('a game by days, to its end over the wire: each comes at most 45 times', async () => {
  const players = [new TestClient(server.url), new TestClient(server.url)] as const
  for (const each of players) await each.guest()
  const [ann, bo] = players
  const days = { kind: 'days', days: 3 } as const
  const { match } = await ann.make({ rulebook: 'samurai', setup: 'gmt-01', clock: days })
  await bo.join(match.id)
  for (const each of players) await orderAsRecommended(each, match.id)

  const room = await server.site.rooms.get(match.id)
  /** Whoever is asked and has not ordered the answer, with what a player of middling strength would answer. */
  const next = () =>
    room.look((course) => {
      const seat = seatsIn(course.awaiting).find((each) => course.standing.unasked(each) === null)
      const question = course.match.questions().find((each) => each.seat === seat)
      return seat === undefined || question === undefined
        ? null
        : { seat, question: question.id, state: room.rulebook.save(course.match.state) }
    })
  const visits = [0, 0]
  let here: Seat | null = null
  for (;;) {
    const asked = await next()
    if ((await room.look((course) => course.outcome)) !== null) break
    if (asked === null) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      continue
    }
    const { seat, question, state } = asked
    if (here !== seat) visits[seat] = (visits[seat] ?? 0) + 1
    here = seat
    const { id: rulebook, version } = room.rulebook
    const brief = { game: match.id, rulebook, version, state, seat, bot: 'greedy', seed: 'by days' }
    const action = await thinking.choose(brief)
    await players[seat]?.must('POST', `/api/matches/${match.id}/answers`, { question, action })
  }
  expect(Math.max(...visits)).toBeLessThanOrEqual(45)
  expect(Math.min(...visits)).toBeGreaterThan(1)
}, 300_000)
