import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

test('an owner saves the tables, mends a mistake in his own, plays with them, and finds them again', async () => {
  const { page, errors } = await browser.visit('/#/new/glory/two-crossings')
  await page.getByText('Rulings').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save ours as a template' }).click()
  const template = await readFile(await (await saved).path(), 'utf8')
  const bring = (text: string) =>
    page
      .getByLabel('Use a file of my own')
      .first()
      .setInputFiles({
        name: 'attic.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })

  await bring(template.replace('"road":0.5', '"road":"slow"'))
  const wrong = page.getByRole('alert')
  await wrong.waitFor()
  expect(await wrong.textContent()).toContain('attic.json cannot be used.')
  expect(await wrong.textContent()).toContain('under "ways", "road", got "slow"')
  expect(await findings(page, 'new game')).toEqual([])

  await bring(template.replace('"my copy"', '"attic box"').replace('"road":0.5', '"road":1.5'))
  await page.getByText('The game is played with attic.json').waitFor()
  expect(await wrong.count()).toBe(0)
  await page.getByRole('combobox', { name: 'Red' }).selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)

  const tables = page.getByRole('button', { name: 'Signs and tables: attic box' })
  await tables.click()
  await page.getByText('These are the tables of “attic box”').waitFor()
  expect(await page.getByRole('row', { name: /^by road 1\.5/ }).count()).toBe(1)

  // the game is kept with its tables
  await page.reload()
  await untilAsked(page)
  await tables.click()
  await page.getByText('These are the tables of “attic box”').waitFor()
  expect(errors).toEqual([])
})
