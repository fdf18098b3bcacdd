import { describe, expect, it } from 'vitest'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

/** A turn of that side begins, with nothing done in it. */
const begins = (turn: 'top' | 'bottom', drawing: string, order: Order = {}): Scene =>
  drawn(drawing, { turn, ...order })

/** Plays the turn through without doing anything. */
function idle(t: Scene): Scene {
  const { asked } = t
  while (t.winner === null && t.asked === asked) {
    const answer = ['end', 'take honor', 'pass'].find((each) => t.can(each)) ?? t.answers[0]
    t.say(answer as string)
  }
  return t
}

describe('the flag for the hills', () => {
  const hills: Order = { rules: ['victory-rule vf-hill-majority flags=1'] }

  it('SB-SCN-10, SB-VIC-07 gmt 39: more hills hold one flag, lost the moment the majority is', () => {
    expect(begins('top', 'C5 asp/h\nI6 ASP/h ASP/h', hills).flags).toEqual([0, 1])
    expect(begins('top', 'C5 asp/h\nI6 ASP/h', hills).flags).toEqual([0, 0])
    const t = begins('bottom', 'C5 asp/h\nI6 ASP/h ASP/h', {
      ...hills,
      bottom: { hand: 'order-one-centre order-two-left' },
    })
    t.say('play order-one-centre', 'order I6', 'move I6 J6')
    expect(t.flags).toEqual([0, 0])
  })

  it('SB-SCN-10 gmt 39: who comes to lead by a unit destroyed has the flag when a turn starts, not before', () => {
    const t = drawn('C5 asp/h asp/h\nI6 ASP1/h ASP/h\nH6 asp', {
      ...hills,
      ordered: 'H6',
      card: 'order-one-centre',
    })
    expect(t.flags).toEqual([0, 0])
    t.dice('ctt').say('attack H6 I6')
    expect([t.at('I6'), t.flags]).toEqual(['.', [1, 0]])
    expect(idle(t).flags).toEqual([2, 0])
  })

  const komatsuyama: Order = { ...hills, bottom: { hand: 'order-one-centre order-two-left' } }

  it('SB-SCN-10, SB-DC-INSULT-01 gmt 39: a led unit insulted back onto its hill keeps the flag', () => {
    const t = begins('bottom', 'C5 asp/h\nI6 ASP+I/h ASP/h', { ...komatsuyama, top: { dragons: 'insult' } })
    t.say('play order-one-centre', 'order I6', 'move I6 J6')
    expect(t.asks).toBe('turn / moved') // nothing is lost while the move may still be undone
    t.say('dragon insult J6')
    expect([t.at('I6'), t.flags]).toEqual(['ASP4+I', [0, 1]])
    const stands = begins('bottom', 'C5 asp/h\nI6 ASP+I/h ASP/h', {
      ...komatsuyama,
      top: { dragons: 'insult' },
    })
    stands.say('play order-one-centre', 'order I6', 'move I6 J6', 'pass')
    expect(stands.flags).toEqual([0, 0])
  })

  it('SB-SCN-10 gmt 39: hill to plain to hill is the same in a retreat as in a move', () => {
    const field = 'H6 asp\nI6 LI/h ASP/h\nJ5 . .\nK6 h h\nC5 asp/h'
    const moved = begins('bottom', field, komatsuyama)
    moved.say('play order-one-centre', 'order I6', 'move I6 K6')
    expect(moved.flags).toEqual([0, 1])
    const driven = begins('bottom', field, {
      ...komatsuyama,
      top: { hand: 'order-one-centre order-two-left' },
    })
    idle(driven).say('play order-one-centre', 'order H6', 'end').dice('fss')
    driven.say('attack H6 I6', 'retreat J6', 'retreat K6')
    expect([driven.at('K6'), driven.flags]).toEqual(['LI4', [0, 1]])
    const off = begins('bottom', field, { ...komatsuyama, top: { hand: 'order-one-centre order-two-left' } })
    idle(off).say('play order-one-centre', 'order H6', 'end').dice('fss')
    off.say('attack H6 I6', 'retreat J5', 'retreat K5')
    expect([off.at('K5'), off.flags]).toEqual(['LI4', [0, 0]])
  })

  it('SB-SCN-10, SB-LACK-04 a retreat counts where it ends before its honor is paid or rolled for', () => {
    const t = drawn('F6 asp1\nG6 SSP\nE7 r', {
      rules: ['victory-rule capture-hex who=top zone=castle flags=1'],
      zones: { castle: 'E6' },
      turn: 'bottom',
      ordered: 'G6',
      top: { honor: 0 },
    })
    t.dice('fccc tffff').say('attack G6 F6')
    expect([t.at('E6'), t.flags]).toEqual(['.', [1, 1]])
  })

  it('SB-SCN-10 zvezda 7: one side starts with it, and equal numbers leave it with its holder', () => {
    const rules = ['victory-rule vf-hill-majority flags=1 startsWith=top']
    expect(begins('top', 'C5 asp/h\nI6 ASP/h', { edition: 'zvezda', rules }).flags).toEqual([1, 0])
    expect(begins('top', 'C5 asp\nI6 ASP/h', { edition: 'zvezda', rules }).flags).toEqual([0, 1])
    // in zvezda a lone leader is a unit and holds a hill; in gmt he does not
    const lone = ['victory-rule vf-hill-majority flags=1']
    expect(begins('top', 'C5 +c/h\nI6 ASP', { edition: 'zvezda', rules: lone }).flags).toEqual([1, 0])
    expect(begins('top', 'C5 +c/h\nI6 +I/h', { edition: 'zvezda', rules: lone }).flags).toEqual([0, 0])
    expect(begins('top', 'C5 +c/h\nI6 ASP', { rules: lone }).flags).toEqual([0, 0])
  })
})

