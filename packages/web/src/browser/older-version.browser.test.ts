import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBot } from '@gunbai/bots'
import { chooseSetup, type GameRecord, Match, parseRecord, replay, streamOf } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { playAtRandom, startTestServer, TestClient } from '@gunbai/server/testing'
import { expect, inject, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openDealt, tableOf } from '../testing/dealt-game.ts'
import * as glory from '../testing/glory-player.ts'
import { type Deal, keepDealt } from '../testing/kept-game.ts'
import * as samurai from '../testing/samurai-player.ts'
import * as shogun from '../testing/shogun-player.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** The answers of a game between bots under that version, without the last ones. */
async function begun(
  { rulebook: id, version, setup, seed }: Deal,
  left: number,
): Promise<GameRecord['answers']> {
  const rulebook = await findRulebook(id).load(version)
  const match = new Match(rulebook, chooseSetup(rulebook, setup), seed)
  const bot = makeBot('greedy', seed)
  while (match.state.result === null) {
    const { seat, id: question } = match.questions()[0] as { seat: number; id: number }
    match.answer(seat, question, bot.choose(rulebook, match.state, seat, rulebook.answers(match.state, seat)))
  }
  return match.record.answers.slice(0, -left)
}

const skirmish: Deal = {
  rulebook: 'samurai',
  version: 1,
  setup: 'gmt-01',
  players: ['human', 'greedy'],
  seed: 'begun long ago',
}

test('a game begun under older rules is played to its end by hand, and its record keeps their version', async () => {
  const deal = { ...skirmish, answers: await begun(skirmish, 30) }
  const { page, errors } = await openDealt(browser, deal)
  const end = page.locator('[data-screen="end"]')
  await playUntil(page, async () => (await end.count()) > 0, samurai.playOne)
  await page.getByText('More', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const record = parseRecord(readFileSync(await download.path(), 'utf8'))
  expect(record).toMatchObject({ rulebook: 'samurai', version: 1 })
  expect(record.answers.length).toBeGreaterThan(deal.answers.length)
  expect(replay(await findRulebook('samurai').load(1), record).state.result).not.toBeNull()
  await page.getByRole('button', { name: 'Read it again' }).click()
  expect(await page.getByRole('slider').getAttribute('max')).toBe(String(record.answers.length))
  expect(errors).toEqual([])
})

test('a match begun on the site under older rules is played to its end by hand, and its dice are checked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-older-'))
  const site = { webFolder: inject('folder'), storage: join(folder, 'site.db') }
  const before = await startTestServer({
    ...site,
    shelf: shelf.map((each) => ({
      ...each,
      load: (version = each.id === 'samurai' ? 1 : undefined) => each.load(version),
    })),
  })
  const client = new TestClient(before.url)
  await client.guest()
  const { match } = await client.make({
    rulebook: 'samurai',
    setup: 'gmt-01',
    chairs: ['me', { bot: 'greedy' }],
  })
  const socket = await client.socket()
  await socket.watch(match.id)
  await playAtRandom(socket, match.id, streamOf(1), 50)
  await socket.close()
  await before.stop()

  const server = await startTestServer(site)
  try {
    const as = Object.assign(new TestClient(server.url), { cookie: client.cookie })
    const { page, errors } = await browser.visit(`${server.url}/#/online/${match.id}`, { as })
    const end = page.locator('[data-screen="end"]')
    await playUntil(page, async () => (await end.count()) > 0, samurai.playOne)
    expect((await as.page(match.id)).match).toMatchObject({ version: 1, outcome: { by: 'rules' } })
    await page.goto(`${server.url}/#/online/${match.id}/dice`)
    await page.locator('[data-part="verdict"][data-good="true"]').waitFor()
    expect(errors).toEqual([])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each([
  ['shogun', 1, 'standard-2', shogun.playOne],
  ['glory', 2, 'mormant', glory.playOne],
] as const)(
  '%s %s: the face of today draws older views, and is answered in older spelling',
  async (rulebook, version, setup, playOne) => {
    const players = ['human', 'greedy']
    const fresh: Deal = { rulebook, version, setup, players, seed: 'long ago' }
    const deal = { ...fresh, answers: await begun(fresh, 300) }
    const { page, errors } = await openDealt(browser, deal)
    await playUntil(
      page,
      async () => (await momentOf(page)) >= deal.answers.length + 40,
      async (...now) => Boolean(await playOne(...now)),
    )
    expect(await findings(page, `${rulebook} ${version}`)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('a kept game of older rules opens without a network, though it was not opened since', async () => {
  const { page, context, errors } = await browser.visit('/#/about', { options: { serviceWorkers: 'allow' } })
  const newer: Deal = {
    ...skirmish,
    version: (await findRulebook('samurai').load()).version,
    seed: 'of today',
  }
  for (const deal of [skirmish, newer]) await keepDealt(page, deal)
  await page.goto(tableOf(newer))
  await playUntil(page, async () => (await momentOf(page)) > 0, samurai.playOne)
  const served = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
  await expect.poll(served, { timeout: 180_000 }).toBe('activated')
  await context.setOffline(true)
  await page.goto(tableOf(skirmish))
  await page.reload()
  await untilAsked(page)
  await playUntil(page, async () => (await momentOf(page)) > 0, samurai.playOne)
  expect(errors).toEqual([])
})
