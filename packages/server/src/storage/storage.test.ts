import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import type { News } from './news.ts'
import { openStorage, type Storage } from './storage.ts'
import type { AnswerRow, MatchRow, PersonRow, SeatRow } from './tables.ts'

/** What every engine owes: the same tests for both. */
describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-storage-'))
  let postgres: TestPostgres | null = null
  let place: string
  let storage: Storage

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    place = postgres === null ? join(folder, 'gunbai.db') : await postgres.newDatabase()
    storage = await openStorage(place)
  }, 300_000)

  afterAll(async () => {
    await storage.database.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)

  let made = 0
  const fresh = (what: string) => `${what}${++made}`

  async function somebody(change: Partial<PersonRow> = {}): Promise<PersonRow> {
    const id = fresh('person')
    const person: PersonRow = {
      id,
      kind: 'person',
      name: id,
      name_key: id,
      password: null,
      email: null,
      owner: null,
      language: 'en',
      notices: 1,
      created_at: 1,
      seen_at: 1,
      banned_at: null,
      deleted_at: null,
      ...change,
    }
    expect(await storage.people.add(person)).toBe(true)
    return person
  }

  async function aMatch(
    people: readonly (string | null)[],
    change: Partial<MatchRow> = {},
  ): Promise<MatchRow> {
    const id = fresh('match')
    const match: MatchRow = {
      id,
      rulebook: 'mini',
      version: 1,
      setup: 'duel',
      options: '{}',
      clock: '{"kind":"none"}',
      seed: 'secret',
      commitment: 'public',
      visibility: 'open',
      invitation: `invitation to ${id}`,
      rated: 0,
      status: 'waiting',
      owner: (await somebody()).id,
      number: 0,
      awaiting: 0,
      bots_due: 0,
      outcome: null,
      rated_at: null,
      created_at: 1_800_000_000_000,
      begun_at: null,
      touched_at: 1_800_000_000_000,
      ended_at: null,
      ...change,
    }
    const seats: SeatRow[] = people.map((person, seat) => ({ match: id, seat, person, bot: null }))
    await storage.matches.create(match, seats)
    return match
  }

  const entry = (match: string, number: number, body = '{}'): AnswerRow => ({
    match,
    number,
    at: 1_800_000_000_000 + number,
    kind: 'answer',
    seat: 0,
    body,
  })
  const going = { awaiting: 1, botsDue: 0, touchedAt: 1_900_000_000_000, outcome: null }
  const newsOf = ({ match, number }: AnswerRow): News => ({ kind: 'entry', match, number, awaited: [] })
  const append = (row: AnswerRow, facts = going as Parameters<Storage['matches']['append']>[1]) =>
    storage.matches.append(row, facts, newsOf(row))

  test('a match comes back as it was written, times and all', async () => {
    const match = await aMatch([null, null])
    expect(await storage.matches.find(match.id)).toEqual(match)
    expect(await storage.matches.byInvitation(match.invitation)).toEqual(match)
    expect(await storage.matches.find('no such match')).toBeNull()
  })

  test('entries come back in order, from any number on', async () => {
    const { id } = await aMatch([null])
    for (let number = 1; number <= 12; number++) expect(await append(entry(id, number))).toBe(true)
    expect((await storage.matches.entries(id)).map((each) => each.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    expect(await storage.matches.entries(id, 11)).toEqual([entry(id, 12)])
  })

  test('of many who append the same number at once exactly one does', async () => {
    const { id } = await aMatch([null])
    const bodies = Array.from({ length: 20 }, (_, i) => `{"try":${i}}`)
    const appended = await Promise.all(bodies.map((body) => append(entry(id, 1, body))))
    expect(appended.filter(Boolean)).toHaveLength(1)
    const kept = await storage.matches.entries(id)
    expect(kept.map((each) => each.body)).toEqual([bodies[appended.indexOf(true)]])
  })

  test('an entry whose number was taken changes nothing, not even the row of its match', async () => {
    const { id } = await aMatch([null])
    await append(entry(id, 1))
    const before = await storage.matches.find(id)
    expect(await append(entry(id, 1), { awaiting: 7, botsDue: 7, touchedAt: 5, outcome: '{}' })).toBe(false)
    expect(await storage.matches.find(id)).toEqual(before)
  })

  test('appending keeps the facts of the match, and ends it once there is an outcome', async () => {
    const { id } = await aMatch([null], { status: 'playing' })
    await append(entry(id, 1), { awaiting: 3, botsDue: 2, touchedAt: null, outcome: null })
    expect(await storage.matches.find(id)).toMatchObject({
      number: 1,
      awaiting: 3,
      bots_due: 2,
      status: 'playing',
      touched_at: 1_800_000_000_000,
    })
    await append(entry(id, 2), {
      awaiting: 0,
      botsDue: 0,
      touchedAt: 1_900_000_000_000,
      outcome: '{"winners":[0]}',
    })
    expect(await storage.matches.find(id)).toMatchObject({
      number: 2,
      status: 'over',
      touched_at: 1_900_000_000_000,
      ended_at: 1_800_000_000_002,
      outcome: '{"winners":[0]}',
    })
  })

  test('an entry for a match that does not exist is refused', async () => {
    await expect(append(entry('nowhere', 1))).rejects.toThrow()
    const { id } = await aMatch([null])
    expect(await append(entry(id, 1))).toBe(true)
  })

  test('many entries at once: one that cannot be written does not harm the others', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => aMatch([null])))
    const rows = matches.map(({ id }, i) => entry(id, 1, `{"quoted":"\\"${i}\\""}`))
    const wrong = append(entry('nowhere', 1))
    const right = rows.map((row, i) =>
      append(row, { awaiting: i, botsDue: 0, touchedAt: null, outcome: null }),
    )
    await expect(wrong).rejects.toThrow()
    expect(await Promise.all(right)).toEqual(rows.map(() => true))
    for (const [i, row] of rows.entries()) {
      expect(await storage.matches.entries(row.match)).toEqual([row])
      expect((await storage.matches.find(row.match))?.awaiting).toBe(i)
    }
  })

  test('two entries of one match at once are both written, the later one last', async () => {
    const { id } = await aMatch([null])
    const facts = (awaiting: number) => ({ awaiting, botsDue: 0, touchedAt: null, outcome: null })
    const both = [append(entry(id, 1), facts(1)), append(entry(id, 2), facts(2))]
    expect(await Promise.all(both)).toEqual([true, true])
    expect(await storage.matches.find(id)).toMatchObject({ number: 2, awaiting: 2 })
  })

  test('when two nodes append to the same matches in any order, one of them does, and neither waits for ever', async () => {
    const other = engine === 'postgres' ? await openStorage(place) : storage
    const matches = await Promise.all(Array.from({ length: 30 }, () => aMatch([null])))
    for (let number = 1; number <= 10; number++) {
      const rows = matches.map(({ id }) => entry(id, number))
      const ours = rows.map((row) => append(row))
      const theirs = rows
        .toReversed()
        .map((row) => other.matches.append({ ...row, body: '{"theirs":true}' }, going, newsOf(row)))
      const [us, them] = await Promise.all([Promise.all(ours), Promise.all(theirs)])
      expect(us.map((won, i) => won !== them.toReversed()[i])).toEqual(rows.map(() => true))
    }
    if (other !== storage) await other.database.close()
  })

  test('news of an entry come after its commit', async () => {
    const { id } = await aMatch([null])
    const heard = new Promise<AnswerRow[]>((resolve) => {
      const stop = storage.database.hear((news) => {
        if (news.kind !== 'entry' || news.match !== id) return
        stop()
        resolve(storage.matches.entries(id))
      })
    })
    await append(entry(id, 1))
    expect(await heard).toEqual([entry(id, 1)])
  })

  const beginning = { awaiting: 3, botsDue: 2, at: 5 }

  test('a chair is taken by one person only', async () => {
    const { id } = await aMatch([null, null])
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody()))
    const sat = await Promise.all(people.map((each) => storage.matches.sit(id, 1, each.id, beginning)))
    expect(sat.filter((each) => each === 'sat')).toHaveLength(1)
    expect(sat.filter((each) => each === 'taken')).toHaveLength(5)
    expect((await storage.matches.seatsOf([id]))[1]?.person).toBe(people[sat.indexOf('sat')]?.id)
  })

  test('a match begins with the last who sits down, and then nobody stands up', async () => {
    const people = await Promise.all([somebody(), somebody(), somebody()])
    const { id } = await aMatch([null, null, null])
    const sat = await Promise.all(
      people.map((each, seat) => storage.matches.sit(id, seat, each.id, beginning)),
    )
    expect(sat.sort()).toEqual(['begun', 'sat', 'sat'])
    expect(await storage.matches.stand(id, people[1].id)).toBe(false)
    expect(await storage.matches.remove(id)).toBe(false)
    expect(await storage.matches.find(id)).toMatchObject({
      status: 'playing',
      awaiting: 3,
      bots_due: 2,
      begun_at: 5,
    })
  })

  test('found again: matches whose bots have something to do for long, the latest first, and no others', async () => {
    const make = (touched_at: number, change: Partial<MatchRow> = {}) =>
      aMatch([null, null], { status: 'playing', awaiting: 3, bots_due: 2, touched_at, ...change })
    const [older, later] = [await make(11), await make(12)]
    await make(13, { bots_due: 0 })
    await make(14, { status: 'over' })
    await make(20)
    const found = await storage.matches.withBotsDue(20, 10)
    expect(found.flatMap(({ id, touched_at }) => (touched_at > 10 ? [id] : []))).toEqual([later.id, older.id])
    expect(await storage.matches.withBotsDue(20, 1)).toHaveLength(1)
  })

  test('found again: rated matches that are over and have not been seen to, and no others', async () => {
    const make = (ended_at: number, change: Partial<MatchRow> = {}) =>
      aMatch([null, null], { status: 'over', rated: 1, ended_at, ...change })
    const forgotten = await make(11)
    await make(12, { rated: 0 })
    await make(13, { rated_at: 14 })
    await make(20)
    expect((await storage.matches.unrated(20, 10)).map((each) => each.id)).toEqual([forgotten.id])
    expect(await storage.ratings.settle(forgotten, [], 15, () => [])).toBe(true)
    expect(await storage.matches.unrated(20, 10)).toEqual([])
  })

  test('nobody can stand up in the moment in which a match begins', async () => {
    for (let i = 0; i < 10; i++) {
      const [one, two] = [await somebody(), await somebody()]
      const { id } = await aMatch([one.id, null])
      const [sat, stood] = await Promise.all([
        storage.matches.sit(id, 1, two.id, beginning),
        storage.matches.stand(id, one.id),
      ])
      expect(sat).toBe(stood ? 'sat' : 'begun')
    }
  })

  test('lists filter by status, player, game and visibility, the latest touched first', async () => {
    const one = await somebody()
    const make = (touched_at: number, change: Partial<MatchRow>) =>
      aMatch([one.id, null], { touched_at, status: 'playing', ...change })
    const first = await make(100, {})
    const second = await make(200, { rulebook: 'other' })
    const third = await make(300, { visibility: 'private' })
    const fourth = await make(400, { status: 'over', setup: 'siege' })
    const ids = async (filter: Omit<Parameters<Storage['matches']['list']>[0], 'limit'>) =>
      (await storage.matches.list({ person: one.id, limit: 10, ...filter })).map((each) => each.id)
    expect(await ids({})).toEqual([fourth.id, third.id, second.id, first.id])
    expect(await ids({ status: 'playing', publicOnly: true })).toEqual([second.id, first.id])
    expect(await ids({ rulebook: 'other' })).toEqual([second.id])
    expect(await ids({ setup: 'siege' })).toEqual([fourth.id])
    expect(await ids({ setup: '%' })).toEqual([])
    expect(await ids({ before: 300 })).toEqual([second.id, first.id])
  })

  test('two names that compare alike cannot both be taken', async () => {
    const one = await somebody()
    const two = await somebody()
    expect(await storage.people.add({ ...two, id: fresh('person') })).toBe(false)
    expect(await storage.people.change(two.id, { name: one.name, name_key: one.name_key })).toBe(false)
    expect(await storage.people.change(two.id, { name: two.name, name_key: two.name_key })).toBe(true)
  })

  test('a session is found until it ends', async () => {
    const { id: person } = await somebody()
    const open = (hash: string, ends_at: number) =>
      storage.people.openSession({
        hash,
        id: `id ${hash}`,
        person,
        device: '',
        created_at: 0,
        seen_at: 0,
        ends_at,
      })
    const [a, b, c] = [fresh('hash'), fresh('hash'), fresh('hash')]
    await open(a, 100)
    await open(b, 100)
    await open(c, 10)
    expect((await storage.people.session(a, 50))?.person.id).toBe(person)
    expect(await storage.people.session(c, 50)).toBeNull()
    expect((await storage.people.sessionsOf(person, 50)).map((each) => each.hash).sort()).toEqual([a, b])
    expect(await storage.people.endSession('somebody else', `id ${a}`)).toBe(false)
    expect(await storage.people.endSession(person, `id ${a}`)).toBe(true)
    expect(await storage.people.session(a, 50)).toBeNull()
    await storage.people.endSessions(person, `id ${b}`)
    expect(await storage.people.session(b, 50)).not.toBeNull()
    await storage.people.endSessions(person, null)
    expect(await storage.people.session(b, 50)).toBeNull()
  })

  test('a token that is spent opens the door once', async () => {
    const { id: person } = await somebody()
    const hash = fresh('hash')
    await storage.people.giveToken({ hash, purpose: 'recovery', person, created_at: 0, ends_at: 100 })
    expect(await storage.people.byToken(hash, 'bot', 50)).toBeNull()
    expect(await storage.people.byToken(hash, 'recovery', 200)).toBeNull()
    const let_in = await Promise.all([1, 2, 3].map(() => storage.people.spendToken(hash, 'recovery', 50)))
    expect(let_in.filter((each) => each?.id === person)).toHaveLength(1)
  })

  test('a new token takes the place of the old one', async () => {
    const { id: person } = await somebody()
    const [a, b] = [fresh('hash'), fresh('hash')]
    await storage.people.giveToken({ hash: a, purpose: 'bot', person, created_at: 0, ends_at: null })
    await storage.people.giveToken({ hash: b, purpose: 'bot', person, created_at: 0, ends_at: null })
    expect(await storage.people.byToken(a, 'bot', 50)).toBeNull()
    expect((await storage.people.byToken(b, 'bot', 50))?.id).toBe(person)
  })

  test('chat keeps its rooms apart and gives the latest', async () => {
    const { id: author } = await somebody()
    const { id: match } = await aMatch([author])
    for (let at = 1; at <= 5; at++) {
      const room = at % 2 === 0 ? 'spectators' : 'players'
      await storage.chat.add({ id: fresh('chat'), match, room, author, text: `said ${at}`, at })
    }
    const said = async (room: 'players' | 'spectators') =>
      (await storage.chat.latest(match, room, 2)).map((each) => each.text)
    expect(await said('players')).toEqual(['said 3', 'said 5'])
    expect(await said('spectators')).toEqual(['said 2', 'said 4'])
  })

  test('a message is reported once by each, and settled once', async () => {
    const [author, reporter] = [await somebody(), await somebody()]
    const { id: match } = await aMatch([author.id])
    const message = fresh('chat')
    await storage.chat.add({ id: message, match, room: 'players', author: author.id, text: 'rude', at: 1 })
    const report = { message, reporter: reporter.id, reason: 'rude', at: 1, settled_at: null }
    const id = fresh('report')
    await storage.chat.report({ ...report, id })
    await storage.chat.report({ ...report, id: fresh('report') })
    const open = (await storage.chat.openReports(100)).filter((each) => each.message === message)
    expect(open).toMatchObject([{ id, author: author.id, text: 'rude', match }])
    expect(await storage.chat.settle(id, 5)).toBe(true)
    expect(await storage.chat.settle(id, 6)).toBe(false)
  })

  test('the ratings of a match are changed once, and those of matches that end at once all count', async () => {
    const { id: player } = await somebody()
    const rulebook = fresh('game')
    const matches = await Promise.all(Array.from({ length: 8 }, () => aMatch([player], { rulebook })))
    const settled = await Promise.all(
      [...matches, ...matches].map((match) =>
        storage.ratings.settle(match, [player], 9, (known) => [
          {
            rulebook,
            player,
            rating: 1500.5,
            deviation: 80,
            volatility: 0.06,
            games: (known[0]?.games ?? 0) + 1,
            touched_at: 9,
          },
        ]),
      ),
    )
    expect(settled.filter(Boolean)).toHaveLength(8)
    expect(await storage.ratings.of(player)).toMatchObject([{ games: 8, rating: 1500.5 }])
    expect(await storage.ratings.ladder(rulebook, 100, 10)).toHaveLength(1)
    expect(await storage.ratings.ladder(rulebook, 79, 10)).toHaveLength(0)
  })

  test('whoever is forgotten leaves no name, session, token, rating or word behind', async () => {
    const { id } = await somebody({ email: 'a@b.c', password: 'hash' })
    const { id: match } = await aMatch([id])
    const hash = fresh('hash')
    await storage.people.openSession({
      hash,
      id: fresh('session'),
      person: id,
      device: '',
      created_at: 0,
      seen_at: 0,
      ends_at: 100,
    })
    await storage.chat.add({ id: fresh('chat'), match, room: 'players', author: id, text: 'hello', at: 1 })
    await storage.people.forget(id, { name: '', name_key: `gone ${id}` }, 7)
    expect(await storage.people.find(id)).toMatchObject({
      name: '',
      password: null,
      email: null,
      deleted_at: 7,
    })
    expect(await storage.people.session(hash, 1)).toBeNull()
    expect(await storage.chat.latest(match, 'players', 10)).toEqual([])
    expect(await storage.matches.seatsOf([match])).toMatchObject([{ person: id }])
  })

  test('what was written is there after opening it again, and migrations run but once', async () => {
    const match = await aMatch([null])
    await append(entry(match.id, 1))
    await storage.database.close()
    storage = await openStorage(place)
    expect(await storage.matches.entries(match.id)).toEqual([entry(match.id, 1)])
  })
})

test('two servers cannot have the same SQLite file, but its keeper may look in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-storage-'))
  const place = join(folder, 'gunbai.db')
  const server = await openStorage(place)
  await expect(openStorage(place)).rejects.toThrow(/Another server has/)
  const keeper = await openStorage(place, 'keeper')
  expect(await keeper.matches.count('waiting')).toBe(0)
  await keeper.database.close()
  await server.database.close()
  await (await openStorage(place)).database.close()
  rmSync(folder, { recursive: true, force: true })
})
