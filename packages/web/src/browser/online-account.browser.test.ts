import { readFileSync } from 'node:fs'
import { TestClient } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findingsOf } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { freshName, somebody } from '../testing/people.ts'
import { address, patience, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const password = 'a long password'

async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.locator('form').getByRole('button', { name: 'Register' }).click()
  await page.getByText(`You are ${name}.`).waitFor()
}

test('an account lives from its registration to its end, and the end takes more than a press', async () => {
  const name = freshName()
  const { page, errors } = await browser.visit('/#/online/account')
  await register(page, name)

  // somewhere else: listed, and ended from here
  const elsewhere = new TestClient(address)
  await elsewhere.must('POST', '/api/sessions', { name, password })
  await page.reload()
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect.poll(() => sessions.count(), { timeout: patience }).toBe(2)
  await page.getByRole('button', { name: 'End it' }).click()
  await expect.poll(() => sessions.count(), { timeout: patience }).toBe(1)
  expect((await elsewhere.ask('GET', '/api/me')).status).toBe(401)

  await page.getByLabel('The password until now').fill('a wrong password')
  await page.getByLabel('The new one').fill('the next password')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The old password is not right.').waitFor()
  await page.getByLabel('The password until now').fill(password)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The password is changed.').waitFor()

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my data' }).click(),
  ])
  const data = JSON.parse(readFileSync((await saved.path()) as string, 'utf8'))
  expect(data.person).toMatchObject({ name, password: 'kept as a hash' })

  await page.getByRole('button', { name: 'Delete my account ...' }).click()
  await page.getByLabel('I have understood what is lost').check()
  await page.getByLabel('Your password, to be sure').fill('the next password')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  const back = await elsewhere.ask('POST', '/api/sessions', { name, password: 'the next password' })
  expect(back.status).toBe(403)
  // nobody yet, a wrong password: the browser notes what was refused
  expect(errors.filter((each) => !/401|403/.test(each))).toEqual([])
})

test('a bot is brought with a key that is shown once, and its key is revoked', async () => {
  const { page } = await browser.visit('/#/online/bots', { viewport: sizes.phone })
  await register(page, freshName())
  const name = freshName()
  await page.getByLabel('The name of the new bot').fill(name)
  await page.getByRole('button', { name: 'Bring a bot' }).click()
  const bot = new TestClient(address)
  bot.key = await page.locator('[data-part="key"]').innerText()
  expect(await bot.must('GET', '/api/me')).toMatchObject({ kind: 'bot', name })

  await page.reload()
  const listed = page.getByRole('region', { name: 'Your bots' }).getByRole('listitem')
  await listed.getByText(name).waitFor()
  expect(await page.locator('[data-part="key"]').count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: `Remove ${name} and its key` }).click()
  await page.getByText('You have no bot yet.').waitFor()
  expect((await bot.ask('GET', '/api/me')).status).toBe(401)

  await page.getByText('A whole one in 40 lines').click()
  await page.getByText('put your own thoughts into').waitFor()
  await page.getByRole('link', { name: 'How to write one: the protocol' }).click()
  await page.getByRole('heading', { name: 'Refusals' }).waitFor()
})

test.each([
  { ...sizes.wide, theme: 'light', language: 'en' },
  { ...sizes.medium, theme: 'dark', language: 'it' },
  { ...sizes.phone, theme: 'dark', language: 'hu' },
])(
  'axe has nothing serious to say of who you are, $theme at $width x $height in $language',
  async ({ theme, language, ...viewport }) => {
    const { client, name } = await somebody()
    await client.must('POST', '/api/sessions', { name, password })
    await client.must('POST', '/api/bots', { name: freshName() })
    const settings = { ...swift, theme, language }
    const { page } = await browser.visit('/#/online/account', { viewport, settings, as: client })
    const found = await findingsOf(page, [
      ['/online/account', 'section li'],
      ['/online/bots', 'section li'],
      ['/online', 'select[name="clock"]'],
      ['/recover/0123456789abcdef', 'input[name="password"]'],
    ])
    expect(found).toEqual([])
  },
)
