import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { isOrdered, lift, put } from '../../position/piece.ts'
import { glory } from '../../rulebook.ts'
import { CHOSEN, DISORDERED, ENTERED_FREE, GONE, MARKED, ROUTED } from '../../state.ts'
import { TestTable } from '../../testing/table.ts'
import { d10 } from '../combat/effects.ts'
import { beginActivation, initiativeModifier } from './activation.ts'
import { combinedMarker } from './cup.ts'
import { commands, formGroups, isInRange } from './orders.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const chief = 'cmd | blue | chief | Chief | chief | 2 | 9 | 4 | 0105 | all'
const units = `a I1 inf line ${foot} 0105 SE\nb C1 cav light 4-6-6-8 3-5-0-7 0205 SE\na G1 art foot:3/6 ${gun} 0107 SE\nx R1 inf line ${foot} 1209 NW`

test('JG-0.4-a the die shows 0 to 9, each as often', () => {
  const t = new TestTable({ units })
  const seen = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 5000; i++) seen[d10(t.s)]++
  for (const count of seen) expect(Math.abs(count - 500)).toBeLessThan(110)
})

describe('whom a marker lets act', () => {
  test('JG-2.2-a, JG-2.3.1-e, JG-2.4-c all groups of the formation, unit by unit in any sequence, and nobody else', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0901 SE\nb C1 cav light 4-6-6-8 3-5-0-7 0205 SE\nx R1 inf line ${foot} 1209 NW`,
    })
    t.activate('a').until('movement segment / move')
    expect(t.of('march')).toEqual(['I1', 'I2'])
    expect(t.play('march I2', 'halt SE').of('march')).toEqual(['I1'])
  })
  test('JG-2.4-d, JG-1.D-c the segments follow each other for the whole formation', () => {
    const t = new TestTable({ units: `${units}\nx R2 inf line ${foot} 0407 NW` })
      .activate('a')
      .until('fire segment / fire')
    expect(t.options().every((each) => each === 'done' || each.startsWith('fire'))).toBe(true)
    t.play('done')
    expect(t.asked()).toBe('movement segment / move')
  })
  test('JG-2.2-b, JG-1.D-a then it is laid aside', () => {
    const t = new TestTable({ units }).activate('a')
    expect(t.s.aside).toEqual([0])
  })
  test('JG-3-e, JG-1.B-b, JG-1.C-c the marker that opens is not in the cup; its formation may be without orders', () => {
    const t = new TestTable({ units }).dice(9, 0).play('done', 'done')
    t.play('open 2')
    expect(t.s.cup).not.toContain(2)
    expect(t.s.active?.formations).toBe(2)
  })
})

describe('combined markers', () => {
  const cams = `${chief}\ncam | blue | ca | All guns | 6 | optional 1-9 once | of a b ; arms art ; does fire\ncam | blue | cb | Signal | 5 | optional 1-9 | of a b ; does fire move rally ; chosen chief\ncam | blue | cc | Away | 5 | compulsory 1-1 | of a b ; does move ; beyond 01`
  test('JG-1.A-a, JG-2.1.2-a, R-72 put in by choice and in secret, or by themselves', () => {
    const t = new TestTable({ units, pieces: cams })
    expect(t.s.cup).toEqual([combinedMarker(t.s, 2)])
    expect(t.of('put').length).toBe(2)
    t.play(`put ${t.of('put')[0]}`)
    expect(t.rulebook.view(t.s, 0).cup.length).toBe(2)
    expect(t.rulebook.view(t.s, 1).cup.length).toBe(1)
    expect(t.rulebook.view(t.s, null).cup.length).toBe(1)
  })
  test('JG-1.A-a, JG-1.A-b, JG-1.A-c, R-02 first the combined markers, then Reinforcement markers, then orders', () => {
    const t = new TestTable({ units, pieces: cams }).set('I1', { standing: MARKED })
    const order = [t.asked()]
    for (let i = 0; i < 2; i++) order.push(t.play('done').asked())
    expect(order).toEqual(['phase A / combined', 'phase A / drop', 'phase A / orders'])
    expect(t.of('put')).toEqual([])
    const none = new TestTable({ units, pieces: chief })
    expect(none.asked()).toBe('phase A / orders')
  })
  test('JG-2.1.2-b what it does is its own text: guns only, or only those chosen, or only away from a column', () => {
    const guns = new TestTable({ units: `${units}\nx R2 inf line ${foot} 0407 NW`, pieces: cams })
    guns.activate('a', { marker: combinedMarker(guns.s, 0) }).until('fire segment / fire')
    expect(guns.of('fire').length).toBeGreaterThan(0)
    expect(guns.play('done').of('march')).toEqual([])
    const chosen = new TestTable({ units, pieces: cams })
    chosen.activate('a', { marker: combinedMarker(chosen.s, 1) })
    expect(chosen.of('choose').sort()).toEqual(['0105', '0107', '0205'])
    chosen.play('choose 0105')
    expect(chosen.piece('I1').did & CHOSEN).not.toBe(0)
    expect(chosen.of('choose')).toEqual(['0205'])
    const why = (code: string) => chosen.why({ kind: 'choose', hex: chosen.hex(code) })
    expect([why('0107'), why('0205')]).toEqual(['JG-2.1.2-b', null])
    expect(chosen.play('choose 0205').asked()).not.toBe('activation / choose')
    const away = new TestTable({ units, pieces: cams })
    away
      .activate('a', { marker: combinedMarker(away.s, 2) })
      .until('movement segment / move')
      .play('march C1', 'step 0305')
    expect(away.of('halt').length).toBeGreaterThan(0)
    const back = new TestTable({ units, pieces: cams })
    back
      .activate('a', { marker: combinedMarker(back.s, 2) })
      .until('movement segment / move')
      .play('march C1', 'step 0204')
    expect(back.of('halt')).toEqual([])
    const still = new TestTable({ units, pieces: cams })
    still.activate('a', { marker: combinedMarker(still.s, 2) }).until('movement segment / move')
    expect(still.of('square')).toEqual([])
    expect(still.activate('a').until('movement segment / move').of('square').length).toBeGreaterThan(0)
  })
  test('6.2 where a marker lets units only turn, those in an enemy zone do not', () => {
    const t = new TestTable({
      units,
      pieces: `${chief}\ncam | blue | ct | Alarm | 5 | compulsory 1-9 | of a b ; does fire turn`,
    }).place({ R1: '0206' })
    t.activate('a', { marker: combinedMarker(t.s, 0) }).until('movement segment / move')
    expect(t.of('march')).toEqual(['I1', 'G1'])
    t.play('march I1', 'face N')
    expect([t.piece('I1').facing, t.where('I1')]).toEqual([0, '0105'])
    expect(t.of('march')).toEqual(['G1'])
  })
  test('JG-2.1.2-c one may bring reinforcements in if its text says so', () => {
    expect(glory.begin(chooseSetup(glory, 'mormant'), 'x').turn).toBe(1)
    const t = new TestTable({
      units: `${units}\nb I7 inf line ${foot} 0101 SE 1`,
      pieces: `${chief}\ncam | blue | ce | Bring them | 6 | optional 1-9 | of b ; does move enter`,
    })
    t.activate('b', { marker: combinedMarker(t.s, 0) }).until('movement segment / move')
    expect(t.of('enter')).toContain('I7')
  })
  test('JG-2.1.2-b, JG-2.1.2-c one that must lead away lets who comes in by it march as they come', () => {
    const t = new TestTable({
      units: `${units}\nb I7 inf line ${foot} 0105 SE 1`,
      pieces: `${chief}\ncam | blue | ce | Bring them | 6 | optional 1-9 | of b ; does move enter ; beyond 09`,
    }).place({ I1: '0101' })
    t.activate('b', { marker: combinedMarker(t.s, 0) }).until('movement segment / move')
    t.play('enter I7', 'step 0105', 'step 0106')
    expect(t.of('halt').length).toBeGreaterThan(0)
  })
})

describe('commanders', () => {
  test('JG-2.5.1-a, R-12 several generals each have their scope', () => {
    const t = new TestTable({
      units,
      pieces: `${chief}\ncmd | blue | gen | General | army | 1 | 1 | 9 | 0205 | b`,
    })
    expect([commands(t.s, 1, 0), commands(t.s, 1, 1)]).toEqual([false, true])
    t.s.commanders[0].hex = GONE
    expect(t.of('order').every((each) => each.startsWith('gen'))).toBe(true)
  })
  test('JG-2.5.2-h, R-74 the orders of one who is lost hold for their turn; then his army has none', () => {
    const t = new TestTable({ units, pieces: chief }).activate('a', { orders: true })
    t.s.commanders[0].hex = GONE
    expect(isOrdered(t.s, t.unit('I1'))).toBe(true)
    expect(initiativeModifier(t.s, t.piece('I1').group)).toBe(0)
    formGroups(t.s)
    expect(t.s.groups.every(({ reach, order }) => reach === 0 && order < 0)).toBe(true)
    expect(isOrdered(t.s, t.unit('I1'))).toBe(false)
  })
  test('JG-2.4.3-d, R-12 of several generals in range the best modifier counts', () => {
    const t = new TestTable({
      units,
      pieces: `${chief}\ncmd | blue | gen | General | army | 1 | 1 | 9 | 0205 | all`,
    })
    formGroups(t.s)
    expect(initiativeModifier(t.s, t.piece('I1').group)).toBe(2)
    t.s.commanders[0].hex = GONE
    expect(initiativeModifier(t.s, t.piece('I1').group)).toBe(1)
  })
  test('JG-2.4.3-f, JG-2.4.2-a each activation asks anew; a group of marked arrivals has orders and is not asked', () => {
    const t = new TestTable({ units, pieces: chief }).activate('b')
    expect(t.asked()).toBe('activation / initiative')
    t.s.groups[t.piece('C1').group].test = 1
    beginActivation(t.s, 3, false)
    expect(t.s.groups[t.piece('C1').group].test).toBe(0)
    const marked = new TestTable({ units, pieces: chief }).set('C1', { standing: MARKED }).activate('b')
    expect(marked.asked()).not.toBe('activation / initiative')
  })
  test('JG-2.4.3-c, JG-2.4.3-d a test without a commander in range is told with 0, not with minus 0', () => {
    const t = new TestTable({ units, pieces: chief })
    t.s.commanders[0].hex = GONE
    t.activate('b').play(`test ${t.piece('C1').group}`)
    expect(Object.is(t.heard('testedInitiative')[0].modifier, 0)).toBe(true)
  })
  test('JG-2.5.1-c his range ignores ground, units and zones', () => {
    const t = new TestTable({ units, ground: 'side river vcut 1 rows 01-09', pieces: chief })
    expect(isInRange(t.s, 0, t.unit('C1'))).toBe(true)
    expect(isInRange(t.s, 0, t.unit('R1'))).toBe(false)
  })
  test('JG-2.5.2-g, R-11, 77 alone and shut in, he is lost', () => {
    const pieces = `${chief}\ncmd | red | foe | Foe | chief | 1 | 2 | 5 | 1205 | all`
    const t = new TestTable({
      units: `a C1 cav light 4-6-6-8 3-5-0-7 0905 SE\na I2 inf line ${foot} 0901 SE\na I3 inf line ${foot} 0909 SE\na I4 inf line ${foot} 0801 SE\na I5 inf line ${foot} 0701 SE\nx R1 inf line ${foot} 0109 NW`,
      pieces,
    })
    for (const [code, hex] of [
      ['I2', '1104'],
      ['I3', '1106'],
      ['I4', '1204'],
      ['I5', '1206'],
    ] as const) {
      lift(t.s, t.unit(code))
      put(t.s, t.unit(code), t.hex(hex))
    }
    lift(t.s, t.unit('R1'))
    put(t.s, t.unit('R1'), t.hex('0101'))
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('march C1', 'step 1005', 'step 1105')
    expect(t.s.commanders[1].hex).toBe(GONE)
  })
  test('JG-2.5.2-e he may part from his company when he next moves; JG-5.1.1-a commanders stack freely', () => {
    const t = new TestTable({ units, pieces: chief }).activate('a').until('movement segment / move')
    expect(t.play('ride chief').of('step').length).toBe(3)
    t.play('step 0205', 'done')
    expect(t.s.commanders[0].hex).toBe(t.hex('0205'))
  })
})

describe('weather', () => {
  test('JG-12.1-f, JG-12.2-e cohesion tests at +2 by night, +1 in fog; rally tests are as ever', () => {
    for (const [weather, modifier] of [
      ['night', 2],
      ['fog', 1],
    ] as const) {
      const t = new TestTable({
        units: `a G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW`,
        weather,
      })
      lift(t.s, t.unit('R1'))
      put(t.s, t.unit('R1'), t.hex('0305'))
      t.activate('a').until('fire segment / fire').dice(3, 0).play('fire G1 0305 SE')
      expect(t.heard('tested')[0].modifier).toBe(modifier)
      const rally = new TestTable({ units, weather }).set('I1', { condition: ROUTED }).activate('a')
      for (let i = 0; i < 9 && rally.asked() !== 'rally segment / rally'; i++) rally.play('done')
      rally.dice(0).play('rally I1')
      expect(rally.heard('tested')[0].modifier).toBe(weather === 'night' ? -3 : 1)
    }
  })
})

describe('facing', () => {
  test('JG-6.1.1-a, JG-6.1.1-d a corner has two front hexes; JG-6.1.1-b, JG-6.1.1-c guns may face another way than troops', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0505 SE\na G1 art foot:3/6 ${gun} 0505 N\nx R1 inf line ${foot} 1209 NW`,
    })
    t.activate('a', { orders: true }).until('movement segment / move')
    t.play('march G1', 'halt S')
    expect([t.piece('I1').facing, t.piece('G1').facing]).toEqual([2, 3])
    const pair = new TestTable({
      units: `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 1209 NW`,
    })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(pair.play('march I1').of('halt')).toEqual(['SE'])
    expect(pair.play('join I2').of('halt').length).toBe(6)
  })
  test('JG-5.1.2-e limits are looked at where a march ends; JG-5.1.3-a guns with troops may fire', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0605 SE\na I3 inf line ${foot} 0605 SE\nx R1 inf line ${foot} 1209 NW`,
    })
      .activate('a', { orders: true })
      .until('movement segment / move')
    t.play('march I1', 'step 0605')
    expect(t.of('halt')).toEqual([])
    const guns = new TestTable({
      units: `a I1 inf line ${foot} 0205 SE\na G1 art foot:3/6 ${gun} 0205 SE\nx R1 inf line ${foot} 0505 NW`,
    })
      .activate('a')
      .until('fire segment / fire')
    expect(guns.of('fire').length).toBeGreaterThan(0)
  })
  test('JG-5.2.2-c units for which there is no room wait', () => {
    const t = new TestTable({
      units: `b I5 inf line ${foot} 0105 SE 1\nb I6 inf line ${foot} 0105 SE 1\nb I7 inf line ${foot} 0105 SE 1\nx R1 inf line ${foot} 1209 NW`,
    })
      .activate('b')
      .until('movement segment / move')
    t.play('enter I5', 'join I6', 'step 0105', 'halt SE')
    expect(t.piece('I5').standing).toBe(ENTERED_FREE)
    expect(t.of('enter')).toEqual([])
    expect(t.piece('I7').condition).toBeLessThan(DISORDERED)
  })
  test('JG-4.1.3-f, JG-4.1.3-h by forced march nobody enters where friends stand', () => {
    const t = new TestTable({
      units: `b I5 inf line ${foot} 0105 SE 1\nb I6 inf line ${foot} 0105 SE 1\nx R1 inf line ${foot} 1209 NW`,
    }).activate('b')
    while (t.asked() !== 'movement segment / move') t.play('done')
    expect(t.play('enter I5', 'step 0105', 'halt SE').of('enter')).toEqual(['I6'])
  })
  test('JG-5.2.2-b one that cannot pay for the entry hex does not come in, nor with others', () => {
    const t = new TestTable({
      units: `b I5 inf line ${foot} 0105 SE 1\nb I6 inf line ${foot} 0105 SE 1\nb G5 art foot:3/6 4-6-x-1 x-5-x-1 0105 SE 1\nx R1 inf line ${foot} 1209 NW`,
    }).activate('b')
    while (t.asked() !== 'movement segment / move') t.play('done')
    expect(t.play('enter I5').of('join')).toEqual(['I6', 'G5'])
    t.play('step 0105', 'step 0205', 'halt SE')
    expect(t.of('enter')).toEqual(['I6', 'I6 forced', 'G5 forced'])
    expect(t.play('enter I6').of('join')).toEqual([])
  })
  test('D8, R-75 whoever can enter does; JG-5.2.2-c who could not waits for the first marker of the next turn', () => {
    const arriving = () =>
      new TestTable({
        units: `a I1 inf line ${foot} 0901 SE\nb I5 inf line ${foot} 0105 SE 1\nx R1 inf line ${foot} 1209 NW`,
      }).activate('b')
    const t = arriving()
    while (t.asked() !== 'movement segment / move') t.play('done')
    expect(t.options()).not.toContain('done')
    t.play('enter I5', 'step 0105', 'halt SE')
    expect(t.options()).toContain('done')
    const second = arriving()
    second.s.aside.unshift(3)
    while (second.asked() !== 'movement segment / move') second.play('done')
    expect(second.of('enter')).toEqual([])
  })
})
