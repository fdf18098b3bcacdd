import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import type { Seat } from '../seat.ts'
import { counting, hosted } from '../testing/counting.ts'
import { type NotesRulebook, say } from '../testing/notes.ts'
import type { Host } from './host.ts'

describe('a draft', () => {
  const foresee = (host: Host, seat: Seat, ...list: string[]) =>
    host.foresee(
      seat,
      list.map((word) => say(word) as Action),
    )

  it('is tried on a copy: what the seat would see and could answer then, and nothing is given', () => {
    const host = hosted()
    const { taken, halted, question, view, answers } = foresee(host, 0, 'count', 'count')
    expect([taken, halted, question]).toEqual([2, null, 'turn / mine'])
    expect(view).toMatchObject({ notes: ['count', 'count'] })
    expect(answers.map(({ action }) => action)).toEqual(
      ['count', 'roll', 'over to you', 'win'].map((word) => say(word)),
    )
    expect(host.last()).toBe(0)
  })

  it.each([
    ['roll', 'revealed'],
    ['over to you', 'others asked'],
    ['win', 'over'],
  ])('tells nothing of what comes after "%s"', (word, because) => {
    expect(foresee(hosted(), 0, 'count', word, 'count')).toEqual({
      taken: 2,
      halted: { because, why: null },
      question: null,
      view: null,
      answers: [],
      asked: null,
      journeys: [],
      odds: [],
      legs: [{ answers: [say('count'), say(word)], drafted: 2 }],
      steppedOver: [],
    })
    expect(foresee(hosted(), 0, 'count', word)).toMatchObject({ taken: 2, halted: { because }, view: null })
  })

  it('says what an answer might lead to then, in words what would be asked, and nothing where it halts', () => {
    const wondering = { piece: 0, odds: [say('count') as Action, say('sing') as Action] }
    const reckoning = { ...counting(), odds: () => ({ counts: [], chances: [] }) } as unknown as NotesRulebook
    const { odds, asked, journeys } = hosted(reckoning).foresee(0, [say('count') as Action], wondering)
    expect(odds).toEqual([{ counts: [], chances: [] }, null])
    expect(asked?.name).toBe('turn / mine')
    expect(journeys).toEqual([])
    expect(hosted(reckoning).foresee(0, [say('roll') as Action], wondering).odds).toEqual([null, null])
  })

  it('halts at the first answer that is not legal, and says by which rule', () => {
    const { taken, halted } = foresee(hosted(), 0, 'count', 'sing')
    expect([taken, halted?.because, halted?.why?.rule]).toEqual([1, 'illegal', 'NT-WORD-01'])
  })

  it('goes on over windows of others as if nobody interrupted, where that is wondered about', () => {
    const { windows, openWindow } = interrupted()
    const rulebook = { ...counting(), windows, openWindow } as unknown as NotesRulebook
    const draft = [say('over to you') as Action, say('count') as Action]
    const { taken, view } = hosted(rulebook).foresee(0, draft, { unhindered: true })
    expect(taken).toBe(2)
    expect((view as { notes: string[] }).notes.at(-1)).toBe('count')
    expect(hosted(rulebook).foresee(0, draft)).toMatchObject({
      taken: 1,
      halted: { because: 'others asked' },
    })
    // what may not be declined is answered as is recommended, if anything is
    const duty = (recommended: 'ask' | { way: string }) => ({
      ...rulebook,
      windows: {
        ...windows,
        classes: [
          { id: 'yours', duty: true, ways: { polite: { choose: () => say('thanks') } }, recommended },
        ],
      },
      openWindow: ({ awaiting }: { awaiting: number }) =>
        awaiting === 2 ? { class: 'yours', declines: null } : null,
    })
    const dutiful = (recommended: 'ask' | { way: string }) =>
      hosted(duty(recommended) as unknown as NotesRulebook).foresee(0, draft, { unhindered: true })
    expect(dutiful({ way: 'polite' })).toMatchObject({ taken: 2, legs: [{ drafted: 1 }, { drafted: 2 }] })
    expect(dutiful('ask')).toMatchObject({ taken: 1, halted: { because: 'others asked' } })
    // who wants to come to a window of his own is not led over it
    const own = ({ awaiting }: { awaiting: number }) =>
      awaiting === 1 ? { class: 'yours', declines: say('over to you') } : null
    const mine = { ...rulebook, openWindow: own } as unknown as NotesRulebook
    const wanted = { through: [], to: 'turn / mine' }
    expect(hosted(mine).foresee(0, [say('count') as Action], wanted)).toMatchObject({
      question: 'turn / mine',
      steppedOver: [],
    })
    // what is no window is not answered for anybody
    expect(hosted().foresee(0, draft, { unhindered: true })).toMatchObject({ taken: 1, view: null })
  })

  it('goes on over dice that come to nothing, thrown until they do, where that is wondered about', () => {
    const seen: unknown[] = []
    let throws = 0
    const rulebook = {
      ...counting(),
      idle: ({ word }: { word: string }, before: { notes: string[] }) => {
        seen.push(before.notes)
        throws++
        return word === 'roll' && throws % 3 === 0
      },
    } as unknown as NotesRulebook
    const draft = ['count', 'roll', 'count'].map((word) => say(word) as Action)
    const { taken, halted, legs, view } = hosted(rulebook).foresee(0, draft, { unhindered: true })
    expect([taken, halted, throws]).toEqual([3, null, 3])
    expect(view).toMatchObject({ notes: ['count', 'roll', 'count'] })
    expect(legs.map(({ drafted }) => drafted)).toEqual([2, 3])
    expect(seen).toEqual([['count'], ['count'], ['count']])
    expect(hosted(rulebook).foresee(0, draft)).toMatchObject({ taken: 2, halted: { because: 'revealed' } })
  })

  it('halts at dice of which none are found that come to nothing', () => {
    const rulebook = { ...counting(), idle: () => false } as unknown as NotesRulebook
    const draft = ['roll', 'count'].map((word) => say(word) as Action)
    expect(hosted(rulebook).foresee(0, draft, { unhindered: true })).toMatchObject({
      taken: 1,
      halted: { because: 'revealed' },
      view: null,
    })
  })
})

/** That seat 1 may give back at once or not at all: a window. */
function interrupted(): Pick<NotesRulebook, 'windows' | 'openWindow'> {
  return {
    windows: { classes: [{ id: 'yours', recommended: 'ask' }], period: () => ({ turn: 0, round: 0 }) },
    openWindow: ({ awaiting }) => (awaiting === 2 ? { class: 'yours', declines: say('thanks') } : null),
  }
}
