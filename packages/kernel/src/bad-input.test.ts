import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput, shown } from './bad-input.ts'

describe('shown', () => {
  it.each([
    ['a text', 'duel', '"duel"'],
    ['an object', { kind: 'bid' }, '{"kind":"bid"}'],
    ['nothing', undefined, 'nothing'],
    ['null', null, 'null'],
    ['a function', () => 1, 'function'],
    ['a big integer', 1n, 'a bigint'],
  ])('shows %s', (_, value, text) => expect(shown(value)).toBe(text))

  it('shows what refers to itself or nests without end without throwing', () => {
    const circle: unknown[] = []
    circle.push(circle)
    expect(shown(circle)).toBe('an object that cannot be printed')
    expect(shown(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).length).toBeLessThan(61)
  })

  it('is always one short line', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(shown(value).length).toBeLessThanOrEqual(60)
        expect(shown(value)).not.toMatch(/\n/)
      }),
    )
  })
})

it('BadInput is an error that can be told from a fault of ours', () => {
  const problem = new BadInput('The record is cut short.')
  expect(problem).toBeInstanceOf(Error)
  expect(problem.name).toBe('BadInput')
  expect(new Error('fault')).not.toBeInstanceOf(BadInput)
})

it('a BadInput of another copy of the kernel is one too; another error is none', () => {
  class Copied extends Error {
    override readonly name = 'BadInput'
  }
  expect(new Copied('from a frozen rulebook')).toBeInstanceOf(BadInput)
  expect(new BadInput('from this one')).toBeInstanceOf(BadInput)
  expect(new Error('something else')).not.toBeInstanceOf(BadInput)
  expect({ name: 'BadInput' }).not.toBeInstanceOf(BadInput)
})
