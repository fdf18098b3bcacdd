import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import { always } from '../choice.ts'
import { rollDie, streamOf } from '../dice.ts'
import { everybody, only, type Seat } from '../seat.ts'
import { endGame } from '../state.ts'
import { counting, hosted } from '../testing/counting.ts'
import { type NotesRulebook, type NotesState, notesRulebook, say, steps } from '../testing/notes.ts'
import { type Halt, haltInWords } from './batch.ts'
import { Host } from './host.ts'
import { logged } from './position.ts'

/** Both seats count at their own pace. */
function countingTogether(): NotesRulebook {
  return notesRulebook([
    steps('turn', {
      count: {
        who: () => everybody(2),
        together: 'own pace',
        choices: [always(say('count')), always(say('done'))],
        answer: (_, __, ___, action) =>
          action.kind === 'say' && action.word === 'count' ? 'again' : undefined,
      },
      open: (s) => endGame(s, [], 'all done'),
    }),
  ])
}

/** A window at which seat 0 may interrupt. */
function windowed(): NotesRulebook {
  const book = notesRulebook([
    steps('turn', {
      window: {
        who: () => only(0),
        choices: [always(say('pass')), always(say('interrupt'))],
        window: { class: 'interrupt', declines: say('pass') },
        answer: () => undefined,
      },
      open: (s) => endGame(s, [], 'all done'),
    }),
  ])
  const windows = { classes: [], period: () => ({ turn: 1, round: 1 }) }
  return { ...book, windows }
}

/** Seat 0 counts; then it can say this word and nothing else; then it, or the other, counts again. */
function oneAfterAnother(word: string): NotesRulebook {
  const book = notesRulebook([
    steps('turn', {
      first: {
        who: () => only(0),
        choices: [always(say('count')), always(say('roll'))],
        answer: () => undefined,
      },
      single: {
        who: () => only(0),
        choices: [always(say(word))],
        answer: (s) => {
          if (word === 'roll') rollDie(s)
          if (word === 'win') endGame(s, [0], 'won')
        },
      },
      last: {
        who: () => only(word === 'to the other' ? 1 : 0),
        choices: [always(say('count')), always(say('roll'))],
        answer: () => 'again',
      },
    }),
  ])
  return { ...book, shows: (action) => action.kind === 'say' && action.word === 'show' }
}

const everyone = everybody(2)
let hour = 0

const idOf = (host: Host, seat: Seat) => host.match.questions().find((each) => each.seat === seat)?.id ?? -1

function carry(host: Host, seat: Seat, ...words: string[]) {
  const at = ++hour
  const batch = { seat, question: idOf(host, seat), actions: words.map((word) => say(word) as Action) }
  return host.carryOut(batch, (question, action) => host.give(seat, question, action, at))
}

const words = (host: Host) =>
  host.given().map(({ action }) => (action as ReturnType<typeof say> & { word: string }).word)

describe('a batch', () => {
  it('is carried out answer by answer and stands in the record like any others', () => {
    const [together, apart] = [hosted(), hosted()]
    expect(carry(together, 0, 'count', 'count', 'over to you')).toEqual({ taken: 3, halt: null })
    for (const word of ['count', 'count', 'over to you']) carry(apart, 0, word)
    expect(together.match.record).toEqual(apart.match.record)
  })

  it.each([
    ['something is revealed', ['count', 'roll', 'count'], 2, 'revealed'],
    ['somebody else is asked', ['over to you', 'count'], 1, 'others asked'],
    ['the game is over', ['count', 'win', 'count'], 2, 'over'],
    ['an answer is not legal', ['count', 'shout', 'count'], 1, 'illegal'],
  ] as const)('halts where %s, and what was taken stands', (_, list, taken, refused) => {
    const host = hosted()
    expect(carry(host, 0, ...list)).toMatchObject({ taken, halt: { refused } })
    expect(words(host)).toEqual(list.slice(0, taken))
  })

  it('says which rule forbids the answer at which it halted, in words', () => {
    const why = { rule: 'NT-WORD-01', phrase: { id: 'NT-WORD-01' } }
    const host = hosted()
    const { taken, halt } = carry(host, 0, 'shout')
    expect(taken).toBe(0)
    expect(haltInWords(host.rulebook, halt as Halt)).toEqual({ because: 'illegal', why })
    expect(haltInWords(host.rulebook, { refused: 'revealed' })).toEqual({ because: 'revealed', why: null })
  })

  it('is all there where its last answer brings the surprise: nothing was left undone', () => {
    expect(carry(hosted(), 0, 'count', 'roll')).toEqual({ taken: 2, halt: null })
    expect(carry(hosted(), 0, 'win')).toEqual({ taken: 1, halt: null })
  })

  it('changes nothing where its first answer is refused', () => {
    const host = hosted()
    const late = host.carryOut({ seat: 0, question: 99, actions: [say('count')] }, (question, action) =>
      host.give(0, question, action, 1),
    )
    expect(late).toEqual({ taken: 0, halt: { refused: 'stale', asked: 1 } })
    expect(carry(host, 1, 'thanks')).toEqual({ taken: 0, halt: { refused: 'not asked' } })
    expect(host.given()).toEqual([])
  })

  it('goes on beside others who are asked at the same time, since they were asked before', () => {
    const host = hosted(countingTogether())
    expect(carry(host, 1, 'count', 'count', 'done')).toEqual({ taken: 3, halt: null })
    expect(carry(host, 0, 'count', 'done', 'count')).toMatchObject({ taken: 2, halt: { refused: 'over' } })
  })
})

