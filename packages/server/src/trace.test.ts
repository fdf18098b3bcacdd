import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mark, Trace, traced } from './trace.ts'

test('what is done for one answer marks its trace and no other', async () => {
  const [one, two] = [new Trace(), new Trace()]
  const work = async (pause: number) => {
    mark('turn')
    await wait(pause)
    mark('rules')
  }
  await Promise.all([traced(one, () => work(60)), traced(two, () => work(5))])
  mark('told')
  expect([...one.took.keys()]).toEqual(['turn', 'rules'])
  expect(one.took.get('rules')).toBeGreaterThan(50)
  expect(two.took.get('rules')).toBeLessThan(50)
  expect(one.milliseconds).toBeGreaterThanOrEqual((one.took.get('turn') ?? 0) + (one.took.get('rules') ?? 0))
})
