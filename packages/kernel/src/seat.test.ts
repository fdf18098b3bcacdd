import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everybody, firstSeat, includes, nobody, only, seatsIn, without } from './seat.ts'

const seatLists = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 31 })
const setOf = (seats: readonly number[]) => seats.reduce((set, seat) => set | only(seat), nobody)
const ascending = (seats: readonly number[]) => seats.toSorted((a, b) => a - b)

describe('seats', () => {
  it('a set of seats is what a list of them would be', () => {
    fc.assert(
      fc.property(seatLists, fc.integer({ min: 0, max: 30 }), (seats, seat) => {
        const set = setOf(seats)
        expect(seatsIn(set)).toEqual(ascending(seats))
        expect(includes(set, seat)).toBe(seats.includes(seat))
        expect(seatsIn(without(set, seat))).toEqual(ascending(seats.filter((each) => each !== seat)))
        if (set !== nobody) expect(firstSeat(set)).toBe(Math.min(...seats))
      }),
    )
  })

  it.each([1, 2, 5, 31])('everybody at a table of %i are its seats from 0 up', (count) => {
    expect(seatsIn(everybody(count))).toEqual(Array.from({ length: count }, (_, seat) => seat))
  })

  it('nobody is the empty set', () => {
    expect(seatsIn(nobody)).toEqual([])
    expect(includes(nobody, 0)).toBe(false)
  })
})
