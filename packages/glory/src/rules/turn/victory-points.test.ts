import { describe, expect, test } from 'vitest'
import { DISORDERED, ELIMINATED, GOOD, ROUTED } from '../../state.ts'
import { placed } from '../../testing/placed.ts'
import { automaticWinner, countGarrisons, finalPoints, victoryByPoints } from './victory.ts'

const foot = '4-6-6-5 3-5-0-4'

describe('victory', () => {
  const ground =
    'zone hill 0505\nheld red 0505\nscore blue hold hill 3\nscore blue eliminated inf,cav strength 2\nscore red routed 1\nwin blue holds hill ; vacant red hill'
  test('JG-13.2-a points for ground, losses and routed units', () => {
    const t = placed(`a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0905 NW`, {}, { ground })
    expect(finalPoints(t.s)).toEqual([0, 0])
    t.set('I1', { condition: ROUTED })
    expect(finalPoints(t.s)).toEqual([0, 1])
    t.set('R1', { condition: ELIMINATED })
    expect(finalPoints(t.s)).toEqual([8, 1])
  })
  test('JG-13.2-a points turn by turn for a garrison in good order, in the turns that the scenario says', () => {
    const t = placed(
      `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`,
      {},
      { ground: 'zone hill 0505\nscore blue garrison hill 1-2 1' },
    )
    const count = (turn: number, condition: 0 | 1) => {
      t.s.points = [0, 0]
      t.s.turn = turn
      countGarrisons(t.set('I1', { condition }).s)
      return t.s.points[0]
    }
    expect([count(2, GOOD), count(2, DISORDERED), count(3, GOOD)]).toEqual([1, 0, 0])
  })
  test('JG-13.2-a equal points go to whom the scenario names, else to nobody', () => {
    const result = (line: string) => {
      const t = placed(`a I1 inf line ${foot} 0505 SE`, {}, { ground: line })
      victoryByPoints(t.s)
      return t.s.result
    }
    expect(result('')).toEqual({ winners: [], because: 'result.tie' })
    expect(result('tie red')).toEqual({ winners: [1], because: 'result.tie' })
    expect(result('zone hill 0505\nscore blue hold hill 3')?.winners).toEqual([0])
  })
  test('JG-13.1-a both sides at once have neither', () => {
    const t = placed(
      `a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`,
      {},
      { ground: 'zone hill 0505\nzone mill 0905\nwin blue holds hill\nwin red holds mill' },
    )
    expect(automaticWinner(t.s)).toBe(-1)
  })
  test('JG-13.1-a an automatic victory ends the game at the end of its turn', () => {
    const t = placed(`a I1 inf line ${foot} 0505 SE\nx R1 inf line ${foot} 0905 NW`, {}, { ground })
    expect(automaticWinner(t.s)).toBe(0)
    t.activate('a')
    for (let i = 0; i < 30 && t.s.result === null; i++)
      t.play(t.options().includes('done') ? 'done' : t.options()[0])
    expect(t.s.result).toEqual({ winners: [0], because: 'result.automatic' })
  })
})
