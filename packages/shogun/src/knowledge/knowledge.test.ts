import { chooseSetup, pick, seatsIn, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { ShogunAction } from '../action.ts'
import { shogun } from '../rulebook.ts'
import { actionOf, armyId, at, TestTable, warTurnOf } from '../testing/scene.ts'
import { knowledge } from './knowledge.ts'

/** The answer of the list that is worth most. */
function best(t: TestTable, seat = t.asked[0] as number): ShogunAction {
  const list = t.list(seat)
  const worths = knowledge.appraise(t.state, seat, list)
  return list[worths.indexOf(Math.max(...worths))]
}

describe('evaluation', () => {
  test('is shared out among the seats, and follows the land', () => {
    const t = new TestTable({
      forces: { pink: 'hida 3p, mino 2p, kai 1p', grey: 'aki 1p' },
      at: warTurnOf('pink'),
    })
    const values = [0, 1, 2, 3].map((seat) => knowledge.evaluate(t.state, seat))
    expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1)
    expect(values[0]).toBeGreaterThan(values[1])
    expect(values[1]).toBeGreaterThan(values[2])
  })

  test('who is out has no chance, and whoever has won is sure of it', () => {
    const s = shogun.begin(chooseSetup(shogun, 'standard-3'), 'evaluation')
    s.clans[1].alive = false
    expect(knowledge.evaluate(s, 1)).toBe(0)
    expect(knowledge.evaluate(s, 0) + knowledge.evaluate(s, 2)).toBeCloseTo(1)
    s.result = { winners: [2], because: 'result.survivor' }
    expect([0, 1, 2].map((seat) => knowledge.evaluate(s, seat))).toEqual([0, 0, 1])
  })

  test('a weak daimyo beside a strong army is worse off than one behind the lines', () => {
    const beside = (place: string) => {
      const t = new TestTable({
        forces: { pink: 'osumi 2p, satsuma 2p, hyuga 2p' },
        armies: { pink: [`${place}: 1p`], grey: ['higo: 4a 10p'] },
        at: warTurnOf('grey'),
      })
      return knowledge.evaluate(t.state, 0)
    }
    expect(beside('hyuga')).toBeLessThan(beside('osumi'))
  })

  test('SG-ELM-02 the land of a clan whose last daimyo can be killed is nearly won', () => {
    const against = (armies: readonly string[]) => {
      const t = new TestTable({
        forces: { grey: 'aki 1p, bingo 1p, iwami 1p, nagato 1p, suo 1p, iyo 1p, tosa 1p' },
        armies: { pink: ['hida: 4a 10p'], grey: armies },
        at: warTurnOf('pink'),
      })
      return knowledge.evaluate(t.state, 0)
    }
    expect(against(['mino: 1p', 'lost', 'lost'])).toBeGreaterThan(against(['mino: 1p', 'iki:', 'lost']))
  })
})

describe('stakes', () => {
  test('a plan and an attack are worth thinking about, not which man is lost or enlisted', () => {
    const plan = new TestTable({ koku: { pink: 5 }, at: actionOf('plan') })
    expect(knowledge.stakes?.(plan.state, 0, plan.list(0))).toBe(0.7)
    const war = new TestTable({
      forces: { pink: 'hida 1p', grey: 'mino 1p' },
      at: warTurnOf('pink', 'after A'),
    })
    expect(knowledge.stakes?.(war.state, 0, war.list(0))).toBe(0.7)
    const levy = new TestTable({
      koku: { pink: 5 },
      at: actionOf('levy'),
      change: (s) => {
        s.clans[0].plan.levies = 5
      },
    })
    expect(knowledge.stakes?.(levy.state, 0, levy.list(0))).toBe(0)
  })
})

describe('hints', () => {
  test('a round is a turn', () => {
    const s = shogun.begin(chooseSetup(shogun, 'standard-2'), 'turns')
    expect(knowledge.turns?.(s, 0)).toBe(0)
    s.round = 3
    expect([0, 1].map((seat) => knowledge.turns?.(s, seat))).toEqual([3, 3])
  })

  test('count provinces, units and daimyo beyond the others’, and own daimyo who are in no danger', () => {
    const t = new TestTable({
      seats: 3,
      forces: { pink: 'osumi 2p, hyuga 3p', grey: 'aki 1p' },
      armies: { pink: ['satsuma: 4a'], grey: ['aki: 1a'], indigo: ['kai:'] },
      at: warTurnOf('pink'),
    })
    const counted = (seat: number) =>
      Object.fromEntries((knowledge.aspects ?? []).map(({ name, measure }) => [name, measure(t.state, seat)]))
    expect(counted(0)).toEqual({
      'aspect.provinces': 3 - (1 + 1) / 2,
      'aspect.units': 9 - (2 + 0) / 2,
      'aspect.daimyo': 0,
      'aspect.safeDaimyo': 1,
    })
  })
})

