import { describe, expect, it } from 'vitest'
import { BadInput } from './bad-input.ts'
import { always } from './choice.ts'
import { call } from './procedure.ts'
import type { Snapshot } from './snapshot.ts'
import { endGame } from './state.ts'
import { add, answerNow, askWord, begun, type NotesState, say, steps } from './testing/notes.ts'

const throughText = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot))

function midGame() {
  const inner = steps<{ depth: number; word: string; loud: boolean; none: null }>('inner', {
    ask: askWord(1, 'x', 'y'),
    note: (s, facts) => {
      s.notes.push(JSON.stringify(facts))
    },
  })
  const outer = steps('outer', {
    go: (s) => call(s, inner, { depth: 1, word: 'Ōmi', loud: true, none: null }),
    sealed: {
      who: () => 0b11,
      together: 'sealed',
      choices: [always(add(1)), always(add(2))],
      answer: (s, _, seat, action) => {
        s.notes.push(`${seat} ${JSON.stringify(action)}`)
      },
    },
    finish: (s: NotesState) => endGame(s, [0], 'over'),
  })
  return begun([outer, inner])
}

describe('a snapshot', () => {
  it('names the steps, so that it does not depend on their numbers', () => {
    const [book, s] = midGame()
    expect(book.save(s).stack).toEqual([
      { at: 'outer / sealed', facts: {}, sealed: null },
      { at: 'inner / ask', facts: { depth: 1, word: 'Ōmi', loud: true, none: null }, sealed: null },
    ])
  })

  it('leads back to the same state at every question, sealed answers and all', () => {
    const [book, s] = midGame()
    const moves = [
      [1, say('x')],
      [1, add(2)],
      [0, add(1)],
    ] as const
    for (const [seat, action] of moves) {
      const loaded = book.load(throughText(book.save(s)))
      expect(loaded).toEqual(s)
      expect(book.hash(loaded)).toBe(book.hash(s))
      answerNow(book, loaded, seat, action)
      answerNow(book, s, seat, action)
      expect(book.hash(loaded)).toBe(book.hash(s))
    }
    expect(s.result).not.toBeNull()
    expect(book.load(throughText(book.save(s)))).toEqual(s)
  })

  it('shares nothing with the state that was saved or loaded', () => {
    const [book, s] = midGame()
    const saved = book.save(s)
    const text = JSON.stringify(saved)
    const loaded = book.load(saved)
    for (const each of [s, loaded]) answerNow(book, each, 1, say('y'))
    expect(JSON.stringify(saved)).toBe(text)
  })

  it('keeps no listener', () => {
    const [book, s] = midGame()
    expect('tell' in book.save(s)).toBe(false)
    expect(book.load(book.save(s)).tell).toBeNull()
  })

  it('that stands at a step which is no more is refused with a sentence', () => {
    const [book, s] = midGame()
    const saved = book.save(s)
    const elsewhere = { ...saved, stack: [{ ...saved.stack[0], at: 'outer / gone' }] }
    expect(() => book.load(elsewhere)).toThrow(BadInput)
    expect(() => book.load(elsewhere)).toThrow('The saved game stands at "outer / gone"')
    expect(() => book.load(elsewhere)).toThrow('Replay its record instead.')
  })

  it.each([null, undefined, 'text', 7, [], {}, { stack: 7 }, { stack: [{}] }, { stack: [{ at: 7 }] }])(
    'is not made of %j',
    (value) => {
      const [book] = midGame()
      expect(() => book.load(value as never)).toThrow(BadInput)
    },
  )
})
