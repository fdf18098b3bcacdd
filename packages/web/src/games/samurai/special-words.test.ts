import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import { describe, expect, test } from 'vitest'
import { allFacts } from '../../../build/battle-facts.ts'
import { specialWords } from './special-words.ts'

const home = join(import.meta.dirname, '../../../messages/briefing')
const { samurai = {} } = allFacts()

describe.each(languages)('in %s', (language) => {
  const own = JSON.parse(readFileSync(join(home, `${language}.json`), 'utf8'))

  test('every special rule of the 48 scenarios has a name and a sentence, with every value in its place', async () => {
    const say = speaker(language, own, await findRulebook('samurai').messages(language))
    const told = Object.entries(samurai).flatMap(([setup, { special }]) =>
      special.map((each) => {
        const { title, text } = specialWords((id, values = {}) => say({ id, values }), each, [
          'Uesugi',
          'Takeda',
        ])
        return { setup, title, text, code: each.code }
      }),
    )
    expect(told.length).toBeGreaterThan(60)
    for (const { setup, code, title, text } of told) {
      const where = `${setup} ${code}`
      expect([where, title]).not.toEqual([where, ''])
      // a message without words is shown by its id, a value that is missing as its name
      expect([where, `${title} ${text}`]).toEqual([
        where,
        expect.not.stringMatching(/briefing\.|[{}]|unit\.\w|command\.\w/),
      ])
      expect(text.length).toBeGreaterThan(20)
    }
  })
})
