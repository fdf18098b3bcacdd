import { expect, test } from 'vitest'
import type { Stored } from './stored.ts'

/** What is owed to people: names, sessions, tokens, and to be forgotten. */
export function testPeople(stored: Stored): void {
  test('two names that compare alike cannot both be taken', async () => {
    const one = await stored.somebody()
    const two = await stored.somebody()
    expect(await stored.storage.people.add({ ...two, id: stored.fresh('person') })).toBe(false)
    expect(await stored.storage.people.change(two.id, { name: one.name, name_key: one.name_key })).toBe(false)
    expect(await stored.storage.people.change(two.id, { name: two.name, name_key: two.name_key })).toBe(true)
  })

  test('a session is found until it ends', async () => {
    const { id: person } = await stored.somebody()
    const open = (hash: string, ends_at: number) =>
      stored.storage.people.openSession(
        {
          hash,
          id: `id ${hash}`,
          person,
          device: '',
          created_at: 0,
          seen_at: 0,
          ends_at,
        },
        100,
      )
    const [a, b, c] = [stored.fresh('hash'), stored.fresh('hash'), stored.fresh('hash')]
    await open(a, 100)
    await open(b, 100)
    await open(c, 10)
    expect((await stored.storage.people.session(a, 50))?.person.id).toBe(person)
    expect(await stored.storage.people.session(c, 50)).toBeNull()
    expect((await stored.storage.people.sessionsOf(person, 50)).map((each) => each.hash).sort()).toEqual([
      a,
      b,
    ])
    expect(await stored.storage.people.endSession('somebody else', `id ${a}`)).toBe(false)
    expect(await stored.storage.people.endSession(person, `id ${a}`)).toBe(true)
    expect(await stored.storage.people.session(a, 50)).toBeNull()
    await stored.storage.people.endSessions(person, `id ${b}`)
    expect(await stored.storage.people.session(b, 50)).not.toBeNull()
    await stored.storage.people.endSessions(person, null)
    expect(await stored.storage.people.session(b, 50)).toBeNull()
  })

  test('a token that is spent opens the door once', async () => {
    const { id: person } = await stored.somebody()
    const hash = stored.fresh('hash')
    await stored.storage.people.giveToken({ hash, purpose: 'recovery', person, created_at: 0, ends_at: 100 })
    expect(await stored.storage.people.byToken(hash, 'bot', 50)).toBeNull()
    expect(await stored.storage.people.byToken(hash, 'recovery', 200)).toBeNull()
    const let_in = await Promise.all(
      [1, 2, 3].map(() => stored.storage.people.spendToken(hash, 'recovery', 50)),
    )
    expect(let_in.filter((each) => each?.id === person)).toHaveLength(1)
  })

  test('a new token takes the place of the old one', async () => {
    const { id: person } = await stored.somebody()
    const [a, b] = [stored.fresh('hash'), stored.fresh('hash')]
    await stored.storage.people.giveToken({ hash: a, purpose: 'bot', person, created_at: 0, ends_at: null })
    await stored.storage.people.giveToken({ hash: b, purpose: 'bot', person, created_at: 0, ends_at: null })
    expect(await stored.storage.people.byToken(a, 'bot', 50)).toBeNull()
    expect((await stored.storage.people.byToken(b, 'bot', 50))?.id).toBe(person)
  })

  test('whoever is forgotten leaves no name, session, token, rating or word behind', async () => {
    const { id } = await stored.somebody({ email: 'a@b.c', password: 'hash' })
    const { id: match } = await stored.aMatch([id])
    const hash = stored.fresh('hash')
    await stored.storage.people.openSession(
      {
        hash,
        id: stored.fresh('session'),
        person: id,
        device: '',
        created_at: 0,
        seen_at: 0,
        ends_at: 100,
      },
      100,
    )
    await stored.storage.chat.add({
      id: stored.fresh('chat'),
      match,
      room: 'players',
      author: id,
      text: 'hello',
      at: 1,
    })
    const { id: friend } = await stored.somebody()
    await stored.storage.people.giveToken({
      hash: `${hash} key`,
      purpose: 'bot',
      person: id,
      created_at: 0,
      ends_at: null,
    })
    await stored.storage.people.addPush({ endpoint: `https://push/${id}`, person: id, keys: '{}' })
    await stored.storage.chat.mute(id, friend)
    await stored.storage.chat.mute(friend, id)
    const rulebook = stored.fresh('game')
    const rated = await stored.aMatch([id], { rulebook })
    const rating = { rulebook, rating: 1500, deviation: 80, volatility: 0.06, games: 1, touched_at: 9 }
    await stored.storage.ratings.settle(rated, [id], 9, () => [{ ...rating, player: id }])
    await stored.storage.people.forget(id, { name: '', name_key: `gone ${id}`, name_look: null }, 7)
    expect(await stored.storage.people.byToken(`${hash} key`, 'bot', 1)).toBeNull()
    expect(await stored.storage.people.pushesOf(id)).toEqual([])
    expect(await stored.storage.chat.mutedBy(id)).toEqual([])
    expect(await stored.storage.chat.mutedBy(friend)).toEqual([])
    expect(await stored.storage.ratings.of(id)).toEqual([])
    expect(await stored.storage.people.find(id)).toMatchObject({
      name: '',
      password: null,
      email: null,
      deleted_at: 7,
    })
    expect(await stored.storage.people.session(hash, 1)).toBeNull()
    expect(await stored.storage.chat.latest(match, 'players', 10)).toEqual([])
    expect(await stored.storage.matches.seatsOf([match])).toMatchObject([{ person: id }])
  })
}
