import type { Diagram } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { meant, pointingOf, type Ways } from './pointing.ts'

const piece = (id: number, seat: number, hex: number) => ({ id, seat, hex, label: 'F', name: { id: 'foot' } })

const diagram: Diagram = {
  shape: { rows: 2, cols: 3, shifted: 'odd', shiftedCols: 3 },
  hexes: Array.from({ length: 6 }, (_, i) => ({ name: `${i}`, look: 'open', ground: { id: 'open' } })),
  pieces: [piece(7, 0, 1), piece(8, 1, 4), piece(9, 1, 5)],
}

const ways: Ways = {
  move: { from: { piece: 'unit' }, to: { hex: 'hex' }, aim: 'step' },
  fight: { from: { piece: 'unit' }, to: { piece: 'target' }, aim: 'blow' },
  land: { to: { hex: 'hex' }, aim: 'step' },
}
const act = (kind: string, fields: object = {}) => ({ kind, ...fields })

test.each([
  ['a piece that goes to a hex', act('move', { unit: 7, hex: 2 }), { origin: 'hex 1', target: 'hex 2' }],
  ['a piece and another', act('fight', { unit: 7, target: 8 }), { origin: 'hex 1', target: 'hex 4' }],
  ['a hex alone', act('land', { hex: 3 }), { origin: null, target: 'hex 3' }],
  ['what has a button', act('pass'), null],
  ['a piece that is not there', act('fight', { unit: 7, target: 99 }), null],
])('%s', (_, action, pointing) => {
  expect(pointingOf(action, ways, diagram)).toEqual(pointing)
})

test('with a piece taken up, a hex means that it goes there or strikes who is there', () => {
  expect(meant(4, 1, ways, diagram)).toEqual([
    act('move', { unit: 7, hex: 4 }),
    act('fight', { unit: 7, target: 8 }),
    act('land', { hex: 4 }),
  ])
})

test('with nothing taken up, a piece means whatever it might do', () => {
  expect(meant(1, null, ways, diagram)).toEqual([
    act('move', { unit: 7, hex: 1 }),
    act('fight', { unit: 7, target: 8 }),
    act('fight', { unit: 7, target: 9 }),
    act('land', { hex: 1 }),
  ])
})

test('an empty hex alone means only what needs no piece', () => {
  expect(meant(0, null, ways, diagram)).toEqual([act('land', { hex: 0 })])
})
