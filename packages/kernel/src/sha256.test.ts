import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const judge = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a published example is as published (%#)', (text, digest) => expect(sha256(text)).toBe(digest))

  it('of every length around the block boundaries is what node says', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'x'.repeat(length)
      expect(sha256(text)).toBe(judge(text))
    }
  })

  it.each([0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff])(
    'of the character %i, where the number of its bytes changes, is what node says',
    (code) => expect(sha256(String.fromCodePoint(code))).toBe(judge(String.fromCodePoint(code))),
  )

  it('of any text is what node says: all planes, and halves of pairs', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 200 }))
    fc.assert(fc.property(texts, (text) => sha256(text) === judge(text)))
    const halves = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
    fc.assert(
      fc.property(halves, (codes) => {
        const text = String.fromCharCode(...codes)
        return sha256(text) === judge(text)
      }),
    )
  })
})
