import { expect, test } from 'vitest'
import { DISORDERED, ROUTED } from '../state.ts'
import { Table } from '../testing/table.ts'

/** phase E, and who is run through in it. Blue runs west; foot and horse in rout cannot share a hex. */

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'

function inPhaseE(units: string, rows?: string[]): Table {
  const t = new Table({
    size: '16x9',
    ...(rows ? { rows } : {}),
    units: `${units}\nx R9 inf line ${foot} 1601 NW`,
  })
  t.set('I1', { condition: ROUTED }).set('H1', { condition: ROUTED })
  return t
}
/** Plays on to phase E. */
function toRouts(t: Table): Table {
  t.activate('a')
  while (t.asked() !== 'turn / routs') t.play(t.options().includes('done') ? 'done' : t.options()[0])
  return t
}
const runs = (t: Table, code: string) =>
  t.heard('moved').filter(({ unit, how }) => unit === t.unit(code) && how === 'rout').length

test('R-81, JG-1.E-a one that is run through before its own time runs at once, and that was its run', () => {
  const t = toRouts(inPhaseE(`a I1 inf line ${foot} 1505 SE\na H1 cav light ${horse} 1305 SE`))
  expect(t.of('rout')).toEqual(['I1 -1', 'H1 -1'])
  t.play('rout I1 -1')
  expect([t.where('I1'), t.where('H1'), runs(t, 'H1')]).toEqual(['1105', '0705', 6])
  expect(t.asked()).not.toBe('turn / routs')
})
test('R-81, JG-10.4-f one that rests in its village instead has had its run too', () => {
  const rows = Array.from({ length: 9 }, (_, i) => (i === 4 ? '............v...' : '................'))
  const t = toRouts(inPhaseE(`a I1 inf line ${foot} 1505 SE\na H1 cav light ${horse} 1305 SE`, rows))
  t.play('rout I1 -1')
  while (t.asked() === 'rout movement / hex') t.play(t.options().find((each) => each !== 'rest') ?? 'rest')
  expect(t.asked()).toBe('rout movement / edge')
  t.play('rest')
  expect([t.where('H1'), runs(t, 'H1')]).toEqual(['1305', 0])
  expect(['turn / routs', 'rout movement / edge']).not.toContain(t.asked())
})
test('R-81, JG-10.5-c one that has run and is run through afterwards runs again', () => {
  const t = toRouts(inPhaseE(`a I1 inf line ${foot} 1505 SE\na H1 cav light 4-7-7-7 3-6-0-1 1305 SE`))
  t.play('rout H1 -1')
  // I1 comes through 1205 and ends in 1105, where H1 cannot stay with it
  expect([t.where('I1'), t.where('H1'), runs(t, 'H1')]).toEqual(['1105', '1005', 3])
})
test('R-81, JG-10.2-c one that routs in phase E retreats, and runs only in the next', () => {
  const t = inPhaseE(
    `a I1 inf line ${foot} 1505 SE\na H1 cav light ${horse} 1301 SE\nb I2 inf line ${foot} 1305 SE`,
  )
  t.set('H1', { condition: DISORDERED }).set('I2', { condition: DISORDERED }).activate('a')
  while (!['rout movement / hex', 'fall back / hex'].includes(t.asked()) && t.s.turn === 1)
    t.dice(9, 9, 9).play(t.options().includes('done') ? 'done' : t.options()[0])
  while (t.asked() === 'fall back / hex') t.play(t.options()[0])
  expect([t.condition('I2'), runs(t, 'I2')]).toEqual([ROUTED, 0])
  expect(t.s.turn).toBe(2)
})
