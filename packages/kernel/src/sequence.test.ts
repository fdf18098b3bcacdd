import { describe, expect, it } from 'vitest'
import { always } from './choice.ts'
import { again, call, done } from './procedure.ts'
import { nobody, only } from './seat.ts'
import { endGame } from './state.ts'
import {
  answerNow,
  askWord,
  begun,
  finish,
  type NotesProcedure,
  note,
  noteSetup,
  notesOf,
  notesRulebook,
  pass,
  say,
  steps,
} from './testing/notes.ts'

describe('calls', () => {
  it('run the callee to its end, then go on at the next step', () => {
    const inner = steps('inner', { a: note('inner a'), b: note('inner b') })
    const outer = steps('outer', { go: (s) => call(s, inner, {}), after: note('after'), finish })
    expect(notesOf(outer, inner)).toEqual(['inner a', 'inner b', 'after'])
  })

  it('nest, and each frame keeps its own facts', () => {
    const down: NotesProcedure = steps<{ depth: number }>('down', {
      enter: (s, { depth }) => {
        s.notes.push(`in ${depth}`)
        if (depth < 3) call(s, down, { depth: depth + 1 })
      },
      leave: (s, { depth }) => {
        s.notes.push(`out ${depth}`)
        if (depth === 0) finish(s)
      },
    })
    const book = notesRulebook([down], { opening: { depth: 0 } })
    expect(book.begin(noteSetup, '').notes).toEqual([
      'in 0',
      'in 1',
      'in 2',
      'in 3',
      'out 3',
      'out 2',
      'out 1',
      'out 0',
    ])
  })

  it('followed by done are tail calls: the caller is gone while the callee runs', () => {
    const depths: number[] = []
    const loop: NotesProcedure = steps('loop', {
      turn: (s) => {
        depths.push(s.stack.length)
        if (depths.length === 50) return finish(s)
        call(s, loop, {})
        return done
      },
      never: note('never'),
    })
    expect(notesOf(loop)).toEqual([])
    expect(new Set(depths)).toEqual(new Set([1]))
  })

  it('followed by again or a name move the caller, not the callee', () => {
    const inner = steps('inner', { only: note('inner') })
    const outer = steps('outer', {
      go: (s) => {
        call(s, inner, {})
        return s.notes.length === 0 ? again : 'last'
      },
      skipped: note('skipped'),
      last: (s) => {
        s.notes.push('last')
        finish(s)
      },
    })
    expect(notesOf(outer, inner)).toEqual(['inner', 'inner', 'last'])
  })

  it('from an answer nest in the same way: a reaction inside a reaction', () => {
    const react: NotesProcedure = steps<{ seat: number }>('react', {
      ask: {
        who: (_, { seat }) => only(seat),
        choices: [always(pass), always(say('counter'))],
        answer: (s, { seat }, _, action) => {
          if (action.kind === 'say') call(s, react, { seat: 1 - seat })
        },
      },
      resolved: (s, { seat }) => {
        s.notes.push(`resolved ${seat}`)
      },
    })
    const turn = steps('turn', { go: (s) => call(s, react, { seat: 0 }), finish })
    const [book, s] = begun([turn, react])
    answerNow(book, s, 0, say('counter'))
    answerNow(book, s, 1, say('counter'))
    expect(s.stack).toHaveLength(4)
    answerNow(book, s, 0, pass)
    expect(s.notes).toEqual(['resolved 0', 'resolved 1', 'resolved 0'])
    expect(s.result).not.toBeNull()
  })

  it('of a procedure that the rulebook does not list are a fault that says so', () => {
    const stray = steps('stray', { a: note('a') })
    expect(() => begun([steps('p', { go: (s) => call(s, stray, {}) })])).toThrow(
      `the procedure "stray" is not in its rulebook's list`,
    )
  })
})

describe('questions', () => {
  it('carry who, a name, the id of the seat and public facts', () => {
    const p = steps('talk', {
      ask: { ...askWord(1, 'yes', 'no'), about: (s) => ({ notes: s.notes.length }) },
    })
    const [book, s] = begun([p])
    expect(book.questions(s)).toEqual([{ seat: 1, id: 1, name: 'talk / ask', about: { notes: 0 } }])
    expect(book.answers(s, 1)).toEqual([say('yes'), say('no')])
    expect(book.answers(s, 0)).toEqual([])
  })

  it('are numbered by seat, so that an id tells nothing about the others', () => {
    const p = steps('talk', { a: askWord(0, 'x'), b: askWord(0, 'x'), c: askWord(1, 'x') })
    const [book, s] = begun([p])
    answerNow(book, s, 0, say('x'))
    answerNow(book, s, 0, say('x'))
    expect(s.asked).toEqual([2, 1])
  })

  it('to nobody are skipped', () => {
    const p = steps('talk', { silent: { ...askWord(0, 'x'), who: () => nobody }, heard: askWord(1, 'y') })
    expect(begun([p])[0].questions(begun([p])[1])).toMatchObject([{ seat: 1, name: 'talk / heard' }])
  })

  it('without any answer are a fault that names step and seat', () => {
    const [book, s] = begun([steps('talk', { ask: askWord(1) })])
    expect(() => book.answers(s, 1)).toThrow('"talk / ask" asks seat 1, which has no legal answer')
    expect(() => begun([steps('talk', { ask: { ...askWord(1), skipForced: true } })])).toThrow(
      'no legal answer',
    )
  })

  it('to several seats must say how they answer together', () => {
    const p = steps('talk', { ask: { ...askWord(0, 'x'), who: () => only(0) | only(1) } })
    expect(() => begun([p])).toThrow('asks several seats without saying how they answer together')
  })

  it('to a seat that the table does not have are a fault', () => {
    expect(() => begun([steps('talk', { ask: askWord(2, 'x') })])).toThrow(
      'a seat that this table does not have',
    )
  })

  it('with one public answer are answered at once where the rulebook says so', () => {
    const p = steps('talk', {
      forced: { ...askWord(0, 'only'), skipForced: true },
      free: { ...askWord(0, 'this', 'that'), skipForced: true },
    })
    const [book, s] = begun([p])
    expect(s.notes).toEqual(['0 says only'])
    expect(s.asked).toEqual([1, 0])
    expect(book.questions(s)).toMatchObject([{ name: 'talk / free' }])
  })
})

