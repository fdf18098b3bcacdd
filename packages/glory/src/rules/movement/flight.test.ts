import type { HexId } from '@gunbai/hexes'
import { describe, expect, test } from 'vitest'
import { isOrdered, lift, put } from '../../position/piece.ts'
import {
  DISORDERED,
  ELIMINATED,
  ENTERED_FREE,
  ENTERED_ORDERED,
  FIRED,
  FOUGHT,
  GONE,
  GOOD,
  MARKED,
  MOVED,
  ORDINARY,
  REFUSED,
  ROUTED,
  SQUARED,
  TURNED,
} from '../../state.ts'
import { Table } from '../../testing/table.ts'
import { formGroups } from '../turn/orders.ts'
import { mayRally } from '../turn/rally.ts'
import { automaticWinner, countGarrisons, finalPoints, victoryByPoints } from '../turn/victory.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-6-6-7 3-5-0-6'
const gun = '4-6-x-4 x-5-x-3'

function placed(
  units: string,
  at: Record<string, string> = {},
  drawn: Partial<ConstructorParameters<typeof Table>[0]> = {},
): Table {
  const t = new Table({ size: '16x9', ...drawn, units: `${units}\nx R9 inf line ${foot} 1601 NW` })
  for (const [code, hex] of Object.entries(at)) {
    lift(t.s, t.unit(code))
    put(t.s, t.unit(code), t.hex(hex) as HexId)
  }
  return t
}

/** Plays on to phase E with nothing done, answering "done" wherever that is possible. */
function toPhaseE(t: Table): Table {
  t.activate('a')
  const { turn } = t.s
  for (
    let i = 0;
    i < 60 &&
    t.s.turn === turn &&
    !['turn / routs', 'rout movement / hex', 'rout movement / edge'].includes(t.asked());
    i++
  ) {
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  }
  return t
}

describe('rout movement', () => {
  const routed = (units = `a I1 inf line ${foot} 0805 SE`, at = {}, drawn = {}) =>
    placed(units, at, drawn).set('I1', { condition: ROUTED })
  test('JG-1.E-a, JG-10-c, JG-10.4-a, JG-10.4-b, R-40 in phase E its whole back-side allowance straight to its edge', () => {
    const t = toPhaseE(routed())
    expect(t.where('I1')).toBe('0405')
    expect(t.heard('moved').every((each) => each.how === 'rout')).toBe(true)
  })
  test('JG-10.4-j, JG-10.2-j off the map it is eliminated', () => {
    expect(toPhaseE(routed(`a I1 inf line ${foot} 0205 SE`)).condition('I1')).toBe(ELIMINATED)
  })
  test('JG-10.4-f, 71, D35 it may stop in a village and rest there', () => {
    const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '.....v..........' : '................'))
    const t = toPhaseE(routed(undefined, {}, { rows }))
    expect(t.options()).toContain('rest')
    t.play('rest')
    expect(t.where('I1')).toBe('0605')
  })
  test('JG-10.4-g, 72 it steps aside of what would harm it', () => {
    const t = toPhaseE(routed(`a I1 inf line ${foot} 0805 SE\nx R1 inf line ${foot} 0405 SE`, {}))
    t.play(t.options()[0])
    while (t.asked() === 'rout movement / hex') t.play(t.options()[0])
    expect(t.condition('I1')).toBe(ROUTED)
    expect(t.where('I1').endsWith('05')).toBe(false)
  })
  test('JG-10.2-d, JG-10.2-e, JG-10.2-f a routed unit does nothing of its own and points homeward', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0801 SE`)
      .set('I1', { condition: ROUTED })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(t.of('march')).not.toContain('I1')
  })
  test('JG-10.5-a, JG-10.5-b, 69 a flight through friends it cannot stack with makes them test', () => {
    const t = toPhaseE(routed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0605 SE`))
    expect(t.heard('tested').some((each) => each.unit === t.unit('I2') && each.what === 'cohesion')).toBe(
      true,
    )
  })
})

