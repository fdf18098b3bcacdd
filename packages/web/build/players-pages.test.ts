import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { playersPage } from './players-pages.ts'
import { rulesPage } from './rules-pages.ts'

const docs = join(import.meta.dirname, '../../../docs')
const read = (path: string) => readFileSync(join(docs, path), 'utf8')
const games = ['samurai', 'shogun', 'glory']

test('the rules that a paragraph rests on are links behind it', () => {
  const { sections } = playersPage('# T\n\n## Moving\n\nGo. (SB-RNG-01 SB-RNG-02)\n', 'samurai')
  expect(sections[0]?.entries[0]?.html).toContain(
    'Go.<span class="cited"><a href="#/rules/samurai/SB-RNG-01">',
  )
  expect(sections[0]?.entries[0]?.html).not.toContain('(')
})

describe.each(games)('the rulebook of %s', (game) => {
  const page = (language: string) => playersPage(read(`players/${game}.${language}.md`), game)
  const html = (language: string) =>
    page(language)
      .sections.flatMap(({ entries }) => entries.map((entry) => entry.html))
      .join('\n')
  const links = (language: string) =>
    [...html(language).matchAll(/href="#\/rules\/(\w+)\/([^"]+)"/g)].map(([, at, id]) => [at, id])

  test('links to rules that the numbered page has', () => {
    const statements = rulesPage(read(`rules/${game}.md`)).sections.flatMap(({ entries }) => entries)
    const known = new Set(statements.map(({ id }) => id))
    expect(links('en').length).toBeGreaterThan(10)
    for (const [at, id] of links('en'))
      expect([at, known.has(id ?? '') ? 'known' : id]).toEqual([game, 'known'])
  })

  test.each(languages)('has the same chapters, pictures and links in %s', (language) => {
    const pictures = (of: string) => [...html(of).matchAll(/\{\{[^}]*\}\}/g)].map(([name]) => name)
    expect(page(language).sections).toHaveLength(page('en').sections.length)
    expect(pictures(language)).toEqual(pictures('en'))
    expect(links(language)).toEqual(links('en'))
    expect(html(language)).not.toMatch(/\((SB|SG|JG)-/)
  })
})
