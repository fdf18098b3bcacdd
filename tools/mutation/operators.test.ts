import { describe, expect, it } from 'vitest'
import { applied } from './mutant.ts'
import { mutantsOf } from './operators.ts'

/** What becomes of a source: every mutant, in order. */
function mutated(text: string): string[] {
  return mutantsOf('a.ts', text).map((mutant) => applied(text, mutant))
}

describe('a mutant', () => {
  it.each<[text: string, ...becomes: string[]]>([
    ['f(a < b)', '{}', 'f(a <= b)'],
    ['f(a >= b)', '{}', 'f(a > b)'],
    ['f(a === b)', '{}', 'f(a !== b)'],
    ['x = a - b', '{}', 'x = a + b'],
    ['x += a', '{}', 'x -= a'],
    ['x ??= a', '{}', 'x = a'],
    ['i++', '{}', 'i--'],
    ['const x = a || b', 'const x = (a && b)', 'const x = a', 'const x = b'],
    ['const x = a ?? b', 'const x = a', 'const x = b'],
    ['const x = !a', 'const x = a'],
    ['const x = -1', 'const x = 1'],
    ['const x = true', 'const x = false'],
    ['const x = 7', 'const x = 8'],
    ['const x = [a, b]', 'const x = []'],
    ['const x = a ? b : c', 'const x = true ? b : c', 'const x = false ? b : c'],
    ['const x = list.some(f)', 'const x = list.every(f)'],
    ['const x = list.filter(f)', 'const x = list'],
    ['const x = Math.max(a, b)', 'const x = Math.min(a, b)'],
    ['if (a) throw b', 'if (true) throw b', 'if (false) throw b', 'if (a) {}'],
    ['for (const a of b) continue', 'for (const a of b) {}'],
  ])('of "%s"', (text, ...becomes) => {
    expect(mutated(text).sort()).toEqual(becomes.sort())
  })

  it('of part of an expression leaves the rest as it was', () => {
    expect(mutated('const x = a && (b || c)')).toContain('const x = (b || c)')
    expect(mutated('const x = !(a === b) === c')).toContain('const x = (a === b) === c')
    expect(mutated('const x = (a & b) === c')).toContain('const x = ((a | b)) === c')
  })

  it('knows its line', () => {
    expect(mutantsOf('a.ts', 'const a = b\n\nconst c = 1\n').map(({ line }) => line)).toEqual([3])
  })
})

describe('there is no mutant', () => {
  it.each([
    ['in words', "const x = 'words' + a + `words`"],
    ['in types', 'type Few = 1 | 2\nconst x = a as 3'],
    ['in an import', "import a from 'a'"],
    ['in a key', 'const x = { 1: a }'],
  ])('%s', (_where, text) => {
    expect(mutated(text)).toEqual([])
  })

  it('in what is thrown or logged', () => {
    expect(mutated('throw new BadInput(a < b)')).toEqual(['{}'])
    expect(mutated('log.info(a < b)')).toEqual([])
    expect(mutated('const x = new RangeError(a + 1)')).toEqual([])
  })

  it('in the step of a counting loop', () => {
    expect(mutated('for (let i = a; i < b; i++) f(i)').some((text) => text.includes('i--'))).toBe(false)
  })
})

it('a source that cannot be parsed is named', () => {
  expect(() => mutantsOf('bad.ts', 'const = 1')).toThrow(/bad\.ts cannot be parsed/)
})
