import { below, chooseSetup, pick, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { ShogunAction } from '../../action.ts'
import { experienceTrack } from '../../data/pieces.ts'
import { clanOf } from '../../position/army.ts'
import { shogun } from '../../rulebook.ts'
import { type ArmyId, type ShogunState, seatOf } from '../../state.ts'
import { armyId, at, TestTable, warTurnOf } from '../../testing/scene.ts'
import { armyJourneys } from './journeys.ts'

const placesOf = (s: ShogunState, army: ArmyId) =>
  shogun.journeys?.(s, seatOf(s, clanOf(army)), army).map(({ place }) => place) ?? []

/** Plays a journey on a copy, each answer checked; where the army is then. */
function arrive(s: ShogunState, army: ArmyId, answers: readonly ShogunAction[]): number {
  const seat = seatOf(s, clanOf(army))
  const copy = shogun.copy(s)
  answers.forEach((action, i) => {
    if (i > 0) expect([copy.awaiting, copy.revealed]).toEqual([s.awaiting, s.revealed])
    expect(shogun.answer(copy, seat, copy.asked[seat], action)).toBeNull()
  })
  return copy.armies[army].place
}

/** Every province that an army comes to by its own answers, each tried after each, up to what it could not foresee. */
function reachedByAtoms(s: ShogunState, army: ArmyId): Set<number> {
  const seat = seatOf(s, clanOf(army))
  const start = s.armies[army].place
  const found = new Set<number>()
  const seen = new Set<string>()
  const open = [s]
  for (const each of open) {
    for (const action of shogun.answers(each, seat)) {
      const mine =
        action.kind === 'leave' || action.kind === 'go' || ('army' in action && action.army === army)
      if (!mine || action.kind === 'detach') continue
      const next = shogun.copy(each)
      shogun.play(next, seat, action)
      const { place } = next.armies[army]
      if (place !== start) found.add(place)
      if (next.revealed !== s.revealed || next.awaiting !== s.awaiting) continue
      const key = JSON.stringify([next.armies[army], next.forces, next.stack])
      if (!seen.has(key)) open.push(next)
      seen.add(key)
    }
    if (open.length > 800) break // enough is known: what was found so far must be there
  }
  return found
}

describe('journeys of armies', () => {
  test('SG-WAR-A-04 SG-GAR-02 the fewest steps, and one spearman stays where nobody else would', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 2p, musashi 2p' },
      armies: { pink: ['mino level 2: 1a 2s 2g 3p'] },
      at: warTurnOf('pink'),
    })
    const journeys = shogun.journeys?.(t.state, 0, armyId('pink')) ?? []
    const far = journeys.find(({ place }) => place === at('musashi'))
    expect(far).toMatchObject({ cost: 2, path: [at('shinano')], facing: null })
    expect(far?.answers.map(({ kind }) => kind)).toEqual(['march', 'leave', 'go', 'march'])
    expect(far?.answers[1]).toEqual({ kind: 'leave', unit: 'spearman' })
    expect(arrive(t.state, armyId('pink'), far?.answers ?? [])).toBe(at('musashi'))
  })

  test('SG-WAR-A-11 units are taken in on the way where the army could not go on without', () => {
    const t = new TestTable({
      forces: { pink: 'shinano 3p' },
      armies: { pink: ['mino level 3: 1p'] },
      at: warTurnOf('pink', 'after C'),
      change: (s) => {
        s.forces[at('mino')].spearman = 1
      },
    })
    const army = armyId('pink')
    expect(new Set(placesOf(t.state, army))).toEqual(reachedByAtoms(t.state, army))
  })

  test('SG-WAR-A-11 without ronin one unit is as good as another: mixed forces hardly make the search longer', () => {
    const questions = (mino: string) => {
      const t = new TestTable({
        forces: { pink: `mino ${mino}, shinano 1p` },
        armies: { pink: ['mino level 3:'] },
        at: warTurnOf('pink', 'after C'),
      })
      let asked = 0
      const rules = {
        answers: (s: ShogunState, seat: number) => {
          asked++
          return shogun.answers(s, seat)
        },
        copy: shogun.copy,
        play: shogun.play,
      }
      const places = armyJourneys(rules, t.state, 0, armyId('pink')).map(({ place }) => place)
      return { asked, places }
    }
    const [alike, mixed] = [questions('4p'), questions('1a 1s 1g 1p')]
    expect(mixed.places).toEqual(alike.places)
    expect(mixed.asked).toBeLessThan(1.5 * alike.asked)
  })

  test('SG-RON-20 SG-LIM-12 so many stay as hidden ronin need, where the army could not go on else', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p, owari 1p' },
      armies: { pink: ['hida level 2: 3p'] },
      hidden: { hida: 1 },
      at: warTurnOf('pink'),
    })
    const army = armyId('pink')
    const far = shogun.journeys?.(t.state, 0, army).find(({ place }) => place === at('owari'))
    expect(far?.answers.map(({ kind }) => kind)).toEqual(['march', 'leave', 'leave', 'go', 'march'])
    expect(arrive(t.state, army, far?.answers ?? [])).toBe(at('owari'))
  })

  test.each([
    ['standard-3', 1],
    ['standard-4', 2],
    ['standard-5', 3],
    ['standard-2', 4],
  ])(
    'SG-WAR-A-04 SG-GAR-02 SG-RUL-100 %s, seed %i: a journey for every province that atoms reach, and no other',
    (setup, seed) => {
      const chance = streamOf(seed)
      const s = shogun.begin(chooseSetup(shogun, setup, {}), `journeys ${seed}`)
      let looked = 0
      for (let i = 0; i < 4000 && looked < 8 && s.result === null; i++) {
        const [{ seat }] = shogun.questions(s)
        const answers = shogun.answers(s, seat)
        const movers = [...new Set(answers.flatMap((each) => (each.kind === 'march' ? [each.army] : [])))]
        for (const army of i % 3 === 0 ? movers : []) {
          const veteran = shogun.copy(s)
          for (const each of veteran.armies) each.hole = below(chance, experienceTrack.length)
          const journeys = shogun.journeys?.(veteran, seat, army) ?? []
          for (const { answers: way, place } of journeys) expect(arrive(veteran, army, way)).toBe(place)
          const places = new Set(journeys.map(({ place }) => place))
          expect([...reachedByAtoms(veteran, army)].filter((place) => !places.has(place))).toEqual([])
          looked++
        }
        shogun.play(s, seat, pick(chance, answers))
      }
      expect(looked).toBeGreaterThan(4)
    },
  )
})
