import { describe, expect, test } from 'vitest'
import { GONE, ROUTED } from '../../state.ts'
import { placed } from '../../testing/placed.ts'
import type { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-6-6-7 3-5-0-6'
const gun = '4-6-x-4 x-5-x-3'

/** Plays on to phase E with nothing done, answering "done" wherever that is possible. */
function toPhaseE(t: TestTable): TestTable {
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
