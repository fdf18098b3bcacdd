import { describe, expect, it } from 'vitest'
import { nameOfHex } from '../../event.ts'
import { backward, type HexId } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { kindOf, leaderWith, type SamuraiState, type Unit } from '../../state.ts'
import { chance } from '../../testing/chance.ts'
import { drawn, type Scene } from '../../testing/scene.ts'
import { retreatHexes } from './retreat.ts'

/** A crowd of pieces and rivers around F6, where the unit of the bottom army stands that is to retreat. */
function crowd(seed: number): Scene {
  const roll = chance(seed)
  const cells = ['.', '.', '.', '.', 'ASP', 'asp', 'r', '+I', '+C', 'f', '+i']
  const unit = ['ASP', 'SSPC', 'LI', 'ASP+I', 'SSPC+C'][roll(5)]
  const rows = ['G4', 'H4', 'I4', 'J4', 'K4'].map(
    (start) => `${start} ${Array.from({ length: 5 }, () => cells[roll(cells.length)]).join(' ')}`,
  )
  return drawn(`F6 ${unit}\n${rows.join('\n')}`)
}

/** SB-RET-06, SB-RET-08, SB-RET-09, told once more in other words. */
function mayEnter(s: SamuraiState, unit: Unit, hex: HexId): 'no' | 'yes' | 'joins' {
  if (terrainAt(s, battlefield(s), hex).impassable || s.unitAt[hex] >= 0) return 'no'
  const id = s.leaderAt[hex]
  if (id < 0) return 'yes'
  const leader = s.leaders[id]
  if (leader.seat !== unit.seat || leaderWith(s, unit) !== undefined) return 'no'
  return kindOf(unit).arm === 'infantry' || leader.kind === 'cavalry' ? 'joins' : 'no'
}

/** Every way back of so many steps, as its hexes and the blocks that it costs; a way ends only where it must. */
function ways(s: SamuraiState, unit: Unit, from: HexId, steps: number): { path: HexId[]; lost: number }[] {
  if (steps === 0) return [{ path: [], lost: 0 }]
  const open = backward(unit.seat, from).filter((hex) => mayEnter(s, unit, hex) !== 'no')
  if (open.length === 0) return [{ path: [], lost: steps }]
  return open.flatMap((hex) =>
    mayEnter(s, unit, hex) === 'joins'
      ? [{ path: [hex], lost: 0 }]
      : ways(s, unit, hex, steps - 1).map(({ path, lost }) => ({ path: [hex, ...path], lost })),
  )
}

describe('retreats against every way there is', () => {
  it('SB-RET-12, SB-RET-08, SB-RET-09, R-75 the steps offered are those that begin a way without losses, or any where there is none', () => {
    let forced = 0
    for (let seed = 1; seed <= 400; seed++) {
      const t = crowd(seed)
      const unit = t.unit('F6')
      const led = leaderWith(t.state, unit) !== undefined
      for (let steps = 1; steps <= 5; steps++) {
        const all = ways(t.state, unit, unit.hex, steps).filter(({ path }) => path.length > 0)
        const free = all.filter(({ lost }) => lost === 0)
        const wanted = new Set((free.length > 0 ? free : all).map(({ path }) => nameOfHex(path[0])))
        const offered = retreatHexes(t.state, unit, led, steps).map(nameOfHex)
        if (free.length > 0 && free.length < all.length) forced++
        expect([seed, steps, offered.sort()]).toEqual([seed, steps, [...wanted].sort()])
      }
    }
    expect(forced).toBeGreaterThan(80)
  })

  it('SB-LRET-01, SB-LRET-02, SB-LRET-03, SB-LRET-04, SB-LRET-05, SB-LRET-06, SB-LRET-11 a lone leader is offered the ends of all his ways of one to three hexes, and no others', () => {
    const offered = new Set<number>()
    for (let seed = 1; seed <= 400; seed++) {
      const roll = chance(seed)
      const cells = ['.', '.', 'ASP', 'asp', 'r', '+I', 'SSPC', 'ASP+I', '+i', 'f']
      const mark = roll(2) === 0 ? 'I' : 'C'
      const rows = ['G5', 'H5', 'I5'].map(
        (start) => `${start} ${Array.from({ length: 4 }, () => cells[roll(cells.length)]).join(' ')}`,
      )
      const t = drawn(`E6 asp\nF6 +${mark}\n${rows.join('\n')}`, { ordered: 'E6' }).dice('hhh')
      const { state: s } = t
      const passes = (hex: HexId): boolean => {
        if (terrainAt(s, battlefield(s), hex).impassable) return false
        const piece = s.units[s.unitAt[hex]] ?? s.leaders[s.leaderAt[hex]]
        return piece === undefined || piece.seat === 1
      }
      const ends = (hex: HexId): boolean => {
        if (s.leaderAt[hex] >= 0) return false
        const unit = s.units[s.unitAt[hex]]
        return unit === undefined || mark === 'C' || kindOf(unit).arm === 'infantry'
      }
      const wanted = new Set<string>()
      let rim = new Set<HexId>([t.leader('F6').hex])
      for (let step = 1; step <= 3; step++) {
        rim = new Set([...rim].flatMap((hex) => backward(1, hex)).filter(passes))
        for (const hex of rim) if (ends(hex)) wanted.add(`retreat ${nameOfHex(hex)}`)
      }
      t.say('attack E6 F6')
      expect([seed, t.happened('seppuku') ? [] : t.offers('retreat')]).toEqual([seed, [...wanted].sort()])
      offered.add(wanted.size)
    }
    expect([offered.has(0), offered.size > 5]).toEqual([true, true])
  })
})
