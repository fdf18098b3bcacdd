import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  below,
  copyStream,
  firstFailedCheck,
  hashOf,
  Match,
  parseRecord,
  pick,
  printRecord,
  replay,
  type Seat,
  type Stream,
  seatsIn,
  streamOf,
} from '@gunbai/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mini } from './rulebook.ts'
import type { MiniState } from './state.ts'

const duel = { id: 'duel', options: {} }

/** Plays on at random to the end: whose answer comes next is chance, too. */
function playOn(s: MiniState, chance: Stream): MiniState {
  while (s.result === null) step(s, chance)
  return s
}

function step(s: MiniState, chance: Stream): void {
  const seat = pick(chance, seatsIn(s.awaiting))
  mini.play(s, seat, pick(chance, mini.answers(s, seat)))
}

const endOf = (seed: number) => mini.hash(playOn(mini.begin(duel, `${seed}`), streamOf(seed)))

describe('whole duels', () => {
  it('end as they always did: a change here is a change of the rules, and wants a new version', () => {
    expect(Array.from({ length: 200 }, (_, seed) => endOf(seed)).slice(0, 4)).toEqual([
      '306e659e5866917b',
      '2c1c46429e05f688',
      '4e3ae52eea30587e',
      'fdcc6ba43f11ce19',
    ])
    expect(hashOf(Array.from({ length: 200 }, (_, seed) => endOf(seed)))).toBe('baecb432b7aa9fea')
  })

  it('go on to the same end from every question at which they are saved, printed, parsed and loaded', () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = streamOf(seed)
      const s = mini.begin(duel, `${seed}`)
      const end = endOf(seed)
      while (s.result === null) {
        const loaded = mini.load(JSON.parse(JSON.stringify(mini.save(s))))
        expect(mini.hash(playOn(loaded, copyStream(chance)))).toBe(end)
        step(s, chance)
      }
    }
  })

  it('go on to the same end in another process, saved in the middle of nested counters', () => {
    const chance = streamOf(3)
    const s = mini.begin(duel, '3')
    while (s.stack.length < 4) step(s, chance)
    const work = `
      import { mini } from '@gunbai/mini'
      import { pick, seatsIn } from '@gunbai/kernel'
      let text = ''
      for await (const chunk of process.stdin) text += chunk
      const { saved, chance } = JSON.parse(text)
      const s = mini.load(saved)
      while (s.result === null) {
        const seat = pick(chance, seatsIn(s.awaiting))
        mini.play(s, seat, pick(chance, mini.answers(s, seat)))
      }
      process.stdout.write(mini.hash(s))`
    const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', work], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      input: JSON.stringify({ saved: mini.save(s), chance }),
      encoding: 'utf8',
    })
    expect(ran.stdout).toBe(mini.hash(playOn(s, chance)))
  })

  it('do not care whose bid comes first', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const ends = [
          [0, 1],
          [1, 0],
        ].map((order) => {
          const chances = [streamOf(seed), streamOf(seed + 1)]
          const s = mini.begin(duel, `${seed}`)
          while (s.result === null) {
            const seat = order.find((each) => seatsIn(s.awaiting).includes(each)) as Seat
            mini.play(s, seat, pick(chances[seat], mini.answers(s, seat)))
          }
          return mini.hash(s)
        })
        expect(ends[1]).toBe(ends[0])
      }),
    )
  })

  it('are copied whole: playing on with the one never changes the other', () => {
    for (let seed = 0; seed < 20; seed++) {
      const chance = streamOf(seed)
      const s = mini.begin(duel, `${seed}`)
      while (s.result === null) {
        const before = mini.hash(s)
        const copy = mini.copy(s)
        expect(copy).toEqual(s)
        expect(shared(s, copy)).toEqual([])
        playOn(copy, copyStream(chance))
        expect(mini.hash(s)).toBe(before)
        step(s, chance)
      }
    }
  })

  it('show nobody anything that could be changed', () => {
    const s = mini.begin(duel, 'any')
    for (const seat of [0, 1, null]) expect(shared(s, mini.view(s, seat))).toEqual([])
  })

  it('replay from their printed record, checks and events and all', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = playedMatch(seed)
        const again = replay(mini, parseRecord(printRecord(match.record)))
        expect(again.state).toEqual(match.state)
        expect(again.told).toEqual(match.told)
        expect(again.record).toEqual(match.record)
        expect(firstFailedCheck(mini, match.record)).toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  it('undo is the inverse of an answer, wherever it is allowed', () => {
    let undone = 0
    for (let seed = 0; seed < 20; seed++) {
      const chance = streamOf(seed)
      const match = new Match(mini, duel, `${seed}`)
      while (match.state.result === null) {
        const before = mini.hash(match.state)
        const { revealed } = match.state
        const { seat, id } = pick(chance, match.questions())
        const action = pick(chance, mini.answers(match.state, seat))
        expect(match.answer(seat, id, action)).toBeNull()
        expect(match.undoable(seat) > 0).toBe(
          match.state.revealed === revealed && match.state.result === null,
        )
        if (match.undo(seat)) {
          undone++
          expect(mini.hash(match.state)).toBe(before)
          expect(match.answer(seat, id, action)).toMatchObject({ refused: 'stale' })
          const open = match.questions().find((each) => each.seat === seat)
          expect(match.answer(seat, open?.id ?? -1, action)).toBeNull()
        }
      }
    }
    expect(undone).toBeGreaterThan(100)
  })
})

/** The paths at which two values hold the very same object. */
function shared(a: unknown, b: unknown, path = ''): string[] {
  const mine = new Set<unknown>()
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    mine.add(value)
    for (const each of Object.values(value)) collect(each)
  }
  collect(a)
  const search = (value: unknown, at: string): string[] => {
    if (value === null || typeof value !== 'object') return []
    const found = mine.has(value) && !isAnswerOrResult(at) ? [at] : []
    return [...found, ...Object.entries(value).flatMap(([key, each]) => search(each, `${at}.${key}`))]
  }
  return search(b, path)
}

/** Answers and results are never changed once they are made, so copies may share them. */
function isAnswerOrResult(path: string): boolean {
  return /\.sealed\.\d+$|^\.result/.test(path)
}

function playedMatch(seed: number) {
  const chance = streamOf(seed)
  const match = new Match(mini, duel, `${seed}`)
  while (match.state.result === null) {
    const questions = match.questions()
    const { seat, id } = questions[below(chance, questions.length)]
    match.answer(seat, id, pick(chance, mini.answers(match.state, seat)))
  }
  return match
}