describe('the end of the game', () => {
  it('stops the loop after the running step, wherever it is', () => {
    const inner = steps('inner', { win: (s) => endGame(s, [1], 'flags'), never: note('never') })
    const outer = steps('outer', { go: (s) => call(s, inner, {}), neither: note('never') })
    const [book, s] = begun([outer, inner])
    expect(s.notes).toEqual([])
    expect(book.result(s)).toEqual({ winners: [1], because: 'flags' })
    expect(book.questions(s)).toEqual([])
  })

  it('gained by an answer asks nothing more', () => {
    const p = steps('talk', {
      ask: { ...askWord(0, 'win'), answer: (s) => endGame(s, [0], 'flags') },
      next: askWord(1, 'never'),
    })
    const [book, s] = begun([p])
    answerNow(book, s, 0, say('win'))
    expect(s.awaiting).toBe(nobody)
    expect(book.answer(s, 1, 1, say('never'))).toEqual({ refused: 'over' })
  })

  it('comes once: the first result stands', () => {
    const p = steps('p', {
      both: (s) => {
        endGame(s, [0], 'first')
        endGame(s, [1], 'second')
      },
    })
    expect(begun([p])[1].result).toEqual({ winners: [0], because: 'first' })
  })

  it('without a result is a fault', () => {
    expect(() => begun([steps('p', { only: note('x') })])).toThrow('nobody has won or drawn')
  })
})

describe('while nobody is asked', () => {
  it('no seat is awaited: not while an answer is carried out, and not after the end', () => {
    const asked: number[] = []
    const word = askWord(1, 'yes')
    const p = steps('p', {
      ask: {
        ...word,
        answer: (s) => {
          asked.push(s.awaiting)
        },
      },
      finish,
    })
    const [book, state] = begun([p])
    expect(state.awaiting).toBe(only(1))
    answerNow(book, state, 1, say('yes'))
    expect(asked).toEqual([nobody])
    expect(state.awaiting).toBe(nobody)
  })

  it('nobody answers together, no window is open, and there is no reason why not', () => {
    const [book, state] = begun([steps('p', { finish })])
    expect(book.sequence.isTogether(state)).toBe(false)
    expect(book.sequence.openWindow(state)).toBeNull()
    expect(book.sequence.whyNot(state, 0, say('yes'))).toBeNull()
    expect(book.sequence.candidates(state, 0)).toEqual([])
  })
})

describe('a rulebook that cannot be right is refused when it is made or as soon as it shows', () => {
  it('two procedures of one name', () => {
    expect(() => notesRulebook([steps('p', { finish }), steps('p', { finish })])).toThrow('two procedures')
  })

  it.each(['again', 'done', 'end', '1', 'a / b'])('a step called "%s"', (name) => {
    expect(() => notesRulebook([steps('p', { [name]: finish })])).toThrow(`cannot be a step's name`)
  })

  it('a procedure that stands elsewhere in another rulebook', () => {
    const shared = steps('shared', { finish })
    notesRulebook([shared])
    expect(() => notesRulebook([steps('p', { finish }), shared])).toThrow('stands elsewhere')
  })

  it('steps that go in circles and never ask', () => {
    expect(() => begun([steps('p', { round: () => 'round' })])).toThrow('goes in circles and never asks')
  })
})

describe('names of steps', () => {
  const p = steps('one / two', { first: askWord(0, 'x'), second: askWord(1, 'y') })
  const { sequence } = notesRulebook([p])

  it('lead back to the step, the end of a procedure too', () => {
    for (const step of [0, 1, 2]) {
      const frame = { proc: 0, step, facts: {}, sealed: null }
      expect(sequence.placeOf(sequence.nameOf(frame))).toEqual({ proc: 0, step })
    }
    expect(sequence.stepNames()).toEqual(['one / two / first', 'one / two / second'])
  })

  it.each(['one / two / third', 'three / first', 'first', '', ' / '])('there is no "%s"', (name) => {
    expect(sequence.placeOf(name)).toBeNull()
  })
})

describe('watch', () => {
  it('is told of every step as it runs', () => {
    const [book] = begun([steps('p', { a: note('a'), b: askWord(0, 'x'), finish })])
    const seen: string[] = []
    book.sequence.watch = (procedure, step) => seen.push(`${procedure} / ${step}`)
    const s = book.begin(noteSetup, '')
    answerNow(book, s, 0, say('x'))
    expect(seen).toEqual(['p / a', 'p / b', 'p / finish'])
  })
})
