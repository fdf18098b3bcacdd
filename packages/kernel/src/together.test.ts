import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from './choice.ts'
import { Match, stateAfter } from './match.ts'
import { type Asking, again, call } from './procedure.ts'
import { everybody, nobody, only, type Seat } from './seat.ts'
import { endGame } from './state.ts'
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

/** Everybody says a number at the same time; the numbers are noted in the order in which they are opened. */
const sealedNumbers: Asking<NotesState, object, NotesAction> = {
  who: (s) => everybody(s.asked.length),
  together: 'sealed',
  choices: [0, 1, 2, 3].map((number) => always(add(number))),
  answer: (s, _, seat, action) => {
    if (action.kind === 'add') s.notes.push(`${seat}: ${action.number}`)
  },
}

/** Everybody adds to a secret sum as often as it likes, up to 9, then passes. */
const ownSums: Asking<NotesState, object, NotesAction> = {
  who: (s) => everybody(s.asked.length),
  together: 'own pace',
  choices: [
    always(pass),
    {
      kind: 'add',
      candidates: (_, __, ___, list) =>
        void list.push(...[1, 2, 3].map((number) => ({ kind: 'add', number }) as const)),
      bars: [{ rule: 'N-NINE', stops: (s, { number }, _, seat) => s.secrets[seat] + number > 9 }],
    },
  ],
  answer: (s, _, seat, action) => {
    if (action.kind !== 'add') return undefined
    s.secrets[seat] += action.number
    return again
  },
}

const last = askWord(0, 'end')

/** What each of four seats means to answer, and a stream of choices of who comes next. */
const plans = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 })
const arrivals = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 })

describe('sealed answers', () => {
  it('are opened together, in the order of the seats', () => {
    const [book, s] = begun([steps('p', { sealed: sealedNumbers, last })], 3)
    answerNow(book, s, 2, add(1))
    answerNow(book, s, 0, add(3))
    expect(s.notes).toEqual([])
    expect(s.awaiting).toBe(only(1))
    answerNow(book, s, 1, add(2))
    expect(s.notes).toEqual(['0: 3', '1: 2', '2: 1'])
  })

  it('come to the same state in whatever order they arrive', () => {
    const book = notesRulebook([steps('p', { sealed: sealedNumbers, last })], { seats: 4 })
    fc.assert(
      fc.property(plans, arrivals, (numbers, order) => {
        const states = [[0, 1, 2, 3], order].map((seats) => {
          const s = book.begin(noteSetup, 'seed')
          for (const seat of seats) answerNow(book, s, seat, add(numbers[seat]))
          return s
        })
        expect(book.hash(states[1])).toBe(book.hash(states[0]))
      }),
    )
  })

  it('lie in no question and cannot be given twice', () => {
    const [book, s] = begun([steps('p', { sealed: sealedNumbers, last })], 3)
    answerNow(book, s, 0, add(3))
    expect(book.questions(s).map(({ seat }) => seat)).toEqual([1, 2])
    expect(JSON.stringify(book.questions(s))).not.toContain('"number"')
    expect(book.answer(s, 0, s.asked[0], add(1))).toEqual({ refused: 'not asked' })
  })

  it('are drawn anew when somebody else imagines the table, and kept when it is oneself', () => {
    const [book, s] = begun([steps('p', { sealed: sealedNumbers, last })], 3)
    answerNow(book, s, 0, add(3))
    answerNow(book, s, 1, add(2))
    const imagined = Array.from({ length: 40 }, (_, i) => book.imagine(s, 1, { a: i, b: 1, c: 2, d: 3 }))
    const sealed = imagined.map((each) => each.stack[0].sealed)
    expect(new Set(sealed.map((each) => JSON.stringify(each?.[0]))).size).toBe(4)
    expect(new Set(sealed.map((each) => JSON.stringify(each?.[1]))).size).toBe(1)
    expect(sealed.every((each) => each?.[2] === null)).toBe(true)
    expect(s.stack[0].sealed).toEqual([add(3), add(2), null])
  })

  it('count as a secret opened', () => {
    const [book, s] = begun([steps('p', { sealed: sealedNumbers, last })])
    answerNow(book, s, 0, add(1))
    expect(s.revealed).toBe(0)
    answerNow(book, s, 1, add(1))
    expect(s.revealed).toBe(1)
  })

  it('can be asked again by everybody: a tie is bid once more', () => {
    const p = steps('p', {
      bid: {
        ...sealedNumbers,
        answer: (s, _, seat, action) => {
          if (action.kind !== 'add') return undefined
          s.secrets[seat] = action.number
          return seat === 1 && s.secrets[0] === s.secrets[1] ? again : undefined
        },
      },
      last,
    })
    const [book, s] = begun([p])
    answerNow(book, s, 1, add(2))
    answerNow(book, s, 0, add(2))
    expect(book.questions(s).map(({ seat, id }) => [seat, id])).toEqual([
      [0, 2],
      [1, 2],
    ])
    answerNow(book, s, 0, add(1))
    answerNow(book, s, 1, add(2))
    expect(book.questions(s)).toMatchObject([{ name: 'p / last' }])
  })

  it('stop at once when one of them ends the game', () => {
    const p = steps('p', {
      bid: {
        ...sealedNumbers,
        answer: (s, _, seat) => {
          s.notes.push(`opened ${seat}`)
          if (seat === 0) endGame(s, [0], 'won')
        },
      },
    })
    const [book, s] = begun([p])
    answerNow(book, s, 0, add(1))
    answerNow(book, s, 1, add(1))
    expect(s.notes).toEqual(['opened 0'])
    expect(s.result?.winners).toEqual([0])
  })

  it('that are forced are sealed for the seat, and the others are asked', () => {
    const forced = (...free: Seat[]): typeof sealedNumbers => ({
      ...sealedNumbers,
      skipForced: true,
      choices: [
        {
          kind: 'add',
          candidates: (_, __, ___, list) =>
            void list.push({ kind: 'add', number: 1 }, { kind: 'add', number: 2 }),
          bars: [{ rule: 'N-FREE', stops: (_, { number }, __, seat) => number > 1 && !free.includes(seat) }],
        },
      ],
    })
    const [book, s] = begun([steps('p', { some: forced(1), none: forced(), last })], 3)
    expect(book.questions(s).map(({ seat }) => seat)).toEqual([1])
    expect(s.notes).toEqual([])
    answerNow(book, s, 1, add(2))
    expect(s.notes).toEqual(['0: 1', '1: 2', '2: 1', '0: 1', '1: 1', '2: 1'])
    expect(s.revealed).toBe(1)
    expect(book.questions(s)).toMatchObject([{ name: 'p / last' }])
  })
})

