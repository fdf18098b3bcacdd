import type { Action } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { answersOf, firstBeyond, type Part, partsAfter, partsOf, withoutPart, withPart } from './parts.ts'

const done = { kind: 'done' } as Action
const march = (unit: number) => ({ kind: 'march', unit, forced: false }) as Action
const halt = { kind: 'halt', facing: 1 } as Action
const part = (...answers: Action[]): Part => ({ answers, way: null })
const aim = (hex: number): Part => ({ answers: [], way: null, aim: hex })

test('a march that is drafted after an attack comes before it; attacks stay in the order in which they were drawn', () => {
  const drawn = withPart(withPart(partsOf([march(1)]), aim(7)), aim(4))
  expect(withPart(drawn, part(march(2)))).toEqual([part(march(1)), part(march(2)), aim(7), aim(4)])
  expect(withPart(drawn, aim(7)).map((each) => each.aim)).toEqual([undefined, 4, 7])
})

test('what a part ended before it, the next ends when it is taken out', () => {
  const parts = [part(done, march(1), halt), part(march(2), halt), aim(7)]
  expect(withoutPart(parts, 0)).toEqual([part(done, march(2), halt), aim(7)])
  expect(withoutPart(parts, 1)).toEqual([parts[0], aim(7)])
})

test('what is left is what was not given, of a march its rest', () => {
  const parts = [part(done, march(1), halt), part(march(2), halt)]
  expect(answersOf(partsAfter(parts, 2))).toEqual([halt, march(2), halt])
  expect(partsAfter(parts, 3)).toEqual([parts[1]])
  expect(firstBeyond(parts, 2)).toBe(0)
  expect(firstBeyond(parts, 4)).toBe(1)
  expect(firstBeyond(parts, 5)).toBe(-1)
})
