import { glory } from '@gunbai/glory'
import type { GloryView } from '@gunbai/glory/screen'
import { type Action, chooseSetup } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import { partsOf, type Segment } from './parts.ts'
import { activationOf, goingOn, type Left, partedBy } from './use-giving.ts'

const halt = { kind: 'halt', facing: 2 } as Action
const done = { kind: 'done' } as Action
const march = { kind: 'march', unit: 3, forced: false } as Action
const shot = { kind: 'fire', unit: 1, hex: 7, facing: 2, both: false } as Action

const state = glory.begin(chooseSetup(glory, 'two-crossings'), 'giving')
const view: GloryView = { ...glory.view(state, 0), active: { seat: 0 } as GloryView['active'] }
const with_ = (changed: Partial<GloryView>): GloryView => ({ ...view, ...changed })
const [first, ...others] = view.units
if (first === undefined) throw new Error('nobody stands there')
const hurt = with_({ units: [{ ...first, condition: 1 }, ...others] })

const left: Left = {
  of: activationOf(view),
  from: 10,
  whole: partsOf([shot, march]),
  reckoned: view,
  rest: [{ answers: [done, march, halt], way: null }],
  tail: [done],
  ends: false,
}
/** Segments that are left: what can be answered at once, and what after that is ended. */
const offering = (...lists: (readonly Action[])[]): Segment[] =>
  lists.map((answers, i) => ({
    lead: Array.from({ length: i }, () => done),
    foreseen: { answers: answers.map((action) => ({ action, phrase: { id: '' } })) } as unknown as Foreseen,
  }))
const now = (view: GloryView, moment = 12) => ({ moment, view })

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

test('JG-7.5-a after a shot that changed nothing the rest is given, with what must be ended before it now', () => {
  const parts = [{ answers: [done, march, halt], way: null }]
  expect(goingOn(left, now(view), offering([done], [march]), null)).toEqual({
    kind: 'on',
    parts,
    tail: [done],
  })
  // the segment was ended already, since nobody else could fire
  expect(goingOn(left, now(view), offering([march]), null)).toEqual({
    kind: 'on',
    parts: [{ answers: [march, halt], way: null }],
    tail: [done],
  })
})

test('JG-7.5-a after a shot that hurt somebody the rest waits', () => {
  const going = goingOn(left, now(hurt), offering([march]), null)
  expect(going).toEqual({ kind: 'stays', parts: [{ answers: [march, halt], way: null }], why: 'changed' })
})

test('JG-2.5.2-a where a commander withdraws to changes nothing; that he is lost does', () => {
  const [chief, ...rest] = view.commanders
  if (chief === undefined) throw new Error('nobody commands')
  const moved = (hex: number) => with_({ commanders: [{ ...chief, hex: hex as typeof chief.hex }, ...rest] })
  expect(goingOn(left, now(moved(chief.hex + 1)), offering([march]), null).kind).toBe('on')
  expect(goingOn(left, now(moved(-1)), offering([march]), null).kind).toBe('stays')
})

test('what can no longer be given waits too; what was taken back is drafted again; another activation begins anew', () => {
  expect(goingOn(left, now(view), offering([halt]), null).kind).toBe('stays')
  expect(goingOn(left, now(view, 10), offering([shot]), null)).toEqual({
    kind: 'stays',
    parts: left.whole,
    why: 'takenBack',
  })
  expect(goingOn(left, now(with_({ aside: [...view.aside, 5] })), offering([march]), null)).toEqual({
    kind: 'over',
  })
})

test('after a last shot the activation is ended whatever was shown, if that was said, and not otherwise', () => {
  const last = { ...left, rest: [], reckoned: null, tail: [], ends: true }
  expect(goingOn(last, now(hurt), [], [done, done])).toEqual({ kind: 'on', parts: [], tail: [done, done] })
  expect(goingOn(last, now(hurt), [], null).kind).toBe('over')
  expect(goingOn({ ...last, ends: false }, now(view), [], [done]).kind).toBe('over')
})
