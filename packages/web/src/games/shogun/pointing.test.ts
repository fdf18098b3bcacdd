import { describe, expect, test } from 'vitest'
import { needsNoButton, pointingOf } from './pointing.ts'

const places = {
  armyPlace: (army: number) => army * 10,
  battleOf: (from: number, army: number) => (army === 2 ? 41 : from + 1),
}

describe('where an answer is pointed at', () => {
  test.each([
    [
      { kind: 'reinforce', province: 7 },
      { origin: null, target: '7' },
    ],
    [
      { kind: 'station', clan: 0, province: 7, army: true },
      { origin: null, target: '7' },
    ],
    [
      { kind: 'strike', army: 4 },
      { origin: null, target: '40' },
    ],
    [
      { kind: 'march', army: 4, to: 7, ronin: 0 },
      { origin: '40', target: '7' },
    ],
    [
      { kind: 'declare', from: 3, army: -1, to: 7 },
      { origin: '3', target: '7' },
    ],
    [
      { kind: 'fight', from: 3, army: 2 },
      { origin: null, target: '41' },
    ],
    [
      { kind: 'send', from: 3, unit: 'archer', reveal: -1 },
      { origin: null, target: '3' },
    ],
    [{ kind: 'build', clan: 0, province: -1 }, null],
    [{ kind: 'go' }, null],
  ])('%j', (action, expected) => {
    expect(pointingOf(action, places)).toEqual(expected)
  })

  test('what neither map nor tray shows has a button', () => {
    expect(needsNoButton({ kind: 'endPhase' })).toBe(false)
    expect(needsNoButton({ kind: 'build', clan: 0, province: -1 } as never)).toBe(false)
    expect(needsNoButton({ kind: 'build', clan: 0, province: 3 } as never)).toBe(true)
    expect(needsNoButton({ kind: 'put', clan: 0, bin: 'ninja', koku: 1 } as never)).toBe(true)
  })
})
