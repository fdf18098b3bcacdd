import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { attack, lose, miss } from '../../testing/attack.ts'
import { armyId, type TestTable, troopOf } from '../../testing/scene.ts'

describe('casualties', () => {
  /** Pink's force in Hida takes hits from archers alone. */
  const hit = (force: string, hits: number, army?: string) =>
    attack(
      {
        forces: { pink: 'mino 5a', grey: `hida ${force}` },
        armies: { pink: ['kai: 1a'], grey: army === undefined ? ['izu: 1a'] : [`hida: ${army}`, 'izu: 1a'] },
      },
      [{ from: 'mino', to: 'hida' }],
      ...[1, 2, 3, 4, 5].map((_, i) => (i < hits ? 1 : 12)),
      ...miss(20),
    )
  const choices = (t: TestTable) =>
    t.list(1).map((a) => (a.kind === 'lose' ? `${a.unit}${a.army ? ' of the army' : ''}` : a.kind))

  test('SG-CAS-01 SG-CAS-03 SG-TRK-85 SG-DP-75 the owner picks, also archers that have shot', () => {
    const t = hit('2a 2p', 1)
    expect(t.asked).toEqual([1])
    expect(choices(t)).toEqual(['archer', 'spearman'])
    t.say(lose('archer'))
    expect(t.force('hida')).toEqual(troopOf('1a 2p'))
    expect(t.state.clans[1].stock.archer).toBe(9 - 1 - 1)
  })

  test('SG-TRK-18 SG-CAS-06 three spearmen and two ronin, one hit: a ronin', () => {
    expect(hit('3p 2r', 1).events('fell')).toMatchObject([{ dead: { ronin: 1, spearman: 0 } }])
  })

  test('SG-TRK-19 SG-CAS-08 two hits: two ronin, or one of each; not two spearmen', () => {
    const t = hit('3p 2r', 2)
    expect(choices(t)).toEqual(['ronin', 'spearman']) // after the first ronin, which is forced
    t.say(lose('spearman'))
    expect(t.force('hida')).toEqual(troopOf('2p 1r'))
  })

  test('SG-DP-75 three spearmen and two ronin, four hits: one spearman stays, and nobody is asked', () => {
    const t = hit('3p 2r', 4)
    expect(t.events('fell')).toMatchObject([{ dead: { ronin: 2, spearman: 2 } }])
    expect(t.force('hida')).toEqual(troopOf('1p'))
  })

  test('SG-DP-75 the same with an archer among them: it matters who stays', () => {
    const t = hit('1a 2p 2r', 4)
    expect(choices(t)).toEqual(['ronin', 'archer', 'spearman'])
    expect(t.say(lose('archer')).force('hida')).toEqual(troopOf('1p')) // and the rest follows
  })

  test('SG-CAS-06 SG-DP-75 every legal set and no other can be picked, and a choice of one is not asked', () => {
    for (const [archers, spearmen] of [0, 1, 2].flatMap((a) => [1, 2, 3].map((p) => [a, p] as const))) {
      const men = archers + spearmen
      for (let ronin = 0; ronin < men; ronin++) {
        for (let hits = 1; hits < Math.min(men + ronin, 6); hits++) {
          const legal = new Set<string>()
          for (let a = 0; a <= archers; a++) {
            for (let p = 0; p <= spearmen; p++) {
              const r = hits - a - p
              if (r >= 0 && r <= ronin && ronin - r <= Math.max(0, men - a - p - 1))
                legal.add(`${a} ${p} ${r}`)
            }
          }
          const force = `${archers}a ${spearmen}p ${ronin}r`
          const picked = new Set<string>()
          const walk = (path: readonly string[]) => {
            const t = hit(force, hits)
            for (const unit of path) t.say(lose(unit), 1)
            const [fallen] = t.events('fell')
            if (fallen === undefined) for (const unit of choices(t)) walk([...path, unit])
            else picked.add(`${fallen.dead.archer} ${fallen.dead.spearman} ${fallen.dead.ronin}`)
          }
          walk([])
          expect([force, hits, [...picked].sort()]).toEqual([force, hits, [...legal].sort()])
          expect(hit(force, hits).events('fell').length).toBe(legal.size === 1 ? 1 : 0)
        }
      }
    }
  })

  test('SG-TRK-20 daimyo, gunner and ronin, one hit: the ronin', () => {
    expect(hit('', 1, '1g 1r').events('fell')).toMatchObject([{ dead: { ronin: 1, gunner: 0 } }])
  })

  test('SG-TRK-21 SG-CAS-07 army daimyo, spearman, ronin and a force of one, two hits', () => {
    const t = hit('1p', 2, '1p 1r')
    expect(choices(t)).toEqual(['ronin of the army', 'spearman'])
    t.say(lose('ronin'))
    expect(choices(t)).toEqual(['spearman of the army', 'spearman'])
    const other = hit('1p', 2, '1p 1r').say(lose('spearman', false))
    expect(other.army('grey')).toMatchObject({ spearman: 1, ronin: 0 })
  })

  test('SG-CAS-04 SG-TRK-84 the daimyo is the last of all, after the force too', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, armies: { grey: ['hida: 2p', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      12,
      12,
    )
    expect(t.army('grey')).toMatchObject({ leader: 'living', spearman: 0 })
    expect(t.owner('hida')).toBe('grey')
    const refused = hit('2p', 1, '1p')
    expect(shogun.whyNot(refused.state, 1, { kind: 'lose', unit: 'daimyo', army: true } as never)).toEqual({
      rule: 'SG-CAS-04',
    })
  })

  test('SG-FRT-09 SG-RUL-29 SG-MIS-14 a castle has its four though no spearman is left in the box', () => {
    const everywhere = 'hida 2p, aki 5p, suo 5p, iwami 5p, nagato 5p, bingo 5p, izumo 5p'
    const t = attack(
      {
        forces: { pink: 'mino 5a', grey: everywhere },
        armies: { grey: ['izu: 1a 4p'] },
        castles: { hida: 1 },
      },
      [{ from: 'mino', to: 'hida' }],
      ...miss(5),
      ...miss(6),
    )
    const out = (clan: number) =>
      t.state.forces.reduce((sum, each, i) => sum + (t.state.owner[i] === clan ? each.spearman : 0), 0)
    expect(out(1) + t.state.armies[armyId('grey')].spearman).toBe(36) // all there are of a colour
    expect(t.events('rolled').at(-1)).toMatchObject({
      unit: 'spearman',
      attacks: false,
      dice: [12, 12, 12, 12, 12, 12],
    })
  })

  test('SG-CAS-05 SG-TRK-74 SG-FRT-01 SG-FRT-04 castle spearmen are picked first', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, castles: { hida: 1 } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      12,
      12,
      ...miss(3),
    )
    expect(t.events('fell')).toMatchObject([{ extras: 3, dead: { spearman: 0 } }])
    expect(t.events('rolled').at(-1)).toMatchObject({ unit: 'spearman', dice: [12, 12, 12] }) // two and one of the castle
  })

  test('SG-CAS-09 SG-RUL-55 both pick at the same time, and neither sees the other’s choice', () => {
    const t = attack(
      { forces: { pink: 'hida 1a 1g', grey: 'mino 1a 1g 3p' } },
      [{ from: 'hida', to: 'mino' }],
      1,
      1,
      12,
      12,
      ...miss(3),
    )
    expect(t.asked).toEqual([0, 1])
    const before = JSON.stringify(shogun.view(t.state, 1))
    t.say(lose('archer'), 0)
    expect(JSON.stringify(shogun.view(t.state, 1))).toBe(before)
    expect(t.force('hida').archer).toBe(1)
    t.say(lose('gunner'), 1)
    expect([t.force('hida').archer, t.force('mino').gunner]).toEqual([0, 0])
  })

  test('SG-CAS-10 SG-RON-19 SG-CMP-17 regulars to the owner’s stock, ronin to the supply', () => {
    const t = hit('2p 1r', 2)
    expect(t.state.ronin).toBe(25)
    expect(t.state.clans[1].stock.spearman).toBe(36 - 1)
  })

  test('SG-CAS-12 SG-TRK-52 SG-RUL-40 a leaderless army over its limit loses ronin until it is legal', () => {
    const t = attack(
      { forces: { pink: 'mino 5a' }, armies: { grey: ['hida: slain 3p 3r', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      12,
      12,
      12,
      ...miss(4),
    )
    expect(t.army('grey')).toMatchObject({ spearman: 3, ronin: 1 })
  })

  test('SG-TRK-43 SG-RUL-41 SG-NIN-23 the last unit of a leaderless army chosen while the force lives: the daimyo is lost, the province kept', () => {
    const t = attack(
      { forces: { pink: 'mino 5a', grey: 'hida 2p' }, armies: { grey: ['hida: slain 1g', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      12,
      12,
      12,
      12,
      ...miss(8),
    )
    t.say(lose('gunner', true))
    expect(t.army('grey').leader).toBe('lost')
    expect(t.owner('hida')).toBe('grey')
  })

  test('SG-CBT-08 SG-CAS-04 more hits than there are units take the daimyo once', () => {
    const t = attack(
      { forces: { pink: 'mino 5a' }, armies: { grey: ['hida: 1p', 'izu: 1a'] } },
      [{ from: 'mino', to: 'hida' }],
      1,
      1,
      1,
      1,
      1,
    )
    expect(t.events('fell')).toMatchObject([{ clan: 1, daimyo: 1, dead: { spearman: 1 } }])
    expect(t.army('grey').leader).toBe('lost')
  })
})
