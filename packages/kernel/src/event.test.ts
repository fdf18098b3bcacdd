import { describe, expect, it } from 'vitest'
import { heardBy, type Told, tellInto } from './event.ts'
import { only } from './seat.ts'

const drew = { kind: 'drew', seat: 1, card: null }
const drewCard = { kind: 'drew', seat: 1, card: 17 }

describe('events', () => {
  it('those who may know more hear the fuller event; others and spectators hear the public one', () => {
    const told: Told[] = []
    tellInto(told)(drew, only(1) | only(3), drewCard)
    expect([0, 1, 2, 3, null].map((seat) => heardBy(told[0], seat))).toEqual([
      drew,
      drewCard,
      drew,
      drewCard,
      drew,
    ])
  })

  it('without insiders everybody hears the same', () => {
    const told: Told[] = []
    tellInto(told)(drew)
    expect(told).toEqual([{ event: drew, insiders: 0, fuller: null }])
    expect([0, 1, null].map((seat) => heardBy(told[0], seat))).toEqual([drew, drew, drew])
  })

  it('are kept in the order in which they were told', () => {
    const told: Told[] = []
    const tell = tellInto(told)
    for (const kind of ['rolled', 'hit', 'retreated']) tell({ kind })
    expect(told.map(({ event }) => event.kind)).toEqual(['rolled', 'hit', 'retreated'])
  })
})
