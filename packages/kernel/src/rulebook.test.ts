import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always, type Choice } from './choice.ts'
import { streamOf } from './dice.ts'
import { Match } from './match.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import {
  add,
  answerNow,
  askWord,
  begun,
  type NotesAction,
  type NotesState,
  noteSetup,
  notesRulebook,
  pass,
  say,
  steps,
} from './testing/notes.ts'

/** It looks at the secret of whatever seat the number names. */
const trustingAdd: Choice<NotesState, object, NotesAction> = {
  kind: 'add',
  candidates: (_, __, ___, list) => void list.push({ kind: 'add', number: 0 }, { kind: 'add', number: 1 }),
  bars: [{ rule: 'N-1', stops: (s, { number }) => s.secrets[number].toFixed() !== '0' }],
}

/** A game in which seat 0 chooses a number, and the rulebook trusts the numbers that it is asked about. */
function trusting() {
  const choose = steps('p', {
    choose: {
      who: () => 1,
      choices: [always(pass), trustingAdd],
      answer: (s: NotesState, _, __, action) => {
        s.notes.push(JSON.stringify(action))
      },
    },
    last: askWord(1, 'x'),
  })
  return begun([choose])
}

const illegal = (refusal: Refusal | null) => refusal?.refused === 'illegal'

describe('an answer from outside', () => {
  it('is carried out when it is one of the list, whatever object it came as', () => {
    const [book, s] = trusting()
    expect(book.answer(s, 0, 1, JSON.parse('{"number":1,"kind":"add"}'))).toBeNull()
    expect(s.notes).toEqual(['{"kind":"add","number":1}'])
  })

  it('is refused by the first of four checks that it fails: over, not asked, stale, illegal', () => {
    const [book, s] = trusting()
    expect(book.answer(s, 1, 1, pass)).toEqual({ refused: 'not asked' })
    expect(book.answer(s, 0, 2, pass)).toEqual({ refused: 'stale', asked: 1 })
    expect(book.answer(s, 0, 1, { kind: 'fly' })).toEqual({ refused: 'illegal', reason: null })
    s.result = { winners: [], because: 'over' }
    expect(book.answer(s, 0, 1, pass)).toEqual({ refused: 'over' })
  })

  it('is refused with the rule that forbids it, where the rulebook knows it', () => {
    const barred: Choice<NotesState, object, NotesAction> = {
      kind: 'say',
      candidates: (_, __, ___, list) => void list.push({ kind: 'say', word: 'y' }),
      bars: [{ rule: 'N-2', stops: () => true, values: () => ({ most: 3 }) }],
    }
    const p = steps('p', {
      ask: { ...askWord(0), choices: [always(say('x')), barred] },
    })
    const [book, s] = begun([p])
    expect(book.answer(s, 0, 1, say('y'))).toEqual({
      refused: 'illegal',
      reason: { rule: 'N-2', values: { most: 3 } },
    })
    expect(book.whyNot(s, 0, say('y'))).toEqual({ rule: 'N-2', values: { most: 3 } })
    expect(book.whyNot(s, 0, say('x'))).toBeNull()
    expect(book.whyNot(s, 1, say('y'))).toBeNull()
  })

  it('may be anything that JSON can hold: it is refused and nothing changes', () => {
    const [book, s] = trusting()
    const before = book.hash(s)
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ kind: fc.constant('add'), number: fc.jsonValue() })),
        (came) => {
          const legal = [{ kind: 'pass' }, add(0), add(1)].some(
            (each) => JSON.stringify(each) === JSON.stringify(came),
          )
          fc.pre(!legal)
          expect(book.answer(s, 0, 1, came)).toMatchObject({ refused: 'illegal' })
          expect(book.hash(s)).toBe(before)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['a text', 'pass'],
    ['a number', 0],
    ['NaN', Number.NaN],
    ['a list', ['pass']],
    ['a list of actions', [{ kind: 'pass' }]],
    ['no kind', { number: 1 }],
    ['a piece that does not exist', { kind: 'add', number: 99 }],
    ['a huge number', { kind: 'add', number: 1e308 }],
    ['NaN inside', { kind: 'add', number: Number.NaN }],
    ['a field too many', { kind: 'pass', number: 1 }],
    ['a prototype', JSON.parse('{"kind":"pass","__proto__":{"polluted":1}}')],
    ['a constructor', JSON.parse('{"kind":"pass","constructor":{"prototype":{"polluted":1}}}')],
    ['a symbol', Symbol('pass')],
    ['a function', () => pass],
    [
      'a getter that throws',
      {
        get kind() {
          throw new Error('gotcha')
        },
      },
    ],
    [
      'a proxy that throws',
      new Proxy(
        { kind: 'pass' },
        {
          ownKeys() {
            throw new Error('gotcha')
          },
        },
      ),
    ],
  ])('as %s is refused, not thrown at', (_, came) => {
    const [book, s] = trusting()
    expect(illegal(book.answer(s, 0, 1, came))).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(s.notes).toEqual([])
  })

  it.each([
    32,
    -32,
    64,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '0',
    [0],
    null,
    undefined,
    {},
    -1,
  ])('from a seat %j, which there is not, is refused though its bits may look like seat 0', (seat) => {
    const [book, s] = trusting()
    for (const question of [1, undefined, null, 0, '1']) {
      const refusal = book.answer(s, seat as Seat, question as number, pass)
      expect(refusal).toEqual({ refused: 'not asked' })
    }
    expect(s.notes).toEqual([])
  })

  it.each(['1', 1.5, null, undefined, [1], Number.NaN, true, {}])(
    'to a question %j, which is not its id, is stale',
    (question) => {
      const [book, s] = trusting()
      expect(book.answer(s, 0, question as number, pass)).toEqual({ refused: 'stale', asked: 1 })
      const match = new Match(book, noteSetup, '')
      expect(match.answer(0, question as number, pass)).toEqual({ refused: 'stale', asked: 1 })
    },
  )

  it('may have a field called refused without passing for a refusal', () => {
    const combat = { kind: 'say', word: 'no', refused: true } as const
    const p = steps('p', {
      ask: {
        ...askWord(0),
        choices: [always<NotesState, object, NotesAction>(combat)],
      },
      last: askWord(0, 'x'),
    })
    const [book, s] = begun([p])
    expect(book.answer(s, 0, 1, { ...combat })).toBeNull()
    expect(s.notes).toEqual(['0 says no'])
  })
})

