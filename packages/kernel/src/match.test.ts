import { describe, expect, it } from 'vitest'
import { BadInput } from './bad-input.ts'
import { rollDie } from './dice.ts'
import { firstFailedCheck, Match, replay, stateAfter } from './match.ts'
import { parseRecord, printRecord } from './record.ts'
import { only } from './seat.ts'
import { endGame } from './state.ts'
import {
  add,
  askWord,
  type NotesRulebook,
  type NotesState,
  noteSetup,
  notesRulebook,
  pass,
  say,
  steps,
} from './testing/notes.ts'

/** Seat 0 counts as often as it likes, may roll, may show what it holds, may hand over to seat 1, may end the game, may break the rulebook. */
function counting(): NotesRulebook {
  return { ...countingOnly(), shows: (action) => action.kind === 'say' && action.word === 'show' }
}

function countingOnly(): NotesRulebook {
  const words = ['count', 'roll', 'show', 'over to you', 'win', 'break']
  return notesRulebook([
    steps('turn', {
      mine: {
        ...askWord(0, ...words),
        answer: (s: NotesState, _, seat, action) => {
          const word = action.kind === 'say' ? action.word : ''
          s.notes.push(word)
          s.tell?.({ kind: 'noted', note: word })
          if (word === 'roll') s.notes.push(`${rollDie(s)}`)
          if (word === 'win') endGame(s, [seat], 'won')
          if (word === 'break') throw new Error('a fault of the rulebook')
          return word === 'over to you' ? undefined : 'mine'
        },
      },
      yours: askWord(1, 'thanks', 'show'),
      round: () => 'mine',
    }),
  ])
}

const idOf = (match: { questions(): { id: number; seat: number }[] }) => match.questions()[0]?.id ?? -1

function started(...words: string[]) {
  const match = new Match(counting(), noteSetup, 'seed')
  for (const word of words) play(match, word)
  return match
}

function play(match: ReturnType<typeof started>, word: string) {
  const seat = match.questions()[0].seat
  expect(match.answer(seat, idOf(match), say(word))).toBeNull()
}

describe('a match', () => {
  it('writes what it takes into the record, as the list has it', () => {
    const match = started('count')
    const came = { word: 'over to you', kind: 'say' }
    match.answer(0, idOf(match), came)
    came.word = 'changed afterwards'
    expect(match.record.answers.map(({ seat, action }) => [seat, JSON.stringify(action)])).toEqual([
      [0, '{"kind":"say","word":"count"}'],
      [0, '{"kind":"say","word":"over to you"}'],
    ])
  })

  it('refuses without a trace', () => {
    const match = started('count')
    const before = [match.rulebook.hash(match.state), match.record.answers.length, match.told.length]
    expect(match.answer(1, 1, say('thanks'))).toEqual({ refused: 'not asked' })
    expect(match.answer(0, 1, say('count'))).toEqual({ refused: 'stale', asked: 2 })
    expect(match.answer(0, 2, say('thanks'))).toEqual({ refused: 'illegal', reason: null })
    expect(match.answer(0, 2, null)).toEqual({ refused: 'illegal', reason: null })
    expect([match.rulebook.hash(match.state), match.record.answers.length, match.told.length]).toEqual(before)
  })

  it('keeps what was told with the answer that caused it', () => {
    const match = started('count', 'roll')
    expect(match.told.map((list) => list.map(({ event }) => event.note))).toEqual([[], ['count'], ['roll']])
  })

  it('checks itself after every fifty answers and at the end', () => {
    const match = started(...Array.from({ length: 101 }, () => 'count'), 'win')
    expect(match.record.checks.map(({ after }) => after)).toEqual([50, 100, 102])
    expect(match.record.checks.at(-1)?.hash).toBe(match.rulebook.hash(match.state))
    expect(match.answer(0, 103, say('count'))).toEqual({ refused: 'over' })
  })

  it('stands where it stood when a rulebook fails in the middle of an answer', () => {
    const match = started('count', 'roll')
    const before = match.rulebook.hash(match.state)
    expect(() => match.answer(0, idOf(match), say('break'))).toThrow('a fault of the rulebook')
    expect(match.rulebook.hash(match.state)).toBe(before)
    expect([match.record.answers.length, match.told.length]).toEqual([2, 3])
    play(match, 'count')
    expect(match.state.notes.at(-1)).toBe('count')
    expect(match.state.tell).toBeNull()
  })
})

