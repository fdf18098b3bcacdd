import { describe, expect, it } from 'vitest'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

const moving = (ordered: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, { ordered, phase: 'move', ...order })

describe('leaders leaving the field', () => {
  const leading = (orderedLeaders: string, drawing: string, order: Order = {}): Scene =>
    drawn(drawing, { ordered: '', orderedLeaders, phase: 'move', ...order })

  it.each(both)(
    'SB-EXIT-01, SB-T-83 a lone leader leaves by his own baseline, the step off counting as a hex (%s)',
    (edition) => {
      expect(leading('A6', 'A6 +i', { edition }).offers('leave')).toEqual(['leave A6'])
      expect(leading('B6', 'B6 +i', { edition }).offers('leave')).toEqual(['leave B6'])
      expect(leading('C6', 'C6 +i', { edition }).offers('leave')).toEqual([])
      expect(leading('C6', 'C6 +c', { edition }).offers('leave')).toEqual(['leave C6'])
      expect(leading('K6', 'K6 +i', { edition }).offers('leave')).toEqual([])
      // one who begins his move in a forest on the baseline was not stopped by it
      expect(leading('A6', 'A6 +i/f', { edition }).offers('leave')).toEqual(['leave A6'])
      // stopped by forest on the baseline he goes no further
      expect(leading('B1', 'A1 f f\nB1 +i', { edition }).offers('leave')).toEqual([])
    },
  )

  it.each(both)('SB-EXIT-02, SB-EXIT-03 he never returns, and the enemy gains no flag (%s)', (edition) => {
    const t = leading('A6', 'A6 +i', { edition }).say('leave A6')
    expect(t.gone(0)).toBe(1)
    expect(t.flags).toEqual([0, 0])
    expect(t.offers('move')).toEqual([])
  })

  it('SB-EXIT-04, SB-T-83 in gmt it costs three honor', () => {
    const t = leading('A6', 'A6 +i').say('leave A6')
    expect([t.honor[0], t.state.pool]).toEqual([7, 13])
  })

  it('SB-EXIT-04 so it does after another has moved', () => {
    const t = leading('A6 A9', 'A6 +i\nA9 +i').say('move leader A9 A8', 'leave A6')
    expect([t.honor[0], t.at('A8')]).toEqual([7, '+i'])
  })

  it('SB-EXIT-05 in zvezda nothing', () => {
    expect(leading('A6', 'A6 +i', { edition: 'zvezda' }).say('leave A6').honor[0]).toBe(10)
  })

  it('SB-EXIT-06 with less than three he loses what he has, and no Lack of Honor follows', () => {
    const t = leading('A6', 'A6 +i', { top: { honor: 2 } }).say('leave A6')
    expect(t.honor[0]).toBe(0)
    expect(t.rolls).toEqual([])
  })

  it.each(both)('SB-EXIT-07 an attached leader must be ordered away first (%s)', (edition) => {
    expect(moving('A6', 'A6 asp+i', { edition }).offers('leave')).toEqual([])
    expect(leading('A6', 'A6 asp+i', { edition }).offers('leave')).toEqual(['leave A6'])
  })

  it('SB-EXIT-08, SB-LRET-08 in gmt no leader leaves the field by retreating', () => {
    const t = drawn('B6 +i\nC6 SSP', { turn: 'bottom', ordered: 'C6' }).dice('cccc').say('attack C6 B6')
    expect(t.offers('leave')).toEqual([])
    expect(t.offers('retreat')).toEqual(['retreat A6', 'retreat A7'])
  })

  it('SB-EXIT-09, SB-LRET-09, SB-HON-11 in zvezda he may, for three honor and no flag', () => {
    const t = drawn('B6 +i\nC6 SI', { edition: 'zvezda', turn: 'bottom', ordered: 'C6' })
      .dice('cccc')
      .say('attack C6 B6', 'leave B6')
    expect(t.gone(0)).toBe(1)
    expect(t.flags).toEqual([0, 0])
    expect(t.honor[0]).toBe(7)
    // the step off counts: from three rows away he does not get there
    const far = drawn('D6 +i\nE6 SI', { edition: 'zvezda', turn: 'bottom', ordered: 'E6' })
      .dice('cccc')
      .say('attack E6 D6')
    expect(far.offers('leave')).toEqual([])
    const near = drawn('C6 +i\nD6 SI', { edition: 'zvezda', turn: 'bottom', ordered: 'D6' })
      .dice('cccc')
      .say('attack D6 C6')
    expect(near.offers('leave')).toEqual(['leave C6'])
  })

  it('SB-HON-11 if they cannot be paid, swords no longer reach him and the nearest unit is counted from the hex he left by', () => {
    const t = drawn('A6 . . . ab\nB6 +i\nF6 ab\nC6 SI', {
      edition: 'zvezda',
      turn: 'bottom',
      ordered: 'C6',
      top: { honor: 0 },
    })
    t.dice('cccc xcff').say('attack C6 B6', 'leave B6 by A7')
    expect(t.rolls).toEqual(['attack 4', 'lack of honor 4'])
    expect([t.at('A9'), t.at('F6')]).toEqual(['ab3', 'ab4'])
    expect(t.flags).toEqual([0, 0])
  })

  it('SB-HON-11, SB-LRET-01 by which hex he leaves is his owner’s choice where it matters: where he cannot pay', () => {
    const flees = (honor: number) =>
      drawn('A3 ab\nA10 ab\nC6 +i\nD6 SI', {
        edition: 'zvezda',
        turn: 'bottom',
        ordered: 'D6',
        top: { honor },
      })
        .dice('cccc')
        .say('attack D6 C6')
    expect(flees(3).offers('leave')).toEqual(['leave C6'])
    expect(flees(2).offers('leave')).toEqual(['leave C6 by A5', 'leave C6 by A6', 'leave C6 by A7'])
    const left = flees(2).dice('cfff').say('leave C6 by A5')
    expect([left.at('A3'), left.at('A10')]).toEqual(['ab3', 'ab4'])
    const right = flees(2).dice('cfff').say('leave C6 by A7')
    expect([right.at('A3'), right.at('A10')]).toEqual(['ab4', 'ab3'])
  })

  it('SB-HON-11, SB-LONE-10 from his baseline he leaves by the hex in which he stands', () => {
    const t = drawn('A6 +i\nB6 SI', { edition: 'zvezda', turn: 'bottom', ordered: 'B6', top: { honor: 0 } })
    t.dice('cccc').say('attack B6 A6')
    expect(t.offers('leave')).toEqual(['leave A6'])
  })
})
