import type { GloryEvent, GloryView } from '@gunbai/glory/screen'
import { expect, test } from 'vitest'
import { cut } from '../../../screens/table/stage/cut.ts'
import type { Told } from '../../face.ts'
import { beats } from './beats.ts'
import { isTense, momentOf } from './moment.ts'
import { tell } from './tell.ts'

const field = 'two-crossings'
const told = (event: object, moment = 1): Told<GloryEvent> => ({
  moment,
  phrase: null,
  event: { field, ...event } as GloryEvent,
})

const unit = (hex: number, below = -1) => ({ hex, below, facing: 0, condition: 0, square: false, did: 0 })
/** Unit 0 charges units 1 and 2, who stand in one hex, 2 on top. */
const view = {
  field,
  units: [unit(10), unit(12), unit(12, 1)],
  tops: Array.from({ length: 20 }, (_, hex) => (hex === 10 ? 0 : hex === 12 ? 2 : -1)),
  commanders: [],
  cup: [],
  aside: [],
  points: [0, 0],
} as unknown as GloryView

const log = [
  { kind: 'drawn', marker: 3, seat: 0, opening: false },
  { kind: 'charged', unit: 0, hex: 12 },
  { kind: 'moved', unit: 0, from: 10, to: 11, how: 'charge' },
  { kind: 'announced', attackers: [0], targets: [12] },
  { kind: 'tested', unit: 2, what: 'square', die: 8, modifier: 0, needed: 6, passed: false },
  { kind: 'shock', attackers: [0], targets: [12], charge: true, die: 4, modifier: 5, row: 9 },
  { kind: 'condition', unit: 2, before: 0, condition: 2 },
  { kind: 'moved', unit: 2, from: 12, to: 13, how: 'rout' },
  { kind: 'condition', unit: 1, before: 0, condition: 3 },
].map((event) => told(event))

const found = cut({ beats, tell: tell as never }, log, { view, viewer: null, full: 600 })

test('a charge is told arrow, square, die, state, rout, each for itself', () => {
  expect(found.map(({ name }) => name)).toEqual([
    'drawn',
    'charge',
    'move charge',
    'announced',
    'test',
    'shock',
    'state',
    'move rout',
    'state',
  ])
  expect(found.map(isTense)).toEqual([false, true, true, true, true, true, true, true, true])
})

test('every beat of a fight knows who strikes whom, and what was thrown up to now', () => {
  const moments = found.map((beat) => momentOf(log, beat))
  expect(moments.map(({ from, to }) => [...from, '→', ...to].join(' '))).toEqual([
    '→ ',
    '10 → 12',
    '10 → 12',
    '11 → 12',
    '11 → 12',
    '11 → 12',
    '11 → 12',
    '11 → 12',
    '11 → 12',
  ].map((each) => each.trim())) // biome-ignore format: a column
  expect(moments.map(({ rolls }) => rolls.map(({ kind }) => kind).join(' '))).toEqual([
    '',
    '',
    '',
    '',
    'tested',
    'shock',
    'shock',
    'shock',
    'shock',
  ])
  expect(moments.map(({ isThrown }) => isThrown)).toEqual([
    false, false, false, false, true, true, false, false, false,
  ]) // biome-ignore format: a row
})

test('the board of a beat: a stack stays linked, who is destroyed is gone only with its beat', () => {
  const after = found.map((beat) => beat.view as GloryView)
  const at = (place: number) => after.at(place) as GloryView
  expect(at(-3).units[2]).toMatchObject({ condition: 2, hex: 12 })
  expect(at(-2).tops.slice(12, 14)).toEqual([1, 2])
  expect(at(-2).units[2]).toMatchObject({ hex: 13, below: -1 })
  expect(at(-1).tops[12]).toBe(-1)
  expect(at(-1).units[1]).toMatchObject({ condition: 3, hex: -3 })
})