describe('undo', () => {
  it("takes back a seat's own latest answer, state, record and what was told", () => {
    const match = started('count', 'count')
    const before = match.rulebook.hash(match.state)
    play(match, 'over to you')
    expect(match.undo(0)).toBe(true)
    expect(match.rulebook.hash(match.state)).toBe(before)
    expect(match.record.answers).toHaveLength(2)
    expect(match.told).toHaveLength(3)
  })

  it('goes back to the last point at which something was revealed, and no further', () => {
    const match = started('count', 'roll', 'count', 'count')
    expect(match.undoable(0)).toBe(2)
    expect([match.undo(0), match.undo(0), match.undo(0)]).toEqual([true, true, false])
    expect(match.state.notes.slice(0, 2)).toEqual(['count', 'roll'])
    expect(match.state.notes).toHaveLength(3)
  })

  it("is refused for another seat's answer, and past one", () => {
    const match = started('count', 'over to you')
    expect(match.undoable(1)).toBe(0)
    expect(match.undo(1)).toBe(false)
    play(match, 'thanks')
    expect(match.undoable(0)).toBe(0)
    expect(match.undoable(1)).toBe(1)
  })

  it('takes back what a seat has shown of its own only where no other person has seen it', () => {
    const match = started('count', 'show', 'count')
    expect([match.undoable(0), match.undoable(0, only(1))]).toEqual([1, 3])
    play(match, 'over to you')
    play(match, 'thanks')
    expect(match.undoable(0, only(1))).toBe(4)
    play(match, 'over to you')
    play(match, 'show')
    // now the bot has shown something to the person
    expect(match.undoable(0, only(1))).toBe(0)
  })

  it('is refused when the game is over: the seed may be known by then', () => {
    const match = started('count', 'win')
    expect(match.undoable(0)).toBe(0)
    expect(match.undo(0)).toBe(false)
    expect(match.state.result).not.toBeNull()
  })

  it('never lets a question id come back', () => {
    const match = started()
    const used = new Set<number>()
    const fresh = () => {
      const id = idOf(match)
      expect(used.has(id)).toBe(false)
      used.add(id)
    }
    fresh()
    for (let i = 0; i < 10; i++) {
      play(match, 'count')
      fresh()
      if (i % 3 === 2) {
        match.undo(0)
        fresh()
      }
      if (i % 4 === 3) {
        match.backTo(1)
        fresh()
      }
    }
  })

  it('a late answer to a question that was taken back is stale', () => {
    const match = started('count')
    const old = idOf(match)
    match.undo(0)
    expect(match.answer(0, old, say('count'))).toEqual({ refused: 'stale', asked: idOf(match) })
    expect(match.answer(0, idOf(match), say('count'))).toBeNull()
  })

  it("does not touch another seat's ids more than it must", () => {
    const match = started('over to you', 'thanks', 'count')
    match.undo(0)
    play(match, 'over to you')
    expect(match.questions()).toMatchObject([{ seat: 1, id: 2 }])
  })
})

