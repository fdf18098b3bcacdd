import {
  chooseSetup,
  follow,
  type Order,
  pick,
  readOrders,
  recommendedOrders,
  streamOf,
} from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { ShogunAction } from './action.ts'
import { shogun } from './rulebook.ts'
import { attack, miss } from './testing/attack.ts'
import { armyId, at, TestTable, warTurnOf } from './testing/scene.ts'
import { type WindowId, windows } from './windows.ts'

/** What orders answer at the window that is open. */
function followed(t: TestTable, orders: readonly Order[]): ShogunAction | null {
  const open = shogun.openWindow(t.state)
  if (open === null) throw new Error('no window is open')
  const [seat] = t.asked
  return follow(windows, orders, open, shogun.view(t.state, seat), seat, shogun.answers(t.state, seat))
}

const order = (window: WindowId, stance: Order['stance'], during: Order['during'] = 'game'): Order => ({
  window,
  subject: null,
  stance,
  during,
})

const recommended = recommendedOrders(windows)

describe('orders for windows', () => {
  /** Grey’s army attacks pink, who holds the ninja. */
  const threat = () =>
    new TestTable({
      forces: { pink: 'mino 3p', grey: 'osumi 1p' },
      armies: { pink: ['aki: 1a'], grey: ['hida: 2p', 'kai: 9p'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })

  test('SG-NIN-10 SG-RUL-88 the ninja waits until a daimyo attacks, and strikes that one', () => {
    const t = threat()
    const waits = [order('ninja', { way: 'attacker' })]
    expect(followed(t, recommended)).toBeNull() // grey has moved, and declares next
    expect(followed(t, waits)).toEqual({ kind: 'pass' })
    expect(followed(t, [order('ninja', { way: 'strongest' })])).toEqual({
      kind: 'strike',
      army: armyId('grey', 2),
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', army: armyId('grey'), to: at('mino') }).say({ kind: 'endPhase' })
    expect(followed(t, waits)).toEqual({ kind: 'strike', army: armyId('grey') })
    expect(followed(t, recommended)).toEqual({ kind: 'pass' })
  })

  test('SG-RUL-88 "not this round" ends with the round, "not this turn" with the war turn', () => {
    const t = threat()
    const { round, turn } = windows.period(shogun.view(t.state, 0))
    expect(followed(t, [order('ninja', 'decline', { round })])).toEqual({ kind: 'pass' })
    expect(followed(t, [order('ninja', 'decline', { round: round - 1 })])).toBeNull()
    expect(followed(t, [order('ninja', 'decline', { turn })])).toEqual({ kind: 'pass' })
    expect(followed(t, [order('ninja', 'decline', { turn: turn - 1 })])).toBeNull()
  })

  test('SG-NIN-14 revenge is taken without asking', () => {
    const t = threat()
    t.dice(12).say({ kind: 'strike', army: armyId('grey') })
    expect(t.asks).toBe('strike / revenge')
    expect(followed(t, recommended)).toEqual({ kind: 'takeRevenge' })
    expect(followed(t, [order('revenge', 'decline')])).toEqual({ kind: 'forgoRevenge' })
  })

  test('SG-CBT-10 a battle is broken off below so many units, or when they are more', () => {
    const t = attack(
      { forces: { pink: 'mino 4p', grey: 'hida 5p' } },
      [{ from: 'mino', to: 'hida' }],
      ...miss(9),
    )
    const answer = (way: string, bound?: number) =>
      followed(t, [order('break-off', bound === undefined ? { way } : { way, bound })])
    expect(t.asks).toBe('battle / break off')
    expect(answer('below')).toEqual({ kind: 'goOn' })
    expect(answer('below', 4)).toEqual({ kind: 'goOn' })
    expect(answer('below', 5)).toEqual({ kind: 'breakOff' })
    expect(answer('outnumbered')).toEqual({ kind: 'breakOff' })
    // as it was ordered before the number could be chosen
    const kept = readOrders(windows, [order('break-off', { way: 'below5' })])
    expect(kept).toEqual([order('break-off', { way: 'below', bound: 5 })])
  })

  test('SG-CBT-10 a battle goes on while it is likely to be won; else he is asked', () => {
    const fought = (forces: { pink: string; grey: string }) =>
      followed(attack({ forces }, [{ from: 'mino', to: 'hida' }], ...miss(9)), recommended)
    expect(fought({ pink: 'mino 5p', grey: 'hida 4p' })).toEqual({ kind: 'goOn' })
    expect(fought({ pink: 'mino 4p', grey: 'hida 5p' })).toBeNull()
  })

  test('SG-WAR-C-01 battles are fought in the order in which they were declared', () => {
    const t = new TestTable({
      forces: { pink: 'mino 4p, kai 4p', grey: 'hida 1p, musashi 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('kai'), to: at('musashi') })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') }).say({ kind: 'endPhase' })
    expect(followed(t, recommended)).toMatchObject({ kind: 'fight', from: at('kai') })
    expect(followed(t, [order('battles', 'ask')])).toBeNull()
  })

  test('SG-CAS-01 ronin and spearmen fall as proposed; for better men he is asked', () => {
    const hit = (force: string, hits: number) => {
      const dice = [1, 2, 3, 4, 5].map((_, i) => (i < hits ? 1 : 12))
      const forces = { pink: 'mino 5a', grey: `hida ${force}` }
      return attack(
        { forces, armies: { grey: ['izu: 1a'] } },
        [{ from: 'mino', to: 'hida' }],
        ...dice,
        ...miss(20),
      )
    }
    expect(followed(hit('2a 2p', 1), recommended)).toMatchObject({ kind: 'lose', unit: 'spearman' })
    expect(followed(hit('2a 2p', 3), recommended)).toBeNull()
    const all = [order('casualties', { way: 'proposed' })]
    expect(followed(hit('2a 2p', 3), all)).toMatchObject({ kind: 'lose' })
    expect(followed(hit('2a 2p', 1), [order('casualties', 'ask')])).toBeNull()
  })

  const hidden = { forces: { pink: 'mino 4p', grey: 'hida 5p' }, hidden: { mino: 3 } }

  test('SG-RON-13 hidden ronin join the attack, or stay where they are', () => {
    const t = attack(hidden, [{ from: 'mino', to: 'hida' }])
    expect(t.asks).toBe("battle / attacker's ronin")
    expect(followed(t, [order('ronin', { way: 'most' })])).toEqual({ kind: 'reveal', toArmy: 0 })
    expect(followed(t, [order('ronin', 'decline')])).toEqual({ kind: 'keepHidden' })
    expect(followed(t, recommended)).toBeNull()
  })

  test('SG-RUL-65 where ronin must join the attack nobody can decline for their owner', () => {
    const forced = { ...hidden, options: { roninAttackReveal: 'forced' } }
    const t = attack(forced, [{ from: 'mino', to: 'hida' }])
    expect(followed(t, [order('ronin', 'decline')])).toBeNull()
    expect(shogun.whyNot(t.state, 0, { kind: 'keepHidden' } as never)).toEqual({ rule: 'SG-RUL-65' })
  })

  /** By round, how often the holder of the ninja is asked about it under these orders in a game played at random. */
  function askedInRounds(seed: number, orders: readonly Order[]): number[] {
    const chance = streamOf(seed)
    const s = shogun.begin(chooseSetup(shogun, 'standard-3', {}), `ninja ${seed}`)
    const asked = new Map<number, number>()
    for (let i = 0; i < 8000 && s.result === null; i++) {
      const [{ seat }] = shogun.questions(s)
      const answers = shogun.answers(s, seat)
      const open = shogun.openWindow(s)
      if (open?.class !== 'ninja') {
        shogun.play(s, seat, pick(chance, answers))
        continue
      }
      const ordered = follow(windows, orders, open, shogun.view(s, seat), seat, answers)
      asked.set(s.round, (asked.get(s.round) ?? 0) + (ordered === null ? 1 : 0))
      shogun.play(s, seat, { kind: 'pass' })
    }
    return [...asked.values()]
  }

  test('SG-RUL-88 of three players the one with the ninja is asked at most twice a round, and is asked', () => {
    const counts = [1, 2, 3, 4, 5, 6].flatMap((seed) => askedInRounds(seed, recommended))
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 2)
    const always = [1, 2, 3].flatMap((seed) => askedInRounds(seed, [order('ninja', 'ask')]))
    expect(Math.max(...always)).toBeGreaterThan(20)
  })
})
