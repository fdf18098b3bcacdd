import { expect, test } from 'vitest'
import type { Storage } from '../storage.ts'
import type { MatchRow } from '../tables.ts'
import type { Stored } from './stored.ts'

const beginning = { awaiting: 3, botsDue: 2, at: 5, dueAt: 9 }

/** What is owed to those who sit down, stand up and look for matches. */
export function testSeats(stored: Stored): void {
  test('a chair is taken by one person only', async () => {
    const { id } = await stored.aMatch([null, null])
    const people = await Promise.all(Array.from({ length: 6 }, () => stored.somebody()))
    const sat = await Promise.all(people.map((each) => stored.storage.matches.sit(id, 1, each.id, beginning)))
    expect(sat.filter((each) => each === 'sat')).toHaveLength(1)
    expect(sat.filter((each) => each === 'taken')).toHaveLength(5)
    expect((await stored.storage.matches.seatsOf([id]))[1]?.person).toBe(people[sat.indexOf('sat')]?.id)
  })

  test('a person takes one chair of a match, however many are asked for at once, on however many nodes', async () => {
    const other = await stored.otherNode()
    for (let i = 0; i < 8; i++) {
      const { id } = await stored.aMatch([null, null, null, null])
      const { id: person } = await stored.somebody()
      const asked = [0, 1, 2, 3].map((seat) =>
        (seat % 2 === 0 ? stored.storage : other).matches.sit(id, seat, person, beginning),
      )
      const sat = await Promise.all(asked)
      expect(sat.filter((each) => each === 'sat')).toHaveLength(1)
      expect(sat.filter((each) => each === 'seated')).toHaveLength(3)
      const chairs = (await stored.storage.matches.seatsOf([id])).map((each) => each.person)
      expect(chairs.filter((each) => each === person)).toHaveLength(1)
    }
    if (other !== stored.storage) await other.database.close()
  })

  test('a match begins with the last who sits down, and then nobody stands up', async () => {
    const people = await Promise.all([stored.somebody(), stored.somebody(), stored.somebody()])
    const { id } = await stored.aMatch([null, null, null])
    const sat = await Promise.all(
      people.map((each, seat) => stored.storage.matches.sit(id, seat, each.id, beginning)),
    )
    expect(sat.sort()).toEqual(['begun', 'sat', 'sat'])
    expect(await stored.storage.matches.stand(id, people[1].id)).toBe(false)
    expect(await stored.storage.matches.remove(id)).toBe(false)
    expect(await stored.storage.matches.find(id)).toMatchObject({
      status: 'playing',
      awaiting: 3,
      bots_due: 2,
      begun_at: 5,
      due_at: 9,
    })
  })

  test('what a seat has ordered is kept with it, and with no other', async () => {
    const { id } = await stored.aMatch([null, null])
    await stored.storage.matches.order(id, 1, '["ask"]')
    expect((await stored.storage.matches.seatsOf([id])).map(({ orders }) => orders)).toEqual([
      null,
      '["ask"]',
    ])
  })

  test('a match that has not begun is removed with all that was said about it, and nobody else’s words', async () => {
    const { id: author } = await stored.somebody()
    const [gone, kept] = [await stored.aMatch([author, null]), await stored.aMatch([author, null])]
    for (const { id: match } of [gone, kept]) {
      const message = stored.fresh('chat')
      await stored.storage.chat.add({ id: message, match, room: 'players', author, text: match, at: 1 })
      const report = { message, reporter: author, reason: '', at: 1, settled_at: null }
      await stored.storage.chat.report({ ...report, id: stored.fresh('report') })
    }
    expect(await stored.storage.matches.remove(gone.id)).toBe(true)
    expect(await stored.storage.matches.find(gone.id)).toBeNull()
    expect(await stored.storage.matches.seatsOf([gone.id])).toEqual([])
    expect(await stored.storage.chat.latest(gone.id, 'players', 9)).toEqual([])
    expect(await stored.storage.chat.latest(kept.id, 'players', 9)).toMatchObject([{ text: kept.id }])
    const reported = (await stored.storage.chat.openReports(100)).map((each) => each.match)
    expect(reported).toContain(kept.id)
    expect(reported).not.toContain(gone.id)
    expect(await stored.storage.matches.remove(gone.id)).toBe(false)
  })

  test('found again: matches whose bots have something to do for long, the latest first, and no others', async () => {
    const make = (touched_at: number, change: Partial<MatchRow> = {}) =>
      stored.aMatch([null, null], { status: 'playing', awaiting: 3, bots_due: 2, touched_at, ...change })
    const [older, later] = [await make(11), await make(12)]
    await make(13, { bots_due: 0 })
    await make(14, { status: 'over' })
    await make(20)
    const found = await stored.storage.matches.withBotsDue(20, 10)
    expect(found.flatMap(({ id, touched_at }) => (touched_at > 10 ? [id] : []))).toEqual([later.id, older.id])
    expect(await stored.storage.matches.withBotsDue(20, 1)).toHaveLength(1)
  })

  test('found again: matches that are over and of which not all have heard, and no others', async () => {
    const make = (ended_at: number, change: Partial<MatchRow> = {}) =>
      stored.aMatch([null, null], { status: 'over', ended_at, ...change })
    const [forgotten, rated] = [await make(11), await make(12, { rated: 1, rated_at: 13 })]
    await make(13, { told_at: 14 })
    await make(14, { status: 'playing' })
    await make(20)
    const found = async () => (await stored.storage.matches.untold(20, 10)).map((each) => each.id)
    expect(await found()).toEqual([forgotten.id, rated.id])
    await stored.storage.matches.noteTold(forgotten.id, 15)
    expect(await found()).toEqual([rated.id])
    await stored.storage.matches.noteTold(rated.id, 15)
    expect(await found()).toEqual([])
  })

  test('a match is settled once', async () => {
    const match = await stored.aMatch([null, null], { status: 'over', rated: 1, ended_at: 11 })
    expect(await stored.storage.ratings.settle(match, [], 15, () => [])).toBe(true)
    expect(await stored.storage.ratings.settle(match, [], 16, () => [])).toBe(false)
    expect(await stored.storage.matches.find(match.id)).toMatchObject({ rated_at: 15 })
  })

  test('nobody can stand up in the moment in which a match begins', async () => {
    for (let i = 0; i < 10; i++) {
      const [one, two] = [await stored.somebody(), await stored.somebody()]
      const { id } = await stored.aMatch([one.id, null])
      const [sat, stood] = await Promise.all([
        stored.storage.matches.sit(id, 1, two.id, beginning),
        stored.storage.matches.stand(id, one.id),
      ])
      expect(sat).toBe(stood ? 'sat' : 'begun')
    }
  })

  test('lists filter by status, player, game and visibility, the latest touched first', async () => {
    const one = await stored.somebody()
    const make = (touched_at: number, change: Partial<MatchRow>) =>
      stored.aMatch([one.id, null], { touched_at, status: 'playing', ...change })
    const first = await make(100, {})
    const second = await make(200, { rulebook: 'other' })
    const third = await make(300, { visibility: 'private' })
    const fourth = await make(400, { status: 'over', setup: 'siege' })
    const ids = async (filter: Omit<Parameters<Storage['matches']['list']>[0], 'limit'>) =>
      (await stored.storage.matches.list({ person: one.id, limit: 10, ...filter })).map((each) => each.id)
    expect(await ids({})).toEqual([fourth.id, third.id, second.id, first.id])
    expect(await ids({ status: 'playing', publicOnly: true })).toEqual([second.id, first.id])
    expect(await ids({ rulebook: 'other' })).toEqual([second.id])
    expect(await ids({ setup: 'siege' })).toEqual([fourth.id])
    expect(await ids({ setup: '%' })).toEqual([])
    expect(await ids({ before: 300 })).toEqual([second.id, first.id])
  })
}