describe('backTo', () => {
  it('goes back to any point, dice or not, with the checks of that time', () => {
    const match = started(...Array.from({ length: 60 }, () => 'roll'))
    const then = stateAfter(match.rulebook, match.record, 20)
    match.backTo(20)
    expect(match.state).toEqual(then)
    expect(match.record.answers).toHaveLength(20)
    expect(match.record.checks).toEqual([])
    expect(match.told).toHaveLength(21)
    play(match, 'roll')
    expect(replay(match.rulebook, match.record).state).toEqual(match.state)
  })

  it('goes back to the very beginning', () => {
    const match = started('count', 'roll')
    match.backTo(0)
    expect(match.state).toEqual(match.rulebook.begin(noteSetup, 'seed'))
    expect([match.record.answers, match.told]).toEqual([[], [[]]])
  })

  it('to where it stands changes nothing', () => {
    const match = started('count', 'roll')
    const id = idOf(match)
    match.backTo(2)
    expect(idOf(match)).toBe(id)
    expect(match.record.answers).toHaveLength(2)
  })

  it.each([-1, 3, 0.5, Number.NaN])('to %d of 2 answers is refused with a sentence', (answers) => {
    const match = started('count', 'roll')
    expect(() => match.backTo(answers)).toThrow(BadInput)
    expect(match.record.answers).toHaveLength(2)
  })
})

describe('replay', () => {
  const finished = () => started('count', 'roll', 'over to you', 'thanks', 'roll', 'win')

  it('of a printed record comes to the same state, the same checks and the same events', () => {
    const match = finished()
    const again = replay(counting(), parseRecord(printRecord(match.record)))
    expect(again.state).toEqual(match.state)
    expect(again.record).toEqual({ ...match.record, setup: { id: 'plain', options: { ink: 'black' } } })
    expect(again.told).toEqual(match.told)
    expect(firstFailedCheck(counting(), match.record)).toBeNull()
  })

  it('goes on with the question ids where it is told which were spent', () => {
    const match = started('count', 'count')
    match.undo(0)
    const elsewhere = replay(counting(), parseRecord(printRecord(match.record)), [...match.idsSpent])
    expect(elsewhere.questions()).toEqual(match.questions())
    expect(replay(counting(), match.record).questions()).not.toEqual(match.questions())
  })

  it('of part of a record is the state of that moment', () => {
    expect(stateAfter(counting(), finished().record, 1).notes).toEqual(['count'])
  })

  it.each([
    [
      'of another rulebook',
      { rulebook: 'chess' },
      'The record is of "chess" version 1; this is "notes" version 1.',
    ],
    ['of another version', { version: 2 }, 'The record is of "notes" version 2; this is "notes" version 1.'],
    ['of no setup', { setup: { id: 'none', options: {} } }, 'has no setup "none"'],
    ['of a strange option', { setup: { id: 'plain', options: { ink: 'green' } } }, 'is one of black, red'],
    ['with a seat that does not exist', { answers: [{ seat: 32, action: say('count') }] }, 'answer 1'],
    [
      'with an answer out of turn',
      { answers: [{ seat: 1, action: say('thanks') }] },
      'is not asked anything now',
    ],
    ['with an illegal answer', { answers: [{ seat: 0, action: add(7) }] }, 'is not one of the legal answers'],
    [
      'with answers after the end',
      { answers: [say('win'), pass].map((action) => ({ seat: 0, action })) },
      'answer 2, {"kind":"pass"} of seat 0, is refused. The game is over',
    ],
  ])('of a record %s is refused with a sentence', (_, change, sentence) => {
    const record = { ...finished().record, ...change }
    for (const use of [replay, stateAfter, firstFailedCheck]) {
      expect(() => use(counting(), record)).toThrow(BadInput)
      expect(() => use(counting(), record)).toThrow(sentence)
    }
  })

  it('finds the first check that is not met', () => {
    const { record } = finished()
    const good = record.checks[0]
    const bad = { ...record, checks: [{ after: 2, hash: 'no' }, good] }
    expect(firstFailedCheck(counting(), bad)).toMatchObject({ after: 2, expected: 'no' })
    const late = { ...record, checks: [{ after: 99, hash: good.hash }] }
    expect(firstFailedCheck(counting(), late)).toMatchObject({ after: 99 })
  })
})
