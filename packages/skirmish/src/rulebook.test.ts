import { FORBIDDEN, rowLength } from '@gunbai/hexes'
import { describe, expect, it } from 'vitest'
import { camps, field, ground, groundKinds, nameOf, unitKinds, units } from './field.ts'
import { skirmish } from './rulebook.ts'
import { strengthOf } from './state.ts'
import {
  alone,
  barOf,
  drawn,
  endFighting,
  endMovement,
  fieldWith,
  fight,
  give,
  move,
  unitIn,
} from './testing/drawn.ts'

const asAtFirst = () => drawn(fieldWith({}))

describe('the field', () => {
  it('SK-FIELD-01 has seven rows of nine and eight hexes in turn', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((row) => rowLength(field.shape, row))).toEqual([9, 8, 9, 8, 9, 8, 9])
  })

  it('SK-FIELD-01 is the same from the other side', () => {
    expect(ground.toReversed()).toEqual(ground)
    const standing = (of: number, place: (hex: number) => number) =>
      units.flatMap(({ seat, kind, start }) => (seat === of ? [`${kind} ${place(start)}`] : [])).sort()
    expect(standing(1, (hex) => field.size - 1 - hex)).toEqual(standing(0, (hex) => hex))
  })

  it('SK-FIELD-02 each side has two foot, two horse and one bow, at full strength, and a camp', () => {
    for (const seat of [0, 1]) {
      const own = units.flatMap((unit) => (unit.seat === seat ? [unit.kind] : []))
      expect(own.sort()).toEqual(['bow', 'foot', 'foot', 'horse', 'horse'])
    }
    expect(camps.map(nameOf)).toEqual(['D1', 'D8'])
    expect(asAtFirst().strengths).toEqual(units.map(({ kind }) => unitKinds[kind].strength))
    expect(skirmish.scrutiny.violations(asAtFirst())).toEqual([])
  })

  // biome-ignore format: a chart
  it.each([
    ['open',  1,         0,  0],
    ['woods', 2,         1,  0],
    ['hill',  2,         0,  1],
    ['river', FORBIDDEN, 0,  0],
    ['ford',  2,         0, -1],
    ['camp',  1,         1,  0],
  ] as const)('SK-FIELD-01 %s is as the chart has it', (name, cost, shelter, slope) => {
    expect(groundKinds[name]).toMatchObject({ cost, shelter, slope })
  })

  // biome-ignore format: a chart
  it.each([
    ['foot',  3, 2, 1],
    ['horse', 2, 4, 1],
    ['bow',   2, 2, 2],
  ] as const)('SK-FIELD-02 %s is as the chart has it', (name, strength, moves, reaches) => {
    expect(unitKinds[name]).toMatchObject({ strength, moves, reaches })
  })
})

describe('the turn', () => {
  it('SK-TURN-01 Red begins, in the first round', () => {
    const s = skirmish.begin({ id: 'fords', options: {} }, 'first')
    expect([skirmish.questions(s)[0]?.seat, s.round]).toEqual([0, 1])
  })

  it('SK-TURN-01 Red moves, then fights; Blue follows, and then the next round', () => {
    const s = drawn(fieldWith({ E3: 'F3', E4: 'f3' }))
    const asked = () => skirmish.questions(s).map(({ seat, name }) => [seat, name])
    expect(asked()).toEqual([[0, 'turn / move']])
    give(s, endMovement)
    expect(asked()).toEqual([[0, 'turn / fight']])
    give(s, endFighting)
    expect([asked(), s.round]).toEqual([[[1, 'turn / move']], 1])
    give(s, endMovement, endFighting)
    expect([asked(), s.round]).toEqual([[[0, 'turn / move']], 2])
  })

  it('SK-TURN-01 with nobody in reach the fighting is over at once', () => {
    const s = give(asAtFirst(), endMovement)
    expect(skirmish.questions(s)[0]?.seat).toBe(1)
  })
})

