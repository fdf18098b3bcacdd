import { describe, expect, test } from 'vitest'
import { lit, needsNoButton, type Pointed, pointingOf } from './pointing.ts'

const places = {
  armyPlace: (army: number) => army * 10,
  battleOf: (from: number, army: number) => (army === 2 ? 41 : from + 1),
}
const pointed = (...list: [string, number | null, number][]): Pointed<string>[] =>
  list.map(([answer, origin, target]) => ({ answer, pointing: { origin, target } }))

describe('where an answer is pointed at', () => {
  test.each([
    [
      { kind: 'reinforce', province: 7 },
      { origin: null, target: 7 },
    ],
    [
      { kind: 'station', clan: 0, province: 7, army: true },
      { origin: null, target: 7 },
    ],
    [
      { kind: 'strike', army: 4 },
      { origin: null, target: 40 },
    ],
    [
      { kind: 'march', army: 4, to: 7, ronin: 0 },
      { origin: 40, target: 7 },
    ],
    [
      { kind: 'declare', from: 3, army: -1, to: 7 },
      { origin: 3, target: 7 },
    ],
    [
      { kind: 'fight', from: 3, army: 2 },
      { origin: null, target: 41 },
    ],
    [
      { kind: 'send', from: 3, unit: 'archer', reveal: -1 },
      { origin: null, target: 3 },
    ],
    [{ kind: 'build', clan: 0, province: -1 }, null],
    [{ kind: 'go' }, null],
  ])('%j', (action, expected) => {
    expect(pointingOf(action, places)).toEqual(expected)
  })

  test('what neither map nor tray shows has a button', () => {
    expect(needsNoButton({ kind: 'end phase' })).toBe(false)
    expect(needsNoButton({ kind: 'build', clan: 0, province: -1 } as never)).toBe(false)
    expect(needsNoButton({ kind: 'build', clan: 0, province: 3 } as never)).toBe(true)
    expect(needsNoButton({ kind: 'put', clan: 0, bin: 'ninja', koku: 1 } as never)).toBe(true)
  })
})

describe('what is lit', () => {
  const answers = pointed(['a to 5', 1, 5], ['a to 6', 1, 6], ['b to 6', 2, 6], ['b to 1', 2, 1])

  test('a target that one origin alone reaches is lit before anything is taken up', () => {
    const { origins, targets, taken } = lit(answers, null)
    expect([...origins]).toEqual([1, 2])
    expect([...targets]).toEqual([[5, ['a to 5']]])
    expect(taken).toBeNull()
  })

  test('what is taken up lights its own targets, also one that could be taken up itself', () => {
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
    const sameWay = pointed(['one ronin', null, 4], ['two ronin', null, 4])
    expect(lit(sameWay, null).targets.get(4)).toEqual(['one ronin', 'two ronin'])
  })
})
