import { describe, expect, test } from 'vitest'
import { DISORDERED, GONE } from '../../state.ts'
import { foot } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'
import { markersOf } from './cup.ts'

const both = `a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1205 NW`
const chief = 'cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all'

describe('the marker that opens', () => {
  test('R-03 it is an ordinary one: no combined marker, and of an arriving formation only the higher', () => {
    const t = new TestTable({
      units: `${both}\nb I5 inf line ${foot} 0105 SE 1`,
      pieces: `${chief}\ncam | blue | ca | All guns | 6 | optional 1-9 | of a b ; does fire`,
    }).dice(9, 0)
    t.play('put 12')
    while (t.asked() !== 'turn / opener') t.play('done')
    expect(t.of('open')).toEqual(['0', '1', '2'])
    expect(t.s.cup).toEqual([12])
  })
  test('R-03, JG-11.2-d of a demoralised formation only the lower', () => {
    const t = new TestTable({ units: both }).dice(9, 0)
    t.s.formations[0].demoralised = true
    while (t.asked() !== 'turn / opener') t.play('done')
    expect(t.of('open')).toEqual(['1'])
  })
  test('R-03, R-04, 6 with one marker to a side the one who opens is the only one to act', () => {
    const t = new TestTable({ units: both }).dice(9, 0)
    for (const formation of t.s.formations) formation.demoralised = true
    while (t.asked() !== 'turn / opener') t.play('done')
    t.play('open 1')
    const { turn } = t.s
    const seats = new Set<number>()
    while (t.s.turn === turn) {
      if (t.s.active !== null) seats.add(t.s.active.seat)
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    }
    expect([...seats]).toEqual([0])
    expect(t.heard('leftOver').length).toBe(1)
  })
})

describe('whose markers go in', () => {
  test('JG-1.C-a, JG-11.2-d a formation all of whose units are gone has none', () => {
    const t = new TestTable({ units: both })
    t.place({}).set('I1', { hex: GONE, condition: 3 })
    t.s.tops[t.hex('0205')] = -1
    expect(markersOf(t.s, 0)).toEqual([])
  })
  test('JG-5.2.1-b, JG-11.2-d an arrival that slipped has both, a demoralised formation one even so', () => {
    const t = new TestTable({ units: `${both}\na I5 inf line ${foot} 0105 SE 1` }).set('I1', {
      condition: DISORDERED,
    })
    t.s.formations[0].waited = true
    expect(markersOf(t.s, 0)).toEqual([0, 1])
    t.s.formations[0].demoralised = true
    expect(markersOf(t.s, 0)).toEqual([1])
  })
  test('JG-5.2.1-a, JG-1.C-b before its turn an arriving formation has none', () => {
    const t = new TestTable({ units: `${both}\nb I5 inf line ${foot} 0105 SE 3` })
    expect(markersOf(t.s, 1)).toEqual([])
    t.s.turn = 3
    expect(markersOf(t.s, 1)).toEqual([2])
  })
  test('JG-5.2.2-c, R-75 the second marker of the turn brings nobody in who could not come with the first', () => {
    const units = `${both}\nb I5 inf line ${foot} 0105 SE 1\nb I6 inf line ${foot} 0305 SE`
    const t = new TestTable({ units }).place({ R1: '0105' })
    t.activate('b').until('movement segment / move')
    expect(t.of('enter')).toEqual([])
    const again = new TestTable({ units })
    again.activate('b')
    again.s.aside.push(3)
    expect(again.until('movement segment / move').of('enter')).toEqual([])
  })
})
