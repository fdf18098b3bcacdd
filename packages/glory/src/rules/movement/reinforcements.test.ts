import { describe, expect, test } from 'vitest'
import { isOrdered } from '../../position/piece.ts'
import { ENTERED_FREE, ENTERED_ORDERED, MARKED, ORDINARY } from '../../state.ts'
import { placed } from '../../testing/placed.ts'
import { formGroups } from '../turn/orders.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-6-6-7 3-5-0-6'

describe('reinforcements', () => {
  const arriving = (enemy = '1601', ground = '') =>
    placed(
      `a I1 inf line ${foot} 0901 SE\nb I5 inf line ${foot} 0105 SE 1\nb I6 inf line ${foot} 0105 SE 1\nx R1 inf line ${foot} ${enemy} NW`.replace(
        'x R1 inf line 4-6-6-5 3-5-0-4 1601 NW',
        'x R1 inf line 4-6-6-5 3-5-0-4 1501 NW',
      ),
      {},
      { ground },
    )
      .activate('b')
      .until('movement segment / move')
  test('JG-5.2-a, JG-5.2.1-d, JG-5.2.2-a, D8 they enter by forced march with the marker, with orders', () => {
    const t = arriving()
    expect(t.of('enter')).toEqual(['I5', 'I5 forced', 'I6', 'I6 forced'])
    t.play('enter I5 forced', 'step 0105', 'step 0205', 'halt SE')
    expect(t.piece('I5').standing).toBe(MARKED)
  })
  test('JG-5.2.1-h or at a normal march: without orders but with the full allowance', () => {
    const t = arriving().play('enter I5', 'step 0105')
    expect(t.piece('I5').standing).toBe(ENTERED_FREE)
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(4)
  })
  test('JG-5.2.1-h the full allowance is for the entry alone: drawn again, it moves as one without orders', () => {
    const t = arriving().play('enter I5', 'step 0105', 'halt SE')
    t.activate('b', { marker: 3 }).until('movement segment / move').play('march I5')
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(3)
  })
  test('R-79, JG-2.4.3-c nor can it ask for initiative: it is in no group until the next phase A', () => {
    const t = arriving().play(
      'enter I5',
      'step 0105',
      'step 0205',
      'halt SE',
      'enter I6',
      'step 0105',
      'halt SE',
    )
    t.s.cup = [2, 3] // both markers of formation b
    t.play('done')
    while (t.s.cup.length > 1) t.play('done')
    expect([t.s.active?.formations, t.asked()]).toEqual([2, 'movement segment / move'])
    expect(isOrdered(t.s, t.unit('I5'))).toBe(false)
    formGroups(t.s)
    expect(t.piece('I5').group).toBeGreaterThanOrEqual(0)
  })
  test('JG-5.2.1-i nor does one that entered near the enemy force-march in that turn', () => {
    const t = arriving('0605').play('enter I5', 'step 0105', 'halt SE').place({ R1: '1605' })
    t.activate('b', { marker: 3 }).until('movement segment / move')
    expect(t.of('march')).toEqual(['I5'])
    t.set('I5', { standing: MARKED })
    expect(t.of('march')).toEqual(['I5', 'I5 forced'])
  })
  test('JG-5.2.1-i with an enemy within 5 hexes: with orders this turn, no forced march, no marker', () => {
    const t = arriving('0605')
    expect(t.of('enter')).toEqual(['I5', 'I6'])
    expect(t.play('enter I5', 'step 0105').piece('I5').standing).toBe(ENTERED_ORDERED)
  })
  test('JG-5.2.2-b, R-56, 14 the second to enter pays the entry hex twice; as one stack they pay once', () => {
    const t = arriving().play('enter I5', 'step 0105', 'step 0205', 'halt SE', 'enter I6', 'step 0105')
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(3)
    const stack = arriving().play('enter I5', 'join I6', 'step 0105')
    expect(Number(stack.rulebook.questions(stack.s)[0].about.left)).toBe(4)
  })
  test('JG-5.2.1-e, JG-5.2.1-g, R-14, 10 a marked unit that comes to 5 hexes from an enemy stops and loses the marker', () => {
    const t = arriving('0905').play('enter I5 forced', 'step 0105', 'step 0205', 'step 0305', 'step 0405')
    expect(t.piece('I5').standing).toBe(ORDINARY)
    expect(t.of('step')).toEqual([])
  })
  test('11, R-14 one that stands still loses the marker at its next activation if the enemy has come to it', () => {
    const marked = (enemy: string) =>
      placed(`a I1 inf line ${foot} 0105 SE\nx R1 inf line ${foot} ${enemy} NW`)
        .set('I1', { standing: MARKED })
        .activate('a')
        .piece('I1').standing
    expect(marked('0505')).toBe(ORDINARY)
    expect(marked('0705')).toBe(MARKED)
  })
  test('JG-5.2.3-a, R-57 the other side keeps off an entry hex and its neighbours until all have come', () => {
    const t = placed(
      `x R1 cav light ${horse} 0405 NW\nb I5 inf line ${foot} 0105 SE 2\na I1 inf line ${foot} 0901 SE`,
    )
      .activate('x', { orders: true })
      .until('movement segment / move')
      .play('march R1', 'step 0305')
    expect(t.of('step')).not.toContain('0205')
  })
})
