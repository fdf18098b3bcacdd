import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { samurai } from '../rulebook.ts'
import { kindOf, NOT_ORDERED, UNMOVED } from '../state.ts'
import { layOut } from './deal.ts'
import { scenarioIds, scenarioOf } from './library.ts'

const begin = (id: string, seed = 'setup') => samurai.begin(chooseSetup(samurai, id, {}), seed)

describe('setting up a battle', () => {
  it('SB-SETUP-02 SB-UNIT-02 every scenario puts its pieces where they are drawn, at full strength', () => {
    for (const id of scenarioIds) {
      const scenario = scenarioOf(id)
      const s = begin(id)
      expect(s.units.map((unit) => unit.hex)).toEqual(scenario.units.map((unit) => unit.hex))
      expect(s.leaders.map((leader) => leader.hex)).toEqual(scenario.leaders.map((leader) => leader.hex))
      for (const unit of s.units) expect(unit.blocks).toBe(kindOf(unit).blocks)
    }
  })

  it('SB-SETUP-02 nobody who is put on the field has done anything yet', () => {
    const s = begin('gmt-01')
    expect([s.struckWith, s.charge]).toEqual([0, []])
    layOut(s)
    for (const unit of s.units) {
      expect(unit).toMatchObject({ ordered: NOT_ORDERED, moved: UNMOVED, fought: 0, swift: 0, shotLoss: 0 })
      expect(unit).toMatchObject({ stopped: false, barred: false, spirit: false, desperate: false })
    }
    for (const leader of s.leaders) expect(leader).toMatchObject({ ordered: false, moved: false })
  })

  it('SB-SETUP-03, SB-SETUP-04, SB-SETUP-05 deals the scenario’s cards and honor; the pool has the rest of 30', () => {
    for (const id of scenarioIds) {
      const { armies } = scenarioOf(id)
      const s = begin(id)
      for (const seat of [0, 1]) {
        expect(s.hands[seat].length, id).toBe(armies[seat].command)
        expect(s.dragonHands[seat].length, id).toBe(armies[seat].dragon)
        expect(s.honor[seat], id).toBe(armies[seat].honor)
      }
      expect(s.pool).toBe(30 - armies[0].honor - armies[1].honor)
    }
  })

  it('SB-SETUP-03, SB-SETUP-04, SB-SETUP-06 hands and decks are hidden, reserves and discards are open', () => {
    const s = begin('gmt-01')
    s.deck.discards.push(s.deck.draw.pop() as number)
    const view = samurai.view(s, 1) as unknown as Record<string, (number | null)[][]>
    expect(view.hands[1]).toEqual(s.hands[1])
    expect(view.hands[0]).toEqual(s.hands[0].map(() => null))
    expect(view.dragonHands[0]).toEqual(s.dragonHands[0].map(() => null))
    const text = JSON.stringify(samurai.view(s, null))
    expect(text).toContain('"honor":[5,5]')
    expect(text).toMatch(/discards/)
  })

  it('SB-SETUP-07 the scenario names who begins, or dice do', () => {
    for (const id of scenarioIds) {
      const { first } = scenarioOf(id)
      const s = begin(id)
      if (first >= 0) expect(s.turn.seat, id).toBe(first)
      else expect([0, 1]).toContain(s.turn.seat)
    }
    const begun = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begin('gmt-22', seed).turn.seat))
    expect([...begun].sort()).toEqual([0, 1])
  })

  it('SB-CC-ONE-03, SB-GAIN-04, SB-SCN-01 rulings on which tables differ are options, the recommended value first', () => {
    const options = (id: string) => samurai.setups.find((setup) => setup.id === id)?.options
    const one = { name: 'orderOneDrawsDragon', values: [true, false] }
    const ground = { name: 'gainGroundAfterStop', values: [false, true] }
    expect(options('gmt-16')).toEqual([one, ground])
    expect(options('zvezda-1')).toEqual([{ ...one, values: [false, true] }])
    expect(options('zvezda-5')).toEqual([
      { ...one, values: [false, true] },
      { name: 'acrossRiverAddsUp', values: [false, true] },
    ])
    const s = samurai.begin(chooseSetup(samurai, 'zvezda-5', { acrossRiverAddsUp: true }), 'options')
    expect(s.rulings).toEqual({
      orderOneDrawsDragon: false,
      gainGroundAfterStop: false,
      acrossRiverAddsUp: true,
    })
  })
})
