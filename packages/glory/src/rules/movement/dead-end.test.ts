import { describe, expect, test } from 'vitest'
import { foot, light, placed } from '../../testing/shocks.ts'

/**
 * A lane between rivers from a marsh in 0105, whither there is no way back, by 0205 and 0305 to 0405; friends with whom I1
 * may not stand hold the middle of it.
 */
function lane(units = '', at: Record<string, string> = {}) {
  const t = placed(
    `a I1 inf line 4-6-6-6 3-5-0-5 0105 SE\nb K2 cav light ${light} 0101 SE\nb K3 cav light ${light} 0103 SE\nx R9 inf line ${foot} 1401 NW\n${units}`,
    { K2: '0205', K3: '0305', ...at },
    {
      rows: Array.from({ length: 9 }, (_, i) => (i === 4 ? 'm.............' : '..............')),
      ground:
        'side stream 0105/0205\nside river 0205/0204 0205/0104 0205/0206 0205/0106 0305/0304 0305/0204 0305/0206',
    },
  )
  return t.activate('a', { orders: true }).until('movement segment / move').play('march I1')
}

describe('a march through friends', () => {
  test('JG-4.4.3-a, JG-4.4.1-f is begun if it can end behind them', () => {
    expect(lane().of('step')).toContain('0205')
  })
  test('JG-6.2.2-a, JG-4.4.3-a is not begun if it would have to stop among them', () => {
    const t = lane(`x R1 inf line ${foot} 1205 N`, { R1: '0306' })
    expect(t.of('step')).not.toContain('0205')
  })
})
