import { expect, test } from 'vitest'
import { castAnew, castChance, chainOf, dealSeed, isLink, leadsTo, vowOf } from './cast.ts'
import { sha256 } from './sha256.ts'

const secret = sha256('a secret of mine')

test('every link of a chain hashes to the one before, and the end fixes them all', () => {
  const chain = chainOf(secret, 20)
  expect(chain).toHaveLength(21)
  expect(chain[20]).toBe(secret)
  for (let n = 1; n <= 20; n++) expect(sha256(chain[n])).toBe(chain[n - 1])
  expect(leadsTo(chain[7], 7, chain[0])).toBe(true)
  expect(leadsTo(chain[7], 3, chain[4])).toBe(true)
})

test.each([
  ['another link of the chain', chainOf(secret, 20)[8]],
  ['a link of another chain', chainOf(sha256('somebody else'), 20)[7]],
  ['capitals', chainOf(secret, 20)[7].toUpperCase()],
  ['nonsense', 'x'],
])('%s is not taken for link 7', (_, link) => {
  expect(leadsTo(link, 7, chainOf(secret, 20)[0])).toBe(false)
})

test('nobody hashes without end for a stranger', () => {
  expect(leadsTo(secret, Number.POSITIVE_INFINITY, secret)).toBe(false)
  expect(leadsTo(secret, -1, secret)).toBe(false)
  expect(isLink(secret)).toBe(true)
  expect(isLink(12)).toBe(false)
})

test('a vow fixes number, seat, answer and salt, whatever the order in which the answer was written', () => {
  const vow = vowOf(3, 1, { kind: 'roll', a: 1, b: 2 } as never, 'salt')
  expect(vowOf(3, 1, { b: 2, a: 1, kind: 'roll' } as never, 'salt')).toBe(vow)
  const others = [
    vowOf(4, 1, { kind: 'roll', a: 1, b: 2 } as never, 'salt'),
    vowOf(3, 0, { kind: 'roll', a: 1, b: 2 } as never, 'salt'),
    vowOf(3, 1, { kind: 'roll', a: 1, b: 3 } as never, 'salt'),
    vowOf(3, 1, { kind: 'roll', a: 1, b: 2 } as never, 'pepper'),
  ]
  expect(new Set([vow, ...others]).size).toBe(5)
})

test('whatever anybody adds changes all of the chance, and the deal is no cast', () => {
  const links = [secret, null, sha256('other')]
  const all = [
    castChance('s', 2, links),
    dealSeed('s', 2, links),
    castChance('t', 2, links),
    castChance('s', 3, links),
    castChance('s', 2, [secret, sha256('other'), null]),
    castChance('s', 2, [secret, null, null]),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const each of all) expect(each).toMatch(/^sha256:[0-9a-f]{64}$/)
})

test('dice and shuffles are made anew, each its own', () => {
  const state = { dice: null, shuffles: null } as never as Parameters<typeof castAnew>[0]
  castAnew(state, castChance('s', 1, [secret]))
  expect(state.dice).not.toEqual(state.shuffles)
  expect(state.dice.d).toBe(0)
  expect(state.dice.key).toMatch(/^[0-9a-f]{32}$/)
})