describe('the time of the latest answer', () => {
  it('is 0 before the first answer, and where nobody knows', () => {
    const host = hosted()
    expect(host.lastAt()).toBe(0)
    carry(host, 0, 'count', 'count')
    expect(new Host(host.match, () => streamOf(7)).lastAt()).toBe(0)
  })

  it('is that of the last, whatever came before', () => {
    const host = hosted()
    for (const at of [5, 7, 9]) host.give(0, idOf(host, 0), say('count') as Action, at)
    expect(host.lastAt()).toBe(9)
  })
})

describe('taking back', () => {
  const takeBack = (host: Host, seat: Seat, people = everyone) => {
    const count = host.latestBatch(seat, people)
    host.takeBack(seat, count, people)
    return count
  }

  it('takes back the whole batch, and then the answer before it', () => {
    const host = hosted()
    carry(host, 0, 'count')
    carry(host, 0, 'count', 'count')
    expect(host.undoable(0, everyone)).toBe(3)
    expect([takeBack(host, 0), takeBack(host, 0), takeBack(host, 0)]).toEqual([2, 1, 0])
    expect(host.given()).toEqual([])
  })

  it('takes back of a batch what came after something was revealed, and no more', () => {
    const host = hosted()
    carry(host, 0, 'count', 'roll')
    carry(host, 0, 'count', 'count')
    expect(takeBack(host, 0)).toBe(2)
    expect(takeBack(host, 0)).toBe(0)
    expect(words(host)).toEqual(['count', 'roll'])
  })

  it('knows the batches again by their times', () => {
    const host = hosted()
    carry(host, 0, 'count')
    carry(host, 0, 'count', 'count')
    const again = new Host(host.match, () => streamOf(7), host.given())
    expect(again.latestBatch(0, everyone)).toBe(2)
    expect(new Host(host.match, () => streamOf(7)).latestBatch(0, everyone)).toBe(1)
  })

  it('leaves what others did meanwhile, where all answer together', () => {
    const host = hosted(countingTogether())
    carry(host, 0, 'count', 'count')
    carry(host, 1, 'count')
    carry(host, 0, 'count')
    expect([takeBack(host, 0), takeBack(host, 0)]).toEqual([1, 2])
    expect(host.given()).toMatchObject([{ seat: 1 }])
    expect(takeBack(host, 1)).toBe(1)
  })

  it('ends where a person was asked something, and not where a bot was', () => {
    const host = hosted()
    carry(host, 0, 'over to you')
    expect(host.undoable(0, everyone)).toBe(0)
    expect(host.undoable(0, 0b01)).toBe(1)
    expect(takeBack(host, 0)).toBe(0)
    expect(takeBack(host, 0, 0b01)).toBe(1)
  })

  it('takes with it what bots have answered since, and not what people have', () => {
    const host = hosted()
    carry(host, 0, 'count')
    carry(host, 0, 'over to you')
    carry(host, 1, 'thanks')
    expect(host.undoable(0, everyone)).toBe(0)
    expect(host.undoable(0, 0b01)).toBe(2)
    expect(host.takeBack(0, 1, 0b01)).toEqual([2, 1])
    expect(words(host)).toEqual(['count'])
    expect(carry(host, 0, 'count')).toEqual({ taken: 1, halt: null })
  })

  it('takes with it what was given for the seat since without asking it', () => {
    const host = hosted()
    carry(host, 0, 'count')
    carry(host, 0, 'count', 'count')
    host.give(0, idOf(host, 0), say('count') as Action, ++hour, { unasked: 'ordered' })
    expect([takeBack(host, 0), takeBack(host, 0), takeBack(host, 0)]).toEqual([3, 1, 0])
  })
})

