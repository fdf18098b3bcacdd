import type { TestClient } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { somebody } from '../testing/people.ts'
import { patience, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** How long one is offline, in milliseconds. */
const outage = Number(process.env.OUTAGE ?? 1_500)

const choices = (page: Page) => page.locator('[data-part="choices"] button')
const strip = (page: Page) => page.locator('[data-part="online"]')

/** Gives one answer, and waits until it is through. */
async function answer(page: Page): Promise<void> {
  const before = await page.locator('[data-moment]').first().getAttribute('data-moment')
  await choices(page).first().click()
  await expect
    .poll(() => page.locator('[data-moment]').first().getAttribute('data-moment'), { timeout: patience })
    .not.toBe(before)
}

test('an evening: a table in the lobby, a third who watches, one goes offline and comes back, and a rematch', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const one = await browser.visit('/#/online', { as: ann.client })
  await one.page.locator('select[name="rulebook"]').selectOption('mini')
  await one.page.getByRole('button', { name: 'Open the table' }).click()
  await one.page.getByText('the table is laid').waitFor()
  const id = /online\/([\w-]+)/.exec(one.page.url())?.[1] ?? ''

  const two = await browser.visit('/#/online', { as: bo.client, viewport: sizes.phone })
  const table = two.page
    .getByRole('region', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: ann.name })
  await table.getByRole('button', { name: 'Sit down' }).click()
  for (const { page } of [one, two]) await choices(page).first().waitFor()
  const third = await browser.visit(`/#/online/${id}`)
  await strip(one.page).getByText('1 looks on').waitFor()
  expect(await strip(one.page).getByLabel('is here').count()).toBe(2)
  expect(await findings(one.page, 'table')).toEqual([])

  // both are asked and one has answered; then the line of the other is gone: said at once, and the others see it
  await answer(one.page)
  await choices(two.page).first().waitFor()
  // what is fetched with the first touch is there
  await strip(two.page).click()
  await two.page.waitForTimeout(1_500)
  await two.context.setOffline(true)
  await two.page.locator('[data-part="cut"]').waitFor({ timeout: 2_000 })
  await strip(one.page).getByLabel('is away').waitFor()
  await choices(two.page).first().click()
  await two.page.getByText('Your answer waits').waitFor()
  const { update } = await bo.client.page(id)
  const before = update?.entries.length ?? 0
  await two.page.waitForTimeout(outage)
  await two.context.setOffline(false)
  await two.page.locator('[data-part="cut"]').waitFor({ state: 'detached' })
  await strip(one.page).getByLabel('is away').waitFor({ state: 'detached' })
  // what was answered meanwhile has come through, once
  await expect
    .poll(async () => ((await bo.client.page(id)).update?.entries.length ?? 0) > before, {
      timeout: patience,
    })
    .toBe(true)

  await bo.client.must('POST', `/api/matches/${id}/resignation`, {})
  for (const { page } of [one, two, third]) await page.locator('[data-screen="end"]').waitFor()
  await one.page.getByRole('button', { name: 'Rematch, sides changed' }).click()
  await one.page.getByText(`kept for ${bo.name}`).waitFor()
  await two.page.getByRole('button', { name: 'Rematch, sides changed' }).click()
  for (const { page } of [one, two]) await choices(page).first().waitFor()
  const next = /online\/([\w-]+)/.exec(one.page.url())?.[1] ?? ''
  expect(next).not.toBe(id)
  const names = (await ann.client.page(next)).match.players.map(
    (each) => each !== null && 'name' in each && each.name,
  )
  expect(names).toEqual([bo.name, ann.name])
})

