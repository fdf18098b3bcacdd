import { describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'
import { checkName, nameLook } from './name.ts'

describe('names that look alike are one', () => {
  test.each([
    ['Takeda', 'Таkеdа'], // with Cyrillic letters
    ['Ieyasu', 'leyasu'], // with a small L
    ['Ieyasu', '1eyasu'],
    ['Bill', 'BiIl'],
    ['Moroboshi', 'M0roboshi'],
    ['Kimura', 'Kirnura'],
    ['Nagao', 'Ναgαο'], // with Greek ones
    ['Sakamoto', 'Ｓａｋａｍｏｔｏ'],
    ['Old Fox', 'old_fox'],
    ['Old Fox', 'OldFox'],
  ])('%s and %s', (one, other) => expect(nameLook(one)).toBe(nameLook(other)))

  test.each([
    ['Takeda', 'Takeba'],
    ['Ödön', 'Odon'],
    ['武田信玄', '武田勝頼'],
  ])('but not %s and %s', (one, other) => expect(nameLook(one)).not.toBe(nameLook(other)))
})

test.each([
  'Ann\u3164a', // a filler that shows nothing
  'Ann\u115fa',
  'Ann\u200ba',
  'Ann\u2060a',
  'Ann\ufe0fa',
  'Ann\u034fa',
  'A\u0301\u0301\u0301\u0301na',
])('%j has something in it that nobody sees', (name) => expect(() => checkName(name)).toThrow(/A name has/))

test.each([
  'Adm1n',
  'The Admin',
  'Аdmin',
  'Gunbai Team',
  'System',
  'Guest 5',
  'M0derator',
  'Strong',
  'Bot',
  'Null',
])('%s is kept for the site', (name) => expect(() => checkName(name)).toThrow(/kept/))

test.each(['Badminton', 'Systematic', 'Robot', 'Staffan', 'Guesthouse Kid'])('%s is not', (name) =>
  expect(checkName(name)).toBe(name),
)

test('nobody takes a name that looks like somebody’s, by whichever way, nor does a bot', async () => {
  const server = await startTestServer()
  const owner = new TestClient(server.url)
  await owner.register('Uesugi')
  const wish = { name: 'Uеsugі', password: 'a long password' }
  expect((await new TestClient(server.url).ask('POST', '/api/people', wish)).status).toBe(409)
  const other = new TestClient(server.url)
  await other.register('Somebody Else')
  expect((await other.ask('PATCH', '/api/me', { name: 'Uesugl' })).status).toBe(409)
  expect((await other.ask('POST', '/api/bots', { name: 'UESUGI.' })).status).toBe(400)
  expect((await other.ask('POST', '/api/bots', { name: 'U.esugi' })).status).toBe(409)
  // their own they may write otherwise
  expect((await owner.ask('PATCH', '/api/me', { name: 'Uesugl' })).status).toBe(200)
  // who is gone keeps no name from others
  await owner.must('DELETE', '/api/me', { password: 'a long password' })
  await new TestClient(server.url).register('Uesugi')
  await server.stop()
})

test('those who came before names were compared so are compared too', async () => {
  const server = await startTestServer()
  const { people, database } = server.site.storage
  const { id } = await new TestClient(server.url).register('Early Bird')
  await database.db.updateTable('people').set({ name_look: null }).where('id', '=', id).execute()
  expect(await people.withoutLook(10)).toMatchObject([{ id }])
  await server.site.people.fillLooks()
  expect(await people.withoutLook(10)).toEqual([])
  const wish = { name: 'EarIy Bird', password: 'a long password' }
  expect((await new TestClient(server.url).ask('POST', '/api/people', wish)).status).toBe(409)
  await server.stop()
})
