import { hexNamed } from '@gunbai/hexes'
import { blankSheet, outlineOf } from '@gunbai/samurai/sheet'
import { expect, test } from 'vitest'
import { field } from '../geometry.ts'
import { drawnBattle, unitsOf } from './drawn-battle.ts'
import { type Hand, pickedAt, touched } from './tools.ts'

const at = (name: string) => Number(hexNamed(field, name))
const blank = blankSheet('en', 'A test', ['Red', 'Blue'])
const hand = (more: Partial<Hand> = {}): Hand => ({
  tool: 'paint',
  brush: { kind: 'unit', seat: 0, code: 'asp' },
  mirror: null,
  from: null,
  zone: 'bank',
  nameFor: (seat) => `Leader ${seat}`,
  ...more,
})
const drawn = (text: string | null, name: string) => {
  const { terrain, units } = outlineOf(text ?? '')
  return [terrain?.cells[at(name)]?.token, units?.cells[at(name)]?.token]
}

test('a unit is painted, and its image is the other army’s', () => {
  const text = touched(blank, hand({ mirror: 'turned' }), at('B3'))
  expect([drawn(text, 'B3'), drawn(text, 'J9')]).toEqual([
    ['.', 'asp'],
    ['.', 'ASP'],
  ])
  expect(unitsOf(drawnBattle(outlineOf(text ?? '')), 1, 'asp')).toBe(1)
})

test('the image of a tent is the other tent, and a hex that is its own image keeps what was painted', () => {
  const tent = hand({ brush: { kind: 'ground', token: 'mt' }, mirror: 'turned' })
  expect(drawn(touched(blank, tent, at('A1')), 'K12')[0]).toBe('mb')
  expect(drawn(touched(blank, tent, at('F6')), 'F6')[0]).toBe('mt')
})

test('a leader joins the unit, goes on when it becomes another, and is erased with it', () => {
  const led = touched(
    touched(blank, hand(), at('C4')) ?? '',
    hand({ brush: { kind: 'leader', seat: 0, leader: 'infantry' } }),
    at('C4'),
  )
  expect(drawn(led, 'C4')[1]).toBe('asp+a')
  const other = touched(led ?? '', hand({ brush: { kind: 'unit', seat: 0, code: 'ssp' } }), at('C4'))
  expect(drawn(other, 'C4')[1]).toBe('ssp+a')
  expect(touched(other ?? '', hand({ tool: 'erase' }), at('C4'))).toBe(blank)
})

test('lines and moves begin with one touch and end with the next; fills take the whole patch; picks take the brush', () => {
  const river = { kind: 'ground', token: 'r' } as const
  expect(touched(blank, hand({ tool: 'line', brush: river }), at('E1'))).toBeNull()
  const line = touched(blank, hand({ tool: 'line', brush: river, from: at('E1') }), at('E12')) ?? ''
  expect(line.match(/r/g)?.length).toBeGreaterThanOrEqual(12)
  const filled = touched(line, hand({ tool: 'fill', brush: { kind: 'ground', token: 'h' } }), at('A1')) ?? ''
  expect([drawn(filled, 'D6')[0], drawn(filled, 'F6')[0]]).toEqual(['h', '.'])
  const unit = touched(filled, hand(), at('B2')) ?? ''
  expect(drawn(touched(unit, hand({ tool: 'move', from: at('B2') }), at('B4')), 'B4')[1]).toBe('asp')
  expect(pickedAt(outlineOf(unit), at('B2'))).toEqual({ kind: 'unit', seat: 0, code: 'asp' })
  expect(pickedAt(outlineOf(unit), at('A1'))).toEqual({ kind: 'ground', token: 'h' })
  expect(touched(unit, hand({ tool: 'zone' }), at('B2'))).toBeNull()
})