describe('answers at own pace', () => {
  it('are carried out at once, as often as the seat likes, and end when all are done', () => {
    const [book, s] = begun([steps('p', { plan: ownSums, last })])
    answerNow(book, s, 0, add(3))
    answerNow(book, s, 1, add(1))
    answerNow(book, s, 0, add(2))
    answerNow(book, s, 0, pass)
    expect(s.secrets).toEqual([5, 1])
    expect(book.questions(s)).toMatchObject([{ seat: 1, id: 2, name: 'p / plan' }])
    answerNow(book, s, 1, pass)
    expect(book.questions(s)).toMatchObject([{ seat: 0, name: 'p / last' }])
  })

  it('count as a secret opened when the last is done, and not before', () => {
    const [book, s] = begun([steps('p', { plan: ownSums, last })])
    for (const [seat, action] of [
      [0, add(3)],
      [0, pass],
      [1, add(1)],
    ] as const)
      answerNow(book, s, seat, action)
    expect(s.revealed).toBe(0)
    answerNow(book, s, 1, pass)
    expect(s.revealed).toBe(1)
  })

  it('give each small answer its own id', () => {
    const [book, s] = begun([steps('p', { plan: ownSums, last })])
    expect(book.answer(s, 0, 1, add(3))).toBeNull()
    expect(book.answer(s, 0, 1, add(3))).toEqual({ refused: 'stale', asked: 2 })
    expect(s.asked).toEqual([2, 1])
  })

  it('come to the same state however the seats interleave', () => {
    const book = notesRulebook([steps('p', { plan: ownSums, last })], { seats: 3 })
    const sums = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
    })
    fc.assert(
      fc.property(sums, fc.infiniteStream(fc.nat(2)), (numbers, turns) => {
        const inOrder = book.begin(noteSetup, 'seed')
        for (const [seat, mine] of numbers.entries()) {
          for (const action of [...mine.map(add), pass]) answerNow(book, inOrder, seat, action)
        }
        const mixed = book.begin(noteSetup, 'seed')
        const left = numbers.map((mine) => [...mine.map(add), pass])
        for (const seat of turns) {
          const action = left[seat].shift()
          if (action) answerNow(book, mixed, seat, action)
          if (left.every((mine) => mine.length === 0)) break
        }
        expect(book.hash(mixed)).toBe(book.hash(inOrder))
      }),
    )
  })

  it('may not call a procedure or name a step: others are still answering', () => {
    const inner = steps('inner', { ask: askWord(0, 'x') })
    const calls = { ...ownSums, answer: (s: NotesState) => call(s, inner, {}) }
    const jumps = { ...ownSums, answer: () => 'last' }
    for (const plan of [calls, jumps]) {
      const [book, s] = begun([steps('p', { plan, last }), inner])
      expect(() => answerNow(book, s, 0, pass)).toThrow('is answered at own pace')
      inner.place = -1
    }
  })

  it('have nothing that is forced', () => {
    expect(() => notesRulebook([steps('p', { plan: { ...ownSums, skipForced: true } })])).toThrow(
      'at own pace',
    )
  })

  it('that end the game leave nobody asked', () => {
    const p = steps('p', { plan: { ...ownSums, answer: (s: NotesState) => endGame(s, [], 'over') } })
    const [book, s] = begun([p])
    answerNow(book, s, 0, pass)
    expect(s.awaiting).toBe(nobody)
    expect(book.questions(s)).toEqual([])
  })
})

