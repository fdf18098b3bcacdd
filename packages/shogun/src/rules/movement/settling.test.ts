import { below, type Stream, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { neighbours, provinceIds } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import { shogun } from '../../rulebook.ts'
import type { ShogunState } from '../../state.ts'
import { armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'
import { isInOrder, isInStep, legalNext, offeredNext } from '../../testing/ways.ts'

const one = armyId('pink', 1)
const two = armyId('pink', 2)
const march = (army: number, to: string, ronin = 0) => ({ kind: 'march', army, to: at(to), ronin })

describe('what can be put right', () => {
  test('SG-RUL-21 SG-LIM-12 the option armySwap off: hidden ronin may still be left to an army that comes later', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, mino 1p, kaga 1p' },
      armies: { pink: ['hida: 1a 1g', 'kaga: 2g'] },
      hidden: { hida: 2 },
      options: { armySwap: false },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'mino')).say(march(two, 'hida'))
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test('SG-RUL-21 the option armySwap off: who comes to another goes on at once, also with the last unit of the force', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a 2g', 'mino level 2: 1g'] },
      options: { armySwap: false },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'mino'))
    expect(t.list().some((a) => a.kind === 'march' && a.army === two)).toBe(false)
    t.say({ kind: 'takeIn', army: one, unit: 'spearman' })
    expect(t.list().some((a) => a.kind === 'march' && a.army === two)).toBe(false)
    t.say(march(one, 'owari')).say({ kind: 'leave' }).say({ kind: 'go' })
    expect(t.offers({ kind: 'march', army: two })).toBe(true)
  })

  test('SG-RUL-21 SG-RUL-100 the option armySwap off: who stands in the way of the army that must come may go first', () => {
    // two ronin lie hidden in Hida and army one, which left them, must come back; army two may pass there meanwhile
    const t = new TestTable({
      forces: { pink: 'hida 1g, etchu 1p, mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 1a 1g', 'mino level 2:'] },
      hidden: { hida: 2 },
      options: { armySwap: false },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'etchu'))
    expect(t.offers(march(two, 'hida'))).toBe(true)
    t.say(march(two, 'hida'))
    expect(t.offers(march(one, 'hida'))).toBe(false)
    t.say(march(two, 'mino')).say(march(one, 'hida'))
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test.each([
    ['1p', false],
    ['2p', true],
  ])(
    'SG-WAR-A-15 who passes another on the way to hidden ronin leaves somebody for the last unit taken in: %s',
    (mino, offered) => {
      // army two comes by Mino, where army three stands: only a unit that leaves one behind there is of use in Hida
      const t = new TestTable({
        forces: { pink: `hida 1p, etchu 1p, mino ${mino}, owari 3p` },
        armies: { pink: ['hida: 1a 1g', 'owari level 2:', 'mino:'] },
        hidden: { hida: 2 },
        options: { pickUpInPlace: false },
        at: warTurnOf('pink'),
      })
      expect(t.offers(march(one, 'etchu'))).toBe(offered)
    },
  )

  test('SG-GAR-05 who passes a force on the way leaves nobody with it, though hidden ronin want men there', () => {
    // army two can stay in Hida; once army three has come it can only pass, and has no box for the archer there
    const t = new TestTable({
      forces: { pink: 'hida 1a, etchu 1p, mino 1p, kaga 1p' },
      armies: { pink: ['hida: 1a 1g', 'kaga level 2: 4a 3p', 'mino:'] },
      hidden: { hida: 2 },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'etchu'))
    expect(t.offers(march(two, 'hida'))).toBe(true)
    expect(t.offers(march(two + 1, 'hida'))).toBe(false)
  })

  test('SG-RON-20 SG-RUL-11 the unit that an army takes in may make the room that is wanted', () => {
    // in Hida army two is a daimyo and a gunner beside one spearman: room for one hidden ronin, for two when he joins them
    const t = new TestTable({
      forces: { pink: 'hida 1p, mino 1p, kaga 1p' },
      armies: { pink: ['hida: 1a 1g', 'kaga: 1g'] },
      hidden: { hida: 2 },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'mino')).say(march(two, 'hida'))
    expect(t.offers({ kind: 'endPhase' })).toBe(false)
    t.say({ kind: 'takeIn', army: two })
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test.each([
    [1, true],
    [2, false],
  ])('SG-RUL-100 no army reckons with a garrison that another will leave: %i ronin', (hidden, offered) => {
    // army one must go, and may leave both gunners for the ronin; army two, which has nobody, may not count on taking them in
    const t = new TestTable({
      forces: { pink: 'hida 2p' },
      armies: { pink: ['kaga: 2g', 'hida:'] },
      hidden: { kaga: hidden },
      at: warTurnOf('pink'),
    })
    expect(t.offers(march(two, 'kaga'))).toBe(offered)
  })

  test('SG-RUL-100 what the step itself leaves is there for every army', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1p, echizen 1p' },
      armies: { pink: ['kaga: 2g', 'echizen:'] },
      hidden: { kaga: 2 },
      at: warTurnOf('pink'),
    })
    t.say(march(one, 'hida')).say({ kind: 'leave' })
    expect(t.offers({ kind: 'go' })).toBe(false)
    t.say({ kind: 'leave' }).say({ kind: 'go' }).say(march(two, 'kaga'))
    t.say({ kind: 'takeIn', army: two }).say({ kind: 'takeIn', army: two })
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test('SG-RUL-100 no army reckons with a province that another will conquer, but with one that is conquered', () => {
    // army three would have to leave a gunner in Mino, which is empty, and want him in Hida; unless army two stands there
    const t = new TestTable({
      forces: { pink: 'hida 1p, etchu 1p, owari 1p, omi 1p', grey: 'kaga 1p, shinano 1p' },
      armies: { pink: ['hida: 1a 2g', 'omi: 4a', 'owari level 2: 2g'] },
      hidden: { hida: 3 },
      at: warTurnOf('pink', 'after C'),
    })
    expect(t.offers(march(one, 'etchu'))).toBe(false)
    t.say(march(two, 'mino'))
      .say(march(one, 'etchu'))
      .say(march(two + 1, 'mino'))
      .say(march(two + 1, 'hida'))
    t.say({ kind: 'takeIn', army: two + 1 })
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
  })

  test.each([
    [2, true],
    [3, false],
  ])('SG-RUL-100 nor through one that another takes on its way out: %i ronin', (hidden, offered) => {
    // army two must leave Shinano; if it took Mino, army three would come to Hida without leaving a gunner on the way
    const t = new TestTable({
      forces: { pink: 'hida 1p, shinano 1p, owari 1p', grey: 'echizen 1p, etchu 1p, kaga 1p' },
      armies: { pink: ['hida: 1a 2g', 'shinano:', 'owari level 2: 2g'] },
      hidden: { hida: hidden },
      at: warTurnOf('pink', 'after C'),
    })
    expect(t.offers(march(one, 'shinano'))).toBe(offered)
  })
})

