import { expect, test } from 'vitest'
import { lit, type Pointed } from './pointing.ts'

const pointed = (...list: [string, number | null, number][]): Pointed<string, number>[] =>
  list.map(([answer, origin, target]) => ({ answer, pointing: { origin, target } }))

const answers = pointed(['a to 5', 1, 5], ['a to 6', 1, 6], ['b to 6', 2, 6], ['b to 1', 2, 1])

test('a target that one origin alone reaches is lit before anything is taken up', () => {
  const { origins, targets, taken } = lit(answers, null)
  expect([...origins]).toEqual([1, 2])
  expect([...targets]).toEqual([[5, ['a to 5']]])
  expect(taken).toBeNull()
})

test('what is taken up lights its own targets, also one that could be taken up itself', () => {
  expect([...lit(answers, 1).targets.keys()]).toEqual([5, 6])
  expect([...lit(answers, 2).targets]).toEqual([
    [6, ['b to 6']],
    [1, ['b to 1']],
  ])
})

test('the only origin is taken up by itself, but not beside a direct choice', () => {
  expect(lit(pointed(['x', 3, 4]), null).taken).toBe(3)
  expect(lit(pointed(['x', 3, 4], ['y', null, 9]), null).taken).toBeNull()
})

test('several answers with the same target stay together', () => {
  const sameWay = pointed(['one', null, 4], ['two', null, 4])
  expect(lit(sameWay, null).targets.get(4)).toEqual(['one', 'two'])
  const sameOrigin = pointed(['shoot', 1, 4], ['strike', 1, 4], ['other', 2, 5])
  expect(lit(sameOrigin, null).targets.get(4)).toEqual(['shoot', 'strike'])
})

test('what was taken up in an earlier question is forgotten', () => {
  expect(lit(pointed(['back', null, 4]), 10).taken).toBeNull()
})