describe('movement', () => {
  it('SK-MOVE-01 a unit goes as far as its moves, and once in a turn', () => {
    const s = drawn(fieldWith({ G1: 'F3' }))
    expect(barOf(s, move(s, 'G1', 'G3'))).toBeNull()
    expect(barOf(s, move(s, 'G1', 'G4'))).toBe('SK-MOVE-01')
    give(s, move(s, 'G1', 'G2'))
    expect(barOf(s, move(s, 'G2', 'G3'))).toBe('SK-MOVE-01')
    give(s, endMovement, endMovement)
    expect(barOf(s, move(s, 'G2', 'G3'))).toBeNull()
  })

  it.each([
    ['woods', 'F1', 'F3', 'F2'],
    ['a hill', 'G2', 'G4', 'G3'],
    ['a ford', 'B2', 'B4', 'B3'],
  ])('SK-MOVE-01 %s costs two: foot beside it enters, foot two away does not', (_, far, goal, near) => {
    const s = alone(fieldWith({ [far]: 'F3' }))
    expect(barOf(s, move(s, far, goal))).toBe('SK-MOVE-01')
    const closer = alone(fieldWith({ [near]: 'F3' }))
    expect(barOf(closer, move(closer, near, goal))).toBeNull()
  })

  it('SK-MOVE-02 nobody enters the river', () => {
    const s = alone(fieldWith({ A4: 'H2' }))
    expect(barOf(s, move(s, 'A4', 'A5'))).toBe('SK-MOVE-02')
  })

  it('SK-MOVE-03 a unit passes through its own side, and ends in an empty hex', () => {
    const s = alone(fieldWith({ G1: 'F3', G2: 'H2', F1: 'F3' }))
    expect(barOf(s, move(s, 'G1', 'G3'))).toBeNull()
    expect(barOf(s, move(s, 'G1', 'G2'))).toBe('SK-MOVE-03')
  })

  it('SK-MOVE-03 a unit does not pass through the other side', () => {
    const s = alone(fieldWith({ G1: 'F3', G2: 'f3', F1: 'h2' }))
    expect(barOf(s, move(s, 'G1', 'G2'))).toBe('SK-MOVE-03')
    expect(barOf(s, move(s, 'G1', 'G3'))).toBe('SK-MOVE-04')
  })

  it('SK-MOVE-04 a unit stops next to the other side, and goes on from there in the next turn', () => {
    const s = alone(fieldWith({ G1: 'H2', F3: 'f3' }))
    expect(barOf(s, move(s, 'G1', 'G3'))).toBeNull()
    expect(barOf(s, move(s, 'G1', 'G4'))).toBe('SK-MOVE-04')
    const next = alone(fieldWith({ G3: 'H2', F3: 'f3' }))
    expect(barOf(next, move(next, 'G3', 'E3'))).toBe('SK-MOVE-04')
    expect(barOf(next, move(next, 'G3', 'G2'))).toBeNull()
  })
})