test('whoever comes back to a game sees what happened since, then is asked, and has the next game at hand', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  /** A match in which it is her move. */
  const begun = async (setup: string, chairs: ('me' | 'anybody')[] = ['me', 'anybody']): Promise<string> => {
    const clock = { kind: 'days', days: 3 } as const
    const { match } = await ann.client.make({ rulebook: 'samurai', setup, clock, chairs })
    const { match: now } = await bo.client.join(match.id)
    return now.awaiting[0] === chairs.indexOf('me') ? match.id : begun(setup, ['anybody', 'me'])
  }
  const [id, other] = [await begun('gmt-01'), await begun('gmt-02')]
  await pass(ann.client, bo.client, id)
  // she has seen it so far; then he plays
  const { update } = await ann.client.page(id)
  await ann.client.must('PUT', `/api/matches/${id}/look`, { number: (update?.position.number ?? 1) - 1 })
  const { page, errors } = await browser.visit('/#/online/mine', { as: ann.client })
  const list = page.getByRole('region', { name: 'Your move' })
  await list.getByText(/left$/).first().waitFor()
  expect(await findings(page, 'mine')).toEqual([])
  await page.goto(page.url().replace(/#.*/, `#/online/${id}`))
  await page.locator('[data-part="since"] summary').click()
  expect(await page.locator('[data-part="since"] li').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await page.locator('[data-part="since"]').waitFor({ state: 'detached' })
  await strip(page)
    .getByRole('link', { name: /^Next game: / })
    .click()
  await expect.poll(() => page.url(), { timeout: patience }).toContain(other)
  expect(errors).toEqual([])
})

/** Each answers what is asked first, until the one who was not asked at first is. */
async function pass(first: TestClient, second: TestClient, id: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    for (const client of [first, second]) {
      const { seat, update } = await client.page(id)
      const question = update?.position.questions.find((each) => each.seat === seat)?.id
      const action = update?.position.answers[0]?.action
      if (question == null || action === undefined) continue
      await client.must('POST', `/api/matches/${id}/answers`, { question, action })
    }
  }
}

test('a Swiss tournament of eight bots and two people, from its form to its table', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const { page, errors } = await browser.visit('/#/online/tournaments', {
    as: ann.client,
    viewport: sizes.medium,
  })
  const form = page.getByRole('region', { name: 'Hold a tournament' })
  await form.locator('select[name="rulebook"]').selectOption('mini')
  await form.getByLabel('Its name').fill('The spring open')
  await form.getByLabel('Rounds').fill('2')
  await form.locator('select[name="clock"]').selectOption('none')
  await form.getByRole('button', { name: 'Hold it' }).click()
  await page.getByRole('button', { name: 'Take part', exact: true }).click()
  await page.getByRole('button', { name: 'Take no further part' }).waitFor()
  const id = /tournaments\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await bo.client.must('POST', `/api/tournaments/${id}/entrants`, {})
  await page.locator('select[name="bot"]').selectOption('random')
  for (let i = 1; i <= 8; i++) {
    await page.getByRole('button', { name: 'Let it take part' }).click()
    await expect
      .poll(() => page.locator('tbody tr').count(), { timeout: patience })
      .toBeGreaterThanOrEqual(i + 1)
  }
  await expect.poll(() => page.locator('tbody tr').count(), { timeout: patience }).toBe(10)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { name: 'Round 1 of 2' }).waitFor()
  expect(await findings(page, 'tournament')).toEqual([])
  await expect.poll(() => resigned([ann.client, bo.client], id), { timeout: patience }).toBe('over')
  await page.getByRole('heading', { name: 'Round 2 of 2' }).waitFor()
  await expect
    .poll(() => page.getByText('being played', { exact: false }).count(), { timeout: patience })
    .toBe(0)
  const points = await page.locator('tbody td strong').allTextContents()
  const sum = points.reduce((all, each) => all + Number(each.replace('½', '.5') || 0), 0)
  expect(sum).toBe(10)
  expect(errors).toEqual([])
})

/** Both people resign what they play; gives how the tournament stands. */
async function resigned(people: readonly TestClient[], id: string): Promise<string> {
  const [one] = people as [TestClient]
  for (const client of people) {
    const { matches } = await client.must<{ matches: { id: string }[] }>(
      'GET',
      '/api/matches?list=mine&status=playing',
    )
    for (const match of matches) await client.ask('POST', `/api/matches/${match.id}/resignation`, {})
  }
  const page = await one.must<{ tournament: { status: string } }>('GET', `/api/tournaments/${id}`)
  return page.tournament.status
}
