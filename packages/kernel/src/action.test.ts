import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Action, findAction, isAction, sameAction } from './action.ts'

const move = { kind: 'move', unit: 7, hex: 44 }
const scalars = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const actions = fc
  .tuple(fc.constantFrom('move', 'pass', 'bid'), fc.dictionary(fc.string(), scalars, { maxKeys: 4 }))
  .map(([kind, fields]): Action => ({ ...fields, kind }))

/** The same data as it comes back from a wire, with its keys in another order. */
const fromOutside = (action: Action): Action =>
  JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(action).reverse())))

describe('sameAction', () => {
  it('holds for what comes back from JSON with its keys in any order', () => {
    fc.assert(fc.property(actions, (action) => sameAction(action, fromOutside(action))))
  })

  it('is symmetric, and agrees with the data', () => {
    const sorted = (action: Action) => JSON.stringify(Object.entries(action).sort())
    fc.assert(
      fc.property(actions, actions, (a, b) => {
        expect(sameAction(a, b)).toBe(sorted(a) === sorted(b))
        expect(sameAction(b, a)).toBe(sameAction(a, b))
      }),
    )
  })

  it.each([
    ['another kind', { kind: 'shoot', unit: 7, hex: 44 }],
    ['another value', { kind: 'move', unit: 7, hex: 45 }],
    ['a field missing', { kind: 'move', unit: 7 }],
    ['a field too many', { kind: 'move', unit: 7, hex: 44, far: 1 }],
    ['a text for a number', { kind: 'move', unit: '7', hex: 44 }],
    ['a list for a number', { kind: 'move', unit: [7], hex: 44 }],
    ['another field', { kind: 'move', unit: 7, toString: 44 }],
  ])('fails for %s', (_, other) => {
    expect(sameAction(move, other)).toBe(false)
    expect(sameAction(other, move)).toBe(false)
  })

  it('counts a field called __proto__ as a field, as JSON makes it', () => {
    const hostile = JSON.parse('{"kind":"move","unit":7,"hex":44,"__proto__":{"hex":1}}')
    expect(sameAction(move, hostile)).toBe(false)
  })
})

describe('findAction', () => {
  it('gives the entry of the list, not what came', () => {
    const list = [{ kind: 'pass' }, move]
    expect(findAction(list, fromOutside(move))).toBe(move)
    expect(findAction(list, { kind: 'move' })).toBeUndefined()
    expect(findAction([], move)).toBeUndefined()
  })
})

describe('isAction', () => {
  it('wants an object with a kind', () => {
    expect(isAction(move)).toBe(true)
    for (const other of [null, undefined, 'pass', 7, true, [], {}, { kind: 7 }, { kind: null }, () => move]) {
      expect(isAction(other)).toBe(false)
    }
  })
})
