import { describe, expect, test } from 'vitest'
import { foot, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

const heavy = '4-7-7-7 3-6-0-6'

/** K1 has charged from 0205 to 0505 and is recalled from the square that has formed in 0605: where may it go back to? */
function recalled(units = '', at: Record<string, string> = {}, ground = ''): string[] {
  const t = placed(
    `a K1 cav heavy ${heavy} 0205 SE\nx R1 inf line ${foot} 0605 NW\nx R9 inf line ${foot} 1401 NW\n${units}`,
    {},
    { ground },
  )
  t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605', 'strike 0505 SE')
  t.place(at).dice(0, 0).play('form 0605', 'recall')
  return hexesBack(t)
}

function hexesBack(t: TestTable): string[] {
  return [...new Set(t.of('back').map((each) => each.split(' ')[0] as string))].sort()
}

describe('a recalled charger', () => {
  test('JG-9.3.3-b goes away from whom it charged: not to his side, where it would be as near', () => {
    expect(recalled()).toEqual(['0404', '0405', '0406'])
    // horse that looks away has no front beside it; the square is in the next hex
    const t = placed(
      `a K1 cav heavy ${heavy} 0205 SE\nx H1 cav medium ${light} 0605 SE\nx R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW`,
      {},
    )
    t.activate('a', { orders: true }).until('movement segment / move').play('charge K1 0605')
    t.place({ R1: '0506' }).play('strike 0505 SE').dice(0, 0).play('form 0506', 'recall')
    expect(hexesBack(t)).toEqual(['0404', '0405'])
  })
  test('JG-9.3.3-c not into a front hex of an enemy, zone of control or not', () => {
    expect(recalled(`x R2 inf line ${foot} 1403 SE`, { R2: '0304' })).toEqual(['0406'])
  })
  test('JG-9.3.3-b not across a river, nor onto friends with whom it may not stand', () => {
    expect(recalled('', {}, 'side river 0505/0405')).toEqual(['0404', '0406'])
    expect(recalled(`b I1 inf line ${foot} 0101 SE`, { I1: '0405' })).toEqual(['0404', '0406'])
  })
})
