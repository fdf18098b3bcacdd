import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both } from '../../testing/fights.ts'
import type { Order, Scene } from '../../testing/scene.ts'

/** Top plays a Command card and Turncoat at that hex, wins the roll and takes the unit over. */
const turned = (card: string, hex: string, drawing: string, order: Order = {}): Scene =>
  command(card, 'turncoat', drawing, order).dice('hcc ccccc').say(`dragon turncoat ${hex}`, 'change sides')

describe('a unit that has just changed sides', () => {
  it.each(both)(
    'SB-DC-TURNCOAT-03, SB-CC-SYM-01, SB-CC-SYM-02 bears its symbol for the card beside which it came: nobody else is ordered instead (%s)',
    (edition) => {
      const t = turned('order-circle', 'G6', 'E6 asp\nG6 AB\nK2 ASP', { edition })
      expect(t.offers('order')).toEqual(['order G6'])
    },
  )

  it.each(both)(
    'SB-DC-TURNCOAT-03, SB-ORD-01 takes an order in the same turn and fights its old friends, who support it no more (%s)',
    (edition) => {
      const t = turned('order-one-centre', 'G6', 'E6 asp\nG6 ASP ASP\nH6 ASP', { edition }).say(
        'order G6',
        'end',
      )
      expect(t.offers('attack')).toEqual(['attack G6 G7', 'attack G6 H6'])
      t.dice('fcc').say('attack G6 G7')
      expect([t.at('H7'), t.offers('gain')]).toEqual(['ASP4', ['gain G6']])
    },
  )

  it.each(both)('SB-DC-TURNCOAT-03, SB-RET-04 retreats toward the other baseline now (%s)', (edition) => {
    const t = turned('order-one-centre', 'G6', 'E6 asp\nG6 ASP\nH6 ASP', { edition })
      .say('order G6', 'end')
      .dice('ccc fcc')
      .say('attack G6 H6', 'battle back G6')
    expect(t.offers('retreat')).toEqual(['retreat F5', 'retreat F6'])
  })

  it.each(both)(
    'SB-DC-TURNCOAT-04, SB-VIC-01 destroyed later, it is a flag for those who lost it (%s)',
    (edition) => {
      const t = turned('order-one-centre', 'G6', 'E6 asp\nG6 ASP1\nH6 ASP', { edition })
        .say('order G6', 'end')
        .dice('ccc tcc')
        .say('attack G6 H6', 'battle back G6')
      expect([t.at('G6'), t.flags]).toEqual(['.', [0, 1]])
    },
  )

  it.each(both)(
    'SB-DC-TURNCOAT-02 where its owner has more honor faces he decides, and keeps it (%s)',
    (edition) => {
      const t = command('order-one-centre', 'turncoat', 'E6 asp\nG6 ASP', { edition })
        .dice('hcc hhccc')
        .say('dragon turncoat G6')
      expect(t.asked).toBe(1)
      t.say('pass')
      expect(t.at('G6')).toBe('ASP4')
    },
  )
})
