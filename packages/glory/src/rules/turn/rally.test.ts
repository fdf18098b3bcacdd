import { describe, expect, test } from 'vitest'
import { inEnemyZone } from '../../position/zones.ts'
import { DISORDERED, GOOD, MOVED, ROUTED } from '../../state.ts'
import { against, announced, foot, gun, placed } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'

const rallying = (t: TestTable, formation = 'a') => t.activate(formation).until('rally segment / rally')
const far = `x R9 inf line ${foot} 1209 NW`

describe('who may', () => {
  test('R-45, JG-10.5-b those run through by a friend thrown back have done nothing and may try; he may not', () => {
    const t = announced(
      against(true, `a I3 inf line ${foot} 0103 SE\na I4 inf line ${foot} 0103 SE`, {
        I3: '0405',
        I4: '0405',
      }),
      0,
      9,
      9,
      9,
    )
    t.play('fall back 0405')
    while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
    expect(['I1', 'I3', 'I4'].map((each) => t.condition(each))).toEqual([DISORDERED, DISORDERED, DISORDERED])
    t.until('rally segment / rally')
    expect(t.of('rally')).toEqual(['I3', 'I4'])
  })
  test('R-45, JG-8.7.2-e one driven back by a counter-attack does not, one routed by it may', () => {
    const t = placed(`a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0103 SE\n${far}`, {
      I1: '0405',
      I2: '0407',
    })
    t.activate('a')
    t.set('I1', { condition: DISORDERED, did: MOVED }).set('I2', { condition: ROUTED, did: MOVED })
    t.until('rally segment / rally')
    expect(t.of('rally')).toEqual(['I2'])
  })
  test('JG-11.1-g one try in an activation, be it failed', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0509 SE\n${far}`, {})
    t.set('I1', { condition: ROUTED }).set('I2', { condition: DISORDERED })
    rallying(t).dice(9).play('rally I1')
    expect([t.condition('I1'), t.of('rally')]).toEqual([ROUTED, ['I2']])
  })
  test('JG-11.1-b, R-45 beside enemy guns, a square or a routed enemy nobody rallies', () => {
    for (const beside of ['guns', 'square', 'routed'] as const) {
      const enemy = beside === 'guns' ? `x R1 art foot:3/5 ${gun} 1205 NW` : `x R1 inf line ${foot} 1205 NW`
      const t = placed(`a I1 inf line ${foot} 0101 SE\na I2 inf line ${foot} 0109 SE\n${enemy}`, {
        I1: '0505',
        R1: '0605',
      })
      t.set('I1', { condition: DISORDERED }).set('I2', { condition: DISORDERED })
      if (beside === 'square') t.set('R1', { square: true })
      if (beside === 'routed') t.set('R1', { condition: ROUTED })
      expect(rallying(t).of('rally')).toEqual(['I2'])
    }
  })
  test('JG-11.1-c, JG-2.4.3-g a group that failed its initiative still rallies', () => {
    const t = new TestTable({
      units: `a I1 inf line ${foot} 0205 SE\n${far}`,
      pieces: 'cmd | blue | chief | Chief | chief | 2 | 9 | 0 | 1201 | all',
    }).set('I1', { condition: DISORDERED })
    t.activate('a').dice(9).play('test 0').until('rally segment / rally')
    t.dice(0).play('rally I1')
    expect(t.condition('I1')).toBe(GOOD)
  })
  test('JG-11.1-a one that was told to stand as it stands did not move', () => {
    const t = placed(`a I1 inf line ${foot} 0205 SE\n${far}`, {}).set('I1', { condition: DISORDERED })
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1', 'halt SE')
    t.until('rally segment / rally')
    expect(t.of('rally')).toEqual(['I1'])
  })
})

describe('what follows', () => {
  test('JG-6.2.1-b, JG-10.2-e one that rallies from rout has its zone back at once', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\n${far}`, {}).set('I1', { condition: ROUTED })
    rallying(t)
    expect(inEnemyZone(t.s, 1, t.hex('0605'))).toBe(false)
    t.dice(0).play('rally I1', 'face SE')
    expect(t.condition('I1')).toBe(DISORDERED)
    expect(inEnemyZone(t.s, 1, t.hex('0605'))).toBe(true)
  })
  test('JG-11.1-g one try in an activation, be it passed: from rout to disorder and no farther', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0509 SE\n${far}`, {})
    t.set('I1', { condition: ROUTED }).set('I2', { condition: DISORDERED })
    rallying(t).dice(0).play('rally I1', 'face SE')
    expect(t.of('rally')).toEqual(['I2'])
  })
  test('JG-12.1-g, JG-12.1-h at night from rout to disorder, not by itself to good order', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\n${far}`, {}, { weather: 'night' })
    t.set('I1', { condition: ROUTED })
    rallying(t).dice(8).play('rally I1', 'face SE')
    expect([t.condition('I1'), t.asked() === 'rally segment / rally']).toEqual([DISORDERED, false])
  })
  test('R-20, JG-12.1-g at night a threesome that would be too strong keeps its disorder', () => {
    const t = placed(
      `a I1 inf line 3-6-6-5 2-5-0-4 0101 SE\na I2 inf line 2-6-6-5 1-5-0-4 0101 SE\na I3 inf line 2-6-6-5 1-5-0-4 0103 SE\n${far}`,
      {},
      { weather: 'night' },
    )
    t.place({ I1: '0505', I2: '0505', I3: '0505' }).set('I3', { condition: DISORDERED })
    t.activate('a').until('movement segment / move').play('done')
    expect(t.condition('I3')).toBe(DISORDERED)
  })
  test('JG-12.1-g, JG-11.1-a at night guns that turned in place do not, others do', () => {
    const t = placed(
      `a G1 art foot:3/6 ${gun} 0505 SE\na G2 art foot:3/6 ${gun} 0509 SE\n${far}`,
      {},
      { weather: 'night' },
    )
    t.set('G1', { condition: DISORDERED }).set('G2', { condition: DISORDERED })
    t.activate('a').until('movement segment / move').play('march G1', 'halt NE', 'done', 'face SE')
    expect([t.condition('G1'), t.condition('G2')]).toEqual([DISORDERED, GOOD])
  })
  test('JG-11.1-e, R-69 with a mate of its kind it faces as that does; guns beside infantry as they like', () => {
    const t = placed(
      `a I1 inf line ${foot} 0505 SE\na I2 inf line ${foot} 0505 SE\na G1 art foot:3/6 ${gun} 0505 N\n${far}`,
      {},
    )
    t.set('I1', { condition: DISORDERED }).set('G1', { condition: DISORDERED })
    rallying(t).dice(0, 0).play('rally I1')
    expect(t.asked()).toBe('rally segment / rally')
    t.play('rally G1')
    expect([t.asked(), t.of('face').length]).toEqual(['rally segment / face', 6])
  })
})