describe('taking back beside others', () => {
  it('a seat may change its sealed answer until the last is in', () => {
    const match = new Match(
      notesRulebook([steps('p', { sealed: sealedNumbers, last })], { seats: 3 }),
      noteSetup,
      '',
    )
    match.answer(0, 1, add(3))
    match.answer(1, 1, add(2))
    expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual([1, 1, 0])
    expect(match.undo(0)).toBe(true)
    expect(match.record.answers).toEqual([{ seat: 1, action: add(2) }])
    expect(match.questions().map(({ seat, id }) => [seat, id])).toEqual([
      [0, 2],
      [2, 1],
    ])
    expect(match.answer(0, 1, add(3))).toEqual({ refused: 'stale', asked: 2 })
    match.answer(0, 2, add(0))
    match.answer(2, 1, add(1))
    expect(match.state.notes).toEqual(['0: 0', '1: 2', '2: 1'])
    expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual([0, 0, 0])
  })

  it('a plan made in small answers goes back one by one, and nobody else notices', () => {
    const match = new Match(notesRulebook([steps('p', { plan: ownSums, last })]), noteSetup, '')
    const ask = (seat: Seat) => match.questions().find((each) => each.seat === seat)?.id ?? -1
    match.answer(0, ask(0), add(1))
    match.answer(1, ask(1), add(2))
    match.answer(0, ask(0), add(3))
    match.answer(1, ask(1), add(1))
    const others = ask(1)
    expect(match.undoable(0)).toBe(2)
    expect(match.undo(0)).toBe(true)
    expect(match.state.secrets).toEqual([1, 3])
    expect(match.undo(0)).toBe(true)
    expect(match.undo(0)).toBe(false)
    expect(match.state.secrets).toEqual([0, 3])
    expect(ask(1)).toBe(others)
    expect(match.record.answers.map(({ seat }) => seat)).toEqual([1, 1])
  })

  it('what was done before the common question stays once another has answered it', () => {
    const book = notesRulebook([steps('p', { first: askWord(0, 'go'), sealed: sealedNumbers, last })])
    const match = new Match(book, noteSetup, '')
    match.answer(0, 1, say('go'))
    expect(match.undoable(0)).toBe(1)
    match.answer(0, 2, add(1))
    expect(match.undoable(0)).toBe(2)
    match.undo(0)
    match.answer(1, 1, add(2))
    expect(match.undoable(0)).toBe(0)
    expect(match.undoable(1)).toBe(1)
  })

  it('whatever is answered and taken back in whatever order, the match is what its record says', () => {
    const p = steps('p', { plan: ownSums, bid: sealedNumbers, round: () => 'plan' })
    const book = notesRulebook([p], { seats: 3 })
    const moves = fc.array(fc.record({ seat: fc.nat(2), undo: fc.boolean(), choice: fc.nat(20) }), {
      minLength: 30,
    })
    fc.assert(
      fc.property(moves, (list) => {
        const match = new Match(book, noteSetup, 'seed')
        const openNow = () => new Map(match.questions().map(({ seat, id }) => [seat, id]))
        const used = [0, 1, 2].map(() => new Set<number>())
        let open = openNow()
        for (const { seat, undo, choice } of list) {
          const before = { others: book.hash(match.state), count: match.record.answers.length }
          if (undo) {
            const allowed = match.undoable(seat) > 0
            expect(match.undo(seat)).toBe(allowed)
            if (!allowed) expect(book.hash(match.state)).toBe(before.others)
            expect(match.record.answers).toHaveLength(before.count - (allowed ? 1 : 0))
          } else if (open.has(seat)) {
            const answers = book.answers(match.state, seat)
            expect(match.answer(seat, open.get(seat) ?? -1, answers[choice % answers.length])).toBeNull()
          }
          expect(match.told).toHaveLength(match.record.answers.length + 1)
          expect(match.state).toEqual(stateAfter(book, match.record))
          const next = openNow()
          for (const [who, id] of next) {
            if (open.get(who) === id) continue
            expect(used[who].has(id)).toBe(false)
            used[who].add(id)
          }
          open = next
        }
      }),
    )
  })
})
