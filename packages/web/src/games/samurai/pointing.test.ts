import type { SamuraiAction } from '@gunbai/samurai/screen'
import { describe, expect, test } from 'vitest'
import { lit } from '../board/pointing.ts'
import { needsNoButton, type Places, pointingOf } from './pointing.ts'

const places: Places = { unitHex: (unit) => unit * 10, leaderHex: (leader) => leader * 100 }
const action = (fields: object) => fields as SamuraiAction

test.each([
  [{ kind: 'order', unit: 3 }, null, 'hex 30'],
  [{ kind: 'orderLeader', leader: 2 }, null, 'hex 200'],
  [{ kind: 'move', unit: 3, hex: 44 }, 'hex 30', 'hex 44'],
  [{ kind: 'moveLeader', leader: 1, hex: 44 }, 'hex 100', 'hex 44'],
  [{ kind: 'attack', unit: 3, hex: 5 }, 'hex 30', 'hex 5'],
  [{ kind: 'retreat', hex: 9 }, null, 'hex 9'],
  [{ kind: 'playCommand', card: 7 }, null, 'command 7'],
  [{ kind: 'playDragon', card: 7 }, null, 'dragon 7'],
  [{ kind: 'playDragon', card: 7, unit: 3 }, 'dragon 7', 'hex 30'],
])('%j is pointed at from %s to %s', (fields, origin, target) => {
  expect(pointingOf(action(fields), places)).toEqual({ origin, target })
})

test('what the plan at the foot of the board gives has no button besides', () => {
  for (const kind of ['endOrders', 'drawDragon', 'takeHonor'])
    expect(needsNoButton(action({ kind }))).toBe(true)
})

test('what names no piece, hex or card has only a button', () => {
  expect(pointingOf(action({ kind: 'endOrders' }), places)).toBeNull()
  expect(needsNoButton(action({ kind: 'endMovement' }))).toBe(false)
  expect(needsNoButton(action({ kind: 'ignoreFlags', flags: 1 }))).toBe(false)
  expect(needsNoButton(action({ kind: 'gainGround', unit: 1 }))).toBe(false)
  expect(needsNoButton(action({ kind: 'move', unit: 1, hex: 2 }))).toBe(true)
})

describe('what is lit', () => {
  const of = (...all: object[]) =>
    all.map((fields) => {
      const pointing = pointingOf(action(fields), places)
      if (pointing === null) throw new Error('not pointed at')
      return { answer: JSON.stringify(fields), pointing }
    })
  const moves = of(
    { kind: 'move', unit: 1, hex: 11 },
    { kind: 'move', unit: 1, hex: 12 },
    { kind: 'move', unit: 2, hex: 12 },
  )

  test('before anything is taken up: the pieces, and the hexes that only one of them can reach', () => {
    const { origins, targets, taken } = lit(moves, null)
    expect([...origins]).toEqual(['hex 10', 'hex 20'])
    expect([...targets.keys()]).toEqual(['hex 11'])
    expect(taken).toBeNull()
  })

  test('with a piece taken up: its own hexes', () => {
    expect([...lit(moves, 'hex 20').targets.keys()]).toEqual(['hex 12'])
    expect([...lit(moves, 'hex 10').targets.keys()]).toEqual(['hex 11', 'hex 12'])
  })

  test('two answers at one place are both offered', () => {
    const both = of({ kind: 'order', unit: 10 }, { kind: 'orderLeader', leader: 1 })
    expect(lit(both, null).targets.get('hex 100')).toHaveLength(2)
  })
})