describe('rally', () => {
  const rallying = (change: (t: Table) => void, drawn = {}) => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0803 SE`, {}, drawn)
    change(t)
    t.activate('a')
    for (let i = 0; i < 9 && t.s.active !== null && !t.asked().startsWith('rally segment'); i++)
      t.play('done')
    return t
  }
  test('JG-11.1-a, JG-11.1-c, JG-11.1-d, JG-11.1-e, JG-2.4.2-g, JG-1.D-d no more than its reduced cohesion: in good order, facing freely', () => {
    const t = rallying((u) => u.set('I1', { condition: DISORDERED }))
      .dice(5)
      .play('rally I1')
    expect(t.condition('I1')).toBe(GOOD)
    expect(t.of('face').length).toBe(6)
    expect(
      rallying((u) => u.set('I1', { condition: DISORDERED }))
        .dice(6)
        .play('rally I1')
        .condition('I1'),
    ).toBe(DISORDERED)
  })
  test('JG-10.2-i, JG-11.1-f, JG-11.1-g a routed one at +1, to disorder', () => {
    expect(
      rallying((u) => u.set('I1', { condition: ROUTED }))
        .dice(4)
        .play('rally I1')
        .condition('I1'),
    ).toBe(DISORDERED)
    const t = rallying((u) => u.set('I1', { condition: ROUTED })).dice(5)
    t.play('rally I1')
    expect(t.heard('tested')[0]).toMatchObject({ what: 'rally', modifier: 1, passed: false })
  })
  test('JG-11.1-b, R-45 not beside an enemy', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\nx G1 art foot:3/5 ${gun} 1205 NW`, { G1: '0905' })
      .set('I1', { condition: DISORDERED })
      .activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play('done')
    }
  })
  test.each([
    ['moved', MOVED],
    ['turned', TURNED],
    ['fired', FIRED],
    ['attacked', FOUGHT],
    ['refused', REFUSED],
    ['formed square', SQUARED],
  ])('R-45, JG-1.D-d not one in disorder that %s in this activation; one in rout always', (_, did) => {
    const t = placed(`a I1 inf line ${foot} 0805 SE`).activate('a')
    const may = (condition: 1 | 2, deeds: number) =>
      mayRally(t.set('I1', { condition, did: deeds }).s, t.unit('I1'))
    expect([may(DISORDERED, 0), may(DISORDERED, did), may(ROUTED, did)]).toEqual([true, false, true])
  })
  test('JG-10.4-i, 73 two routed units in a hex do not', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0805 SE`)
      .set('I1', { condition: ROUTED })
      .set('I2', { condition: ROUTED })
      .activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    }
  })
  test('JG-12.1-g, R-47, 81 at night the disordered who did nothing rally by themselves', () => {
    const t = rallying((u) => u.set('I1', { condition: DISORDERED }), { weather: 'night' })
    expect(t.condition('I1')).toBe(GOOD)
    expect(t.asked()).toBe('rally segment / face')
    const turned = placed(`a I1 inf line ${foot} 0805 SE`, {}, { weather: 'night' })
      .set('I1', { condition: DISORDERED })
      .activate('a')
      .until('movement segment / move')
    turned.play('march I1', 'halt NE', 'done')
    expect(turned.condition('I1')).toBe(DISORDERED)
  })
  test('JG-6.1.2-b, JG-11.1-e, JG-12.1-g each of those who rally at night faces as it likes', () => {
    const t = placed(`a I1 inf line ${foot} 0805 SE\na I2 inf line ${foot} 0801 SE`, {}, { weather: 'night' })
    for (const code of ['I1', 'I2']) t.set(code, { condition: DISORDERED })
    t.activate('a')
    while (t.asked() !== 'rally segment / face') t.play('done')
    t.play('face N', 'face S')
    expect([t.piece('I1').facing, t.piece('I2').facing]).toEqual([0, 3])
    expect([t.condition('I1'), t.condition('I2')]).toEqual([GOOD, GOOD])
  })
  test('JG-12.1-h, 82 a routed unit rallies at night at -3', () => {
    const t = rallying((u) => u.set('I1', { condition: ROUTED }), { weather: 'night' })
      .dice(8)
      .play('rally I1')
    expect(t.condition('I1')).toBe(DISORDERED)
  })
  test('JG-5.1.1-h, R-20, 22 not where the threesome would then be too strong', () => {
    const t = placed(
      `a I1 inf line 3-6-6-5 2-5-0-4 0805 SE\na I2 inf line 2-6-6-5 1-5-0-4 0701 SE\na I3 inf line 2-6-6-5 1-5-0-4 0601 SE`,
      { I2: '0805', I3: '0805' },
    )
    t.set('I3', { condition: DISORDERED }).activate('a')
    for (let i = 0; i < 9 && t.s.active !== null; i++) {
      expect(t.asked()).not.toBe('rally segment / rally')
      t.play('done')
    }
  })
})

describe('commanders', () => {
  const pieces =
    'cmd | blue | chief | Chief | chief | 2 | 2 | 5 | 0205 | all\ncmd | red | foe | Foe | chief | 1 | 2 | 5 | 0805 | all'
  test('JG-2.5.1-d, JG-2.5.1-e, JG-2.5.1-f, R-10, D13 he rides once a turn, 7 points at cavalry costs', () => {
    const t = placed(`a I1 inf line ${foot} 0101 SE`, {}, { pieces })
      .activate('a')
      .until('movement segment / move')
      .play('ride chief')
    for (const hex of ['0305', '0405', '0505', '0605']) t.play(`step ${hex}`)
    expect(Number(t.rulebook.questions(t.s)[0].about.left)).toBe(3)
    t.play('done')
    expect(t.of('ride')).toEqual([])
  })
  test('R-80, JG-2.5.1-d a general rides when a formation of his army is activated, not in another’s activation', () => {
    const two = `${pieces}\ncmd | blue | gen | General | army | 1 | 1 | 5 | 0207 | b`
    const riders = (formation: string) =>
      placed(`a I1 inf line ${foot} 0101 SE\nb I2 inf line ${foot} 0103 SE`, {}, { pieces: two })
        .activate(formation)
        .until('movement segment / move')
    expect([riders('a').of('ride'), riders('b').of('ride')]).toEqual([['chief'], ['chief', 'gen']])
    const both = riders('a')
    if (both.s.active !== null) both.s.active.formations = 3 // as a combined marker would
    expect(both.of('ride')).toEqual(['chief', 'gen'])
  })
  test('JG-2.5.1-g alone he keeps out of enemy zones', () => {
    const t = placed(`a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0405 NW`, {}, { pieces })
      .activate('a')
      .until('movement segment / move')
      .play('ride chief')
    expect(t.of('step')).not.toContain('0305')
  })
  test('JG-2.5.2-a, JG-2.5.2-c, R-11, D14, 77 an enemy beside a lone commander makes him withdraw at once', () => {
    const t = placed(`a C1 cav light ${horse} 0505 SE`, {}, { pieces })
      .activate('a', { orders: true })
      .until('movement segment / move')
    t.play('march C1', 'step 0605', 'step 0705')
    expect(t.asked()).toBe('withdrawal / where')
    expect(t.seat()).toBe(1)
    expect(t.options()).not.toContain('done')
    t.play('withdraw 0905')
    expect(t.asked()).toBe('march / step')
  })
  test('R-11, JG-2.5.2-a he ends where no enemy is beside him, or with friends; beside an enemy only if there is no such hex', () => {
    const alarmed = (more: string, at: Record<string, string>) => {
      const t = placed(`a C1 cav light ${horse} 0505 SE\n${more}`, at, { pieces })
        .activate('a', { orders: true })
        .until('movement segment / move')
      return t.play('march C1', 'step 0605', 'step 0705').of('withdraw').sort()
    }
    const open = alarmed('', {})
    expect(open).toContain('0905')
    for (const beside of ['0704', '0706', '0604', '0606']) expect(open).not.toContain(beside)
    expect(alarmed(`x R1 inf line ${foot} 1201 NW`, { R1: '0706' })).toContain('0706')
    // Shut in but for hexes beside enemies, he may take one of those
    const ring = ['1005', '0903', '0907', '0803', '0807', '1004', '1006']
    const foes = ring.map((_, i) => `b F${i} inf line ${foot} 01${String(i + 1).padStart(2, '0')} SE`)
    const shut = alarmed(foes.join('\n'), Object.fromEntries(ring.map((hex, i) => [`F${i}`, hex])))
    expect(shut).toContain('0905')
    expect(shut).not.toContain('0705')
  })
  test('JG-2.5.2-b with a friendly unit he may stay', () => {
    const t = placed(`a C1 cav light ${horse} 0505 SE\nx G1 art foot:3/5 ${gun} 0805 NW`, {}, { pieces })
      .activate('a', { orders: true })
      .until('movement segment / move')
    expect(t.play('march C1', 'step 0605', 'step 0705').options()).toContain('done')
  })
  test('JG-2.5.2-f, JG-2.5.2-d, 78 he shares the rout of his only company, and its end', () => {
    const t = placed(`a I1 inf line ${foot} 0205 SE`, {}, { pieces }).set('I1', { condition: ROUTED })
    toPhaseE(t)
    expect(t.s.commanders[0].hex).toBe(GONE)
  })
  test('JG-2.5.2-h without him there are no orders', () => {
    const t = placed(`a I1 inf line ${foot} 0205 SE`, {}, { pieces })
    t.s.commanders[0].hex = GONE
    t.activate('a')
    const { turn } = t.s
    while (t.s.turn === turn) t.play(t.options().includes('done') ? 'done' : t.options()[0])
    expect(t.of('order')).toEqual([])
  })
})

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

describe('victory', () => {
  const ground =
    'zone hill 0505\nheld red 0505\nscore blue hold hill 3\nscore blue eliminated inf,cav strength 2\nscore red routed 1\nwin blue holds hill ; vacant red hill'
  test('JG-13.2-a points for ground, losses and routed units', () => {
    const t = placed(`a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0905 NW`, {}, { ground })
    expect(finalPoints(t.s)).toEqual([0, 0])
    t.set('I1', { condition: ROUTED })
    expect(finalPoints(t.s)).toEqual([0, 1])
    t.set('R1', { condition: ELIMINATED })
    expect(finalPoints(t.s)).toEqual([8, 1])
  })
  test('JG-13.2-a points turn by turn for a garrison in good order, in the turns that the scenario says', () => {
    const t = placed(
      `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`,
      {},
      { ground: 'zone hill 0505\nscore blue garrison hill 1-2 1' },
    )
    const count = (turn: number, condition: 0 | 1) => {
      t.s.points = [0, 0]
      t.s.turn = turn
      countGarrisons(t.set('I1', { condition }).s)
      return t.s.points[0]
    }
    expect([count(2, GOOD), count(2, DISORDERED), count(3, GOOD)]).toEqual([1, 0, 0])
  })
  test('JG-13.2-a equal points go to whom the scenario names, else to nobody', () => {
    const result = (line: string) => {
      const t = placed(`a I1 inf line ${foot} 0505 SE`, {}, { ground: line })
      victoryByPoints(t.s)
      return t.s.result
    }
    expect(result('')).toEqual({ winners: [], because: 'result.tie' })
    expect(result('tie red')).toEqual({ winners: [1], because: 'result.tie' })
    expect(result('zone hill 0505\nscore blue hold hill 3')?.winners).toEqual([0])
  })
  test('JG-13.1-a both sides at once have neither', () => {
    const t = placed(
      `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`,
      {},
      { ground: 'zone hill 0505\nzone mill 0905\nwin blue holds hill\nwin red holds mill' },
    )
    expect(automaticWinner(t.s)).toBe(-1)
  })
  test('JG-13.1-a an automatic victory ends the game at the end of its turn', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`, {}, { ground })
    expect(automaticWinner(t.s)).toBe(0)
    t.activate('a')
    for (let i = 0; i < 30 && t.s.result === null; i++)
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    expect(t.s.result).toEqual({ winners: [0], because: 'result.automatic' })
  })
})
