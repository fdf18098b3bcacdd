import { expect, it } from 'vitest'
import type { Chosen, Fate, Tried } from './mutation.ts'
import { asJson, isGood, rowsOf, survivorsOf, tableOf } from './report.ts'
import { scopes } from './scope.ts'

const [scope] = scopes as [Chosen['scope']]
const mutant = {
  path: 'packages/kernel/src/dice.ts',
  line: 7,
  start: 0,
  end: 5,
  was: 'a <\n  b',
  becomes: 'a <= b',
}
const fates: Fate[] = [...Array<Fate>(18).fill('killed'), 'timed out', 'survived']
const tried = fates.map(
  (fate): Tried => ({ scope, mutant, fate, by: fate === 'killed' ? 'dice.test.ts' : null }),
)
const rows = rowsOf([{ scope, lines: 300, most: 20, mutants: [] }], tried)

it('a row counts what became of the mutants of a package', () => {
  expect(rows).toEqual([
    {
      package: 'kernel',
      lines: 300,
      mutants: 20,
      killed: 18,
      timedOut: 1,
      survived: 1,
      percent: 95,
      atLeast: 95,
    },
  ])
  expect(isGood(rows)).toBe(true)
  expect(isGood([...rows, { ...rows[0]!, percent: 94.9 }])).toBe(false)
})

it('the table has a line for each package', () => {
  expect(tableOf(rows)).toBe(
    'package  lines  mutants  killed  timed out  survived  noticed  wanted\n' +
      'kernel     300       20      18          1         1   95.0 %    95 %',
  )
})

it('survivors are shown with their place and the change', () => {
  expect(survivorsOf(tried)).toEqual(['packages/kernel/src/dice.ts:7  a < b  ->  a <= b'])
})

it('JSON has every mutant and who noticed it', () => {
  const { seed, packages, leftOut, mutants } = JSON.parse(asJson('1', rows, tried, ['slow.test.ts']))
  expect({ seed, packages, leftOut }).toEqual({ seed: '1', packages: rows, leftOut: ['slow.test.ts'] })
  expect(mutants).toHaveLength(20)
  expect(mutants[0]).toMatchObject({ package: 'kernel', line: 7, fate: 'killed', by: 'dice.test.ts' })
})
