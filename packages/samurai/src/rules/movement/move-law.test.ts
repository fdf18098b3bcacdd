import { describe, expect, it } from 'vitest'
import { hexOf } from '../../testing/drawing.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

const whyNotMove = (t: Scene, from: string, to: string): string | undefined =>
  t.whyNot({ kind: 'move', unit: t.unit(from).id, hex: hexOf(to) })

const whyNotAttack = (t: Scene, from: string, to: string): string | undefined =>
  t.whyNot({ kind: 'attack', unit: t.unit(from).id, hex: hexOf(to) })

describe('why a unit does not move there', () => {
  it.each([
    ['SB-MOVE-12', 'gmt', 'ssp', 'E8'],
    ['SB-MOVE-12', 'gmt', 'sb', 'E8'],
    ['SB-MOVE-13', 'gmt', 'asp', 'E9'],
    ['SB-MOVE-14', 'gmt', 'ab', 'E9'],
    ['SB-MOVE-14', 'gmt', 'li', 'E9'],
    ['SB-MOVE-15', 'gmt', 'aa', 'E9'],
    ['SB-MOVE-16', 'gmt', 'sspc', 'E9'],
    ['SB-MOVE-16', 'gmt', 'sbc', 'E9'],
    ['SB-MOVE-17', 'zvezda', 'si', 'E8'],
    ['SB-MOVE-17', 'zvezda', 'ab', 'E9'],
  ] as const)('%s too far for its kind (%s %s)', (rule, edition, kind, to) => {
    const t = drawn(`E6 ${kind}`, { edition, ordered: 'E6', phase: 'move' })
    expect(whyNotMove(t, 'E6', to)).toBe(rule)
  })

  it.each([
    ['SB-CC-SERP-02', 'serpent-command', 'asp', 'E8'],
    ['SB-CC-CHARGE-03', 'cavalry-charge', 'sspc', 'E10'],
    ['SB-CC-ONSL-02', 'infantry-onslaught', 'ssp', 'E9'],
  ])('%s too far for the card (%s)', (rule, card, kind, to) => {
    const t = drawn(`E6 ${kind}`, { card, ordered: 'E6', phase: 'move' })
    expect(whyNotMove(t, 'E6', to)).toBe(rule)
  })

  it.each([
    ['SB-TER-03', 'ab', 'f'],
    ['SB-MOVE-04', 'ab', 'asp'],
    ['SB-MOVE-04', 'ab', '+C'],
    ['SB-MOVE-11', 'ab', 'r'],
    ['SB-MOVE-05', 'ab', '+i'],
    ['SB-MOVE-06', 'sspc', '+c'],
  ])('%s what is in the way (%s by %s)', (rule, kind, between) => {
    const t = drawn(`A1 ${kind} ${between} .\nB1 r r\nE6 asp`, { ordered: 'A1 E6', phase: 'move' })
    expect(whyNotMove(t, 'A1', 'A3')).toBe(rule)
  })

  it('SB-MOVE-07 cavalry beside an infantry leader', () => {
    const t = drawn('E6 sspc +i', { ordered: 'E6', phase: 'move' })
    expect(whyNotMove(t, 'E6', 'E7')).toBe('SB-MOVE-07')
  })

  it.each([
    ['SB-DC-INSULT-01', 'gmt', ['move E6 E7', 'dragon insult E7']],
    ['SB-DC-INSULT-02', 'zvezda', ['move E6 E7', 'dragon insult E7']],
  ] as const)('%s after an Insult (%s)', (rule, edition, answers) => {
    const t = drawn('E6 asp+i\nG6 asp\nH6 ASP', {
      edition,
      ordered: 'E6 G6',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say(...answers)
    expect(whyNotMove(t, 'E6', 'E7')).toBe(rule)
    t.say('end')
    expect(whyNotAttack(t, 'E6', 'E7')).toBe(rule)
  })
})

describe('why a leader does not move there', () => {
  const whyNot = (t: Scene, from: string, to: string): string | undefined =>
    t.whyNot({ kind: 'moveLeader', leader: t.leader(from).id, hex: hexOf(to) })

  it.each([
    ['SB-LMOVE-02', '+i', 'A4', ''],
    ['SB-LMOVE-02', '+c', 'A5', ''],
    ['SB-LMOVE-10', '+i', 'A2', 'A2 ASP'],
    ['SB-LMOVE-10', '+i', 'A3', 'A2 ASP'],
    ['SB-LMOVE-05', '+i', 'A2', 'A2 r'],
    ['SB-LMOVE-05', '+i', 'A3', 'A2 r'],
    ['SB-LMOVE-07', '+i', 'A2', 'A2 asp+i'],
    ['SB-LMOVE-08', '+i', 'A2', 'A2 sspc'],
    ['SB-TER-03', '+i', 'A3', 'A2 f'],
  ])('%s (%s to %s)', (rule, leader, to, between) => {
    const t = drawn(`A1 ${leader}\nB1 r r\n${between}\nK6 asp`, {
      ordered: 'K6',
      orderedLeaders: 'A1',
      phase: 'move',
    })
    expect(whyNot(t, 'A1', to)).toBe(rule)
  })

  it('SB-CC-SERP-05 one hex under Serpent Command', () => {
    const t = drawn('A1 +i', { card: 'serpent-command', ordered: '', orderedLeaders: 'A1', phase: 'move' })
    expect(whyNot(t, 'A1', 'A3')).toBe('SB-CC-SERP-05')
  })

  it('SB-ORD-01, SB-ORD-07, SB-ARMY-03, SB-EXIT-01 who has no order, and where nobody leaves the field', () => {
    const t = drawn('C3 +i\nE6 asp+i\nI6 ac\nG6 +c', {
      ordered: 'E6',
      orderedLeaders: 'G6',
      phase: 'move',
    })
    expect(['C3', 'E6', 'I6'].map((hex) => whyNot(t, hex, 'D3'))).toEqual([
      'SB-ORD-01',
      'SB-ORD-07',
      'SB-ARMY-03',
    ])
    expect(t.whyNot({ kind: 'leave', leader: t.leader('G6').id })).toBe('SB-EXIT-01')
    t.say('move leader G6 G7')
    expect(whyNot(t, 'G7', 'G8')).toBe('SB-LMOVE-04')
  })
})

describe('why a unit does not fight there', () => {
  it.each([
    ['SB-TER-CASTLE-03', 'E6 sspc/c\nF6 ASP'],
    ['SB-TER-CASTLE-05', 'E6 sspc\nF6 ASP/c'],
  ])('%s cavalry and castles', (rule, field) => {
    const t = drawn(`${field}\nH6 asp\nI6 ASP`, { ordered: 'E6 H6' })
    expect(whyNotAttack(t, 'E6', 'F6')).toBe(rule)
  })

  it('SB-RNG-04 zvezda: nobody shoots next to a lone enemy leader', () => {
    const t = drawn('E4 ab . ASP\nF4 +I', { edition: 'zvezda', ordered: 'E4' })
    expect(t.whyNot({ kind: 'shoot', unit: t.unit('E4').id, hex: hexOf('E6') })).toBe('SB-RNG-04')
  })
})

describe('why a unit that moved does not battle', () => {
  const near: Order = { ordered: 'E6 H6', phase: 'move' }

  it.each([
    ['SB-MOVE-13', 'asp', 'E8', ''],
    ['SB-MOVE-15', 'aa', 'E7', ''],
    ['SB-TER-BUILD-01', 'ab', 'E7', 'E7 t'],
    ['SB-TER-GORGE-01', 'ab', 'E7', 'E7 g'],
    ['SB-TER-CASTLE-01', 'ab', 'E7', 'E7 c'],
    ['SB-TER-FENCE-02', 'sspc', 'E7', 'E7 |'],
  ])('%s (%s to %s)', (rule, kind, to, ground) => {
    const t = drawn(`E6 ${kind}\nF8 ASP\nF7 ASP\nH6 asp\nI6 ASP\n${ground}`, near)
    t.say(`move E6 ${to}`, 'end')
    expect(whyNotAttack(t, to, 'F7')).toBe(rule)
  })

  it('SB-RNG-09, SB-RNG-06 zvezda: arquebuses after a move, and a target out of range', () => {
    const field = 'E4 aa . . ASP\nK8 ASP\nH6 asp\nI6 ASP'
    const t = drawn(field, { edition: 'zvezda', ordered: 'E4 H6', phase: 'move' }).say('move E4 E5', 'end')
    expect(t.whyNot({ kind: 'shoot', unit: t.unit('E5').id, hex: hexOf('E7') })).toBe('SB-RNG-09')
    const still = drawn(field, { edition: 'zvezda', ordered: 'E4 H6' })
    expect(still.whyNot({ kind: 'shoot', unit: still.unit('E4').id, hex: hexOf('K8') })).toBe('SB-RNG-06')
  })
})
