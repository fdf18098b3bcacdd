import { chooseSetup, type OptionValue, seatsIn } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { none } from '../../position/map.ts'
import { noTroop } from '../../position/troop.ts'
import { shogun } from '../../rulebook.ts'
import type { ShogunState } from '../../state.ts'

function begin(seats: number, options: Record<string, OptionValue> = {}): ShogunState {
  return shogun.begin(chooseSetup(shogun, `standard-${seats}`, options), 'set-up')
}

/** Plays with the first answer until a question of that name. */
function until(s: ShogunState, ...names: string[]): ShogunState {
  while (!names.includes(shogun.questions(s)[0].name)) {
    const seat = seatsIn(s.awaiting)[0] as number
    shogun.play(s, seat, shogun.answers(s, seat)[0])
  }
  return s
}

const asked = (s: ShogunState) => seatsIn(s.awaiting)[0] as number
const owned = (s: ShogunState, clan: number) => s.owner.filter((owner) => owner === clan).length
const spearmen = (s: ShogunState, clan: number) =>
  s.forces.reduce((sum, force, province) => sum + (s.owner[province] === clan ? force.spearman : 0), 0)

describe('dealing', () => {
  test('SG-SET-03 SG-SET-04 an army on its card has its units, its marker in the first hole, and has done nothing yet', () => {
    const units = { archer: 1, swordsman: 1, gunner: 2, spearman: 0, ronin: 0 }
    const nothingDone = { steps: 0, guest: false, stripped: false, rested: noTroop(), slainBy: none }
    for (const army of begin(4).armies) {
      expect(army).toEqual({ ...units, ...nothingDone, place: none, leader: 'living', hole: 0 })
    }
  })

  test.each([
    [3, 22, 2, 7, 'SG-SET-08'],
    [4, 17, 0, 5, 'SG-SET-09 SG-EX-02'],
    [5, 13, 3, 4, 'SG-SET-10 SG-EX-01'],
  ])(
    '%i players: %i cards each, %i left over, %i koku: SG-SET-07 SG-SET-11 SG-SET-12 SG-SET-15 %s',
    (seats, cards, left, koku) => {
      const s = begin(seats)
      for (let clan = 0; clan < seats; clan++) {
        expect(owned(s, clan)).toBe(cards)
        expect(s.clans[clan].koku).toBe(koku)
      }
      expect(owned(s, none)).toBe(left)
      s.owner.forEach((owner, province) => {
        expect(s.forces[province].spearman).toBe(owner === none ? 0 : 1)
      })
    },
  )

  test('SG-SET-02 SG-SET-03 SG-SET-04 SG-SET-05 SG-SET-06 SG-EX-03 an army card holds 15 units, its markers in the first hole', () => {
    const s = begin(4)
    for (const army of s.armies) {
      expect(army).toMatchObject({ archer: 1, swordsman: 1, gunner: 2, spearman: 0, ronin: 0, hole: 0 })
    }
    expect(s.armies).toHaveLength(12)
    expect(s.clans[0].stock).toMatchObject({ archer: 6, swordsman: 6, gunner: 3 })
  })

  test('SG-SET-24 no castle, no fortress, no ronin in play; the ninja in the supply', () => {
    const s = begin(5)
    expect(s.castle.every((level) => level === 0)).toBe(true)
    expect([s.ronin, s.castles, s.bases, s.ninja]).toEqual([25, 10, 5, none])
  })

  test('SG-SET-13 SG-SET-14 SG-CMP-13 as many swords as players, drawn at random', () => {
    for (const seats of [3, 4, 5]) {
      const s = begin(seats)
      expect(s.clans.map(({ sword }) => sword).sort()).toEqual(Array.from({ length: seats }, (_, i) => i + 1))
    }
    const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      shogun.begin(chooseSetup(shogun, 'standard-4'), seed).order.join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

describe('placing', () => {
  test('SG-SET-16 SG-SET-19 SG-RUL-04 SG-DP-02 six passes in sword order, a pair of spearmen each', () => {
    const s = begin(4)
    const order = s.order.slice()
    for (let turn = 0; turn < 24; turn++) {
      expect(shogun.questions(s)[0].name).toBe('set-up / reinforce')
      const seat = asked(s)
      expect(seat).toBe(order[turn % 4])
      const before = spearmen(s, seat)
      shogun.play(s, seat, shogun.answers(s, seat)[0])
      expect(spearmen(s, seat)).toBe(before + 2)
    }
    expect(shogun.questions(s)[0].name).toBe('set-up / place armies')
  })

  test('SG-SET-17 SG-RUL-01 a province that has three spearmen gets no more', () => {
    const s = begin(3)
    const seat = asked(s)
    const [first] = shogun.answers(s, seat)
    shogun.play(s, seat, first)
    while (asked(s) !== seat) shogun.play(s, asked(s), shogun.answers(s, asked(s))[0])
    expect(shogun.answers(s, seat)).not.toContainEqual(first)
    expect(shogun.whyNot(s, seat, first)).toEqual({ rule: 'SG-SET-17' })
  })

  test.each([
    [3, 34],
    [4, 29],
    [5, 25],
  ])('SG-SET-20 with %i players %i spearmen of each stand on the map', (seats, count) => {
    const s = until(begin(seats), 'set-up / place armies')
    for (let clan = 0; clan < seats; clan++) expect(spearmen(s, clan)).toBe(count)
  })

  test('SG-SET-21 SG-SET-22 SG-LIM-06 SG-DP-03 three passes of armies, each on an own province without one', () => {
    const s = until(begin(4), 'set-up / place armies')
    const seat = asked(s)
    expect(shogun.answers(s, seat)).toHaveLength(3 * 17)
    const [first] = shogun.answers(s, seat)
    shogun.play(s, seat, first)
    while (asked(s) !== seat) shogun.play(s, asked(s), shogun.answers(s, asked(s))[0])
    expect(shogun.answers(s, seat)).toHaveLength(2 * 16)
    const placed = first.kind === 'place' ? first.province : none
    expect(s.forces[placed].spearman).toBeGreaterThan(0)
  })

  test('SG-SET-18 SG-SET-23 SG-SET-25 SG-RND-09 round 1 is planned with the koku dealt, and the swords are back', () => {
    const s = until(begin(4), 'plan / plan')
    expect(s.round).toBe(1)
    expect(s.clans.map(({ sword, koku }) => [sword, koku])).toEqual([
      [0, 5],
      [0, 5],
      [0, 5],
      [0, 5],
    ])
    expect(s.order).toEqual([])
  })
})

describe('two players', () => {
  test('SG-2P-01 SG-2P-02 SG-2P-03 SG-RUL-63 SG-DP-01 34 cards each are divided 17 and 17, in secret and at once', () => {
    const s = begin(2)
    expect(shogun.questions(s).map(({ name, seat }) => [name, seat])).toEqual([
      ['set-up / split', 0],
      ['set-up / split', 1],
    ])
    expect([owned(s, 0), owned(s, 2)]).toEqual([34, 34])
    const seen = JSON.stringify(shogun.view(s, 1))
    for (let card = 0; card < 17; card++) {
      const give = shogun.answers(s, 0).find((each) => each.kind === 'give' && each.clan === 1)
      shogun.play(s, 0, give as NonNullable<typeof give>)
    }
    expect([owned(s, 0), owned(s, 1)]).toEqual([17, 17])
    expect(seatsIn(s.awaiting)).toEqual([1])
    expect(JSON.stringify(shogun.view(s, 1))).toBe(seen)
    until(s, 'set-up / reinforce')
    expect(s.clans.map((_, clan) => owned(s, clan))).toEqual([17, 17, 17, 17])
  })

  test('SG-2P-04 SG-SET-15 four clans in sword order, five koku for each', () => {
    const s = until(begin(2), 'plan / plan')
    expect(s.clans.map(({ koku, provinces }) => [koku, provinces])).toEqual(Array(4).fill([5, 17]))
    expect(s.armies.every(({ place }) => place !== none)).toBe(true)
    for (let clan = 0; clan < 4; clan++) expect(spearmen(s, clan)).toBe(29)
  })

  test('SG-RUL-63 the option open: one after the other', () => {
    const s = begin(2, { cardSplit: 'open' })
    expect(shogun.questions(s)).toHaveLength(1)
    const first = asked(s)
    while (shogun.questions(s)[0].name === 'set-up / split openly' && asked(s) === first) {
      shogun.play(s, first, shogun.answers(s, first)[0])
    }
    expect(asked(s)).toBe(1 - first)
    until(s, 'set-up / reinforce')
    expect(s.clans.map((_, clan) => owned(s, clan))).toEqual([17, 17, 17, 17])
  })
})
