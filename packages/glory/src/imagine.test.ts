import { streamOf } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { TestTable } from './testing/table.ts'

test('JG-2.3.2-b whoever imagines the orders of the other side gives out as many as its general has', () => {
  const foot = 'inf line 4-6-6-5 3-5-0-4'
  const t = new TestTable({
    pieces: 'cmd | blue | chief | Chief | chief | 2 | 2 | 99 | 0105 | all',
    units: `a I1 ${foot} 0101 SE\nb I2 ${foot} 0105 SE\nc I3 ${foot} 0109 SE\nx R1 ${foot} 1205 NW`,
  })
  const ordered = (seed: number) =>
    t.rulebook.imagine(t.s, 1, streamOf(seed)).groups.map(({ order }) => (order < 0 ? 0 : 1))
  const worlds = Array.from({ length: 30 }, (_, seed) => ordered(seed).join(' '))
  expect(new Set(worlds)).toEqual(new Set(['1 1 0 0', '1 0 1 0', '0 1 1 0']))
})
