import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../bad-input.ts'
import type { GameRecord } from '../record.ts'
import {
  lastOf,
  lineRecord,
  parseStudy,
  plainText,
  printStudy,
  remarkAt,
  type Study,
  studyBounds,
  studyOf,
  toggledArrow,
  toggledMark,
  withBranch,
  withoutBranch,
  withRemark,
} from './index.ts'

const said = (...words: string[]): GameRecord['answers'] =>
  words.map((word, i) => ({ seat: i % 2, action: { kind: 'say', word } as { kind: string } }))

const record: GameRecord = {
  rulebook: 'notes',
  version: 1,
  setup: { id: 'plain', options: {} },
  seed: 'a seed',
  answers: said('a', 'b', 'c', 'd'),
  checks: [{ after: 4, hash: '00' }],
}
const state = { stack: [] }

/** Left after two answers with fresh dice, and that one left after three with the same. */
function branched(): Study {
  const first = withBranch(
    studyOf(record, 'The ford'),
    { line: 0, moment: 2 },
    { ...record, answers: said('a', 'b', 'x', 'y'), laid: [{ after: 2, state }] },
    'Wait',
  ) as Study
  return withBranch(
    first,
    { line: 1, moment: 3 },
    { ...record, answers: said('a', 'b', 'x', 'z'), laid: [{ after: 2, state }] },
    'Strike',
  ) as Study
}

const words = ({ answers }: GameRecord) =>
  answers.map(({ action }) => (action as { word?: string }).word).join('')

describe('a study', () => {
  it('gives each of its lines as a record', () => {
    const study = branched()
    expect([0, 1, 2].map((line) => words(lineRecord(study, line)))).toEqual(['abcd', 'abxy', 'abxz'])
    expect([0, 1, 2].map((line) => lineRecord(study, line).laid)).toEqual([
      undefined,
      [{ after: 2, state }],
      [{ after: 2, state }],
    ])
    expect([0, 1, 2].map((line) => lastOf(study, line))).toEqual([4, 4, 4])
  })

  it('takes no branch that did not leave the line', () => {
    expect(
      withBranch(branched(), { line: 0, moment: 2 }, { ...record, answers: said('a', 'q') }, ''),
    ).toBeNull()
  })

  it('loses with a branch those that leave it, and what was said there', () => {
    const place = (line: number) => ({ line, moment: 3, text: `at ${line}`, marks: [], arrows: [] })
    const study = [0, 1, 2].reduce((now, line) => withRemark(now, place(line)), branched())
    expect(withoutBranch(study, 2).branches.map(({ name }) => name)).toEqual(['Wait'])
    const none = withoutBranch(study, 1)
    expect(none.branches).toEqual([])
    expect(none.remarks.map(({ text }) => text)).toEqual(['at 0'])
  })

  it('has one remark at a moment, and none where nothing is said or drawn', () => {
    const place = { line: 0, moment: 2 }
    let study = withRemark(studyOf(record, 'x'), { ...remarkAt(branched(), place), text: 'one' })
    study = withRemark(study, { ...remarkAt(study, place), text: 'two' })
    expect(study.remarks.map(({ text }) => text)).toEqual(['two'])
    expect(withRemark(study, { ...remarkAt(study, place), text: ' ' }).remarks).toEqual([])
  })

  it('draws what was not drawn, and takes away what was', () => {
    const empty = remarkAt(branched(), { line: 0, moment: 1 })
    const marked = toggledMark(empty, { at: 7, tint: 'gold' })
    expect(toggledMark(marked, { at: 7, tint: 'red' }).marks).toEqual([{ at: 7, tint: 'red' }])
    expect(toggledMark(marked, { at: 7, tint: 'gold' })).toEqual(empty)
    const arrow = { from: 1, to: 2, tint: 'ink' } as const
    expect(toggledArrow(toggledArrow(empty, arrow), arrow)).toEqual(empty)
  })
})

