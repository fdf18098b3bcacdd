import { below, chooseSetup, pick, type Rulebook, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import type { MatchRow } from '../storage/tables.ts'
import { pledges } from '../testing/pledges.ts'
import { Course } from './course.ts'
import type { Deed, Entry } from './entry.ts'
import { keptRecord } from './kept-record.ts'

test.each([
  ['of two', mini as unknown as Rulebook],
  ['of three, who answer together', pledges as unknown as Rulebook],
])('without the rules the entries come to the same record: a game %s', (_, rulebook) => {
  const did = new Set<string>()
  for (let game = 0; game < 60; game++) {
    const chance = streamOf(game)
    const setup = chooseSetup(rulebook, rulebook.setups[0]?.id ?? '')
    const course = new Course({ rulebook, setup, seed: 'kept', clock: { kind: 'none' }, begunAt: 0, bots: 0 })
    const entries: Entry[] = []
    for (let i = 0; i < 400 && course.outcome === null; i++) {
      const before = course.match.record.answers.length
      const deed = anyDeed()
      if (course.take({ ...deed, at: i }) !== null) continue
      entries.push(course.entriesSince(course.number - 1)[0] as Entry)
      const isAccepted = deed.kind === 'reply' && course.match.record.answers.length < before
      did.add(isAccepted ? 'undone by consent' : deed.kind)
    }
    const row = {
      rulebook: rulebook.id,
      version: rulebook.version,
      setup: setup.id,
      options: JSON.stringify(setup.options),
      seed: 'kept',
    } as MatchRow
    expect(keptRecord(row, course.seats, entries)).toEqual({ ...course.match.record, checks: [] })

    function anyDeed(): Deed {
      const seat = below(chance, course.seats)
      const kind = pick(chance, ['answer', 'answer', 'answer', 'undo', 'offer', 'reply', 'reply'] as const)
      switch (kind) {
        case 'undo':
          return { kind, seat }
        case 'offer':
          return { kind, seat, offer: 'undo' }
        case 'reply':
          return { kind, seat, accept: below(chance, 4) > 0 }
        case 'answer': {
          const question = pick(chance, course.match.questions())
          const action = pick(chance, rulebook.answers(course.match.state, question.seat))
          return { kind, seat: question.seat, question: question.id, action }
        }
      }
    }
  }
  expect([...did].sort()).toEqual(['answer', 'offer', 'reply', 'undo', 'undone by consent'])
})
