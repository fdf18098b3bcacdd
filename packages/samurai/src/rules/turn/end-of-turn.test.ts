import { describe, expect, it } from 'vitest'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

/** Top has played a card that orders nobody: phase 5 begins. */
const ending = (order: Order = {}): Scene =>
  drawn('E6 asp\nG6 ASP', { top: { hand: 'order-two-left order-three-right advance-left' }, ...order }).say(
    'play order-two-left',
  )

describe('the end of a turn', () => {
  it.each(both)('SB-END-01 the Command card is discarded and a new one drawn (%s)', (edition) => {
    const t = ending({ edition })
    expect(t.state.hands[0].length).toBe(3)
    expect(t.told.some((event) => event.kind === 'discardedCommand' && event.face === 'order-two-left')).toBe(
      true,
    )
    expect(t.state.deck.discards).toContain(6) // the first Order Two Units Left
  })

  it.each(both)(
    'SB-END-02, SB-T-53 then a Dragon card or two honor, whether or not a Dragon card was played (%s)',
    (edition) => {
      expect(ending({ edition }).answers).toEqual(['draw dragon', 'take honor'])
      expect(ending({ edition }).say('take honor').honor[0]).toBe(12)
      expect(ending({ edition }).say('draw dragon').state.dragonHands[0].length).toBe(1)
      const played = drawn('E6 asp', {
        edition,
        top: { hand: 'order-two-left advance-left', dragons: 'panic tea-ceremony' },
      })
      played.say('play order-two-left', 'dragon panic')
      expect(played.answers).toEqual(['draw dragon', 'take honor'])
    },
  )

  it.each(both)('SB-END-03 one who played no Dragon card may sell one for one honor (%s)', (edition) => {
    const t = ending({
      edition,
      top: { hand: 'order-two-left advance-left', dragons: 'ambush bravery' },
    }).say('take honor')
    expect(t.answers).toEqual(['pass', 'sell ambush', 'sell bravery'])
    t.say('sell ambush')
    expect([t.honor[0], t.state.dragonHands[0].length, t.asked]).toEqual([13, 1, 1])
  })

  it.each(both)('SB-END-03, SB-T-53 one who played one may not (%s)', (edition) => {
    const t = drawn('E6 asp', {
      edition,
      top: { hand: 'order-two-left advance-left', dragons: 'panic tea-ceremony' },
    })
    t.say('play order-two-left', 'dragon panic', 'take honor')
    expect([t.asked, t.asks]).toEqual([1, 'turn / command'])
  })

  it.each(both)('SB-END-04 at most one is drawn and one discarded (%s)', (edition) => {
    const t = ending({
      edition,
      top: { hand: 'order-two-left advance-left', dragons: 'ambush bravery' },
    }).say('draw dragon', 'sell ambush')
    expect([t.state.dragonHands[0].length, t.asked]).toEqual([2, 1])
  })

  it('SB-END-05 in gmt a card drawn just now cannot be the one discarded; in zvezda it can', () => {
    const dragons = 'ambush'
    const t = ending({ top: { hand: 'order-two-left advance-left', dragons } }).say('draw dragon')
    expect(t.answers).toEqual(['pass', 'sell ambush'])
    expect(ending().say('draw dragon').asked).toBe(1)
    const zvezda = ending({ edition: 'zvezda', top: { hand: 'order-two-left advance-left', dragons } }).say(
      'draw dragon',
    )
    expect(zvezda.offers('sell').length).toBe(2)
  })

  it.each(both)('SB-END-06 the defender takes no replacement for his (%s)', (edition) => {
    const t = drawn('E6 asp\nG6 ASP', {
      edition,
      top: { hand: 'order-two-left advance-left' },
      bottom: { dragons: 'followers-of-bishamon' },
    })
    t.say('play order-two-left', 'dragon followers-of-bishamon', 'take honor')
    expect(t.state.dragonHands[1]).toEqual([])
  })

  it.each(both)(
    'SB-END-07, SB-END-10, SB-DRG-04, SB-POOL-04 tokens on Dragon cards come back before honor is taken (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        top: { hand: 'order-one-centre advance-left', dragons: 'panic', honor: 20 },
        bottom: { honor: 10 },
      })
      t.say('play order-one-centre', 'dragon panic')
      expect([t.honor[0], t.state.pool, t.state.table.length]).toEqual([17, 0, 1])
      t.say('order E6', 'end', 'end')
      expect([t.state.table.length, t.state.pool]).toEqual([0, 3])
      t.say(t.offers('discard')[0] as string, 'take honor')
      expect([t.honor[0], t.state.pool]).toEqual([19, 1])
    },
  )

  it('SB-END-08 a First Strike player draws before the active one', () => {
    const t = drawn('E6 asp\nF6 ASP', { ordered: 'E6', bottom: { hand: 'first-strike order-two-left' } }).say(
      'attack E6 F6',
    )
    t.dice('ccc ccc').say('first strike E6')
    expect(t.told.flatMap((event) => (event.kind === 'drewCommand' ? [event.seat] : []))).toEqual([1, 0])
  })
})

