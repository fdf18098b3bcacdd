import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput, chooseSetup, languages, type Messages, type Rulebook } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playOn } from '../testing/play-on.ts'
import { bundled } from './bundle.ts'
import { freeze, versionsIn } from './frozen-folder.ts'

const into = mkdtempSync(join(tmpdir(), 'gunbai-freeze-'))
const folder = join(into, 'mini-1')
beforeAll(async () => {
  await freeze(findRulebook('mini'), into)
})
afterAll(() => rmSync(into, { recursive: true }))

const frozen = async () =>
  ((await import(/* @vite-ignore */ join(folder, 'rulebook.js'))) as { rulebook: Rulebook }).rulebook

test('a frozen rulebook plays as it did, by a kernel of its own', async () => {
  const mini = await findRulebook('mini').load()
  const copy = await frozen()
  expect(copy.sequence).not.toBeInstanceOf(mini.sequence.constructor)
  for (const seed of ['one', 'two', 'three']) {
    const ends = [mini, copy].map((rulebook) =>
      playOn(rulebook, rulebook.begin(chooseSetup(rulebook, 'duel'), seed), seed),
    )
    expect(ends[1]).toBe(ends[0])
  }
})

test('its words lie beside it, in every language', async () => {
  for (const language of languages) {
    const words = (await import(/* @vite-ignore */ join(folder, `${language}.js`))) as { default: Messages }
    expect(words.default).toEqual(await findRulebook('mini').messages(language))
  }
})

test('the same sources give the same bytes', async () => {
  expect(await bundled('mini')).toBe(readFileSync(join(folder, 'rulebook.js'), 'utf8'))
})

test('what is frozen is never frozen again', async () => {
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const again = freeze(findRulebook('mini'), into)
  await expect(again).rejects.toThrow(BadInput)
  await expect(again).rejects.toThrow(/frozen already.*Raise `version` in packages\/mini\/src\/rulebook.ts/)
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before)
})

test('versions are found by rulebook, oldest first', async () => {
  const many = mkdtempSync(join(tmpdir(), 'gunbai-frozen-'))
  try {
    const shelved = findRulebook('mini')
    const mini = await shelved.load()
    for (const version of [10, 9]) {
      await freeze({ ...shelved, load: async () => ({ ...mini, version }) }, many)
    }
    expect(versionsIn(many)).toEqual({ mini: [9, 10] })
    expect(existsSync(join(many, 'mini-10/hu.js'))).toBe(true)
    expect(versionsIn(join(many, 'nowhere'))).toEqual({})
  } finally {
    rmSync(many, { recursive: true })
  }
})