describe('begin', () => {
  it('gives the same game for the same seed, and another for another', () => {
    const book = notesRulebook([steps('p', { ask: askWord(0, 'x') })])
    expect(book.hash(book.begin(noteSetup, 'a'))).toBe(book.hash(book.begin(noteSetup, 'a')))
    expect(book.hash(book.begin(noteSetup, 'a'))).not.toBe(book.hash(book.begin(noteSetup, 'b')))
  })

  it('tells what happens before the first question, and then no longer listens', () => {
    const p = steps('p', {
      open: (s) => s.tell?.({ kind: 'noted', note: 'opened' }),
      ask: askWord(0, 'x'),
    })
    const book = notesRulebook([p])
    const heard: string[] = []
    const s = book.begin(noteSetup, '', ({ note }) => heard.push(note))
    expect(heard).toEqual(['opened'])
    expect(s.tell).toBeNull()
  })

  it('does not share the opening facts between games', () => {
    const p = steps<{ count: number }>('p', {
      count: (s, facts) => {
        facts.count++
        s.notes.push(`${facts.count}`)
      },
      ask: askWord(0, 'x'),
    })
    const book = notesRulebook([p], { opening: { count: 0 } })
    for (const seed of ['a', 'b']) expect(book.begin(noteSetup, seed).notes).toEqual(['1'])
  })

  it('does not know a setup that was not chosen from the list', () => {
    const book = notesRulebook([steps('p', { ask: askWord(0, 'x') })])
    expect(() => book.begin({ id: 'other', options: {} }, '')).toThrow('no setup "other"')
  })
})

describe('imagine', () => {
  const p = steps('p', { ask: askWord(0, 'x', 'y'), last: askWord(1, 'z') })

  it('gives a copy with other dice and shuffles to come, and leaves the real game alone', () => {
    const [book, s] = begun([p])
    const before = book.hash(s)
    const imagined = book.imagine(s, 0, streamOf(1))
    expect(imagined.dice).not.toEqual(s.dice)
    expect(imagined.shuffles).not.toEqual(s.shuffles)
    answerNow(book, imagined, 0, say('y'))
    expect(book.hash(s)).toBe(before)
  })

  it('depends on nothing but what is known and on chance', () => {
    const [book, s] = begun([p])
    s.secrets = [4, 7]
    const [, other] = begun([p])
    other.secrets = [4, 2]
    other.dice = { a: 1, b: 2, c: 3, d: 4 }
    other.shuffles = { a: 5, b: 6, c: 7, d: 8 }
    const imaginedFrom = (state: NotesState) => book.hash(book.imagine(state, 0, streamOf(9)))
    expect(imaginedFrom(other)).toBe(imaginedFrom(s))
    expect(book.hash(book.imagine(s, 0, streamOf(10)))).not.toBe(imaginedFrom(s))
  })
})
