import { describe, expect, test } from 'vitest'
import { Clocks } from '../matches/clock.ts'
import { Downtime } from '../matches/downtime.ts'
import { engines, serverOn } from '../testing/server-on.ts'
import { TestClient } from '../testing/test-client.ts'

const day = 24 * 60 * 60_000

test('a clock by days stands while its seat has days off, and goes on where it stood', () => {
  const clocks = new Clocks({ kind: 'days', days: 3 }, 2)
  clocks.takeOff([[{ from: 1 * day, to: 8 * day }], []])
  clocks.turn(0b00, 0b11, 0)
  expect(clocks.leftAt(0, 6 * day)).toBe(2 * day)
  expect(clocks.leftAt(1, 6 * day)).toBe(-3 * day)
  expect(clocks.endsAt(0, 6 * day)).toBe(10 * day)
  expect(clocks.expired(0b11, 6 * day)).toBe(0b10)
  expect(clocks.offUntil(6 * day)).toEqual([8 * day, null])
  expect(clocks.offUntil(8 * day)).toEqual([null, null])
})

test('a live clock knows no days off', () => {
  const clocks = new Clocks({ kind: 'live', minutes: 10, increment: 0 }, 1)
  clocks.takeOff([[{ from: 0, to: day }]])
  clocks.turn(0b0, 0b1, 0)
  expect(clocks.leftAt(0, 60_000)).toBe(9 * 60_000)
})

test('days off on which the site was away too are not counted twice', () => {
  const downtime = new Downtime()
  downtime.set([{ from: 2 * day, to: 4 * day }])
  const off = [{ from: 3 * day, to: 6 * day }]
  expect(downtime.counted(0, 10 * day, off)).toBe(6 * day)
  expect(downtime.reached(0, 5 * day, off)).toBe(9 * day)
  expect(downtime.reached(0, 1 * day, off)).toBe(1 * day)
})

describe.each(engines)('on %s', (engine) => {
  let now = Date.now()

  const at = serverOn(engine, {}, () => now)

  async function begun() {
    const [one, two] = [new TestClient(at.server.url), new TestClient(at.server.url)]
    await one.guest()
    await two.guest()
    const { match } = await one.make({ clock: { kind: 'days', days: 3 } })
    await two.join(match.id)
    return { one, two, match: match.id }
  }
  const claim = (client: TestClient, match: string) => client.ask('POST', `/api/matches/${match}/claims`, {})
  const takeOff = (client: TestClient, from: number, to: number) =>
    client.ask('POST', '/api/holidays', { from: now + from * day, to: now + to * day })

  test('whoever has days off loses no match on time, and everybody sees until when', async () => {
    const { one, two, match } = await begun()
    expect((await takeOff(one, 0, 10)).status).toBe(200)
    expect((await takeOff(two, 0, 10)).status).toBe(200)
    const due = (await at.server.site.storage.matches.find(match))?.due_at
    expect(due).toBe(now + 13 * day)
    const { update } = await two.page(match)
    expect(update?.position.daysOff).toEqual([now + 10 * day, now + 10 * day])
    now += 9 * day
    expect((await claim(one, match)).status).toBe(409)
    expect((await claim(two, match)).status).toBe(409)
    now += 5 * day
    const claims = [await claim(one, match), await claim(two, match)].map(({ status }) => status)
    expect(claims).toContain(200)
  })

  test('coming back early starts the clock again, and keeps the rest for later', async () => {
    const { one, two, match } = await begun()
    await takeOff(one, 0, 10)
    now += 2 * day
    const { body } = await one.ask('DELETE', '/api/holidays')
    expect(body).toMatchObject({ holidays: [], left: 19 * day })
    const [left] = (await two.page(match)).update?.position.clocks ?? []
    expect(left).toBeGreaterThan(0)
    now += 2 * day
    expect((await two.page(match)).update?.position.daysOff).toEqual([null, null])
    now += 2 * day
    const claims = [await claim(one, match), await claim(two, match)].map(({ status }) => status)
    expect(claims).toContain(200)
  })

  test('there are 21 in a year, whether together or not, and a year later again', async () => {
    const client = new TestClient(at.server.url)
    await client.guest()
    expect((await takeOff(client, 0, 22)).status).toBe(429)
    expect((await takeOff(client, 5, 5.1)).status).toBe(400)
    expect((await takeOff(client, 10, 20)).status).toBe(200)
    expect((await takeOff(client, 15, 18)).status).toBe(409)
    const both = await Promise.all([takeOff(client, 30, 36), takeOff(client, 40, 46)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429])
    const { id } = (await client.ask('GET', '/api/me')).body as { id: string }
    now += 420 * day
    await at.server.site.holidays.take(id, { from: now, to: now + 21 * day })
    expect((await at.server.site.holidays.sheet(id)).left).toBe(0)
  })
})
