import { expect, test } from 'vitest'
import { Table } from '../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'

test('JG-8.7.1-a into a hex given up goes the best of those who struck at it, not one who struck elsewhere', () => {
  const t = new Table({
    size: '14x9',
    units: `a I1 inf line 4-9-6-5 3-8-0-4 0101 SE\na I2 inf line ${foot} 0103 SE\nx R1 inf line ${foot} 1205 NW\nx R2 inf line ${foot} 1207 NW\nx R9 inf line ${foot} 1401 NW`,
  }).place({ I1: '0505', I2: '0504', R1: '0605', R2: '0604' })
  t.activate('a', { orders: true }).until('shock segment / announce').dice(3, 0, 9)
  t.play('attack 0505 0605', 'attack 0504 0605', 'attack 0504 0604')
  expect(t.heard('shock')[0].targets.length).toBe(2)
  while (t.asked() === 'fall back / hex') t.play(`fall back ${t.of('fall back')[0]}`)
  expect([t.where('R1'), t.where('R2') === '0604']).toEqual(['0605', false])
  expect(new Set(t.of('advance').map((each) => each.slice(0, 7)))).toEqual(new Set(['I2 0604']))
})
