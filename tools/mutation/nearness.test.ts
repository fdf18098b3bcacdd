import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Nearness } from './nearness.ts'

const nearness = new Nearness(join(import.meta.dirname, '../..'))
const dice = 'packages/kernel/src/dice.ts'

it('a source is nearest to its own test', () => {
  expect(nearness.steps('packages/kernel/src/dice.test.ts', dice)).toBe(0)
})

it('steps are counted through files and packages', () => {
  // by way of deck.ts, but next door
  expect(nearness.steps('packages/kernel/src/deck.test.ts', dice)).toBe(1)
  // by way of the kernel's index
  expect(nearness.steps('packages/mini/src/whole-games.test.ts', dice)).toBe(2)
})

it('what is not imported is farthest', () => {
  expect(nearness.steps('tools/floor-plan.test.ts', dice)).toBe(1000)
})

it('of equally near tests the quicker is first', () => {
  const tests = [
    'tools/floor-plan.test.ts',
    'packages/kernel/src/deck.test.ts',
    'tools/docs.test.ts',
    'packages/kernel/src/dice.test.ts',
  ]
  const took = (test: string) => (test.startsWith('tools/docs') ? 1 : 2)
  expect(nearness.sorted(tests, dice, took)).toEqual([tests[3], tests[1], tests[2], tests[0]])
})

it('a long one waits for the others, but not the source’s own', () => {
  const [own, next, far] = [
    dice.replace('.ts', '.test.ts'),
    'packages/kernel/src/deck.test.ts',
    'tools/docs.test.ts',
  ]
  const took = (test: string) => (test === far ? 1 : 20_000)
  expect(nearness.sorted([next, far, own], dice, took)).toEqual([own, far, next])
})
