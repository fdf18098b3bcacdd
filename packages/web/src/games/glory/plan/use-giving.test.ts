import type { GloryAction, GloryEvent, GloryView } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import type { Play } from '../../../table/play.tsx'
import { activationOf, goingOn, type Left, partedBy } from './use-giving.ts'

type Game = Pick<Play<GloryView, GloryAction, GloryEvent>, 'scene' | 'log'>

const halt = { kind: 'halt', facing: 2 } as Action
const done = { kind: 'done' } as Action
const march = { kind: 'march', unit: 3, forced: false } as Action
const view = { turn: 2, aside: [4], active: { seat: 0 } } as unknown as GloryView
const left: Left = { of: activationOf(view), from: 10, through: 12, rest: [halt, done], ends: false }

/** The table as it stands when the seat is asked again, after these events. */
const again = (answers: readonly Action[], events: readonly string[] = [], changed: object = {}): Game => {
  const scene = { moment: 13, view, answers: answers.map((action) => ({ action })), ...changed }
  const log = events.map((kind) => ({ moment: 13, event: { kind } }))
  return { scene, log: [{ moment: 11, event: { kind: 'marched' } }, ...log] } as unknown as Game
}

test('a draft is given as far as the enemy is asked, and the rest is left', () => {
  const legs = [
    { answers: [march], drafted: 1 },
    { answers: [halt, done], drafted: 3 },
    { answers: [], drafted: 3 },
  ]
  expect(partedBy([march, halt, done], legs)).toEqual([[march], [halt, done]])
  expect(partedBy([march, halt], [{ answers: [march, halt], drafted: 2 }])).toEqual([[march, halt], []])
  expect(partedBy([done], [])).toEqual([[done], []])
})

test('JG-2.5.2-a when a commander has withdrawn the rest is given, if it still can be and nothing else happened', () => {
  expect(goingOn(left, again([halt, march], ['rode']), null)).toEqual([halt, done])
  expect(goingOn(left, again([march], ['rode']), null)).toBeNull()
  expect(goingOn(left, again([halt], ['rode', 'commanderLost']), null)).toBeNull()
})

test('nothing is given after it was taken back, or in another activation', () => {
  expect(goingOn(left, again([halt], [], { moment: 10 }), null)).toBeNull()
  expect(goingOn(left, again([halt], [], { view: { ...view, aside: [4, 5] } }), null)).toBeNull()
})

test('after a shot the activation is ended whatever was shown, if that was said, and not otherwise', () => {
  const shot = { ...left, rest: [], ends: true }
  expect(goingOn(shot, again([done], ['fired']), [done, done])).toEqual([done, done])
  expect(goingOn(shot, again([halt], ['fired']), null)).toBeNull()
  expect(goingOn({ ...shot, ends: false }, again([done], ['fired']), [done])).toBeNull()
})
