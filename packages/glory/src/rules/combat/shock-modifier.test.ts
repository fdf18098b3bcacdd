import { describe, expect, test } from 'vitest'
import { against, foot, light, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'

/** I1 in 0505 has announced itself on both hexes before it; the die is 4. */
function onBoth(
  extra: string,
  at: Record<string, string>,
  change: (t: TestTable) => void = () => {},
): TestTable {
  const t = against(true, extra, at)
  change(t)
  return t.until('shock segment / announce').dice(4, 0, 0).play('attack 0505 0605', 'attack 0505 0506')
}
const R2 = `x R2 inf line ${foot} 1207 NW`
const squares = (units: readonly string[]) => (t: TestTable) => {
  for (const unit of units) t.set(unit, { square: true })
}
const modifier = (t: TestTable) => t.heard('shock')[0].modifier

describe('two hexes, one of them in square', () => {
  const squared = (...units: string[]) => modifier(onBoth(R2, { R2: '0506' }, squares(units)))
  test('R-94 foot has its +1 only where all whom it attacks are in square', () => {
    expect(squared()).toBe(-2)
    expect(squared('R1')).toBe(-2)
    expect(squared('R1', 'R2')).toBe(-1)
  })
  test('R-94, R-54 horse that walks has the square against it though another hex is open', () => {
    const walking = (...units: string[]) =>
      modifier(
        onBoth(
          `${R2}\na K1 cav light ${light} 0103 SE`,
          { R2: '0506', I1: '0101', K1: '0505' },
          squares(units),
        ),
      )
    expect(walking('R1') - walking()).toBe(-1)
  })
})

describe('what counts in a combat of several', () => {
  test('JG-8.6.2-a, R-59 cohesion of a disordered defender counts as it shows, the best of all hexes', () => {
    const t = onBoth(`x R2 inf line 4-9-6-5 3-8-0-4 1207 NW`, { R2: '0506' }, (u) =>
      u.set('R2', { condition: 1 }),
    )
    // 4 against 4 + 3: 1:2; 6 against 8
    expect(modifier(t)).toBe(-4)
  })
  test('JG-10.2-g all must be in rout for the +2', () => {
    const routed = (...units: string[]) =>
      modifier(
        onBoth(R2, { R2: '0506' }, (t) => {
          for (const unit of units) t.set(unit, { condition: 2 })
        }),
      )
    // 4 against 3 + 4: 1:2, cohesion 0; 4 against 3 + 3: 1:1.5, cohesion +1, both in rout
    expect(routed('R1')).toBe(-2)
    expect(routed('R1', 'R2')).toBe(2)
  })
  test('JG-6.1.2-d one hex taken from behind counts for the whole combat', () => {
    const turned = modifier(onBoth(R2, { R2: '0506' }, (t) => t.set('R2', { facing: 2 })))
    expect(turned).toBe(0)
  })
})

test('R-99, R-67 foot and charge in one combat that strike at no defender together have no combined arms', () => {
  // K1 charges 0605 from 0504, H2 walks at 0605 and 0506 from 0505, I1 strikes 0506 from 0406
  const fought = (foot2: string) => {
    const t = placed(
      `a K1 cav medium 4-7-7-7 3-6-0-6 0503 SE\na H2 cav light ${light} 0101 SE\na I1 inf line ${foot} 0102 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
      { R1: '0605', R2: '0506', H2: '0505', I1: foot2 },
    ).set('I1', { facing: foot2 === '0604' ? 3 : 2 })
    t.activate('a', { orders: true })
      .until('movement segment / move')
      .play('charge K1 0605', 'strike 0504 SE')
    t.until('shock segment / announce').dice(4, 0, 0)
    t.play('attack 0505 0605', 'attack 0505 0506', `attack ${foot2} ${foot2 === '0604' ? '0605' : '0506'}`)
    return t.heard('shock')[0]
  }
  const apart = fought('0406')
  const together = fought('0604')
  expect([apart.attackers.length, together.attackers.length]).toEqual([3, 3])
  // 12 against 8 +1, cohesion +1, the charge +2; together +1 and the rear +2
  expect([apart.modifier, together.modifier]).toEqual([4, 7])
})
