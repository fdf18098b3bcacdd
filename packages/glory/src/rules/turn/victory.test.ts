import { describe, expect, test } from 'vitest'
import { EXITED, ROUTED } from '../../state.ts'
import { foot, placed } from '../../testing/shocks.ts'
import type { TestTable } from '../../testing/table.ts'
import { finalPoints } from './victory.ts'

const toNextTurn = (t: TestTable) => {
  const { turn } = t.s
  for (let i = 0; i < 200 && t.s.turn === turn && t.s.result === null; i++)
    t.play(t.options().includes('done') ? 'done' : t.options()[0])
  return t
}
const ground = 'zone hill 0505\nheld red 0505\nwin blue holds hill'

describe('in the middle of a turn', () => {
  test('JG-13.1-a ground taken and lost again before the turn ends wins nothing', () => {
    const t = placed(`a I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 1205 NW`, {}, { ground })
    t.activate('a', { orders: true }).until('movement segment / move')
    t.play('march I1', 'step 0405', 'step 0505', 'halt SE')
    expect(t.s.result).toBeNull()
    t.place({ I1: '0105', R1: '0605' }).activate('x', { orders: true }).until('movement segment / move')
    t.play('march R1', 'step 0505', 'halt NW')
    toNextTurn(t)
    expect(t.s.result).toBeNull()
  })
  test('JG-13.1-a, 6.1 one that passes over it and goes on has taken it', () => {
    const t = placed(`a I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 1205 NW`, {}, { ground })
    t.activate('a', { orders: true }).until('movement segment / move')
    t.play('march I1', 'step 0405', 'step 0505', 'step 0605', 'halt SE')
    toNextTurn(t)
    expect(t.s.result).toEqual({ winners: [0], because: 'result.automatic' })
  })
  test('JG-13.1-a ground of two hexes is held when both are', () => {
    const takes = (hexes: string) => {
      const t = placed(
        `a I1 inf line ${foot} 0305 SE\nx R1 inf line ${foot} 1205 NW`,
        {},
        { ground: `zone hill ${hexes}\nheld red ${hexes}\nwin blue holds hill` },
      )
      t.activate('a', { orders: true }).until('movement segment / move')
      t.play('march I1', 'step 0405', 'step 0505', 'halt SE')
      return toNextTurn(t).s.result?.winners
    }
    expect(takes('0405 0505')).toEqual([0])
    expect(takes('0505 0605')).toBeUndefined()
  })
  test('JG-1.E-a, JG-1.F-a phase E comes before the count: who runs off in it is neither routed nor garrison', () => {
    const t = placed(
      `a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1205 NW`,
      {},
      {
        ground:
          'zone hill 0205\nscore red routed 1\nscore red eliminated inf,cav strength 1\nscore blue garrison hill 1-9 1',
      },
    ).set('I1', { condition: ROUTED })
    t.activate('a')
    expect(finalPoints(t.s)).toEqual([0, 1])
    toNextTurn(t)
    expect(finalPoints(t.s)).toEqual([0, 4])
  })
  test('R-48, JG-13.2-a one that has exited counts as neither lost nor routed', () => {
    const t = placed(
      `a I1 inf line ${foot} 0205 SE\nx R1 inf line ${foot} 1205 NW`,
      {},
      {
        ground:
          'exit blue 0205\nscore red routed 1\nscore red eliminated inf,cav strength 1\nscore blue exited inf strength 2',
      },
    )
    t.activate('a', { orders: true }).until('movement segment / move').play('march I1', 'exit')
    expect(t.piece('I1').hex).toBe(EXITED)
    expect(finalPoints(t.s)).toEqual([8, 0])
  })
})
