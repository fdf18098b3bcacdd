import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsFrom } from '../settings.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { checkName, nameKey } from './name.ts'
import { hashPassword, isPassword } from './password.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

const newClient = () => new TestClient(server.url)
let made = 0
const freshName = () => `Player ${++made}`

describe('names', () => {
  test('two that look alike are one', () => {
    expect(nameKey('Takeda  Shingen')).toBe(nameKey('takeda_shingen'))
    expect(nameKey('Ｔａｋｅｄａ')).toBe('takeda')
  })

  test.each(['<b>x</b>', 'a', 'x'.repeat(25), 'a\u0000b', '../etc', 'a"b', ' -', 'a\u202eb'])(
    '%j is no name',
    (name) => {
      expect(() => checkName(name)).toThrow()
    },
  )

  test.each(['guest 1', 'Admin', 'greedy', 'Deleted'])('%j is kept for the site', (name) => {
    expect(() => checkName(name)).toThrow(/kept/)
  })

  test.each(['Tokugawa Ieyasu', 'Ödön', '武田信玄', 'x2'])('%j is a name', (name) => {
    expect(checkName(name)).toBe(name)
  })
})

describe('passwords', () => {
  test('are kept as Argon2id with a salt of their own', async () => {
    const [one, two] = [await hashPassword('secret'), await hashPassword('secret')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(one).not.toBe(two)
    expect(await isPassword('secret', one)).toBe(true)
    expect(await isPassword('Secret', one)).toBe(false)
    expect(await isPassword('secret', null)).toBe(false)
  })

  test('are the same where the same letters are typed in another way', async () => {
    const composed = await hashPassword('\u00e9t\u00e9')
    expect(await isPassword('e\u0301te\u0301', composed)).toBe(true)
    expect(await isPassword('ete', composed)).toBe(false)
  })
})

test('a guest registers and keeps the games', async () => {
  const client = newClient()
  const guest = await client.guest()
  const { match } = await client.make()
  const before = client.cookie
  const person = await client.register(freshName())
  expect(person.id).toBe(guest.id)
  expect(client.cookie).not.toBe(before)
  const { matches } = await client.must<{ matches: { id: string }[] }>('GET', '/api/matches?list=mine')
  expect(matches.map((each) => each.id)).toEqual([match.id])
  const old = newClient()
  old.cookie = before
  expect((await old.ask('GET', '/api/me')).status).toBe(401)
})

test('signing in takes the name in any spelling and the password exactly', async () => {
  const name = freshName()
  await newClient().register(name)
  const sign = (body: Record<string, string>) => newClient().ask('POST', '/api/sessions', body)
  expect((await sign({ name: name.toUpperCase(), password: 'a long password' })).status).toBe(201)
  const wrong = await sign({ name, password: 'A long password' })
  const nobody = await sign({ name: 'nobody here', password: 'A long password' })
  expect([wrong.status, nobody.status]).toEqual([403, 403])
  expect(wrong.body).toEqual(nobody.body)
})

test('a taken name is refused', async () => {
  const name = freshName()
  await newClient().register(name)
  const answer = await newClient().ask('POST', '/api/people', { name, password: 'another password' })
  expect(answer).toMatchObject({ status: 409, body: { problem: { code: 'taken' } } })
})

test('one who is registered cannot register again, and stays who they are', async () => {
  const client = newClient()
  const { id, name } = await client.register(freshName())
  const again = await client.ask('POST', '/api/people', { name: freshName(), password: 'another password' })
  expect(again).toMatchObject({ status: 409, body: { problem: { code: 'not now' } } })
  expect(await client.must('GET', '/api/me')).toMatchObject({ id, name })
  await newClient().must('POST', '/api/sessions', { name, password: 'a long password' })
})

test('the cookie is HttpOnly and SameSite, and Secure where the site is reached by TLS', async () => {
  const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')
  const plain = cookieOf(await newClient().ask('POST', '/api/guests', {}))
  expect(plain).toMatch(/HttpOnly/)
  expect(plain).toMatch(/SameSite=Lax/)
  expect(plain).toMatch(/Max-Age=7776000;/) // 90 days
  expect(plain).not.toMatch(/Secure/)
  const behindTls = await startTestServer({ origin: 'https://gunbai.example' })
  const secure = await new TestClient(behindTls.url).ask('POST', '/api/guests', {}, {})
  expect(cookieOf(secure)).toMatch(/Secure/)
  await behindTls.stop()
})

test('sessions are listed and ended, and the socket of an ended one is closed', async () => {
  const name = freshName()
  const [here, there] = [newClient(), newClient()]
  await here.register(name)
  await there.must('POST', '/api/sessions', { name, password: 'a long password' })
  const socket = await there.socket()
  const { sessions } = await here.must<{ sessions: { id: string; current: boolean }[] }>(
    'GET',
    '/api/sessions',
  )
  expect(sessions).toHaveLength(2)
  const other = sessions.find((each) => !each.current)
  await here.must('DELETE', `/api/sessions/${other?.id}`)
  await expect(socket.when(() => null)).rejects.toThrow('closed: 4001')
  expect((await there.ask('GET', '/api/me')).status).toBe(401)
  expect((await here.ask('GET', '/api/me')).status).toBe(200)
  const stranger = newClient()
  await stranger.guest()
  const mine = sessions.find((each) => each.current)
  expect((await stranger.ask('DELETE', `/api/sessions/${mine?.id}`)).status).toBe(404)
})

test('every other session is ended at once', async () => {
  const name = freshName()
  const [here, ...others] = [newClient(), newClient(), newClient()]
  await here.register(name)
  for (const each of others) await each.must('POST', '/api/sessions', { name, password: 'a long password' })
  await here.must('DELETE', '/api/sessions')
  for (const each of others) expect((await each.ask('GET', '/api/me')).status).toBe(401)
  expect((await here.must<{ sessions: object[] }>('GET', '/api/sessions')).sessions).toHaveLength(1)
})

test('a new password needs the old one and ends the other sessions', async () => {
  const name = freshName()
  const [here, there] = [newClient(), newClient()]
  await here.register(name)
  await there.must('POST', '/api/sessions', { name, password: 'a long password' })
  const wrong = await here.ask('POST', '/api/me/password', { old: 'wrong one', password: 'the new password' })
  expect(wrong.status).toBe(403)
  await here.must('POST', '/api/me/password', { old: 'a long password', password: 'the new password' })
  expect((await there.ask('GET', '/api/me')).status).toBe(401)
  await there.must('POST', '/api/sessions', { name, password: 'the new password' })
})

test('coming back by a link ends every session that there was, and its socket', async () => {
  const name = freshName()
  const [owner, thief] = [newClient(), newClient()]
  const { id } = await owner.register(name)
  await thief.must('POST', '/api/sessions', { name, password: 'a long password' })
  const socket = await thief.socket()
  const person = await server.site.storage.people.find(id)
  const { secret } = await server.site.people.recoveryFor(person as NonNullable<typeof person>)
  const back = newClient()
  await back.must('PUT', '/api/recoveries', { secret, password: 'the newest password' })
  for (const each of [owner, thief]) expect((await each.ask('GET', '/api/me')).status).toBe(401)
  await expect(socket.when(() => null)).rejects.toThrow('closed: 4001')
  expect(await back.must('GET', '/api/me')).toMatchObject({ id })
})

test('the bot of somebody who was shown out comes in no more', async () => {
  const [owner, bot] = [newClient(), newClient()]
  const { id } = await owner.register(freshName())
  const { key } = await owner.must<{ key: string }>('POST', '/api/bots', { name: freshName() })
  bot.key = key
  expect((await bot.ask('GET', '/api/me')).status).toBe(200)
  await server.site.storage.people.change(id, { banned_at: 1 })
  expect((await bot.ask('GET', '/api/me')).status).toBe(401)
})

test('a server that sends mails must be told where it is', () => {
  const smtp = { GUNBAI_SMTP: 'smtp://localhost' }
  expect(() => settingsFrom(smtp)).toThrow('GUNBAI_ORIGIN')
  expect(settingsFrom({ ...smtp, GUNBAI_ORIGIN: 'https://gunbai.example/x' }).origin).toBe(
    'https://gunbai.example',
  )
})

test('changing the address needs the password', async () => {
  const client = newClient()
  await client.register(freshName())
  expect((await client.ask('PATCH', '/api/me', { email: 'x@y.org' })).status).toBe(403)
  const wish = { email: 'x@y.org', password: 'a long password', language: 'it', notices: false }
  expect(await client.must('PATCH', '/api/me', wish)).toMatchObject({
    email: 'x@y.org',
    language: 'it',
    notices: false,
  })
})

test('what is kept of somebody can be had, without hashes', async () => {
  const client = newClient()
  const name = freshName()
  await client.register(name, { email: 'kept@example.org' })
  await client.make()
  const answer = await client.ask<object>('GET', '/api/me/data')
  expect(answer.body).toMatchObject({ person: { name, email: 'kept@example.org' }, matches: [{ seat: 0 }] })
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash":/)
})

test('all that is kept is told of whoever has begun games by the thousand too', async () => {
  const client = newClient()
  const { id: person } = await client.register(freshName())
  const { match } = await client.make()
  const { storage } = server.site
  const row = await storage.matches.find(match.id)
  if (row === null) throw new Error('the match was just made')
  const games = 33_000
  const columns = Object.keys(row)
  const copied = columns.map((each) => (['id', 'invitation'].includes(each) ? "id || ' ' || i" : each))
  const { db } = storage.database
  await sql
    .raw(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${games})
       insert into matches (${columns}) select ${copied} from matches, n where id = '${match.id}'`,
    )
    .execute(db)
  await sql
    .raw(
      `insert into seats (match, seat, person)
       select id, 1, '${person}' from matches where id like '${match.id} %'`,
    )
    .execute(db)
  const began = performance.now()
  const answer = await client.ask<{ matches: { seat: number }[] }>('GET', '/api/me/data')
  expect(answer.status).toBe(200)
  expect(answer.body.matches.filter(({ seat }) => seat === 1)).toHaveLength(games)
  // to look for each match among all seats took minutes of the one thread
  expect(performance.now() - began).toBeLessThan(20_000)
}, 60_000)

test('whoever wants to be forgotten is: the game in play is resigned, the name is free again', async () => {
  const [one, two] = [newClient(), newClient()]
  const name = freshName()
  await one.register(name)
  await two.guest()
  const { match } = await one.make()
  await two.join(match.id)
  expect((await one.ask('DELETE', '/api/me', {})).status).toBe(403)
  await one.must('DELETE', '/api/me', { password: 'a long password' })
  expect((await one.ask('GET', '/api/me')).status).toBe(401)
  const page = await two.page(match.id)
  expect(page.match).toMatchObject({ status: 'over', outcome: { winners: [1], by: 'resignation' } })
  expect(page.match.players[0]).toMatchObject({ name: '' })
  await newClient().register(name)
})
