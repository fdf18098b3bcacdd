import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesPage } from './rules-pages.ts'

test('a rule is found by its id, and its words without markup', () => {
  const page = rulesPage('# The game\n\n## 1. Bids\n\n- **MN-BID-01** [both] Each *bids*.\n- plain\n')
  expect(page.title).toBe('The game')
  expect(page.sections).toHaveLength(1)
  expect(page.sections[0]).toMatchObject({ anchor: '1-bids', depth: 2, title: '1. Bids' })
  expect(page.sections[0]?.entries.map(({ id, text }) => [id, text])).toEqual([
    ['MN-BID-01', 'mn-bid-01 each bids .'],
    [null, 'plain'],
  ])
})

test('a table is one entry', () => {
  const page = rulesPage('## T\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(page.sections[0]?.entries[0]?.html).toContain('<table>')
})

test('a table of rules is an entry a row, without the notes for makers', () => {
  const page = rulesPage(
    '## T\n\n| Id | Rule | Src |\n|---|---|---|\n| SG-WIN-01 | Who owns 35 wins. **[T][R-05]** | L711 |\n',
  )
  expect(page.sections[0]?.entries).toEqual([
    {
      id: 'SG-WIN-01',
      html: '<p><strong>SG-WIN-01</strong> Who owns 35 wins.</p>',
      text: 'sg-win-01 who owns 35 wins.',
    },
  ])
})

test('chapters for makers are not shown, nor what stands under them', () => {
  const page = rulesPage(
    '## 39. Subtle interactions to test\n\n- x\n\n### 39.1 Some\n\n- y\n\n## 40. End\n\n- z\n',
  )
  expect(page.sections.map(({ title }) => title)).toEqual(['40. End'])
})

test.each(['samurai', 'shogun', 'glory'])('the page of %s speaks to readers, not to makers', (game) => {
  const file = join(import.meta.dirname, '../../../docs/rules', `${game}.md`)
  const { title, sections } = rulesPage(readFileSync(file, 'utf8'))
  expect(title).not.toMatch(/engine|implementation/)
  const words = /unicode|private-use|u\+f0|pseudocode|implementation|conformance|the engine|a test can|fuzz/i
  const left = sections.flatMap((section) => [
    ...(words.test(section.title) ? [section.title] : []),
    ...section.entries.filter(({ text }) => words.test(text)).map(({ text }) => text),
  ])
  expect(left).toEqual([])
})
