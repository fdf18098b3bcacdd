import { describe, expect, test } from 'vitest'
import { CHARGING, DISORDERED, GOOD, OWES } from '../../state.ts'
import { foot, gun, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const horse = '4-7-7-7 3-6-0-6'
const rows = (at: Record<number, string>) =>
  Array.from({ length: 9 }, (_, i) => at[i + 1] ?? '..............')

/** K1 has charged from 0205 to 0505; R1 in 0605 has just formed square. */
function squared(
  units = '',
  at: Record<string, string> = {},
  drawn: Parameters<typeof placed>[2] = {},
): TestTable {
  const t = placed(
    `a K1 cav medium ${horse} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1401 NW\n${units}`,
    at,
    drawn,
  )
  t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605')
  while (t.asked() === 'charge / gather') t.play(t.of('join').length > 0 ? `join ${t.of('join')[0]}` : 'done')
  return t.play('strike 0505 SE').dice(0, 0).play('form 0605')
}
const back = (t: TestTable) => new Set(t.of('back').map((each) => each.slice(0, 4)))

describe('recall', () => {
  test('R-95, JG-9.3.3-b back into marsh the horse falls into disorder', () => {
    const t = squared('', {}, { rows: rows({ 4: '...m..........' }) }).play('recall')
    expect(back(t)).toContain('0404')
    t.play('back 0404 SE')
    expect(t.condition('K1')).toBe(DISORDERED)
    expect(t.piece('K1').did & (CHARGING | OWES)).toBe(0)
  })
  test('R-95, JG-10.3.4-b it is no recoil: into woods it keeps its order', () => {
    const t = squared('', {}, { rows: rows({ 4: '...w..........' }) }).play('recall', 'back 0404 SE')
    expect(t.condition('K1')).toBe(GOOD)
  })
  test('JG-9.3.3-a the top unit of a stack tests for all, and all go back together', () => {
    const t = squared(`a K2 cav medium 4-7-0-7 3-6-0-6 0205 SE`)
    t.dice(7).play('recall').play('back 0405 NW')
    expect(
      t
        .heard('tested')
        .filter((each) => each.what === 'recall')
        .map((each) => each.unit),
    ).toEqual([t.unit('K1')])
    expect([t.where('K1'), t.where('K2')]).toEqual(['0405', '0405'])
    expect([t.piece('K1').facing, t.piece('K2').facing]).toEqual([5, 5])
  })
  test('R-51 of two hexes charged one new square is enough, and recall spares the other too', () => {
    const t = squared(`x R2 inf line ${foot} 1207 NW`, { R2: '0506' })
    expect(t.of('form')).toEqual(['0506'])
    t.play('done', 'recall', 'back 0405 SE')
    t.play('done')
    expect(t.heard('shock')).toEqual([])
  })
  test('R-51 a second charge on a square formed against the first is not recalled', () => {
    const t = squared(`a K2 cav medium ${horse} 0307 NE`)
    t.play('done')
    expect(t.asked()).toBe('movement segment / move')
    expect(t.of('charge')).toContain('K2 0605')
    t.play('charge K2 0605')
    if (t.asked() === 'charge / strike') t.play(`strike ${t.of('strike')[0]}`)
    expect(t.asked()).toBe('movement segment / move')
    expect(t.piece('K2').did & CHARGING).not.toBe(0)
  })
  test('JG-7.1-f, JG-9.3.3-e guns in the square do not fire at horse that was recalled', () => {
    const t = squared(`x G1 art foot:3/5 ${gun} 0605 NW`).play('recall', 'back 0405 SE', 'done')
    expect(t.heard('fired')).toEqual([])
  })
  test('JG-6.1.1-b, R-69 back to friends of its kind it faces as they do', () => {
    const t = squared(`a K2 cav medium 4-7-7-7 3-6-0-6 0105 NW`)
    t.place({ K2: '0405' }).play('recall', 'back 0405 SE')
    expect([t.where('K1'), t.piece('K1').facing]).toEqual(['0405', 5])
  })
})
