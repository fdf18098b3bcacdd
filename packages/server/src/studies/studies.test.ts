import { chooseSetup, firstSeat, Match } from '@gunbai/kernel'
import { parseStudy, printStudy, type Study, studyBounds, studyOf, withRemark } from '@gunbai/kernel/study'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Keeper } from '../keeper.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { StudyInfo, StudyPage } from './studies.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

const mini = await findRulebook('mini').load()

function study(title: string): Study {
  const match = new Match(mini, chooseSetup(mini, 'duel'), title)
  while (match.state.result === null) {
    const seat = firstSeat(match.state.awaiting)
    match.answer(seat, match.state.asked[seat] ?? 0, mini.answers(match.state, seat)[0])
  }
  return withRemark(studyOf(match.record, title), { line: 0, moment: 2, text: 'Look', marks: [], arrows: [] })
}

async function somebody(name: string): Promise<TestClient> {
  const client = new TestClient(server.url)
  await client.register(name)
  return client
}

const put = (client: TestClient, title: string, visibility = 'link') =>
  client.must<StudyInfo>('POST', '/api/studies', { text: printStudy(study(title)), visibility })
const statusOf = async (client: TestClient, method: string, path: string, body?: object) =>
  (await client.ask(method, path, body as never)).status

test('a study is read by those whom its owner lets, and written by the owner alone', async () => {
  const [owner, other, nobody] = [await somebody('Ada'), await somebody('Bela'), new TestClient(server.url)]
  const { id, edition } = await put(owner, 'The ford')
  const path = `/api/studies/${id}`
  const page = await nobody.must<StudyPage>('GET', path)
  expect(page).toMatchObject({ title: 'The ford', mayWrite: false, owner: { name: 'Ada' }, notes: 1 })
  expect(parseStudy(page.text)).toEqual(study('The ford'))

  const text = printStudy({ ...study('The ford'), title: 'The ford again' })
  expect(await statusOf(other, 'PUT', path, { text, edition })).toBe(403)
  expect(await statusOf(nobody, 'PUT', path, { text, edition })).toBe(401)
  expect(await statusOf(other, 'PATCH', path, { visibility: 'public' })).toBe(403)
  expect(await statusOf(other, 'DELETE', path)).toBe(403)
  expect(await owner.must('PUT', path, { text, edition })).toMatchObject({ edition: 2 })
  // from an edition that is no longer the latest nothing is written over
  expect(await statusOf(owner, 'PUT', path, { text, edition })).toBe(409)

  const listed = async (client: TestClient, list: string) =>
    (await client.must<{ studies: StudyInfo[] }>('GET', `/api/studies?list=${list}`)).studies.map(
      (each) => each.id,
    )
  expect(await listed(owner, 'mine')).toEqual([id])
  expect(await listed(nobody, 'public')).toEqual([])
  await owner.must('PATCH', path, { visibility: 'public' })
  expect(await listed(nobody, 'public')).toEqual([id])
  await owner.must('PATCH', path, { visibility: 'private' })
  expect(await listed(nobody, 'public')).toEqual([])
  for (const each of [other, nobody]) expect(await statusOf(each, 'GET', path)).toBe(404)
  for (const each of [other, nobody]) expect(await statusOf(each, 'GET', `${path}/talk`)).toBe(404)
  expect(await statusOf(owner, 'GET', path)).toBe(200)
  await owner.must('DELETE', path)
  expect(await statusOf(owner, 'GET', path)).toBe(404)
})

test('what is no study is refused with a sentence, and what is too long or too many', async () => {
  const owner = await somebody('Cecil')
  const make = (text: string) =>
    owner.ask<{ problem?: { message: string } }>('POST', '/api/studies', { text, visibility: 'link' })
  const message = async (text: string) => (await make(text)).body.problem?.message
  expect(await message('<script>')).toMatch(/^This is not a study: it is not JSON/)
  expect(await message('{"gunbai-study":1}')).toMatch(
    /expected a text of at most 120 characters under "title"/,
  )
  expect((await make(' '.repeat(studyBounds.characters + 1))).status).toBe(400)
  expect((await make(' '.repeat(4 * studyBounds.characters))).status).toBe(413)
  // what was not understood is not kept either
  const strange = { ...JSON.parse(printStudy(study('x'))), secret: '<b>', title: 'a\u202eb' }
  const { id } = await owner.must<StudyInfo>('POST', '/api/studies', {
    text: JSON.stringify(strange),
    visibility: 'link',
  })
  const kept = await owner.must<StudyPage>('GET', `/api/studies/${id}`)
  expect(kept.text).not.toContain('secret')
  expect(kept.title).toBe('a b')

  const guest = new TestClient(server.url)
  await guest.guest()
  for (let i = 0; i < 20; i++) await put(guest, `study ${i}`)
  expect(
    await statusOf(guest, 'POST', '/api/studies', { text: printStudy(study('x')), visibility: 'link' }),
  ).toBe(429)
})

