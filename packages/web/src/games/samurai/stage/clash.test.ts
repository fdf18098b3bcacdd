import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { expect, test } from 'vitest'
import { cut } from '../../../screens/table/stage/cut.ts'
import type { Told } from '../../face.ts'
import { beats } from './beats.ts'
import { clashOf } from './clash.ts'
import { tell } from './tell.ts'

const red = { seat: 0, army: 'red', unit: 3, unitKind: 'ssp', hex: 40, blocks: 4 }
const blue = { seat: 1, army: 'blue', unit: 9, unitKind: 'asp', hex: 52, blocks: 3 }

const told = (event: object): Told<SamuraiEvent> => ({
  moment: 1,
  phrase: null,
  event: event as SamuraiEvent,
})

const log = [
  { kind: 'attacked', ...red, at: 52, bonus: 0 },
  { kind: 'rolled', seat: 0, army: 'red', purpose: 'attack', faces: [1, 5, 5, 3] },
  { kind: 'struck', seat: 0, army: 'red', hits: 1, counts: [0, 0, 0, 1, 0, 1] },
  { kind: 'lost', ...blue, lost: 1, blocks: 2, because: 'attack' },
  { kind: 'foughtBack', ...blue },
  { kind: 'rolled', seat: 1, army: 'blue', purpose: 'battle back', faces: [2] },
].map(told)

const view = { units: [{ id: 9, hex: 52, blocks: 3 }], leaders: [] } as never

test('a blow goes from the one who strikes to the other, and back', () => {
  const found = cut({ beats, tell: tell as never }, log, { view, viewer: null, full: 600 })
  expect(found.map((beat) => [beat.name, clashOf(log, beat)?.from, clashOf(log, beat)?.to])).toEqual([
    ['strike', 40, 52],
    ['dice', 40, 52],
    ['hits', 40, 52],
    ['strike', 52, 40],
    ['dice', 52, 40],
  ])
  const dice = found[1] && clashOf(log, found[1])?.dice
  expect(dice).toEqual({ faces: [1, 5, 5, 3], counts: [false, true, false, true], hits: 1 })
})

test('the blocks are still there while the dice fall, and gone with the hits', () => {
  const found = cut({ beats, tell: tell as never }, log, { view, viewer: null, full: 600 })
  const blocks = found.map((beat) => (beat.view as { units: { blocks: number }[] }).units[0]?.blocks)
  expect(blocks).toEqual([3, 3, 2, 2, 2])
})