describe('imagination', () => {
  test('SG-PLAN-06 others are thought to plan as players do: men first, rarely all for the swords', () => {
    const t = new TestTable({
      koku: { pink: 9, grey: 9, indigo: 9, green: 9 },
      options: { truces: false },
      at: actionOf('plan'),
    })
    t.say({ bin: 'swords', koku: 9 }, 0)
    let levies = 0
    let swords = 0
    for (let seed = 1; seed <= 100; seed++) {
      const { plan } = shogun.imagine(t.state, 1, streamOf(seed)).clans[0]
      levies += plan.levies
      swords += plan.swords
    }
    expect(levies).toBeGreaterThan(400)
    expect(swords).toBeLessThan(200)
    expect(swords).toBeGreaterThan(0)
  })
})

describe('appraisal', () => {
  test('a strong army attacks the weak neighbour, not the strong one', () => {
    const t = new TestTable({
      forces: { grey: 'mino 1p, kaga 5p' },
      armies: { pink: ['hida: 2a 2s 4g 4p'], grey: ['izu: 1a'] },
      castles: { kaga: 2 },
      at: warTurnOf('pink', 'after A'),
    })
    expect(best(t)).toMatchObject({ kind: 'declare', army: armyId('pink'), to: at('mino') })
  })

  test('a single spearman does not throw himself at five', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p', grey: 'mino 5p, kaga 5p, echizen 5p, etchu 5p, shinano 5p' },
      at: warTurnOf('pink', 'after A'),
    })
    expect(t.list().some((a) => a.kind === 'declare' && a.from === at('hida'))).toBe(true)
    expect(best(t)).toEqual({ kind: 'endPhase' })
  })

  test('a battle that cannot be won is broken off', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p, osumi 1p', grey: 'mino 5a' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') })
    t.dice(12, 12, 12, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(best(t)).toEqual({ kind: 'breakOff' })
  })

  test('an empty neighbour is taken in D', () => {
    const t = new TestTable({
      forces: { pink: 'hida 3p' },
      armies: { pink: ['osumi:'] },
      at: warTurnOf('pink', 'after C'),
    })
    t.say({ kind: 'endPhase' })
    expect(best(t)).toMatchObject({ kind: 'send', from: at('hida') })
    t.say({ kind: 'send', from: at('hida') })
    expect(best(t)).toMatchObject({ kind: 'to' })
  })

  test('ronin are given up before spearmen, archers last', () => {
    const t = new TestTable({
      forces: { pink: 'mino 5a, osumi 1p', grey: 'hida 2a 2p 1r' },
      at: warTurnOf('pink', 'after A'),
    })
    t.say({ kind: 'declare', from: at('mino'), to: at('hida') })
    t.dice(1, 12, 12, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect(best(t, 1)).toMatchObject({ kind: 'lose', unit: 'ronin' })
  })

  test('a lone daimyo is the ninja’s prey', () => {
    const t = new TestTable({ armies: { grey: ['kai:', 'izu: 1a'] }, ninja: 'pink', at: warTurnOf('pink') })
    expect(best(t)).toEqual({ kind: 'strike', army: armyId('grey') })
  })
})

test('the greedy choice beats three random players', () => {
  let won = 0
  for (let game = 0; game < 6; game++) {
    const s = shogun.begin(chooseSetup(shogun, 'standard-4'), `greedy ${game}`)
    const chance = streamOf(game + 1)
    const greedy = game % 4
    while (s.result === null) {
      const seat = seatsIn(s.awaiting)[0] as number
      const list = shogun.answers(s, seat)
      const worths = seat === greedy ? knowledge.appraise(shogun.imagine(s, seat, chance), seat, list) : []
      shogun.play(s, seat, seat === greedy ? list[worths.indexOf(Math.max(...worths))] : pick(chance, list))
    }
    if (s.result.winners.includes(greedy)) won++
  }
  expect(won).toBeGreaterThanOrEqual(5)
})
