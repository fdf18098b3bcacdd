import { follow, type Order, recommendedOrders } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import type { SamuraiAction } from './action.ts'
import { firstStrikeCards } from './data/command-cards.ts'
import { samurai } from './rulebook.ts'
import { dragonDeck } from './rules/cards/dragon-deck.ts'
import { attack, fight, flagged } from './testing/fights.ts'
import { drawn, type Scene } from './testing/scene.ts'
import { type WindowId, windows } from './windows.ts'

/** What orders answer at the window that is open. */
function followed(t: Scene, orders: readonly Order[]): SamuraiAction | null {
  const open = samurai.openWindow(t.state)
  if (open === null) throw new Error('no window is open')
  const { about } = samurai.questions(t.state).find(({ seat }) => seat === t.asked) ?? {}
  const view = samurai.view(t.state, t.asked)
  return follow(windows, orders, open, view, t.asked, samurai.answers(t.state, t.asked), about)
}

const order = (window: WindowId, stance: Order['stance'], subject: string | null = null): Order => ({
  window,
  subject,
  stance,
  during: 'game',
})

const recommended = recommendedOrders(windows)
const byDays = recommendedOrders(windows, 'days')

describe('orders for windows', () => {
  it('SB-DRG-02 one who can only pass is not asked; one who holds the card is, and may be for that card alone', () => {
    const held = fight('ssp', 'ASP', { bottom: 'bravery' })
    expect([held.asks, samurai.openWindow(held.state)?.class]).toEqual(['strike / theirs', 'attacked'])
    expect(followed(held, recommended)).toBeNull()
    expect(followed(held, [order('attacked', 'decline')])).toEqual({ kind: 'pass' })
    const forIt = [order('attacked', 'decline'), order('attacked', 'ask', 'bravery')]
    expect(followed(held, forIt)).toBeNull()
    const other = fight('ssp', 'ASP', { bottom: 'practice-of-aikido' })
    expect(followed(other, forIt)).toEqual({ kind: 'pass' })
  })

  it('SB-BACK-01, SB-LEVY-03 battle back is given without asking, against the weakest of a charge', () => {
    const t = attack('ssp', 'ASP', 'cccc')
    expect(followed(t, recommended)).toEqual({ kind: 'battleBack', unit: t.unit('E6').id })
    expect(followed(t, [order('back', 'decline')])).toEqual({ kind: 'pass' })
    const charge = drawn('E6 li li2\nF6 ASP', { ordered: 'E6 E7' })
      .dice('cccc')
      .say('attack E6 F6', 'charge E7')
    expect(followed(charge, recommended)).toEqual({ kind: 'battleBack', unit: charge.unit('E7').id })
  })

  it('SB-MOR-01 as many flags as may be are ignored, or none', () => {
    const t = flagged('SSP', 'fccc')
    expect(t.asks).toBe('retreat / ignore')
    expect(followed(t, recommended)).toEqual({ kind: 'ignoreFlags', flags: 1 })
    expect(followed(t, [order('flags', 'decline')])).toEqual({ kind: 'ignoreFlags', flags: 0 })
  })

  it('SB-GAIN-02 whether to gain ground is asked, unless it is ordered', () => {
    const t = attack('ssp', 'ASP1', 'tttt')
    expect(t.asks).toBe('close combat / ground')
    expect(followed(t, recommended)).toBeNull()
    expect(followed(t, [order('ground', { way: 'always' })])).toEqual({
      kind: 'gainGround',
      unit: t.unit('E6').id,
    })
  })

  it('SB-DRG-02 by days one is asked for a unit that is nearly lost or has a leader, and for no other', () => {
    const asked = (target: string) => followed(fight('ssp', target, { bottom: 'bravery' }), byDays)
    expect(asked('ASP')).toEqual({ kind: 'pass' })
    expect(asked('ASP2')).toBeNull()
  })

  it('SB-RET-05 which way to retreat is asked, unless it is ordered: to where the fewest enemies are', () => {
    const t = flagged('ASP', 'ffcc')
    expect(t.asks).toBe('retreat / path')
    expect(followed(t, recommended)).toBeNull()
    expect(followed(t, [order('retreat', 'decline')])).toBeNull()
    expect(samurai.answers(t.state, t.asked)).toContainEqual(followed(t, byDays))
  })

  it.each(['gmt', 'zvezda'] as const)(
    'SB-DRG-02 one can be asked for any Dragon card alone (%s)',
    (edition) => {
      const { cards } = dragonDeck(edition)
      const view = {
        ...samurai.view(fight('ssp', 'ASP', { bottom: 'bravery' }).state, 0),
        dragonTitles: cards.map(({ face }) => face.title),
        dragonHands: [cards.map((_, card) => card), []],
      }
      for (const { id, subject, subjects } of windows.classes) {
        const named = subjects?.(view, 0).map((each) => each.id)
        for (const [card, { face }] of cards.entries()) {
          expect(subject?.({ kind: 'playDragon', card }, view), `${id} ${face.title}`).toBe(face.title)
          if (named !== undefined) expect(named, id).toContain(face.title)
        }
      }
    },
  )

  it('SB-CC-FIRST-01 one can be asked for First Strike alone', () => {
    const attacked = windows.classes.find(({ id }) => id === 'attacked')
    const view = samurai.view(fight('ssp', 'ASP', { bottom: 'bravery' }).state, 1)
    const [card] = firstStrikeCards
    const named = (hand: readonly number[]) =>
      attacked?.subjects?.({ ...view, hands: [[], hand] }, 1).map(({ id }) => id)
    expect(named([card])).toContain('first-strike')
    expect(named([0])).not.toContain('first-strike')
    expect(attacked?.subject?.({ kind: 'firstStrike', card, unit: view.units[0].id }, view)).toBe(
      'first-strike',
    )
  })
})
