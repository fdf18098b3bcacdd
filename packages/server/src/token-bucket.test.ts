import { expect, test } from 'vitest'
import { TokenBucket, TokenBuckets } from './token-bucket.ts'

test('so many at once and no more, then as many as time has brought', () => {
  const bucket = new TokenBucket(2, 3, 1000)
  const taken = (now: number) => bucket.take(now)
  expect([taken(1000), taken(1000), taken(1000), taken(1000)]).toEqual([true, true, true, false])
  expect([taken(1499), taken(1500), taken(1500)]).toEqual([false, true, false])
  // an hour brings no more than fit
  expect([1, 2, 3, 4].map(() => taken(3_601_000))).toEqual([true, true, true, false])
})

test('is full again when everything has come back', () => {
  const bucket = new TokenBucket(2, 3, 0)
  expect(bucket.isFull(0)).toBe(true)
  bucket.take(0)
  expect(bucket.isFull(499)).toBe(false)
  expect(bucket.isFull(500)).toBe(true)
})

test('everybody has a bucket of their own, which outlives the sweeping while it is not full', () => {
  const buckets = new TokenBuckets(1 / 120, 1)
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true])
  // swept after a minute: half a token has come back
  expect(buckets.take('a', 60_000)).toBe(false)
  expect(buckets.take('a', 120_000)).toBe(true)
})
