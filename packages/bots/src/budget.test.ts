import { BadInput } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { parseBudget } from './budget.ts'
import { Purse } from './purse.ts'

test.each([
  ['2s', 'milliseconds', 2000],
  ['0.3s', 'milliseconds', 300],
  ['300ms', 'milliseconds', 300],
  ['5000', 'iterations', 5000],
])('%s is read', (text, unit, perTurn) => {
  expect(parseBudget(text)).toEqual({ unit, perTurn })
})

test.each(['', '0', '0s', '-2s', '1.5', '2m', 's', '1e3', ' 2s', 'NaN'])('"%s" is refused', (text) => {
  expect(() => parseBudget(text)).toThrow(BadInput)
})

test('a turn never spends more than its budget, and a new turn has all of it again', () => {
  const purse = new Purse({ unit: 'iterations', perTurn: 1000 })
  let spent = 0
  for (let question = 0; question < 100; question++) {
    const allotted = purse.allot(1)
    spent += allotted
    purse.spend(allotted)
  }
  expect(spent).toBeLessThanOrEqual(1000)
  expect(purse.allot(2)).toBeGreaterThan(10)
})

test('how much one question gets follows from how many came in the turns before', () => {
  const firstShare = (questions: number): number => {
    const purse = new Purse({ unit: 'iterations', perTurn: 1000 })
    let first = 0
    for (let turn = 0; turn < 30; turn++) {
      for (let question = 0; question < questions; question++) {
        const allotted = purse.allot(turn)
        if (question === 0) first = allotted
        purse.spend(allotted / 10)
      }
    }
    return first
  }
  expect(firstShare(40)).toBeCloseTo(100, -1)
  expect(firstShare(10)).toBeCloseTo(400, -1)
  expect(firstShare(2)).toBe(500)
})

test('a question gets its share by how much hangs on it, one without stakes nothing', () => {
  const purse = new Purse({ unit: 'iterations', perTurn: 1000 })
  expect(purse.allot(1, 0)).toBe(0)
  const little = purse.allot(1, 0.5)
  const much = purse.allot(1, 1)
  expect(much / little).toBeGreaterThan(1.9)
})
