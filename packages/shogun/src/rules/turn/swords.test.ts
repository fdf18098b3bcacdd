import { copyStream, shuffle } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { actionOf, type Scene, TestTable } from '../../testing/scene.ts'

/** Bids by seat, from A2 on. */
function bidding(bids: readonly number[], options: Scene['options'] = {}): TestTable {
  return new TestTable({
    seats: bids.length,
    options,
    at: actionOf('swords'),
    change: (s) => {
      s.stage = 'swords'
      bids.forEach((swords, clan) => {
        s.clans[clan].koku = swords
        s.clans[clan].plan.swords = swords
      })
    },
  })
}

const swordsOf = (t: TestTable) => t.state.clans.map(({ sword }) => sword)

describe('swords', () => {
  test('SG-SWD-01 SG-SWD-02 SG-SWD-03 SG-DP-20 the highest bid chooses first, any sword that is left', () => {
    const t = bidding([1, 3, 2, 0])
    expect(t.asked).toEqual([1])
    t.say({ kind: 'wish', sword: 4 })
    expect(t.asked).toEqual([2])
    expect(t.offers({ sword: 4 })).toBe(false)
    t.say({ sword: 1 })
    expect(t.asked).toEqual([0])
    t.say({ sword: 3 })
    expect(swordsOf(t)).toEqual([3, 4, 1, 2])
  })

  test('SG-SWD-07 SG-SWD-08 SG-RUL-84 SG-DP-21 nothing bid is no tie: they draw after all bidders', () => {
    const t = bidding([0, 0, 1, 0])
    t.say({ sword: 2 })
    expect(t.events('sword').map(({ clan, by }) => [clan, by])).toEqual([
      [2, 'bid'],
      [0, 'draw'],
      [1, 'draw'],
      [3, 'draw'],
    ])
    expect(swordsOf(t).sort()).toEqual([1, 2, 3, 4])
  })

  test('SG-TRK-07 a single bidder of 1 may take the last sword', () => {
    expect(bidding([1, 0, 0, 0]).offers({ sword: 4 })).toBe(true)
  })

  test('SG-EX-07 SG-SWD-05 SG-SWD-06 SG-RUL-31 SG-MIS-15 both want 1: a lot; the loser chooses next, then the lower bid, then the draw', () => {
    const t = bidding([2, 2, 1, 0, 0])
    expect(t.asked).toEqual([0, 1])
    t.say({ sword: 1 }, 0).say({ sword: 1 }, 1)
    const winner = t.state.clans[0].sword === 1 ? 0 : 1
    expect(t.events('sword')).toMatchObject([{ clan: winner, sword: 1, by: 'lot' }])
    expect([t.asks, t.asked]).toEqual(['second wish / wish', [1 - winner]])
    t.say({ sword: 2 })
    expect(t.list(2).map((a) => a.kind === 'wish' && a.sword)).toEqual([3, 4, 5])
    t.say({ sword: 3 })
    expect(swordsOf(t).slice(3).sort()).toEqual([4, 5])
  })

  test('SG-EX-08 SG-SWD-04 different wishes are granted without a lot', () => {
    const t = bidding([2, 2, 1, 0, 0])
    t.say({ sword: 1 }, 0).say({ sword: 5 }, 1)
    expect(swordsOf(t).slice(0, 2)).toEqual([1, 5])
    expect(t.list(2).map((a) => a.kind === 'wish' && a.sword)).toEqual([2, 3, 4])
  })

  test('SG-TRK-06 wishes 1, 1 and 3 of three tied: the third gets 3, the loser chooses from the rest before lower bids', () => {
    const t = bidding([2, 2, 2, 1, 0])
    t.say({ sword: 1 }, 0).say({ sword: 1 }, 1).say({ sword: 3 }, 2)
    expect(t.state.clans[2].sword).toBe(3)
    expect(t.asks).toBe('second wish / wish')
    expect(t.list().map((a) => a.kind === 'wish' && a.sword)).toEqual([2, 4, 5])
    t.say({ sword: 4 })
    expect(t.asked).toEqual([3])
  })

  test('SG-SWD-09 SG-SWD-10 SG-RUL-32 SG-RND-10 with one out the swords are 1 to n, and give the order', () => {
    const t = new TestTable({
      at: actionOf('swords'),
      armies: { grey: ['lost'] },
      change: (s) => {
        s.stage = 'swords'
        s.clans[1].alive = false
        s.clans[0].plan.swords = 1
        s.clans[0].koku = 1
      },
    })
    expect(t.list().map((a) => a.kind === 'wish' && a.sword)).toEqual([1, 2, 3])
    t.say({ sword: 3 })
    expect(t.state.order).toHaveLength(3)
    expect(t.state.order[2]).toBe(0)
  })

  test('SG-SWD-05 the lot falls to either', () => {
    const winners = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const t = bidding([2, 2, 0, 0])
      t.state.shuffles.a = seed * 7919
      t.say({ sword: 1 }, 0).say({ sword: 1 }, 1)
      winners.add(t.state.clans[0].sword === 1 ? 0 : 1)
    }
    expect(winners.size).toBe(2)
  })

  test('SG-SWD-05 SG-RUL-31 three want sword 1: the losers choose one after the other, in the order of the lot', () => {
    const t = bidding([2, 2, 2, 0])
    t.say({ sword: 1 }, 0).say({ sword: 1 }, 1)
    const [first, second, third] = shuffle(copyStream(t.state.shuffles), [0, 1, 2])
    t.say({ sword: 1 }, 2)
    expect(t.events('sword')).toMatchObject([{ clan: first, sword: 1, by: 'lot' }])
    expect(t.asked).toEqual([second])
    t.say({ sword: 4 })
    expect(t.asked).toEqual([third])
    expect(t.offers({ sword: 4 })).toBe(false)
  })
})
