import { describe, expect, expectTypeOf, it } from 'vitest'
import { again, call, done, type Next, procedure } from './procedure.ts'
import { nobody } from './seat.ts'
import {
  askWord,
  begun,
  finish,
  type NotesAction,
  type NotesState,
  note,
  noteSetup,
  notesOf,
  notesRulebook,
  steps,
} from './testing/notes.ts'

describe('steps', () => {
  it('fall through in the order in which they are written', () => {
    expect(
      notesOf(steps('p', { zeta: note('first'), alpha: note('second'), mid: note('third'), finish })),
    ).toEqual(['first', 'second', 'third'])
  })

  it('jump to the step that they name, backward and forward', () => {
    const p = steps('p', {
      start: (s) => {
        s.notes.push('start')
        return s.notes.length === 1 ? 'late' : undefined
      },
      skipped: (s) => {
        s.notes.push('middle')
        finish(s)
      },
      late: (s) => {
        s.notes.push('late')
        return 'start'
      },
    })
    expect(notesOf(p)).toEqual(['start', 'late', 'start', 'middle'])
  })

  it('jump only to names that the compiler knows', () => {
    expectTypeOf<'roll'>().toExtend<Next<'roll'>>()
    expectTypeOf<'rol'>().not.toExtend<Next<'roll'>>()
    expectTypeOf<typeof again | typeof done>().toExtend<Next>()
  })

  it('that ask nobody go on below, or at the step that they name', () => {
    const nobodyAsked = { ...askWord(0, 'hm'), who: () => nobody }
    const below = steps('p', { ask: nobodyAsked, second: note('second'), third: note('third'), finish })
    expect(notesOf(below)).toEqual(['second', 'third'])
    const elsewhere = { ...nobodyAsked, otherwise: 'third' }
    expect(
      notesOf(steps('p', { ask: elsewhere, second: note('second'), third: note('third'), finish })),
    ).toEqual(['third'])
  })

  it('may be described after the procedure was named, once, and must be', () => {
    const named = procedure<NotesState, object, NotesAction>('later')
    const calls = steps('p', { go: (s) => call(s, named, {}), finish })
    expect(() => notesOf(calls, named)).toThrow('the procedure "later" has no steps')
    named.steps({ note: note('described') })
    expect(() => named.steps({ note: note('twice') })).toThrow('"later" is described twice')
    expect(notesOf(steps('p', { go: (s) => call(s, named, {}), finish }), named)).toEqual(['described'])
  })

  it('repeat themselves with again', () => {
    const p = steps('p', {
      count: (s) => {
        s.notes.push('again')
        return s.notes.length < 3 ? again : undefined
      },
      finish,
    })
    expect(notesOf(p)).toEqual(['again', 'again', 'again'])
  })

  it('end their procedure with done', () => {
    const inner = steps('inner', { first: () => done, never: note('never') })
    const outer = steps('outer', { go: (s) => call(s, inner, {}), after: note('after'), finish })
    expect(notesOf(outer, inner)).toEqual(['after'])
  })

  it('fall through whatever else an expression gives, such as the answer of a listener', () => {
    const p = steps('p', {
      tell: (s) => s.tell?.({ kind: 'noted', note: 'x' }),
      after: note('after'),
      finish,
    })
    const heard: string[] = []
    const book = notesRulebook([p])
    expect(book.begin(noteSetup, '', ({ note: each }) => heard.push(each)).notes).toEqual(['after'])
    expect(heard).toEqual(['x'])
  })

  it('that name a step which does not exist are a fault that says so', () => {
    const p = steps('p', { go: () => 'nowhere' })
    expect(() => begun([p])).toThrow('the procedure "p" has no step "nowhere"')
  })
})
