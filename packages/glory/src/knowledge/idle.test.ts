import { expect, test } from 'vitest'
import { TestTable } from '../testing/table.ts'
import { idle } from './idle.ts'

const foot = '4-6-6-5 3-5-0-4'
const gun = '4-6-x-4 x-5-x-3'
const units = `a G1 art foot:3/6 ${gun} 0505 SE\na I1 inf line ${foot} 0207 SE\nx R1 inf line ${foot} 1205 NW`

/** Fires at an enemy near by, with these dice: whether that came to nothing, and how the enemy is then. */
function fired(...faces: number[]): [boolean, number] {
  const t = new TestTable({ size: '14x9', units })
    .activate('a', { orders: true })
    .place({ R1: '0705' })
    .until('fire segment / fire')
    .dice(...faces)
  const seat = t.seat()
  const shot = t.rulebook.answers(t.s, seat).find(({ kind }) => kind === 'fire')
  if (shot === undefined) throw new Error('nobody can fire')
  const before = t.rulebook.view(t.s, seat)
  t.rulebook.play(t.s, seat, shot)
  const after = t.rulebook.view(t.s, seat)
  return [idle(shot, before, after), after.units.filter(({ condition }) => condition > 0).length]
}

test('JG-7.5-a a shot that hurts nobody is idle, though the battery has fired; one that does is not', () => {
  const shots = Array.from({ length: 10 }, (_, face) => fired(face, 9))
  for (const [isIdle, hurt] of shots) expect(isIdle).toBe(hurt === 0)
  expect(shots.some(([isIdle]) => isIdle)).toBe(true)
  expect(shots.some(([isIdle]) => !isIdle)).toBe(true)
})

test('JG-2.4.3 a test of initiative is not idle, whatever comes of it', () => {
  const t = new TestTable({ size: '14x9', units }).activate('a').until('activation / initiative')
  const seat = t.seat()
  const test = t.rulebook.answers(t.s, seat).find(({ kind }) => kind === 'test')
  if (test === undefined) throw new Error('nobody tests')
  const before = t.rulebook.view(t.s, seat)
  t.rulebook.play(t.s, seat, test)
  expect(idle(test, before, t.rulebook.view(t.s, seat))).toBe(false)
})