/** A few of pink's provinces round Hida, armies of every level, and ronin hidden where they just have room. */
function position(chance: Stream): Scene {
  const places = ['hida', 'mino', 'kaga', 'owari', 'etchu']
  const forces = places.map((place) => `${place} ${below(chance, 3) === 0 ? 2 : 1}p`)
  const armies = [0, 1].map((i) => {
    const men = below(chance, 3)
    return `${places[i * 2]} level ${1 + below(chance, 2)}: ${below(chance, 2)}a ${men}g ${below(chance, men + 1)}r`
  })
  if (below(chance, 3) === 0) armies.push(`mino level ${1 + below(chance, 2)}: ${below(chance, 2)}g`)
  return {
    forces: {
      pink: forces.filter(() => below(chance, 3) > 0).join(', '),
      grey: 'shinano 1p, echizen 1p, omi 1p',
    },
    armies: { pink: armies },
    options: { armySwap: below(chance, 3) > 0, pickUpInPlace: below(chance, 4) > 0 },
    at: warTurnOf('pink', below(chance, 3) === 0 ? 'after C' : 'begin'),
    change: (s) => hideWhereRoom(s, places, 4, chance),
  }
}

/** Pink's provinces round Hida with men of every class, up to three armies anywhere, and few empty provinces about them. */
function widePosition(chance: Stream): Scene {
  const lands = ['hida', 'mino', 'kaga', 'owari', 'etchu', 'shinano'].slice(0, 4 + below(chance, 3))
  const around = neighbours.flatMap((near, place) =>
    !lands.includes(provinceIds[place]) && lands.some((land) => near.includes(at(land)))
      ? [provinceIds[place]]
      : [],
  )
  for (let empty = below(chance, 3); empty > 0; empty--) around.splice(below(chance, around.length), 1)
  const kinds = ['1a', '1g', '1p', '2p', '1a 1g', '1g 1p', '2a']
  const forces = lands
    .filter(() => below(chance, 4) > 0)
    .map((land) => `${land} ${kinds[below(chance, kinds.length)]}`)
  const free = [...lands]
  const count = 1 + below(chance, 3)
  const armies = Array.from({ length: count }, (_, i) => {
    const [place] = free.splice(below(chance, free.length), 1)
    const men = below(chance, 3)
    const archers = below(chance, men + 1)
    const level = 1 + below(chance, count < 3 && i === 0 ? 3 : 2)
    return `${place} level ${level}: ${archers}a ${men - archers}g ${below(chance, men + 1)}r`
  })
  return {
    forces: { pink: forces.join(', '), grey: around.map((place) => `${place} 1p`).join(', ') },
    armies: { pink: armies },
    options: { armySwap: below(chance, 3) > 0, pickUpInPlace: below(chance, 4) > 0 },
    at: warTurnOf('pink', below(chance, 3) === 0 ? 'after C' : 'begin'),
    change: (s) => hideWhereRoom(s, lands, 5, chance),
  }
}