describe('a study as text', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 200 })
  const drawn = fc.record({
    marks: fc.array(fc.record({ at: fc.nat(500), tint: fc.constantFrom('gold' as const, 'red' as const) })),
    arrows: fc.array(
      fc.record({
        from: fc.nat(500),
        to: fc.nat(500),
        tint: fc.constantFrom('green' as const, 'ink' as const),
      }),
    ),
  })

  it('comes back as it was, whatever is said and drawn in it', () => {
    fc.assert(
      fc.property(
        texts,
        texts,
        drawn,
        fc.nat(2),
        fc.nat(4),
        (title, text, { marks, arrows }, line, moment) => {
          const study = withRemark(
            { ...branched(), title: plainText(title, studyBounds.title) },
            { line, moment, text, marks, arrows },
          )
          expect(parseStudy(printStudy(study))).toEqual(study)
        },
      ),
    )
  })

  it('keeps what looks like a script as the text that it is', () => {
    const text = '<img src=x onerror=alert(1)>\n</script><script>alert(1)</script>'
    const study = withRemark(branched(), { line: 0, moment: 0, text, marks: [], arrows: [] })
    expect(parseStudy(printStudy(study)).remarks[0]?.text).toBe(text)
    expect(plainText('a\u202eb\u0000c\u0007', 10)).toBe('a b c')
  })

  it.each([
    ['', 'it is not JSON'],
    ['7', 'expected an object in braces at its top, got 7.'],
    ['{"gunbai": 1}', 'expected "gunbai-study": 1 at its top, got nothing.'],
    [JSON.stringify('x'.repeat(studyBounds.characters)), 'too long'],
  ])('%.30s is refused with a sentence', (text, sentence) => {
    expect(() => parseStudy(text)).toThrow(BadInput)
    expect(() => parseStudy(text)).toThrow(sentence)
  })

  const long = 'x'.repeat(5_000)
  it.each([
    ['title', 7, 'a text of at most 120 characters under "title", got 7.'],
    ['title', long, 'a text of at most 120 characters'],
    ['record', { gunbai: 9 }, 'expected "gunbai": 1 to 3 at its top, got 9.'],
    ['branches', {}, 'a list of at most 60 under "branches", got {}.'],
    ['branches', [{ name: 'x', from: 1, at: 0, laid: null, answers: [] }], 'as "from" in branch 1'],
    [
      'branches',
      [{ name: 'x', from: 0, at: 5, laid: null, answers: [] }],
      'a whole number from 0 to 4 as "at" in branch 1',
    ],
    ['branches', [{ name: 'x', from: 0, at: 1, laid: 7, answers: [] }], 'as "laid" in branch 1'],
    [
      'branches',
      [{ name: 'x', from: 0, at: 1, laid: null, answers: [[0]] }],
      '[seat, {"kind": ...}] in branch 1',
    ],
    ['remarks', [{ line: 3, moment: 0, text: '', marks: [], arrows: [] }], 'as "line" in remark 1'],
    ['remarks', [{ line: 0, moment: 9, text: '', marks: [], arrows: [] }], 'as "moment" in remark 1'],
    ['remarks', [{ line: 0, moment: 0, text: long, marks: [], arrows: [] }], 'as "text" in remark 1'],
    [
      'remarks',
      [{ line: 0, moment: 0, text: '', marks: [{ at: -1, tint: 'red' }], arrows: [] }],
      'as a place of the board',
    ],
    [
      'remarks',
      [{ line: 0, moment: 0, text: '', marks: [{ at: 1, tint: 'url(x)' }], arrows: [] }],
      'one of gold, red, green, ink',
    ],
  ])('with %s as %j is refused with a sentence', (field, value, sentence) => {
    const file = { ...JSON.parse(printStudy(branched())), [field]: value }
    const parse = () => parseStudy(JSON.stringify(file))
    expect(parse).toThrow(BadInput)
    expect(parse).toThrow(sentence)
  })

  it('is refused, never anything worse, whatever is cut off or changed', () => {
    const text = printStudy(branched())
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), fc.nat(5), (at, put, cut) => {
        try {
          parseStudy(text.slice(0, at) + put + text.slice(at + cut))
        } catch (problem) {
          expect(problem).toBeInstanceOf(BadInput)
          expect((problem as Error).message).toMatch(/\.$|\?$/)
        }
      }),
      { numRuns: 500 },
    )
  })
})
