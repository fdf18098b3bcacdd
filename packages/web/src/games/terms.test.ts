import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import { describe, expect, test } from 'vitest'
import { playersPage } from '../../build/players-pages.ts'
import { terms as glory } from './glory/terms.ts'
import { terms as samurai } from './samurai/terms.ts'
import { terms as shogun } from './shogun/terms.ts'
import { named, ofTerm } from './terms.ts'

const docs = join(import.meta.dirname, '../../../../docs/players')
const messages = join(import.meta.dirname, '../../messages/what-is')
/** What a message says as the page would say it: these have no values. */
const saying = (language: Language) => {
  const say = speaker(language, JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8')))
  return (id: string) => say({ id })
}
const games = { samurai, shogun, glory }

describe.each(Object.entries(games))('the words of %s', (game, terms) => {
  test.each(languages)('each has a paragraph of the rulebook in %s, and names itself', (language) => {
    const { places = {} } = playersPage(readFileSync(join(docs, `${game}.${language}.md`), 'utf8'), game)
    for (const rule of terms) {
      expect([rule, places[rule]?.html]).toEqual([rule, expect.stringMatching(/\p{L}{3}/u)])
    }
  })

  test.each(languages)('most questions in %s have a word that is explained', async (language) => {
    const messages = await findRulebook(game).messages(language)
    const all = terms.map((rule) => ofTerm(rule, saying(language)))
    const asked = Object.entries(messages).filter(([id]) => /^ask\./.test(id) && id !== 'ask.ofClan')
    const dumb = asked.filter(([, text]) => named(text, all).length === 0)
    expect(asked.length).toBeGreaterThan(20)
    expect(dumb.length / asked.length, JSON.stringify(dumb)).toBeLessThan(0.25)
  })
})

test('a word is found at its beginning, whatever ending it has, and in the order of the sentence', () => {
  const all = samurai.map((rule) => ofTerm(rule, saying('hu')))
  expect(named('Visszavonulás: egy becsületbe kerül', all).map(({ name }) => name)).toEqual([
    'Visszavonulás',
    'Becsület',
  ])
  expect(named('Parancslapot húzol', all).map(({ name }) => name)).toEqual(['Parancslapok és szakaszok'])
})
