import { describe, expect, it } from 'vitest'
import { BadInput } from './bad-input.ts'
import { chooseSetup, setupInfo } from './setup.ts'

const options = [
  { name: 'ronin', values: [25, 26] },
  { name: 'long', values: [false, true] },
]
const book = {
  id: 'test',
  setups: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, seats: 2, options })),
}
const choosing = (id: string, chosen?: Record<string, unknown>) => () => chooseSetup(book, id, chosen)

describe('chooseSetup', () => {
  it('takes the recommended value, the first, for what was not chosen', () => {
    expect(chooseSetup(book, 'b')).toEqual({ id: 'b', options: { ronin: 25, long: false } })
    expect(chooseSetup(book, 'b', { long: true })).toEqual({ id: 'b', options: { ronin: 25, long: true } })
  })

  it('says which setups there are when there is no such one', () => {
    expect(choosing('duel')).toThrow(BadInput)
    expect(choosing('duel')).toThrow(
      'The rulebook "test" has no setup "duel". It has a, b, c, d, e and 2 more.',
    )
  })

  it('says what an option may be', () => {
    expect(choosing('a', { ronin: 27 })).toThrow('The option "ronin" of a is one of 25, 26; got 27.')
    expect(choosing('a', { ronin: '25' })).toThrow('is one of 25, 26; got "25".')
    expect(choosing('a', { long: undefined })).toThrow('is one of false, true; got nothing.')
  })

  it('says which options there are when there is no such one', () => {
    expect(choosing('a', { rain: true })).toThrow(
      'The setup a has no option "rain". Its options: ronin, long.',
    )
    const bare = { id: 'bare', setups: [{ id: 'x', seats: 2, options: [] }] }
    expect(() => chooseSetup(bare, 'x', { rain: 1 })).toThrow('Its options: none.')
  })

  it('takes a text of the players’ own where the rulebook reads one, in the form that it keeps', () => {
    const tables = {
      template: 'A B',
      read(text: string) {
        if (text === '') throw new BadInput('The tables are empty.')
        return text.toUpperCase()
      },
    }
    const setups = [{ id: 'a', seats: 2, options: [{ name: 'tables', values: ['ours'] }] }]
    const home = { id: 'home', setups, ownTexts: { tables } }
    expect(chooseSetup(home, 'a').options).toEqual({ tables: 'ours' })
    expect(chooseSetup(home, 'a', { tables: 'b c' }).options).toEqual({ tables: 'B C' })
    expect(() => chooseSetup(home, 'a', { tables: '' })).toThrow('The tables are empty.')
    expect(() => chooseSetup(home, 'a', { tables: 5 })).toThrow('is one of ours; got 5.')
    expect(() => chooseSetup({ id: 'home', setups }, 'a', { tables: 'b c' })).toThrow('is one of ours')
  })

  it('a setup that is nothing without a text of the players is in no list, and is chosen with its text', () => {
    const battle = { template: '', read: (text: string) => text.trim() }
    const ownSetups = [{ id: 'own', seats: 3, options: [{ name: 'battle', values: [] }] }]
    const home = { ...book, ownSetups, ownTexts: { battle } }
    expect(chooseSetup(home, 'own', { battle: ' a drawing ' })).toEqual({
      id: 'own',
      options: { battle: 'a drawing' },
    })
    expect(setupInfo(home, 'own')?.seats).toBe(3)
    expect(setupInfo(home, 'a')?.seats).toBe(2)
    expect(() => chooseSetup(home, 'own')).toThrow(
      'The setup own needs a text of your own as "battle"; got nothing.',
    )
  })

  it('takes no option from a prototype', () => {
    expect(choosing('a', JSON.parse('{"__proto__":{"long":true}}'))).toThrow(BadInput)
    expect(choosing('a', { constructor: 1 })).toThrow(BadInput)
    expect(chooseSetup(book, 'a', Object.create({ long: true })).options).toEqual({ ronin: 25, long: false })
  })
})