describe('fights', () => {
  it('SK-FIGHT-01 each unit attacks once, moved or not, whoever is in reach', () => {
    const s = alone(fieldWith({ E2: 'F3', D2: 'B2', D3: 'f3', E4: 'h2' }), { dice: [1, 1] })
    give(s, endMovement)
    const fights = () => skirmish.answers(s, 0).filter(({ kind }) => kind === 'fight')
    expect(fights()).toEqual([fight(s, 'D2', 'E4'), fight(s, 'D2', 'D3')])
    expect(barOf(s, fight(s, 'E2', 'E4'))).toBe('SK-FIGHT-01')
  })

  it('SK-FIGHT-01 who has attacked does not attack again', () => {
    const s = alone(fieldWith({ E2: 'F3', D1: 'F3', E3: 'f3', D2: 'h2', G9: 'h2' }), { dice: [1] })
    give(s, endMovement, fight(s, 'E2', 'E3'))
    expect(barOf(s, fight(s, 'E2', 'D2'))).toBe('SK-FIGHT-01')
  })

  // biome-ignore format: a table
  it.each([
    ['foot at foot in the open',            'F3', 'E1', 'f3', 'E2', 4],
    ['foot at who is in the woods',         'F3', 'C2', 'f3', 'C3', 5],
    ['foot at who is in his camp',          'F3', 'D7', 'f3', 'D8', 5],
    ['foot from a hill',                    'F3', 'E3', 'f3', 'E4', 3],
    ['foot from a ford',                    'F3', 'B4', 'f3', 'B5', 5],
    ['foot from a ford at woods',           'F3', 'D5', 'f3', 'D6', 5],
    ['bow beside its target, from a hill',  'B2', 'E3', 'f3', 'E4', 3],
  ])('SK-FIGHT-02 %s needs %s', (_, attacker, from, target, at, needed) => {
    for (const [die, left] of [[needed - 1, 3], [needed, 2]]) {
      const s = alone(fieldWith({ [from]: attacker, [at]: target }), { dice: [die] })
      give(s, endMovement)
      const hit = unitIn(s, at)
      give(s, fight(s, from, at))
      expect(s.strengths[hit]).toBe(left)
    }
  })

  // biome-ignore format: a table
  it.each([
    ['horse at who is in the open',   'H2', 'E1', 'E2', 3],
    ['horse at who is on a hill',     'H2', 'E2', 'E3', 4],
    ['horse at who is in the woods',  'H2', 'C2', 'C3', 5],
    ['bow at two hexes from a hill',  'B2', 'E3', 'E1', 4],
    ['bow at two hexes from a ford',  'B2', 'D4', 'D6', 4],
  ])('SK-FIGHT-03 %s', (_, attacker, from, at, needed) => {
    for (const [die, left] of [[needed - 1, 3], [needed, 2]]) {
      const s = alone(fieldWith({ [from]: attacker, [at]: 'f3' }), { dice: [die] })
      give(s, endMovement)
      const hit = unitIn(s, at)
      give(s, fight(s, from, at))
      expect(s.strengths[hit]).toBe(left)
    }
  })

  it('SK-FIGHT-04 a unit without strength is gone: its hex is free', () => {
    const s = drawn(fieldWith({ E3: 'F3', E4: 'f1' }), { dice: [6] })
    give(s, endMovement)
    const gone = unitIn(s, 'E4')
    give(s, fight(s, 'E3', 'E4'))
    expect(s.strengths[gone]).toBe(0)
    expect(unitIn(s, 'E4')).toBe(-1)
    expect(skirmish.diagram?.of(skirmish.view(s, 0)).pieces.map(({ id }) => id)).not.toContain(gone)
  })
})

describe('victory', () => {
  it.each([
    [0, { D7: 'H2' }, 'D7', 'D8'],
    [1, { D2: 'h2' }, 'D2', 'D1'],
  ])('SK-WIN-01 seat %i in the camp of the other has won at once', (seat, placed, from, to) => {
    const s = drawn(fieldWith(placed), { seat })
    give(s, move(s, from, to))
    expect(skirmish.result(s)).toEqual({ winners: [seat], because: 'result.camp' })
    expect(skirmish.questions(s)).toEqual([])
  })

  it('SK-WIN-01 in its own camp a side wins nothing', () => {
    const s = drawn(fieldWith({ D2: 'F3' }))
    give(s, move(s, 'D2', 'D1'))
    expect(skirmish.result(s)).toBeNull()
  })

  it('SK-WIN-02 with the third unit lost the skirmish is lost', () => {
    const s = alone(fieldWith({ E3: 'F3', E4: 'f1', G8: 'h2', G9: 'h2' }), { dice: [6] })
    give(s, endMovement, fight(s, 'E3', 'E4'))
    expect(skirmish.result(s)).toEqual({ winners: [0], because: 'result.losses' })
  })

  it('SK-WIN-02 with two lost it goes on', () => {
    const s = alone(fieldWith({ E3: 'F3', E4: 'f1', G8: 'h2', G9: 'h2', A9: 'b2' }), { dice: [6] })
    give(s, endMovement, fight(s, 'E3', 'E4'))
    expect(skirmish.result(s)).toBeNull()
  })

  it('SK-WIN-03 the strength of a side is that of its units', () => {
    expect([0, 1].map((seat) => strengthOf(asAtFirst(), seat))).toEqual([12, 12])
    expect(strengthOf(alone(fieldWith({ A1: 'F3', A2: 'H1', A9: 'f2' })), 0)).toBe(4)
  })

  it.each([
    [{ A1: 'F3', A9: 'f2' }, [0]],
    [{ A1: 'F1', A9: 'f2' }, [1]],
    [{ A1: 'F2', A9: 'h2' }, []],
  ])('SK-WIN-03 after twelve rounds, %j: %j', (placed, winners) => {
    const s = alone(fieldWith(placed), { round: 12 })
    give(s, endMovement)
    expect(skirmish.result(s)).toBeNull()
    give(s, endMovement)
    expect(skirmish.result(s)).toEqual({ winners, because: 'result.rounds' })
  })
})
