import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { idsCited, idsDefined } from './rule-ids.ts'
import { testTitles } from './test-titles.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('a rules page defines ids in lists, in openings and in the first cells of tables', () => {
  const page = [
    '# A game, see MN-NOT-01',
    '- **MN-SETUP-01** Each begins with 3 lives (MN-NOT-02).',
    '- **SB-T-RIV-03** [gmt] A river.',
    '**SG-EX-31 Chikuzen to Hizen** (an example)',
    'MN-NOT-03 is only spoken of, **MN-NOT-05** too.',
    '| id | rule |',
    '|---|---|',
    '| SG-CMP-01 | There is one board, as in SG-CMP-99. |',
    '| **JG-A-2** | bold |',
    '| text | MN-NOT-04 |',
    '- **MN-SETUP-01** again',
    '- JG-4.1.3-b One of a list without stars, as in JG-4.1.3-c.',
  ].join('\n')
  expect(idsDefined(page)).toEqual([
    'MN-SETUP-01',
    'SB-T-RIV-03',
    'SG-EX-31',
    'SG-CMP-01',
    'JG-A-2',
    'JG-4.1.3-b',
  ])
})

test('a title cites any number of ids', () => {
  expect(idsCited('MN-BID-01, MN-BID-02 both pay (XX-1)')).toEqual(['MN-BID-01', 'MN-BID-02', 'XX-1'])
  expect(idsCited('JG-4.1.3-b, and JG-4.1.')).toEqual(['JG-4.1.3-b', 'JG-4.1'])
  expect(idsCited('no-such-id, A-B, mn-bid-01, UTF-8 aside')).toEqual([])
})

test.each(['XX-TABLE-01', 'XX-TABLE-02'])('%s titles made by a table count as they are shown', (id) => {
  expect(id).toMatch(/^XX-TABLE/)
})

for (const n of [1, 2])
  test(`XX-LOOP-0${n} titles made by a loop count as they are shown`, () => expect(n).toBeLessThan(3))

test('titles are those that the test runner shows', () => {
  const titles = testTitles(root, 'packages/cli/src/conformance')
  expect(titles.flatMap(idsCited)).toEqual(
    expect.arrayContaining(['XX-TABLE-01', 'XX-TABLE-02', 'XX-LOOP-01', 'XX-LOOP-02']),
  )
})

test('every rule of the miniature game is cited by one of its tests', async () => {
  const { code, out } = await gunbai('conformance mini --strict --json')
  expect(JSON.parse(out)).toEqual([{ rulebook: 'mini', rules: 13, cited: 13, uncited: [], unknown: [] }])
  expect(code).toBe(0)
})