describe('an answer that nobody was asked for', () => {
  const told = (...words: (string | null)[]) =>
    words.map((word) => ({ event: { kind: `${word}` }, phrase: word === null ? null : { id: word } }))

  it('is marked in the log by what it did, and not by what others did then', () => {
    const entries = logged(7, told(null, 'battles back', 'hit', 'the other retreats'), 'ordered')
    expect(entries.map(({ unasked }) => unasked ?? null)).toEqual([null, 'ordered', null, null])
    expect(logged(7, told('hit'), null)[0]).not.toHaveProperty('unasked')
  })

  it('only declined where it is the answer that declines the window', () => {
    const passing = hosted(windowed())
    expect(passing.unaskedBy(say('pass'))).toBe('declined')
    expect(passing.unaskedBy(say('interrupt'))).toBe('ordered')
    expect(hosted().unaskedBy(say('count'))).toBe('ordered')
  })
})

describe('for a viewer', () => {
  it('the id of a question is told to the seat that is asked, and to nobody else', () => {
    const host = hosted(countingTogether())
    const ids = (viewer: Seat | null) => host.position(viewer, everyone).questions.map(({ id }) => id)
    expect([ids(0), ids(1), ids(null)]).toEqual([
      [1, null],
      [null, 1],
      [null, null],
    ])
  })

  it('there are the answers of its own question, in words', () => {
    const host = hosted()
    expect(host.position(0, everyone).answers[0]).toEqual({ action: say('count'), phrase: { id: 'say' } })
    expect(host.position(1, everyone).answers).toEqual([])
    expect(host.position(null, everyone).answers).toEqual([])
  })

  it('what was told is told as those eyes heard it', () => {
    const host = hosted()
    carry(host, 0, 'count')
    const heard = (eyes: Seat | null | 'all') => host.heardAt(1, eyes).map(({ phrase }) => phrase?.id)
    expect([heard(0), heard(1), heard(null), heard('all')]).toEqual([
      ['my own count'],
      ['count'],
      ['count'],
      ['my own count'],
    ])
  })

  it('a moment of the past is as it was, and there is none beyond the last', () => {
    const host = hosted()
    carry(host, 0, 'count', 'count')
    expect(host.at(1, 1)).toMatchObject({ view: { notes: ['count'] }, views: null })
    expect(host.at(2, 'all').views).toHaveLength(2)
    expect(() => host.at(3, 1)).toThrow('moments from 0 to 2')
    expect(() => host.at(-1, 1)).toThrow('moments from 0 to 2')
    expect(() => host.at(0, 5)).toThrow('2 seats')
  })

  it('a single answer is given for a seat', () => {
    const host = hosted()
    expect(host.forced(0, everyone)).toBeNull()
    carry(host, 0, 'over to you')
    expect(host.forced(1, everyone)).toEqual(say('thanks'))
    expect(host.forced(0, everyone)).toBeNull()
  })

  it.each([
    ['nothing comes of it', only(0), 'go on', say('go on')],
    ['it only asks a bot', only(0), 'to the other', say('to the other')],
    ['it asks another person', everyone, 'to the other', null],
    ['it reveals something', only(0), 'roll', null],
    ['it shows others what was hidden', everyone, 'show', null],
    ['it ends the game', only(0), 'win', null],
  ] as const)(
    'while something can be taken back, a single answer is given or not: %s',
    (_, people, word, given) => {
      const host = hosted(oneAfterAnother(word))
      carry(host, 0, 'count')
      expect(host.forced(0, people)).toEqual(given)
    },
  )
})

describe('whispers', () => {
  it('are reckoned in an imagined world: what a rulebook could look at is not what is', () => {
    const peeking = {
      ...counting(),
      odds: ({ dice, secrets }: NotesState) => ({
        counts: [],
        chances: [{ name: { id: `${secrets[1]} ${dice.a}` }, chance: 1 }],
      }),
    } as unknown as NotesRulebook
    const host = hosted(peeking)
    const state = host.match.state as NotesState
    state.secrets[1] = 987654321
    const told = JSON.stringify(host.odds(0, say('count')))
    expect(told).not.toContain('987654321')
    expect(told).not.toContain(String(state.dice.a))
    const { world, inWords } = host.hints(0)
    expect(JSON.stringify(world)).not.toContain('987654321')
    expect(inWords([{ action: say('count'), chance: 1 }])).toMatchObject([
      { chance: 1, phrase: { id: 'say' } },
    ])
    carry(host, 0, 'count')
    expect(host.oddsOf([1, 2])).toMatchObject([{ counts: [] }, null])
    expect(host.whyNot(0, say('shout') as Action)?.rule).toBe('NT-WORD-01')
    expect(host.odds(0, say('shout') as Action)).toBeNull()
  })
})
