import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { Keeper } from '../keeper.ts'
import { engines, serverOn } from '../testing/server-on.ts'
import { TestClient } from '../testing/test-client.ts'
import type { BattleMessage } from './opinions.ts'
import type { BattleInfo, BattlePage } from './shown-battle.ts'

const samurai = await findRulebook('samurai').load()
const gmt01 = samurai.ownTexts?.battle?.template ?? ''
const glory = (await findRulebook('glory').load()).ownTexts?.battle?.template ?? ''

/** A start of Shogun for two: with four clans, as the one for four. */
const forTwo = (start: string) => start.replace(/^seats \d/m, 'seats 2')

/** A battle like no other: its title stands in its text too. */
const textOf = (title: string) => gmt01.replace(/^title en .*$/m, `title en ${title}`)

describe.each(engines)('%s', (engine) => {
  const on = serverOn(engine, { labShare: 0 })

  async function somebody(name: string): Promise<TestClient> {
    const client = new TestClient(on.server.url)
    await client.register(name)
    return client
  }
  const wish = (title: string, change: object = {}) => ({
    rulebook: 'samurai',
    text: textOf(title),
    title,
    sentence: 'Over the river and home.',
    words: ['River', 'short'],
    visibility: 'public',
    mayBuild: true,
    notes: '',
    isOwn: true,
    ...change,
  })
  const publish = (client: TestClient, title: string, change: object = {}) =>
    client.must<BattleInfo>('POST', '/api/library', wish(title, change))
  const statusOf = async (client: TestClient, method: string, path: string, body?: object) =>
    (await client.ask(method, path, body as never)).status
  const pageOf = (client: TestClient, id: string) => client.must<BattlePage>('GET', `/api/library/${id}`)
  const search = async (query: string) =>
    (
      await new TestClient(on.server.url).must<{ battles: BattleInfo[] }>('GET', `/api/library?${query}`)
    ).battles.map(({ title }) => title)

  test('a battle is published, found, read by others, and changed by its maker alone', async () => {
    const [maker, other, nobody] = [
      await somebody('Anna'),
      await somebody('Bela'),
      new TestClient(on.server.url),
    ]
    const { id, version } = await publish(maker, 'The bait comes home')
    expect(version).toBe(1)
    const page = await pageOf(nobody, id)
    expect(page).toMatchObject({
      title: 'The bait comes home',
      owner: { name: 'Anna' },
      option: 'battle',
      seats: 2,
      words: ['river', 'short'],
      shown: { number: 1, text: textOf('The bait comes home') },
      mayWrite: false,
    })
    expect(await search('text=BAIT%20river')).toEqual(['The bait comes home'])
    expect(await search('text=anna&rulebook=samurai&sort=played')).toEqual(['The bait comes home'])
    expect(await search('text=anna&rulebook=glory')).toEqual([])
    const path = `/api/library/${id}`
    for (const [method, to, body] of [
      ['PATCH', path, { visibility: 'private' }],
      ['DELETE', path],
      ['POST', `${path}/trials`, { bot: 'greedy', games: 10 }],
    ] as const) {
      expect(await statusOf(other, method, to, body), method).toBe(403)
      expect(await statusOf(nobody, method, to, body), method).toBe(401)
    }
    await maker.must('PATCH', path, { visibility: 'private' })
    expect(await search('text=bait')).toEqual([])
    for (const each of [path, `${path}/talk`, `${path}/versions/1`]) {
      expect(await statusOf(other, 'GET', each), each).toBe(404)
    }
    expect((await maker.must<{ battles: BattleInfo[] }>('GET', '/api/library/mine')).battles).toHaveLength(1)
    await maker.must('DELETE', path)
    expect(await statusOf(maker, 'GET', path)).toBe(404)
  })

  test('a version never changes: the next stands beside it, with what is new', async () => {
    const maker = await somebody('Celia')
    const { id } = await publish(maker, 'Two versions')
    const path = `/api/library/${id}/versions`
    const {
      rulebook: _r,
      visibility: _v,
      mayBuild: _m,
      isOwn: _o,
      ...second
    } = wish('Two versions', {
      text: textOf('Two versions, mended'),
      notes: 'One bow more.',
    })
    expect(await statusOf(maker, 'POST', path, { ...second, text: textOf('Two versions'), after: 1 })).toBe(
      400,
    )
    expect(await maker.must<BattleInfo>('POST', path, { ...second, after: 1 } as never)).toMatchObject({
      version: 2,
    })
    expect(await statusOf(maker, 'POST', path, { ...second, text: textOf('late'), after: 1 })).toBe(409)
    const first = await maker.must<{ text: string }>('GET', `${path}/1`)
    expect(first.text).toBe(textOf('Two versions'))
    const page = await maker.must<BattlePage>('GET', `/api/library/${id}?version=1`)
    expect(page.shown).toMatchObject({ number: 1, text: textOf('Two versions') })
    expect(page.versions.map(({ number, notes }) => [number, notes])).toEqual([
      [2, 'One bow more.'],
      [1, ''],
    ])
    expect(new Set(page.versions.map(({ hash }) => hash)).size).toBe(2)
    expect(await statusOf(maker, 'GET', `/api/library/${id}?version=3`)).toBe(404)
  })

  test('any game that takes battles has a library, and others have none', async () => {
    const maker = await somebody('Dora')
    const { id } = await publish(maker, 'Two crossings, mine', { rulebook: 'glory', text: glory })
    expect(await pageOf(maker, id)).toMatchObject({ rulebook: 'glory', option: 'battle' })
    const start = (await findRulebook('shogun').load()).ownTexts?.battle?.template ?? ''
    const four = await publish(maker, 'Four corners, mine', { rulebook: 'shogun', text: start })
    expect(await pageOf(maker, four.id)).toMatchObject({ setup: 'own-4', seats: 4, option: 'battle' })
    const next = { ...wish('Two corners'), text: forTwo(start), after: 1 }
    const { rulebook: _, visibility: __, mayBuild: ___, isOwn: ____, ...revision } = next
    await maker.must('POST', `/api/library/${four.id}/versions`, revision as never)
    expect(await pageOf(maker, four.id)).toMatchObject({ setup: 'own-2', seats: 2, version: 2 })
    const first = await maker.must<BattlePage>('GET', `/api/library/${four.id}?version=1`)
    expect(first).toMatchObject({ setup: 'own-4', seats: 4, people: { wins: [0, 0, 0, 0] } })
    const refused = await maker.ask<{ problem: { message: string } }>(
      'POST',
      '/api/library',
      wish('x', { rulebook: 'mini' }) as never,
    )
    expect([refused.status, refused.body.problem.message]).toEqual([
      400,
      expect.stringMatching(/Nobody brings battles/),
    ])
    expect(await statusOf(maker, 'POST', '/api/library', wish('x', { rulebook: 'chess' }))).toBe(404)
    expect(await statusOf(maker, 'POST', '/api/library', wish('x', { isOwn: false }))).toBe(400)
  })

  test('nobody publishes the very text of another, nor what was made of one that is not to be built on', async () => {
    const [maker, other] = [await somebody('Emma'), await somebody('Fritz')]
    const { id } = await publish(maker, 'Not to be copied', { mayBuild: false })
    expect(await statusOf(other, 'POST', '/api/library', wish('Not to be copied', { title: 'Mine' }))).toBe(
      409,
    )
    const made = wish('Made of it', { parent: id })
    expect(await statusOf(other, 'POST', '/api/library', made)).toBe(403)
    const { id: own } = await publish(maker, 'Made of it by herself', { parent: id })
    expect((await pageOf(other, own)).parent).toEqual({ id, title: 'Not to be copied' })
    expect((await pageOf(other, id)).builtOn).toBe(1)
  })

  test('what was taken down stands in nobody’s way; unseen titles and bots that think for ever are refused', async () => {
    const [thief, maker] = [await somebody('Ludwig'), await somebody('Lotte')]
    const { id } = await publish(thief, 'Taken from Lena')
    const own = wish('Taken from Lena', { title: 'By Lena' })
    expect(await statusOf(maker, 'POST', '/api/library', own)).toBe(409)
    const keeper = await Keeper.open(on.server.settings.storage)
    await keeper.care('take down', id, '')
    await keeper.close()
    expect(await statusOf(maker, 'POST', '/api/library', own)).toBe(201)
    for (const title of ['\u200b\u200b', '\u3164', '\u2800 \u034f', '\ufe0f'])
      expect(await statusOf(maker, 'POST', '/api/library', wish('Unseen', { title })), escape(title)).toBe(
        400,
      )
    const tryOut = (bot: string) => statusOf(thief, 'POST', `/api/library/${id}/trials`, { bot, games: 10 })
    expect(await Promise.all(['strong:501', 'strong:99999999', 'strong:1s'].map(tryOut))).toEqual([
      400, 400, 400,
    ])
    const piled = await publish(maker, 'Piled up', { title: `Z${'\u0301'.repeat(60)}` })
    expect(piled.title).toBe(`Z${'\u0301'.repeat(4)}`)
  })

  test('each has one rating, and none of their own battle; talk can be muted, reported and erased', async () => {
    const [maker, one, two] = [await somebody('Gerda'), await somebody('Hanna'), await somebody('Ivo')]
    const { id } = await publish(maker, 'Talked about')
    const path = `/api/library/${id}`
    for (const stars of [5, 3]) await one.must('PUT', `${path}/rating`, { stars })
    await two.must('PUT', `${path}/rating`, { stars: 4 })
    expect(await pageOf(one, id)).toMatchObject({ stars: 3.5, raters: 2, myStars: 3 })
    expect(await statusOf(maker, 'PUT', `${path}/rating`, { stars: 5 })).toBe(403)
    expect(await statusOf(one, 'PUT', `${path}/rating`, { stars: 6 })).toBe(400)
    const guest = new TestClient(on.server.url)
    await guest.guest()
    expect(await statusOf(guest, 'PUT', `${path}/rating`, { stars: 1 })).toBe(403)

    await one.must('POST', `${path}/talk`, { text: ' the ford\u202eis\nhard ' })
    const talk = async (client: TestClient) =>
      (await client.must<{ messages: BattleMessage[] }>('GET', `${path}/talk`)).messages
    const [message] = await talk(two)
    expect(message).toMatchObject({ author: { name: 'Hanna' }, text: 'the ford is hard' })
    expect(await statusOf(two, 'POST', `${path}/talk`, { text: 'x'.repeat(501) })).toBe(400)
    await two.must('PUT', `/api/mutes/${message?.author.id}`)
    expect(await talk(two)).toEqual([])
    await two.must('POST', `${path}/reports`, { message: message?.id, reason: 'rude' })
    await two.must('POST', `${path}/reports`, { reason: 'copied' })
    const keeper = await Keeper.open(on.server.settings.storage)
    const reports = (await keeper.reports()).filter(({ battle }) => battle === id)
    expect(reports.map(({ text, reason }) => [text, reason])).toEqual([
      ['the ford is hard', 'rude'],
      ['Talked about', 'copied'],
    ])
    await keeper.care('erase', message?.id ?? '')
    for (const each of reports) await keeper.care('settle', each.id)
    expect((await keeper.reports()).filter(({ battle }) => battle === id)).toEqual([])
    await keeper.close()
    expect(await talk(maker)).toEqual([])
  })

  test('one that is taken down is seen by its maker alone, until it is put back; both stand in the audit', async () => {
    const [maker, other] = [await somebody('Jana'), await somebody('Karl')]
    const { id } = await publish(maker, 'Taken down')
    const keeper = await Keeper.open(on.server.settings.storage)
    await keeper.care('take down', id, 'copied from a book')
    expect(await statusOf(other, 'GET', `/api/library/${id}`)).toBe(404)
    expect(await pageOf(maker, id)).toMatchObject({ isTaken: true })
    expect(await search('text=taken')).toEqual([])
    await expect(keeper.care('take down', id)).rejects.toThrow(/no such battle/)
    await keeper.care('put back', id)
    expect(await search('text=taken')).toEqual(['Taken down'])
    expect(
      (await keeper.audit()).filter(({ subject }) => subject === id).map(({ deed, note }) => [deed, note]),
    ).toEqual([
      ['put back', ''],
      ['take down', 'copied from a book'],
    ])
    await keeper.close()
  })

  test('games of people count once for the version that was played, those with bots do not', async () => {
    const [maker, one, two] = [await somebody('Lena'), await somebody('Mari'), await somebody('Nora')]
    const { id } = await publish(maker, 'Played')
    const { shown, option } = await pageOf(one, id)
    const play = async (chairs: readonly unknown[]) => {
      const { match } = await one.make({
        rulebook: 'samurai',
        setup: 'own',
        options: { [option]: shown.text },
        chairs: chairs as never,
      })
      if (chairs.includes('anybody')) await two.join(match.id)
      await one.must('POST', `/api/matches/${match.id}/resignation`, {})
      return match.id
    }
    const match = await play(['me', 'anybody'])
    await play(['me', { bot: 'random' }])
    const people = async () => (await pageOf(one, id)).people
    await expect.poll(people, { timeout: 60_000 }).toEqual({ games: 1, wins: [0, 1], draws: 0 })
    // to hear of it again changes nothing
    const { storage, endings } = on.server.site
    const row = await storage.matches.find(match)
    if (row !== null) await endings.tell(row, await storage.matches.seatsOf([match]))
    expect(await people()).toEqual({ games: 1, wins: [0, 1], draws: 0 })
    expect(await pageOf(one, id)).toMatchObject({ plays: 1, versions: [{ number: 1, people: { games: 1 } }] })
    // the match bears its text: whatever becomes of the battle, it stays what it was
    await maker.must('DELETE', `/api/library/${id}`)
    expect((await one.page(match)).match.setup.options.battle).toBe(shown.text)
  })

  test('who is forgotten takes their battles, stars and words along', async () => {
    const [maker, other] = [await somebody('Olga'), await somebody('Petra')]
    const { id } = await publish(maker, 'Hers')
    const { id: others } = await publish(other, 'The other’s')
    await maker.must('PUT', `/api/library/${others}/rating`, { stars: 5 })
    await maker.must('POST', `/api/library/${others}/talk`, { text: 'well drawn' })
    const kept = await maker.must<{ battles: object[]; starsGiven: object[]; saidOfBattles: object[] }>(
      'GET',
      '/api/me/data',
    )
    expect([kept.battles.length, kept.starsGiven.length, kept.saidOfBattles.length]).toEqual([1, 1, 1])
    await maker.must('DELETE', '/api/me', { password: 'a long password' })
    expect(await statusOf(other, 'GET', `/api/library/${id}`)).toBe(404)
    expect(await pageOf(other, others)).toMatchObject({ stars: null, raters: 0 })
    expect((await other.must<{ messages: object[] }>('GET', `/api/library/${others}/talk`)).messages).toEqual(
      [],
    )
  })
})
