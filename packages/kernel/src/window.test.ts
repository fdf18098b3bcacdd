import { describe, expect, it } from 'vitest'
import { always } from './choice.ts'
import { everybody, nobody, only } from './seat.ts'
import type { Window } from './sequence.ts'
import { endGame } from './state.ts'
import { begun, type NotesAction, type NotesState, noteSetup, pass, say, steps } from './testing/notes.ts'

const finish = (s: NotesState) => endGame(s, [], 'over')

describe('a window', () => {
  it('is known before its step runs, also where nobody is asked', () => {
    const [book] = begun([
      steps('p', {
        work: (s: NotesState) => void s.notes.push('work'),
        skipped: {
          who: () => nobody,
          choices: [always(pass)],
          answer: () => {},
        },
        asked: {
          who: () => only(1),
          choices: [always(pass)],
          answer: () => {},
        },
        finish,
      }),
    ])
    const seen: [string, Window<NotesAction> | null][] = []
    book.sequence.watch = (_procedure, step, state) =>
      void seen.push([step, book.sequence.window(state as NotesState)])
    book.begin(noteSetup, '')
    expect(seen).toEqual([
      ['work', null],
      ['skipped', { seats: nobody, openLists: [] }],
      ['asked', { seats: only(1), openLists: [] }],
    ])
  })

  it('opens the lists from which a forced answer is seen', () => {
    const [book, state] = begun([
      steps('p', {
        bid: {
          who: () => everybody(2),
          together: 'sealed',
          skipForced: true,
          choices: [
            always(pass),
            {
              kind: 'say',
              candidates: (_s, _f, _seat, list) => void list.push({ kind: 'say', word: 'more' }),
              bars: [{ rule: 'N-FIRST', stops: (_s, _action, _f, seat) => seat !== 0 }],
            },
          ],
          answer: () => {},
        },
        finish,
      }),
    ])
    expect(book.sequence.window(state)).toEqual({
      seats: everybody(2),
      openLists: [[pass, say('more')], [pass]],
    })
  })
})
