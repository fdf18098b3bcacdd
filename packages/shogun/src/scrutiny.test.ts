import { describe, expect, test } from 'vitest'
import { shogun } from './rulebook.ts'
import type { ShogunState } from './state.ts'
import { actionOf, at, TestTable, warTurnOf } from './testing/scene.ts'

function whole(): ShogunState {
  return new TestTable({
    forces: { pink: 'hida 2p, mino 3p' },
    armies: { pink: ['hida: 1a 1g'], grey: ['kai: 1a'] },
    castles: { mino: 1 },
    at: warTurnOf('indigo'),
  }).state
}

describe('invariants', () => {
  test('a sound state has nothing wrong', () => {
    expect(shogun.scrutiny.violations(whole())).toEqual([])
  })

  const breakings: Record<string, (s: ShogunState) => void> = {
    'a province without a regular': (s) => {
      s.forces[at('mino')].spearman = 0
    },
    'a force of six': (s) => {
      s.forces[at('mino')].spearman = 6
    },
    'more ronin than regulars': (s) => {
      s.forces[at('mino')].ronin = 3
    },
    'two armies in one province': (s) => {
      s.armies[1].place = at('hida')
      s.armies[1].leader = 'living'
    },
    'five samurai in an army': (s) => {
      s.armies[0].archer = 5
    },
    'a spearman out of nowhere': (s) => {
      s.clans[0].stock.spearman++
    },
    'a ronin out of nowhere': (s) => {
      s.ronin++
    },
    'a castle out of nowhere': (s) => {
      s.castles++
    },
    'hidden ronin without troops': (s) => {
      s.hidden[at('mino')] = 3
      s.ronin -= 3
    },
    'a clan out that still owns': (s) => {
      s.clans[1].alive = false
    },
    'koku in the war': (s) => {
      s.clans[0].koku = 2
    },
    'a lost army that is still there': (s) => {
      s.armies[0].leader = 'lost'
    },
    'a wrong count of provinces': (s) => {
      s.clans[0].provinces++
    },
    'a ninja of one who is out': (s) => {
      s.ninja = 4 % s.clans.length
      s.clans[s.ninja].alive = false
    },
  }

  test.each(Object.entries(breakings))('%s is found', (_, damage) => {
    const s = whole()
    damage(s)
    expect(shogun.scrutiny.violations(s)).not.toEqual([])
  })
})

describe('secrets', () => {
  test('SG-RON-05 SG-PLAN-06 hidden ronin and sealed plans, from everybody but their owner', () => {
    const ronin = new TestTable({ forces: { pink: 'hida 3p' }, hidden: { hida: 2 }, at: warTurnOf('pink') })
      .state
    expect(shogun.scrutiny.secrets(ronin, 0)).toEqual([])
    expect(shogun.scrutiny.secrets(ronin, 1)).toEqual(['hidden ronin in hida'])
    expect(shogun.scrutiny.secrets(ronin, null)).toEqual(['hidden ronin in hida'])
    ronin.forces[at('hida')].spearman = 2
    expect(shogun.scrutiny.secrets(ronin, 1)).toEqual([
      'hidden ronin in hida',
      'too many hidden ronin in hida',
    ])
    const plans = new TestTable({ koku: { pink: 3, grey: 3 }, at: actionOf('plan') }).state
    expect(shogun.scrutiny.secrets(plans, 0)).toEqual(['the plan of clan 1'])
  })

  test('events name what they give away', () => {
    const { mentions } = shogun.scrutiny
    const plan = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }
    expect(mentions({ kind: 'spied', clan: 0, on: 1, plan })).toEqual(['the plan of clan 1'])
    expect(mentions({ kind: 'spied', clan: 0, on: 1, plan: null })).toEqual([])
    const stack = (province: number | null) =>
      ({ kind: 'posted', clan: 0, stacks: [{ province, ronin: 2 }] }) as const
    expect(mentions(stack(at('hida')))).toEqual(['hidden ronin in hida'])
    expect(mentions(stack(null))).toEqual([])
    // SG-RUL-92: that they are lost where another world asks on gives nothing else away
    expect(mentions({ kind: 'roninLost', clan: 0, province: at('hida'), ronin: 2 })).toEqual([
      'too many hidden ronin in hida',
    ])
  })
})
