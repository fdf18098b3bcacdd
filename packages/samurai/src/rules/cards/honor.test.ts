import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, fight, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

describe('Tea Ceremony', () => {
  it.each(both)(
    'SB-DC-TEA-01 a die for each Command card: two honor for each honor face, three with a tent (%s)',
    (edition) => {
      const tea = (field: string) => {
        const t = command('order-one-left', 'tea-ceremony', field, { edition })
          .dice('hhx')
          .say('dragon tea-ceremony')
        return [t.rolls[0], t.honor[0]]
      }
      expect(tea('E6 asp')).toEqual(['tea ceremony 3', 14])
      expect(tea('A6 mt\nE6 asp')).toEqual(['tea ceremony 3', 16])
    },
  )
})

describe('Head Collector', () => {
  it.each([
    ['SB-DC-HEAD-01', 'gmt', 2],
    ['SB-DC-HEAD-02', 'zvezda', 1],
  ] as const)('%s an ordered unit with a leader gains honor for each block (%s: %i)', (_, edition, each) => {
    const t = fight('asp+i', 'ASP', { top: 'head-collector' }, { edition })
      .say('dragon head-collector')
      .dice('tth')
      .say('pass')
    expect(t.honor[0]).toBe(10 + 2 * each + 1)
    expect(fight('asp', 'ASP', { top: 'head-collector' }, { edition }, 'ttt').honor[0]).toBe(10)
  })
})

describe('Timid Success', () => {
  it.each(both)(
    'SB-DC-TIMID-01 no ground and no bonus combat for the enemy, and he loses two honor (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
        edition,
        ordered: 'E6',
        bottom: { dragons: 'timid-success' },
      })
        .dice('tttt')
        .say('attack E6 F6', 'gain E6')
      expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon timid-success']])
      t.say('dragon timid-success')
      expect([t.at('E6'), t.at('F6'), t.honor[0], t.asks]).toEqual([
        `${horse(edition)}4`,
        '.',
        8,
        'end of turn / choose',
      ])
    },
  )
})
