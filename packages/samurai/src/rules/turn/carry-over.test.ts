import { chooseSetup } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import type { SamuraiAction } from '../../action.ts'
import { samurai } from '../../rulebook.ts'
import { scenarioOf } from '../../setups/library.ts'
import { isGuard, kindOf, leaderWith, type SamuraiState } from '../../state.ts'
import { tape } from '../../testing/scene.ts'
import { wordsOf } from '../../testing/words.ts'
import { winBattle } from './victory.ts'

/** The first battle ends with these flags; the dice that follow are as written. */
function ended(flags: readonly [number, number], winner: number, dice: string): SamuraiState {
  const s = samurai.begin(chooseSetup(samurai, 'campaign-18-19', {}), 'carry over')
  s.flags = [...flags]
  s.dice = tape([...dice.replaceAll(' ', '')])
  s.awaiting = 0
  winBattle(s, winner, 'result.flags')
  samurai.sequence.run(s)
  return s
}

const answers = (s: SamuraiState, seat: number): readonly SamuraiAction[] => samurai.answers(s, seat)
const step = (s: SamuraiState): string => samurai.questions(s)[0]?.name ?? 'over'

describe('from one battle of a mini-campaign to the next', () => {
  it('SB-SCN-02, SB-VIC-06 a battle that is won is over: whatever else would win it comes too late', () => {
    const s = samurai.begin(chooseSetup(samurai, 'campaign-18-19', {}), 'carry over')
    s.flags = [3, 1]
    winBattle(s, 0, 'result.flags')
    winBattle(s, 1, 'result.flags')
    expect(s.campaign).toMatchObject({ winner: 0, flags: [3, 1] })
  })

  it('SB-SCN-02 the winner rolls a die for each of his flags, then the loser; without flags nobody rolls', () => {
    const s = ended([3, 0], 0, 'hhh')
    expect([s.scenario, step(s), s.turns]).toEqual(['gmt-19', 'turn / command', [1, 0]])
    const { armies } = scenarioOf('gmt-19')
    expect(s.honor).toEqual([armies[0].honor, armies[1].honor - 3])
  })

  it('SB-SCN-02 before cards are dealt', () => {
    const s = ended([1, 0], 0, 'c')
    expect([step(s), s.hands]).toEqual(['carry over / weaken', [[], []]])
  })

  it('SB-SCN-02 a symbol takes a block from an enemy unit without a leader; only swords reach one with him', () => {
    const led = (s: SamuraiState, action: SamuraiAction): boolean =>
      action.kind === 'weaken' && leaderWith(s, s.units[action.unit]) !== undefined
    const plain = ended([1, 0], 0, 's')
    const list = answers(plain, 0)
    expect(list.some((action) => led(plain, action))).toBe(false)
    expect(list.length).toBe(
      plain.units.filter((unit) => unit.seat === 1 && leaderWith(plain, unit) === undefined).length,
    )
    const swords = ended([1, 0], 0, 'x')
    expect(answers(swords, 0).some((action) => led(swords, action))).toBe(true)
    expect(answers(swords, 0).length).toBe(swords.units.filter((unit) => unit.seat === 1).length)
  })

  it('SB-SCN-02 never more than one block from the same unit', () => {
    const s = ended([2, 0], 0, 'ct')
    const [first] = answers(s, 0)
    if (first.kind !== 'weaken') throw new Error('a unit is to be weakened')
    samurai.play(s, 0, first)
    expect(s.units[first.unit].blocks).toBe(kindOf(s.units[first.unit]).blocks - 1)
    expect(answers(s, 0)).not.toContainEqual(first)
  })

  it('SB-SCN-02 a symbol is spent before swords, so that swords stay for a unit with a leader', () => {
    const s = ended([2, 0], 0, 'cx')
    const bare = answers(s, 0).find(
      (action) => action.kind === 'weaken' && leaderWith(s, s.units[action.unit]) === undefined,
    )
    samurai.play(s, 0, bare as SamuraiAction)
    const left = answers(s, 0).some(
      (action) => action.kind === 'weaken' && leaderWith(s, s.units[action.unit]) !== undefined,
    )
    expect(left).toBe(true)
  })

  it('SB-SCN-02 a flag pushes an enemy unit one hex toward its own baseline', () => {
    const s = ended([1, 0], 0, 'f')
    expect(step(s)).toBe('carry over / push')
    const [push] = answers(s, 0)
    if (push.kind !== 'pushBack') throw new Error('a unit is to be pushed')
    const unit = s.units[push.unit]
    expect([unit.seat, isGuard(unit), push.hex > unit.hex]).toEqual([1, false, true])
    expect(wordsOf(s, push)).toMatch(/^push [A-K]\d+ [A-K]\d+$/)
    samurai.play(s, 0, push)
    expect([unit.hex, step(s)]).toEqual([push.hex, 'turn / command'])
  })

  it('SB-SCN-02 the loser of the first battle rolls for his flags too, after the winner', () => {
    const s = ended([1, 2], 0, 'h hh')
    const { armies } = scenarioOf('gmt-19')
    expect(s.honor).toEqual([armies[0].honor - 2, armies[1].honor - 1])
    expect(s.campaign).toMatchObject({ battle: 1, flags: [1, 2], winner: 0 })
  })
})
