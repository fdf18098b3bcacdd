import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../position/field.ts'
import { glory } from '../../rulebook.ts'
import { DISORDERED, ENTERED_ORDERED, GONE, MARKED, ORDINARY, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'
import { formationOf, markerInitiative, markersOf } from './cup.ts'
import { checkDemoralisation } from './demoralisation.ts'
import { formGroups } from './orders.ts'

const foot = '4-6-6-5 3-5-0-4'
const two = `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1209 NW`

describe('tactical groups and orders', () => {
  const groupsOf = (units: string) => {
    const t = new TestTable({ units: `${units}\nx R1 inf line ${foot} 1209 NW` })
    return ['I1', 'I2', 'I3'].filter((code) => units.includes(code)).map((code) => t.piece(code).group)
  }
  test('JG-2.3.1-a groups are made in phase A and hold for the turn, wherever their units go', () => {
    const t = new TestTable({ units: two })
    const groups = () => ['I1', 'I2'].map((code) => t.piece(code).group)
    t.activate('a', { orders: true }).until('movement segment / move')
    const before = groups()
    expect(new Set(before).size).toBe(1)
    t.play('march I2', 'step 0203', 'step 0303', 'step 0403', 'halt SE')
    expect(t.where('I2')).toBe('0403')
    expect(groups()).toEqual(before)
  })
  test('JG-2.3.1-b, JG-2.3.1-c, R-06 units within two hexes link, in a chain of any length', () => {
    expect(
      new Set(
        groupsOf(
          `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0301 SE\na I3 inf line ${foot} 0501 SE`,
        ),
      ).size,
    ).toBe(1)
  })
  test('JG-2.3.1-d, JG-2.3.2-h farther apart they are groups of their own, each needing an order', () => {
    expect(new Set(groupsOf(`a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0401 SE`)).size).toBe(2)
    expect(new Set(groupsOf(`a I1 inf line ${foot} 0101 SE\nb I2 inf line ${foot} 0201 SE`)).size).toBe(2)
  })
  test('JG-2.3.2-a, JG-2.3.2-b, JG-2.3.2-e, JG-2.5.1-b no more orders than his potential, only to groups in his range', () => {
    const pieces = 'cmd | blue | chief | Chief | chief | 2 | 1 | 3 | 0101 | all'
    const t = new TestTable({
      pieces,
      units: `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0501 SE\nb I3 inf line ${foot} 0201 SE\nx R1 inf line ${foot} 1209 NW`,
    })
    expect(t.of('order').length).toBe(2)
    t.play(`order ${t.of('order')[0]}`)
    expect(t.of('order')).toEqual([])
  })
  test('JG-1.A-c, R-02 both sides order at once; JG-2.3.2-d face down: the other side sees nothing of it', () => {
    const t = new TestTable({ units: two })
    expect(t.rulebook.questions(t.s).map((each) => each.seat)).toEqual([0, 1])
    t.play(`order ${t.of('order')[0]}`)
    expect(
      t.rulebook
        .view(t.s, 1)
        .groups.filter((each) => each.formation === 0)
        .every((each) => each.order === null),
    ).toBe(true)
    expect(t.rulebook.view(t.s, 0).groups.some((each) => each.order === 0)).toBe(true)
  })
  test('JG-2.3.2-f, JG-2.3.2-g, R-07, 1 units keep the status of their phase-A group', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0501 SE\nx R1 inf line ${foot} 1209 NW`,
    })
    t.activate('a', { orders: false })
    t.s.groups[t.piece('I1').group].order = 0
    t.until('movement segment / move').play('march I1', 'step 0201', 'step 0301', 'halt SE')
    expect(t.piece('I1').group).not.toBe(t.piece('I2').group)
    t.play('march I2')
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(3)
  })
  test('JG-2.4-a, JG-2.4-b, JG-1.D-b the order is shown at the first activation of the formation', () => {
    const t = new TestTable({ units: two }).activate('a', { orders: true })
    t.s.groups[0].shown = false
    t.activate('a', { orders: true })
    expect(t.s.groups.filter((each) => each.formation === 0).every((each) => each.shown)).toBe(true)
  })
})

describe('initiative tests', () => {
  const testing = (pieces?: string) =>
    new TestTable({ units: two, ...(pieces ? { pieces } : {}) }).activate('a', { orders: false })
  test('JG-2.4.3-a, JG-2.4.3-c, JG-2.4.3-e no more than the number on the marker: with orders for this activation', () => {
    const t = testing('cmd | blue | chief | Chief | chief | 2 | 9 | 0 | 1201 | all').dice(6).play('test 0')
    expect(t.s.groups[0].test).toBe(1)
    expect(t.s.groups[0].order).toBe(-1)
  })
  test('JG-2.4.3-b, JG-2.1-a, JG-2.4.3-f only the marker just drawn counts; each activation needs a new test', () => {
    const t = testing('cmd | blue | chief | Chief | chief | 2 | 9 | 0 | 1201 | all')
    expect(t.s.active?.initiative).toBe(6)
    t.activate('a', { marker: 1 })
    expect(t.s.active?.initiative).toBe(4)
    expect(t.s.groups[0].test).toBe(0)
  })
  test('JG-2.4.3-d, R-08, 2 a commander in range takes his modifier off the die', () => {
    expect(testing().dice(8).play('test 0').s.groups[0].test).toBe(1)
    expect(testing().dice(9).play('test 0').s.groups[0].test).toBe(2)
  })
  test('JG-2.4.3-g, JG-2.4.2-a, R-09, 4 on failure the group can only rally', () => {
    const t = testing()
      .set('I1', { condition: DISORDERED })
      .dice(9)
      .play('test 0')
      .until('rally segment / rally')
    expect(t.of('rally')).toEqual(['I1'])
    expect(t.heard('moved')).toEqual([])
  })
})

describe('markers', () => {
  test('JG-2.1.1-a, JG-2.1.1-c, JG-2.1.1-d, JG-1.C-a two markers for each formation on the map', () => {
    const t = new TestTable({ units: two })
    expect(markersOf(t.s, 0)).toEqual([0, 1])
    expect(markersOf(t.s, 1)).toEqual([])
    expect(formationOf(t.s, 1)).toBe(0)
    expect(markerInitiative(t.s, 1)).toBe(4)
  })
  test('JG-5.2.1-a, JG-5.2.1-b, JG-1.C-b, 8 an arriving formation puts its higher marker in; if that was left, both', () => {
    const t = new TestTable({ units: `${two}\nb I5 inf line ${foot} 0105 SE 2` })
    expect(markersOf(t.s, 1)).toEqual([])
    t.s.turn = 2
    expect(markersOf(t.s, 1)).toEqual([2])
    t.s.formations[1].waited = true
    expect(markersOf(t.s, 1)).toEqual([2, 3])
  })
  test('JG-5.2.1-b, JG-5.2.2-c an arrival that slipped for whatever reason has both markers the next turn', () => {
    const t = new TestTable({ units: `${two}\nb I5 inf line ${foot} 0105 SE 1` })
    expect(markersOf(t.s, 1)).toEqual([2])
    t.activate('a')
    for (let i = 0; i < 60 && t.s.turn === 1; i++)
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    expect(markersOf(t.s, 1)).toEqual([2, 3])
  })
  test('JG-5.2.1-c units that join a formation on the map come with both', () => {
    const t = new TestTable({ units: `${two}\na I5 inf line ${foot} 0105 SE 2` })
    t.s.turn = 2
    expect(markersOf(t.s, 0)).toEqual([0, 1])
    t.s.formations[0].demoralised = true
    expect(markersOf(t.s, 0)).toEqual([1])
  })
  test('JG-2.1.1-c, JG-11.2-e one that the scenario gives a single marker keeps it, demoralised or not', () => {
    const s = glory.begin(chooseSetup(glory, 'kronau'), 'x')
    const garrison = fieldOf(s).battle.formations.findIndex(({ initiative }) => initiative.length === 1)
    expect(markersOf(s, garrison)).toEqual([garrison * 2])
    s.formations[garrison].demoralised = true
    expect(markersOf(s, garrison)).toEqual([garrison * 2])
  })
  test('JG-11.2-d, JG-11.2-e, JG-11.2-f, 9 a demoralised formation loses the higher one until it recovers', () => {
    const t = new TestTable({ units: two })
      .set('I1', { condition: DISORDERED })
      .set('I2', { condition: DISORDERED })
    checkDemoralisation(t.s)
    expect(markersOf(t.s, 0)).toEqual([1])
    t.set('I1', { condition: 0 })
    checkDemoralisation(t.s)
    expect(markersOf(t.s, 0)).toEqual([0, 1])
  })
  test('JG-1.D-e, JG-1.D-f, JG-2.2-c, R-04, 5 a draw needs two in the cup: the last one stays', () => {
    const s = glory.begin(chooseSetup(glory, 'two-crossings'), 'one')
    const state = s
    let turns = 0
    let left = 0
    while (state.result === null && turns < 2) {
      const seat = (state.awaiting & 1) === 1 ? 0 : 1
      const list = glory.answers(state, seat)
      const action = list.find((each) => each.kind === 'done') ?? list[0]
      const before = state.turn
      glory.play(state, seat, action, (event) => {
        if (event.kind === 'leftOver') left++
      })
      if (state.turn !== before) turns++
    }
    expect(left).toBe(2)
  })
})

describe('phases', () => {
  test('JG-1-a, JG-1-b, JG-1.B-a, JG-3-a, JG-3-d the higher total may name the marker that opens', () => {
    const t = new TestTable({ units: two }).dice(3, 4).play('done')
    t.play('done')
    expect(t.asked()).toBe('turn / opener')
    expect(t.seat()).toBe(0)
    expect(t.of('open')).toEqual(['0', '1'])
    t.play('open 1')
    expect(t.s.active?.marker).toBe(1)
    expect(t.s.cup).not.toContain(1)
  })
  test('JG-3-c a tie gives it to nobody; JG-3-f it may be declined, and then a marker is drawn', () => {
    const tie = new TestTable({ units: two }).dice(3, 5).play('done', 'done')
    expect(tie.s.initiative).toBe(-1)
    expect(tie.s.active).not.toBe(null)
    const t = new TestTable({ units: two }).dice(9, 0).play('done', 'done', 'done')
    expect(t.s.opener).toBe(-1)
    expect(t.s.active).not.toBe(null)
  })
  test('JG-1.A-b, JG-5.2.1-e, JG-5.2.1-f D2 a Reinforcement marker may be dropped in phase A', () => {
    const t = new TestTable({ units: two })
    t.s.cup = []
    t.set('I1', { standing: MARKED }).activate('a').until('movement segment / move').play('done')
    while (t.asked() !== 'phase A / drop' && t.s.turn < 3)
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    expect(t.of('drop')).toEqual(['I1'])
    t.play('drop I1')
    expect(t.piece('I1').standing).toBe(ORDINARY)
  })
  test('JG-1.F-a orders are gone at the end of the turn', () => {
    const t = new TestTable({ units: two }).activate('a', { orders: true })
    const { turn } = t.s
    while (t.s.turn === turn) t.play(t.options().includes('done') ? 'done' : t.options()[0])
    formGroups(t.s)
    expect(t.s.groups.every((each) => each.order === -1 && !each.shown)).toBe(true)
  })
  test('JG-5.2.1-i, JG-2.5.1-d orders that came with the entry are for that turn only; commanders may ride anew', () => {
    const t = new TestTable({ units: two }).set('I1', { standing: ENTERED_ORDERED })
    t.s.commanders[0].flipped = true
    turnOut(t)
    expect(t.piece('I1').standing).toBe(ORDINARY)
    expect(t.s.commanders[0].flipped).toBe(false)
  })
  test('R-46 in phase E the side with initiative runs first, else the one with more in rout', () => {
    const runs = (initiative: number, ...routed: string[]) => {
      const t = new TestTable({
        size: '16x9',
        units: `a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0807 SE\nx R1 inf line ${foot} 0802 NW\nx R2 inf line ${foot} 1009 NW`,
      })
      for (const code of routed) t.set(code, { condition: ROUTED })
      t.activate('a')
      t.s.initiative = initiative
      return turnOut(t)
        .heard('moved')
        .map(({ unit }) => fieldOf(t.s).cards[unit].seat)
        .at(0)
    }
    expect([runs(0, 'I1', 'R1'), runs(1, 'I1', 'R1')]).toEqual([0, 1])
    expect([runs(0, 'I1', 'R1', 'R2'), runs(-1, 'I1', 'R1', 'R2')]).toEqual([0, 1])
    expect(runs(-1, 'I1', 'I2', 'R1')).toBe(0)
  })
  test('6.1 an optional last turn is played if either side wants it', () => {
    const asked = (...answers: string[]) => {
      const t = new TestTable({ units: two, ground: 'optional last turn' })
      t.s.turn = 8
      t.activate('a')
      for (let i = 0; i < 60 && t.asked() !== 'turn / playOn'; i++)
        t.play(t.options().includes('done') ? 'done' : t.options()[0])
      return t.play(...answers).s
    }
    expect(asked('play on', 'done').turn).toBe(9)
    expect(asked('done', 'play on').turn).toBe(9)
    expect(asked('done', 'done').result).not.toBe(null)
  })
})

/** Plays on to the next turn with nothing done. */
function turnOut(t: TestTable): TestTable {
  if (t.s.active === null) t.activate('a')
  const { turn } = t.s
  while (t.s.turn === turn) t.play(t.options().includes('done') ? 'done' : t.options()[0])
  return t
}

describe('demoralisation', () => {
  const morale = (change: (t: TestTable) => void) => {
    const t = new TestTable({ units: `${two}\na G1 art foot:3/5 4-6-x-4 x-5-x-3 0105 SE` })
    change(t)
    checkDemoralisation(t.s)
    return t.s.formations[0].demoralised
  }
  test('JG-11.2-a, JG-11.2-b, R-46, 79 all infantry and cavalry disordered, routed or lost; batteries do not count', () => {
    expect(morale((t) => t.set('I1', { condition: DISORDERED }))).toBe(false)
    expect(morale((t) => t.set('I1', { condition: DISORDERED }).set('I2', { condition: 3, hex: GONE }))).toBe(
      true,
    )
  })
  test('R-48, 84 a unit that exited does not count', () => {
    expect(morale((t) => t.set('I1', { condition: DISORDERED }).set('I2', { hex: -2 as typeof GONE }))).toBe(
      true,
    )
  })
})
