import { describe, expect, it } from 'vitest'
import { always, type Choice } from './choice.ts'
import type { Asking } from './procedure.ts'
import { add, askWord, begun, type NotesAction, type NotesState, pass, say, steps } from './testing/notes.ts'

type NotesChoice = Choice<NotesState, object, NotesAction>

/** Adding 0 to 5: an odd number is barred, and so is one above 3. */
const adding: NotesChoice = {
  kind: 'add',
  candidates: (_, __, ___, list) => {
    for (let number = 0; number <= 5; number++) list.push({ kind: 'add', number })
  },
  bars: [
    { rule: 'N-ODD', stops: (_, { number }) => number % 2 === 1 },
    {
      rule: (_, { number }) => (number > 4 ? 'N-FAR' : 'N-HIGH'),
      stops: (_, { number }) => number > 3,
      values: (_, { number }) => ({ number }),
    },
  ],
}

function asked(...choices: NotesChoice[]) {
  const ask = { ...askWord(0, 'x'), choices }
  return begun([steps('p', { ask, last: askWord(1, 'x') })])
}

describe('the choices of a step', () => {
  it('list what no bar stops, choice by choice', () => {
    const [book, s] = asked(always(pass), adding)
    expect(book.answers(s, 0)).toEqual([pass, add(0), add(2)])
  })

  it('give the first bar that stops an answer as the reason, with its values', () => {
    const [book, s] = asked(always(pass), adding)
    expect(book.whyNot(s, 0, add(1))).toEqual({ rule: 'N-ODD' })
    expect(book.whyNot(s, 0, add(5))).toEqual({ rule: 'N-ODD' })
    expect(book.whyNot(s, 0, add(4))).toEqual({ rule: 'N-HIGH', values: { number: 4 } })
    expect(book.whyNot(s, 0, add(2))).toBeNull()
  })

  it('know no reason against what nobody could point at', () => {
    const [book, s] = asked(always(pass), adding)
    expect(book.whyNot(s, 0, add(6))).toBeNull()
    expect(book.whyNot(s, 0, say('x'))).toBeNull()
    expect(book.answer(s, 0, s.asked[0], add(6))).toEqual({ refused: 'illegal', reason: null })
  })

  it('judge every candidate by the same bars', () => {
    const [book, s] = asked(always(pass), adding)
    const legal = book.candidates(s, 0).flatMap(({ action, reason }) => (reason === null ? [action] : []))
    expect(legal).toEqual(book.answers(s, 0))
    expect(book.candidates(s, 0)).toHaveLength(7)
    expect(book.candidates(s, 1)).toEqual([])
  })

  it('may offer their answers by a search of their own', () => {
    const [book, s] = asked({ ...adding, offer: (_, __, ___, list) => list.push(add(2), add(0)) })
    expect(book.answers(s, 0)).toEqual([add(2), add(0)])
    expect(book.whyNot(s, 0, add(3))).toEqual({ rule: 'N-ODD' })
  })

  it('are asked for by every step that asks', () => {
    const { choices: _, ...bare } = askWord(0, 'x')
    // @ts-expect-error: it has no choices, and does not compile
    const step: Asking<NotesState, object, NotesAction> = bare
    expect(step.choices).toBeUndefined()
  })
})