describe('locked units', () => {
  it('SB-SCN-08 gmt 37: a locked unit is freed by its own card only, one unit a card; others may order it to fight where it stands', () => {
    const rules = ['special locked-units tag=m card=order-one-left']
    const field = 'A11 asp*m asp*m\nE6 asp'
    const plays = (card: string, drawing = field, order: Order = {}) =>
      drawn(drawing, { rules, ...order, top: { hand: `${card} advance-right`, ...order.top } }).say(
        `play ${card}`,
      )
    expect(plays('order-two-left').asks).not.toBe('turn / order')
    const t = plays('order-one-left').say('order A11')
    expect(t.offers('move A11').length).toBeGreaterThan(0)
    t.say('move A11 B11')
    expect([t.unit('B11').locked, t.unit('A12').locked]).toEqual([false, true])
    const fights = plays('order-two-left', 'A11 asp*m asp*m\nB10 ASP').say('order A11')
    expect(fights.offers('move')).toEqual([])
    expect(fights.offers('attack')).toEqual(['attack A11 B10'])
    const both = plays('order-one-left', field, {
      top: { hand: 'order-one-left advance-right', dragons: 'brave-messenger' },
    }).say('dragon brave-messenger', 'order A11')
    expect(both.can('order A12')).toBe(false)
  })

  it('R-91, SB-SCN-08 gmt 37: one that gained ground off its baseline is free, one that did so along it is not', () => {
    const rules = ['special locked-units tag=m card=order-one-left']
    const gains = (field: string, target: string) =>
      drawn(field, { rules, ordered: 'A11', top: { hand: 'order-two-left advance-right' } })
        .dice('tttt')
        .say(`attack A11 ${target}`, 'gain A11')
    expect(gains('A11 ssp*m\nB10 ASP1', 'B10').unit('B10').locked).toBe(false)
    expect(gains('A11 ssp*m ASP1', 'A12').unit('A12').locked).toBe(true)
  })
})
