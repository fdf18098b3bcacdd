import { describe, expect, it } from 'vitest'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './operators.ts'
import { linesWith, ranked, shares } from './sample.ts'

/** A hundred lines; the middle ones have three mutants and the others one. */
const text = Array.from({ length: 100 }, (_, i) =>
  i % 2 ? `const a${i} = b || c` : `const a${i} = ${i}`,
).join('\n')
const mutants = mutantsOf('a.ts', text)
const sample = (seed: string, of = text) => ranked(mutantsOf('a.ts', of), () => of, seed)
const lines = (some: readonly Mutant[]) => some.map(({ was, line }) => `${was} ${line}`)

describe('a sample', () => {
  it('has one mutant of each line, however many the line has', () => {
    expect(mutants).toHaveLength(200)
    expect(linesWith(mutants)).toBe(100)
    expect(new Set(sample('1').map(({ line }) => line)).size).toBe(100)
    expect(sample('1')).toHaveLength(100)
  })

  it('is the same for the same seed, and another for another', () => {
    expect(sample('1')).toEqual(sample('1'))
    expect(lines(sample('2'))).not.toEqual(lines(sample('1')))
  })

  it('takes lines from everywhere and every kind of mutant of a line', () => {
    const some = sample('1').slice(0, 40)
    expect(some.filter(({ line }) => line <= 50).length).toBeGreaterThan(10)
    expect(some.filter(({ line }) => line > 50).length).toBeGreaterThan(10)
    expect(new Set(some.map(({ becomes }) => becomes).filter((each) => /^[bc(]/.test(each))).size).toBe(3)
  })

  it('stays as it was when something else is edited', () => {
    const longer = `// a comment\n\n${text}`
    const words = (some: readonly Mutant[]) => some.map(({ was, becomes }) => `${was} ${becomes}`)
    expect(words(sample('1', longer))).toEqual(words(sample('1')))
  })

  it('tells lines of the same words apart', () => {
    const twice = 'f(1)\nf(1)\n'
    expect(
      sample('1', twice)
        .map(({ line }) => line)
        .sort(),
    ).toEqual([1, 2])
  })
})

describe('shares', () => {
  it('go by lines', () => {
    expect(shares([100, 300], 40)).toEqual([10, 30])
  })

  it('give a small package a tenth, taken from the others', () => {
    expect(shares([100, 1900, 2000], 300)).toEqual([25, 134, 141])
    expect(shares([200, 1900, 1900], 300)).toEqual([30, 135, 135])
  })

  it('are never more than there are lines', () => {
    expect(shares([5], 300)).toEqual([5])
    expect(shares([], 300)).toEqual([])
  })
})
