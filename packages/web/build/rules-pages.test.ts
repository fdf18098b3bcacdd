import { expect, test } from 'vitest'
import { rulesPage } from './rules-pages.ts'

test('a rule is found by its id, and its words without markup', () => {
  const page = rulesPage('# The game\n\n## 1. Bids\n\n- **MN-BID-01** [both] Each *bids*.\n- plain\n')
  expect(page.title).toBe('The game')
  expect(page.sections).toHaveLength(1)
  expect(page.sections[0]).toMatchObject({ anchor: '1-bids', depth: 2, title: '1. Bids' })
  expect(page.sections[0]?.entries.map(({ id, text }) => [id, text])).toEqual([
    ['MN-BID-01', 'mn-bid-01 [both] each bids .'],
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

test('chapters for makers are not shown', () => {
  expect(rulesPage('## 39. Subtle interactions to test\n\n- x\n').sections).toEqual([])
})