describe('the pool', () => {
  it.each(both)('SB-POOL-01 reserves have no upper limit (%s)', (edition) => {
    const t = ending({
      edition,
      top: { hand: 'order-two-left advance-left', honor: 27 },
      bottom: { honor: 1 },
    }).say('take honor')
    expect(t.honor).toEqual([29, 1])
  })

  it.each(both)('SB-POOL-02 a gain takes no more than is there (%s)', (edition) => {
    const t = ending({
      edition,
      top: { hand: 'order-two-left advance-left', honor: 19 },
      bottom: { honor: 10 },
    }).say('take honor')
    expect([t.honor[0], t.state.pool]).toEqual([20, 0])
  })

  it.each(both)(
    'SB-POOL-03 honor comes from the turn, a discarded card, dice and seppuku (%s)',
    (edition) => {
      const reasons = (t: Scene) =>
        t.told.flatMap((event) =>
          event.kind === 'honor' && event.change > 0 ? [`${event.because} ${event.change}`] : [],
        )
      expect(reasons(ending({ edition }).say('take honor'))).toEqual(['turn 2'])
      const sold = ending({ edition, top: { hand: 'order-two-left advance-left', dragons: 'ambush' } }).say(
        'take honor',
        'sell ambush',
      )
      expect(reasons(sold)).toEqual(['turn 2', 'discard 1'])
      const dice = drawn('E6 asp\nF6 ASP', { edition, ordered: 'E6' }).dice('hcc').say('attack E6 F6')
      expect(reasons(dice)).toEqual(['fortune 1'])
      const fallen = drawn('E6 asp\nF6 +I', { edition, ordered: 'E6' })
        .dice('ccc')
        .say('attack E6 F6', 'seppuku')
      expect(reasons(fallen)).toEqual(['seppuku 5'])
    },
  )

  it.each(both)(
    'SB-POOL-04, SB-T-54 tokens on a card are not in the pool: honor faces gain nothing meanwhile (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        top: { hand: 'order-one-centre advance-left', dragons: 'panic', honor: 20 },
        bottom: { honor: 10 },
      })
      t.say('play order-one-centre', 'dragon panic', 'order E6', 'end').dice('hhc').say('attack E6 F6')
      expect([t.honor[0], t.state.pool]).toEqual([17, 0])
    },
  )
})

describe('draw decks', () => {
  it.each(both)('SB-DECK-01 a deck that runs out is made of its discards (%s)', (edition) => {
    const t = ending({
      edition,
      change: (s) => {
        s.deck.discards.push(...s.deck.draw.splice(0))
        s.dragons.discards.push(...s.dragons.draw.splice(0))
      },
    }).say('draw dragon')
    expect([t.state.hands[0].length, t.state.dragonHands[0].length]).toEqual([3, 1])
    expect(t.state.deck.discards).toEqual([])
  })

  it.each(both)('SB-DECK-02 there is no limit of Dragon cards (%s)', (edition) => {
    const many = 'ambush bravery cowards panic revenge turncoat insult physician red-dragon'
    const t = ending({ edition, top: { hand: 'order-two-left advance-left', dragons: many } })
    t.say(...(t.can('pass') ? ['pass'] : []), 'draw dragon')
    expect(t.state.dragonHands[0].length).toBe(10)
  })

  it.each(both)('SB-DECK-03 the Command hand keeps its size (%s)', (edition) => {
    const t = ending({ edition })
    expect([t.state.hands[0].length, t.state.handSize[0]]).toEqual([3, 3])
  })
})
