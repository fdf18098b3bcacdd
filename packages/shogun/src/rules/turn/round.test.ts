import { chooseSetup, pick, seatsIn, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import type { ShogunState } from '../../state.ts'
import { actionOf, at, TestTable, warTurnOf } from '../../testing/scene.ts'
import { incomeOf } from './round.ts'

const land =
  'aki bingo bitchu bizen bungo buzen chikugo chikuzen harima higo hitachi hizen hoki hyuga iga inaba ise iwami izu izumi izumo kii kozuke kawachi kazusa musashi nagato omi osumi owari sagami sanuki satsuma settsu shimosa suo tosa totomi tango tamba tajima shima'.split(
    ' ',
  )
const own = (count: number) =>
  land
    .slice(0, count)
    .map((id) => `${id} 1p`)
    .join(', ')

describe('the round', () => {
  test('SG-RND-01 SG-RND-02 SG-RND-03 SG-WAR-01 SG-RUL-78 SG-RUL-76 nine actions in order; war turns in sword order', () => {
    const s = shogun.begin(chooseSetup(shogun, 'standard-4', { truces: false }), 'round')
    const chance = streamOf(5)
    const steps: string[] = []
    shogun.sequence.watch = (procedure, step) => {
      if (procedure === 'round') steps.push(step)
    }
    const turns: number[] = []
    while (s.round < 2 && s.result === null) {
      const seat = seatsIn(s.awaiting)[0] as number
      shogun.play(s, seat, pick(chance, shogun.answers(s, seat)), (event) => {
        if (event.kind === 'warTurn') turns.push(event.clan)
      })
      if (s.stage === 'war') expect(s.order.slice(0, turns.length)).toEqual(turns)
    }
    shogun.sequence.watch = null
    expect([...new Set(steps)]).toEqual([
      'plan',
      'swords',
      'build',
      'levy',
      'ronin',
      'ninja',
      'war',
      'after war',
      'dismiss',
      'income',
      'victory',
      'succession',
    ])
    expect(turns).toHaveLength(4)
  })

  test('SG-RND-10 eliminated players are never asked: not one answer, not one sword', () => {
    const t = new TestTable({
      armies: { grey: ['lost'] },
      change: (s) => {
        s.clans[1].alive = false
      },
      at: actionOf('income'),
    })
    expect(t.events('income').map(({ clan }) => clan)).toEqual([0, 2, 3])
    expect(t.asked).toEqual([0, 2, 3])
  })
})

describe('income', () => {
  test.each([
    [26, 8, 'SG-EX-04'],
    [25, 8, 'SG-RUL-06'],
    [8, 3, 'SG-EX-05'],
    [1, 3, 'SG-TRK-123'],
    [9, 3, ''],
    [12, 4, ''],
    [34, 11, ''],
  ])('SG-INC-01 SG-INC-02 %i provinces: %i koku %s', (provinces, koku) => {
    expect(incomeOf(provinces)).toBe(koku)
  })

  test('SG-INC-03 SG-INC-04 everybody starts A1 with exactly this, and empty provinces pay nobody', () => {
    const t = new TestTable({ forces: { pink: own(15) }, at: actionOf('income') })
    expect(t.state.clans.map(({ koku }) => koku)).toEqual([5, 3, 3, 3])
    expect(t.asks).toBe('plan / plan')
  })

  test('SG-CMP-11 SG-CMP-12 SG-MIS-14 while nobody has 35, incomes are at most 30 koku', () => {
    let most = 0
    const share = (left: number, clans: number, sum: number) => {
      if (clans === 1) {
        if (left <= 34) most = Math.max(most, sum + (left > 0 ? incomeOf(left) : 0))
        return
      }
      for (let n = 1; n <= Math.min(34, left - clans + 1); n++) share(left - n, clans - 1, sum + incomeOf(n))
    }
    for (const clans of [2, 3, 4, 5]) share(68, clans, 0)
    expect(most).toBeLessThanOrEqual(30)
  })
})

describe('koku without end', () => {
  test('SG-RUL-96 in the long game more than 30 koku can be paid', () => {
    const corners = { grey: ['mutsu: 1a'], indigo: ['oki: 1a'], green: ['tsushima: 1a'], gold: ['sado: 1a'] }
    const t = new TestTable({
      seats: 5,
      options: { victory: 'long' },
      armies: { pink: ['dewa: 1a'], ...corners },
      at: actionOf('income'),
      change: (s) => {
        s.owner.forEach((owner, province) => {
          if (owner !== -1) return
          s.owner[province] = 0
          s.forces[province].spearman = 1
          s.clans[0].provinces++
        })
        s.clans[0].colours = 2
        s.clans[0].stock.spearman = 72 - 63
      },
    })
    expect(t.events('income').map(({ koku }) => koku)).toEqual([21, 3, 3, 3, 3])
  })
})

describe('victory', () => {
  /** Pink with so many provinces enters one more in D. */
  function entering(count: number, options = {}): TestTable {
    const t = new TestTable({
      options,
      forces: { pink: `${own(count - 2)}, hida 2p` },
      armies: { pink: ['yamato: 1a'] },
      at: warTurnOf('pink', 'after C'),
    })
    expect(t.state.clans[0].provinces).toBe(count)
    return t
      .say({ kind: 'endPhase' })
      .say({ kind: 'send', from: at('hida') })
      .say({ kind: 'to', province: at('mino') })
  }

  test('SG-WIN-01 SG-RUL-05 SG-WIN-04 SG-MIS-17 any 35 provinces win at once, and nothing else ends the game', () => {
    expect(entering(33).state.result).toBeNull()
    expect(entering(34).state.result).toEqual({ winners: [0], because: 'result.provinces' })
  })

  test('SG-WIN-03 SG-WIN-05 SG-TRK-117 SG-RUL-66 the long game: 35 count only after A9', () => {
    const t = entering(34, { victory: 'long' })
    expect(t.state.result).toBeNull()
    t.say({ kind: 'endPhase' })
    expect(t.state.result).toEqual({ winners: [0], because: 'result.provinces' })
    const fewer = new TestTable({
      options: { victory: 'long' },
      forces: { pink: own(33) },
      at: actionOf('income'),
    })
    expect(fewer.state.result).toBeNull()
  })
})

describe('whole games', () => {
  const play = (id: string, seed: number, options = {}): ShogunState => {
    const s = shogun.begin(chooseSetup(shogun, id, options), `game ${seed}`)
    const chance = streamOf(seed)
    for (let answers = 0; s.result === null; answers++) {
      const seat = pick(chance, seatsIn(s.awaiting))
      shogun.play(s, seat, pick(chance, shogun.answers(s, seat)))
      if (answers % 7 === 0) expect(shogun.scrutiny.violations(s)).toEqual([])
      expect(
        s.awaiting &
          ~s.clans.reduce(
            (seats, clan, i) => seats | (clan.alive ? 1 << (s.seats === 2 ? i >> 1 : i) : 0),
            0,
          ),
      ).toBe(0)
    }
    return s
  }

  test.each([
    ['standard-2', {}],
    ['standard-3', { victory: 'long' }],
    ['standard-4', {}],
    ['standard-5', { interleaveForces: true, armyDetachInD: true, loneDaimyo: 'endOfRound' }],
  ])(
    'SG-ELM-01 SG-RND-10 SG-MIS-16 random games of %s end by themselves, keep every invariant and ask nobody who is out',
    (id, options) => {
      for (let seed = 1; seed <= 3; seed++) expect(play(id, seed, options).result).not.toBeNull()
    },
  )
})