/** Fewer than so many ronin in every province of pink, as there is room. */
function hideWhereRoom(s: ShogunState, places: readonly string[], most: number, chance: Stream): void {
  for (const place of places.map(at)) {
    if (s.owner[place] !== 0) continue
    const army = s.armies.find((each) => each.place === place)
    const room = Math.max(0, regulars(s.forces[place]) - 1)
    s.hidden[place] = Math.min(
      room + (army === undefined ? 0 : regulars(army) - army.ronin),
      below(chance, most),
    )
    s.ronin -= s.hidden[place]
  }
}

test.each([
  [11, 25, position],
  [225, 10, position],
  [316, 10, position],
  [1, 60, widePosition],
  [2, 60, widePosition],
] as const)(
  'SG-RUL-100 SG-WAR-A-08 SG-RON-20 SG-LIM-12 a step is offered if some way to end the phase is left after it, and only then: seed %i',
  (seed, positions, generate) => {
    const chance = streamOf(seed)
    let unsettled = 0
    for (let i = 0; i < positions; i++) {
      let { state } = new TestTable(generate(chance))
      // some steps at random, so that the phase is in disorder now and then
      for (let step = 0; step < 3; step++) {
        const list = shogun.answers(state, 0)
        const legal = legalNext(state)
        if (legal === null) break
        expect([i, step, [...offeredNext(state, list)].sort()]).toEqual([i, step, [...legal].sort()])
        if (!isInOrder(state)) unsettled++
        const moves = list.filter((action) => action.kind === 'march' || action.kind === 'takeIn')
        if (moves.length === 0) break
        state = shogun.copy(state)
        shogun.play(state, 0, moves[below(chance, moves.length)])
        while (isInStep(state)) {
          const answers = shogun.answers(state, 0)
          shogun.play(state, 0, answers[below(chance, answers.length)])
        }
        if (!shogun.questions(state)[0]?.name.startsWith('war turn / move armies')) break
      }
    }
    expect(unsettled).toBeGreaterThan(5)
  },
)