test('a match that goes on gives no record of which a study could be made', async () => {
  const [one, two] = [await somebody('Dora'), await somebody('Edit')]
  const { match } = await one.make({ visibility: 'private' })
  const { invitation } = (await one.page(match.id)) as { invitation: string | null }
  await two.join(match.id, { invitation })
  for (const each of [one, two, new TestClient(server.url)]) {
    expect(await statusOf(each, 'GET', `/api/matches/${match.id}/record`)).toBeGreaterThanOrEqual(400)
  }
})

test('whoever looks on follows the owner from place to place, and talks', async () => {
  const [owner, other] = [await somebody('Flora'), await somebody('Gabor')]
  const { id } = await put(owner, 'Shown')
  const [leading, following] = await Promise.all([owner.socket(), other.socket()])
  await leading.must({ type: 'look on', study: id })
  await following.must({ type: 'look on', study: id })
  await following.until((each) => each.type === 'shown' && each.watching === 2)
  expect((await following.ask({ type: 'lead', study: id, place: { line: 0, moment: 1 } })).type).toBe(
    'refused',
  )
  await leading.must({ type: 'lead', study: id, place: { line: 0, moment: 3 } })
  const shown = await following.until((each) => each.type === 'shown' && each.place?.moment === 3)
  expect(shown).toMatchObject({ leader: { name: 'Flora' }, place: { line: 0, moment: 3 } })

  await other.must('POST', `/api/studies/${id}/talk`, { text: 'Why not\u0007the ford?' })
  expect(await leading.until((each) => each.type === 'talked')).toMatchObject({
    message: { author: { name: 'Gabor' }, text: 'Why not the ford?' },
  })
  const text = printStudy({ ...study('Shown'), title: 'Shown again' })
  await owner.must('PUT', `/api/studies/${id}`, { text, edition: 1 })
  await following.until((each) => each.type === 'shown' && each.edition === 2)

  // who leaves shows nothing more, and what is private is hidden at once
  await leading.close()
  await following.until((each) => each.type === 'shown' && each.leader === null && each.edition === 2)
  await owner.must('PATCH', `/api/studies/${id}`, { visibility: 'private' })
  await following.until((each) => each.type === 'hidden')
  expect((await following.ask({ type: 'look on', study: id })).type).toBe('refused')
  await following.close()
})

test('a study and what is said of it can be reported, and erased by the keeper; who goes takes theirs along', async () => {
  const [owner, other] = [await somebody('Hugo'), await somebody('Ilka')]
  const { id } = await put(owner, 'Reported', 'public')
  await owner.must('POST', `/api/studies/${id}/talk`, { text: 'rude words' })
  const { messages } = await other.must<{ messages: { id: string }[] }>('GET', `/api/studies/${id}/talk`)
  await other.must('POST', `/api/studies/${id}/reports`, { reason: 'a rude title' })
  await other.must('POST', `/api/studies/${id}/reports`, { reason: 'rude', message: messages[0]?.id })
  const keeper = await Keeper.open(server.settings.storage)
  const reports = (await keeper.reports()).filter(({ match }) => match === id)
  expect(reports.map(({ author, text }) => [author, text])).toEqual([
    ['Hugo', 'Reported'],
    ['Hugo', 'rude words'],
  ])
  const care = (deed: 'erase' | 'settle', subject: string) => keeper.care(deed, subject)
  await care('erase', messages[0]?.id ?? '')
  expect(await other.must('GET', `/api/studies/${id}/talk`)).toEqual({ messages: [] })
  for (const each of reports) await care('settle', each.id)
  expect((await keeper.reports()).filter(({ match }) => match === id)).toEqual([])
  await keeper.forget('Hugo')
  await keeper.close()
  expect(await statusOf(other, 'GET', `/api/studies/${id}`)).toBe(404)
})
