import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { next, sealedStream } from './dice.ts'
import { commitment, keepsCommitment, sealedSeed, streamFrom } from './seed.ts'

describe('a seed', () => {
  it('is committed to by a hash that anyone can compute', () => {
    const byHand = createHash('sha256').update('gunbai seed\nkawanakajima').digest('hex')
    expect(commitment('kawanakajima')).toBe(byHand)
  })

  it('keeps its commitment and no other does', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(keepsCommitment(seed, commitment(seed))).toBe(true)
        expect(keepsCommitment(other, commitment(seed))).toBe(other === seed)
      }),
    )
  })

  it('gives each purpose its own stream, fixed for ever', () => {
    const words = (purpose: string) => {
      const s = streamFrom('kawanakajima', purpose)
      return [next(s), next(s), next(s)]
    }
    expect(words('dice')).toEqual([2905706637, 1820052463, 220926809])
    expect(words('shuffles')).toEqual([395262917, 975535612, 1962296069])
  })

  it('of a match that matters has sealed streams, one for each purpose', () => {
    const seed = sealedSeed('0123')
    expect(streamFrom(seed, 'dice')).toEqual(sealedStream('dice\nsha256:0123'))
    expect(streamFrom(seed, 'dice')).not.toEqual(streamFrom(seed, 'shuffles'))
    expect(streamFrom('0123', 'dice').key).toBeUndefined()
  })
})
