import { below, chooseSetup, pick, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { experienceTrack, regularKinds } from '../../data/pieces.ts'
import { regulars } from '../../position/troop.ts'
import { shogun } from '../../rulebook.ts'
import { armyId, at, TestTable, warTurnOf } from '../../testing/scene.ts'
import { answersOf, isFree, leastLeft, mostOfKind, stopsOf, type WayStop } from './stops.ts'

describe('the garrisons of a march', () => {
  test('SG-GAR-02 SG-LIM-03 one to five stay, of those that the army has', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 2p' },
      armies: { pink: ['mino level 2: 1a 2s 2g 3p'] },
      at: warTurnOf('pink'),
    })
    const army = armyId('pink')
    const view = shogun.view(t.state, 0)
    const journey = shogun.journeys?.(t.state, 0, army).find(({ place }) => place === at('shinano'))
    const stops = stopsOf(view, army, journey?.answers ?? [])
    expect(stops).toMatchObject([{ from: at('mino'), to: at('shinano'), left: { spearman: 1 } }])
    expect(isFree(view, army, stops, true)).toBe(true)
    expect(isFree(view, army, stops, false)).toBe(false)
    expect(regularKinds.map((unit) => mostOfKind(view, army, stops, 0, unit))).toEqual([1, 2, 2, 3])
    const five = [{ ...stops[0], left: { archer: 0, swordsman: 0, gunner: 2, spearman: 3, ronin: 0 } }]
    expect(mostOfKind(view, army, five, 0, 'archer')).toBe(0)
    for (const action of answersOf(view, army, five)) t.say({ ...action })
    expect(regulars(t.force('mino'))).toBe(5)
    expect(t.army('pink').place).toBe(at('shinano'))
  })

  test('SG-GAR-02 the only unit stays without being asked for', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 2p' },
      armies: { pink: ['mino: 1p'] },
      at: warTurnOf('pink'),
    })
    const army = armyId('pink')
    const view = shogun.view(t.state, 0)
    const left = { archer: 0, swordsman: 0, gunner: 0, spearman: 1, ronin: 0 }
    const stops = [{ from: at('mino'), to: at('shinano'), ronin: 0, joins: [], left }]
    for (const action of answersOf(view, army, stops)) t.say({ ...action })
    expect([t.army('pink').place, regulars(t.force('mino'))]).toEqual([at('shinano'), 1])
    expect(t.asks).toBe('war turn / move armies')
  })

  test.each([1, 2, 3])(
    'SG-GAR-02 SG-LIM-03 SG-GAR-05 seed %i: whatever fits the sheet is played to its end',
    (seed) => {
      const chance = streamOf(seed)
      const s = shogun.begin(chooseSetup(shogun, 'standard-3', {}), `stops ${seed}`)
      let tried = 0
      for (let i = 0; i < 3000 && tried < 40 && s.result === null; i++) {
        const [{ seat }] = shogun.questions(s)
        const answers = shogun.answers(s, seat)
        const army = answers.find((each) => each.kind === 'march')?.army
        if (army !== undefined) {
          const veteran = shogun.copy(s)
          for (const each of veteran.armies) each.hole = below(chance, experienceTrack.length)
          const view = shogun.view(veteran, seat)
          const journeys = shogun.journeys?.(veteran, seat, army) ?? []
          const journey = pick(chance, journeys)
          const stops = stopsOf(view, army, journey.answers)
          expect(answersOf(view, army, stops)).toEqual(journey.answers)
          const inOrder = answers.some(({ kind }) => kind === 'endPhase')
          if (isFree(view, army, stops, inOrder)) {
            const changed: WayStop[] = stops
            for (let n = 0; n < 6; n++) {
              const at = below(chance, stops.length)
              const unit = pick(chance, regularKinds)
              const { left } = changed[at]
              if (left === null) continue
              const count = below(chance, mostOfKind(view, army, changed, at, unit) + 1)
              if (regulars(left) - left[unit] + count < leastLeft) continue
              changed[at] = { ...changed[at], left: { ...left, [unit]: count } }
            }
            for (const action of answersOf(view, army, changed)) {
              expect(shogun.answer(veteran, seat, veteran.asked[seat], action)).toBeNull()
            }
            expect(veteran.armies[army].place).toBe(journey.place)
            tried++
          }
        }
        shogun.play(s, seat, pick(chance, answers))
      }
      expect(tried).toBeGreaterThan(5)
    },
  )
})
