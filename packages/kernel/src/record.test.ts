import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from './bad-input.ts'
import { type GameRecord, parseRecord, printRecord } from './record.ts'

const record: GameRecord = {
  rulebook: 'mini',
  version: 1,
  setup: { id: 'duel', options: { long: true, ronin: 25, map: 'our own' } },
  seed: 'kawanakajima',
  answers: [
    { seat: 0, action: { kind: 'bid', coins: 2 } as GameRecord['answers'][0]['action'] },
    { seat: 1, action: { kind: 'pass' } },
  ],
  checks: [{ after: 2, hash: '0123456789abcdef' }],
}

/** The record's file with something in it replaced. */
const damaged = (change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(printRecord(record))
  change(file)
  return () => parseRecord(JSON.stringify(file))
}

describe('a record as text', () => {
  it('comes back as it was', () => expect(parseRecord(printRecord(record))).toEqual(record))

  it('comes back as it was, whatever it holds', () => {
    const scalars = fc.oneof(fc.string(), fc.integer(), fc.boolean())
    const fields = fc.dictionary(fc.string(), fc.oneof(scalars, fc.constant(null)), { noNullPrototype: true })
    const records = fc.record({
      rulebook: fc.string(),
      version: fc.nat(),
      setup: fc.record({
        id: fc.string(),
        options: fc.dictionary(fc.string(), scalars, { noNullPrototype: true }),
      }),
      seed: fc.string(),
      answers: fc.array(
        fc.record({ seat: fc.nat(5), action: fields.map((each) => ({ ...each, kind: 'say' })) }),
      ),
      checks: fc.array(fc.record({ after: fc.nat(), hash: fc.string() })),
    })
    fc.assert(
      fc.property(records, (each) => {
        expect(JSON.stringify(parseRecord(printRecord(each)))).toBe(
          JSON.stringify({
            rulebook: each.rulebook,
            version: each.version,
            seed: each.seed,
            setup: { id: each.setup.id, options: each.setup.options },
            answers: each.answers,
            checks: each.checks,
          }),
        )
      }),
    )
  })

  it('has one answer a line, so that two records can be compared', () => {
    expect(printRecord(record)).toBe(`{
  "gunbai": 1,
  "rulebook": "mini", "version": 1,
  "setup": {"id":"duel","options":{"long":true,"ronin":25,"map":"our own"}},
  "seed": "kawanakajima",
  "answers": [
    [0,{"kind":"bid","coins":2}],
    [1,{"kind":"pass"}]
  ],
  "checks": [
    [2,"0123456789abcdef"]
  ]
}
`)
  })

  it.each([
    ['', 'it is not JSON'],
    ['{"gunbai": 1, "rulebook": "mi', 'it is not JSON'],
    ['[]', 'expected an object in braces at its top, got [].'],
    ['null', 'expected an object in braces at its top, got null.'],
    ['"text"', 'expected an object in braces at its top, got "text".'],
    ['{}', 'expected "gunbai": 1 to 3 at its top, got nothing.'],
    ['{"gunbai": 4}', 'expected "gunbai": 1 to 3 at its top, got 4.'],
  ])('%j is refused with a sentence', (text, sentence) => {
    expect(() => parseRecord(text)).toThrow(BadInput)
    expect(() => parseRecord(text)).toThrow(sentence)
  })

  it.each([
    ['rulebook', 7, 'the name of a rulebook under "rulebook", got 7.'],
    ['rulebook', undefined, 'the name of a rulebook under "rulebook", got nothing.'],
    ['version', 1.5, 'a whole number under "version", got 1.5.'],
    ['version', -1, 'a whole number under "version", got -1.'],
    ['version', '1', 'a whole number under "version", got "1".'],
    ['setup', 'duel', 'an id and options under "setup", got "duel".'],
    ['setup', { id: 'duel' }, 'an id and options under "setup", got {"id":"duel"}.'],
    ['setup', { id: 3, options: {} }, 'an id and options under "setup"'],
    ['setup', { id: 'duel', options: [] }, 'an id and options under "setup"'],
    ['seed', 7, 'a text under "seed", got 7.'],
    ['answers', {}, 'a list of at most 1000000 under "answers", got {}.'],
    ['answers', [[0, { kind: 'pass' }], [1]], '[seat, {"kind": ...}] as answer 2, got [1].'],
    ['answers', [[-1, { kind: 'pass' }]], 'as answer 1'],
    ['answers', [[0.5, { kind: 'pass' }]], 'as answer 1'],
    ['answers', [['0', { kind: 'pass' }]], 'as answer 1'],
    ['answers', [[0, 'pass']], 'as answer 1'],
    ['answers', [[0, null]], 'as answer 1'],
    ['answers', [[0, { kind: 7 }]], 'as answer 1'],
    ['answers', [[0, { kind: 'pass' }, 1]], 'as answer 1'],
    ['answers', [{ seat: 0, action: { kind: 'pass' } }], 'as answer 1'],
    ['checks', undefined, 'a list of at most 1000000 under "checks", got nothing.'],
    ['checks', [[2]], '[answers, hash] as check 1, got [2].'],
    ['checks', [[2, 7]], '[answers, hash] as check 1'],
    ['checks', [[2, 'x', 1]], '[answers, hash] as check 1'],
    ['checks', [null], '[answers, hash] as check 1, got null.'],
  ])('with %s as %j is refused with a sentence', (field, value, sentence) => {
    const parse = damaged((file) => {
      file[field] = value
    })
    expect(parse).toThrow(BadInput)
    expect(parse).toThrow(sentence)
  })

  it('of a branch is of a format of its own, and comes back as it was', () => {
    const branch = { ...record, laid: [{ after: 1, state: { stack: [], awaiting: 1 } }] }
    expect(printRecord(record)).toContain('"gunbai": 1,')
    expect(printRecord(branch)).toContain('"gunbai": 2,')
    expect(parseRecord(printRecord(branch))).toEqual(branch)
  })

  it.each([
    [undefined, 'a list of 1 to 100 under "laid", got nothing.'],
    [[], 'a list of 1 to 100 under "laid", got [].'],
    [[[1]], 'as position 1'],
    [[[3, { stack: [] }]], 'as position 1'],
    [[[0, { stack: 7 }]], 'as position 1'],
    [
      [
        [1, { stack: [] }],
        [1, { stack: [] }],
      ],
      'each after more answers than the one before as position 2',
    ],
  ])('of a branch with %j laid is refused with a sentence', (laid, sentence) => {
    const parse = damaged((file) => Object.assign(file, { gunbai: 2, laid }))
    expect(parse).toThrow(BadInput)
    expect(parse).toThrow(sentence)
  })

  it('is refused, never anything worse, whatever is cut off or changed', () => {
    const text = printRecord(record)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), fc.nat(5), (at, put, cut) => {
        try {
          parseRecord(text.slice(0, at) + put + text.slice(at + cut))
        } catch (problem) {
          expect(problem).toBeInstanceOf(BadInput)
          expect((problem as Error).message).toMatch(/\.$|\?$/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('that nests without end is refused with a short sentence', () => {
    const deep = `{"gunbai":1,"rulebook":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(() => parseRecord(deep)).toThrow(BadInput)
  })
})
