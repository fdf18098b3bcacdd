import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import { describe, expect, it } from 'vitest'

/** A language is one entry in `packages/kernel/src/language.ts` and its files: docs/add-a-language.md. */

const root = join(import.meta.dirname, '..')
const files = globSync('packages/*/messages/**/*.json', { cwd: root })
/** A game of one's own may come with English alone: what it lacks is listed by `gunbai rulebooks`. */
const published = ['mini', 'samurai', 'shogun', 'glory', 'skirmish']
const later = shelf.filter(({ id }) => !published.includes(id)).map(({ id }) => `packages/${id}/messages`)
const folders = [...new Set(files.map((file) => dirname(file)))]
  .filter((each) => !later.includes(each))
  .sort()

const idsIn = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))).sort()

describe.each(folders)('%s', (folder) => {
  it('has a file for every language, and no other', () => {
    const found = files.filter((file) => dirname(file) === folder)
    expect(found.sort()).toEqual(languages.map((language) => `${folder}/${language}.json`).sort())
  })

  it.each(languages.filter((language) => language !== 'en'))('has every message in "%s"', (language) => {
    expect(idsIn(`${folder}/${language}.json`)).toEqual(idsIn(`${folder}/en.json`))
  })
})

it.each(later)('%s has no message in another language that it does not have in English', (folder) => {
  const english = idsIn(`${folder}/en.json`)
  for (const file of files.filter((each) => dirname(each) === folder)) {
    expect(english).toEqual(expect.arrayContaining(idsIn(file)))
  }
})

describe('the sources', () => {
  const sources = globSync('{packages/*/{src,build},tools}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.generated\.ts$|kernel\/src\/language\.ts$/.test(path),
  )
  // English is what is spoken where nothing was chosen, and "it" is a word of the tests
  const others = languages.filter((language) => language !== 'en' && language !== 'it')

  it('list no languages besides the manifest', () => {
    const named = new RegExp(`['"\`/](${others.join('|')})(\\.json)?['"\`]|[{,]\\s*(${others.join('|')}):`)
    const wrong = sources.filter((path) => named.test(readFileSync(join(root, path), 'utf8')))
    expect(wrong).toEqual([])
  })
})
