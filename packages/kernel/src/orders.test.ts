import { describe, expect, it } from 'vitest'
import { readOrders } from './order-reader.ts'
import { follow, type Order, orderSheet, recommendedOrders, tellsOfSecrets, type Windows } from './orders.ts'
import { only } from './seat.ts'
import { add, askWord, begun, type NotesAction, pass, steps } from './testing/notes.ts'

interface View {
  readonly turn: number
  readonly honor: number
  readonly inDanger: boolean
}

const windows: Windows<View, NotesAction> = {
  classes: [
    {
      id: 'cards',
      subject: (action) => (action.kind === 'add' ? `card ${action.number}` : null),
      ways: {
        guard: {
          choose: ({ inDanger }, _, answers) =>
            inDanger ? (answers.find((each) => each.kind === 'add') ?? null) : null,
        },
        danger: { choose: ({ inDanger }) => (inDanger ? 'ask' : null) },
        frugal: {
          choose: ({ honor }, _, answers, __, bound) =>
            honor < bound ? (answers.find((each) => each.kind === 'add') ?? null) : null,
          bounds: { least: 1, most: 6, usual: 3 },
        },
      },
      subjects: ({ turn }, seat) => [{ id: `card ${turn}`, phrase: { id: 'card', values: { seat } } }],
      former: { frugal4: { way: 'frugal', bound: 4 } },
      recommended: 'ask when able',
      byDays: { way: 'danger' },
    },
    { id: 'ninja', recommended: 'decline' },
  ],
  period: ({ turn }) => ({ turn, round: Math.ceil(turn / 2) }),
  figures: { honor: { of: ({ honor }) => honor } },
}

const order = (stance: Order['stance'], rest: Partial<Order> = {}): Order => ({
  window: 'cards',
  subject: null,
  stance,
  during: 'game',
  ...rest,
})
const card = { class: 'cards', declines: pass } as const

/** What these orders answer at a window for cards, with cards 1 and 2 in hand where nothing else is said. */
function followed(orders: readonly Order[], view: Partial<View> = {}, answers = [pass, add(1), add(2)]) {
  return follow(windows, orders, card, { turn: 3, honor: 2, inDanger: false, ...view }, 0, answers)
}

describe('a way with a number', () => {
  it('has the one that is ordered, or the usual one', () => {
    const frugal = (honor: number, bound?: number) =>
      followed([order(bound === undefined ? { way: 'frugal' } : { way: 'frugal', bound })], { honor })
    expect([frugal(2), frugal(3), frugal(3, 4), frugal(4, 4)]).toEqual([add(1), pass, add(1), pass])
  })

  it('is read within its bounds, and by its former name; the sheet says them', () => {
    const read = (stance: unknown) => readOrders(windows, [{ ...order('ask'), stance }])
    expect(read({ way: 'frugal', bound: 6 })).toEqual([order({ way: 'frugal', bound: 6 })])
    expect(read({ way: 'frugal4' })).toEqual([order({ way: 'frugal', bound: 4 })])
    for (const bound of [0, 7, 1.5, '3']) {
      expect(() => read({ way: 'frugal', bound })).toThrow('{ "way": "frugal", "bound": 1 to 6 }')
    }
    expect(() => read({ way: 'guard', bound: 1 })).toThrow('cannot be followed')
    const [cards] = orderSheet(windows, [], { turn: 1, honor: 2, inDanger: false }, 0).classes
    expect(cards?.bounds).toEqual({ frugal: { least: 1, most: 6, usual: 3 } })
  })
})

describe('cover', () => {
  const covered = order('ask when able', { cover: true })

  it('asks now and then for nothing, the same at the same sight, and always where something could be done', () => {
    const asked = (orders: readonly Order[], turn: number) => followed(orders, { turn }, [pass]) === null
    const turns = Array.from({ length: 400 }, (_, turn) => turn)
    const often = turns.filter((turn) => asked([covered], turn))
    expect(often.length).toBeGreaterThan(60)
    expect(often.length).toBeLessThan(140)
    expect(turns.filter((turn) => asked([covered], turn))).toEqual(often)
    expect(turns.filter((turn) => asked([order('ask when able')], turn))).toEqual([])
    expect(followed([covered])).toBeNull()
  })

  it('is read beside "ask when able" alone', () => {
    expect(readOrders(windows, [covered])).toEqual([covered])
    for (const wrong of [
      { ...covered, stance: 'ask' },
      { ...covered, cover: 'yes' },
    ]) {
      expect(() => readOrders(windows, [wrong])).toThrow('"cover": true beside "ask when able"')
    }
  })
})

describe('orders that hang on a figure', () => {
  const brave = order('decline', { when: { figure: 'honor', atLeast: 4 } })

  it('hold while it is so, and else the one before does, or the person is asked', () => {
    expect(followed([brave], { honor: 4 })).toEqual(pass)
    expect(followed([brave], { honor: 3 })).toBeNull()
    const below = order('decline', { when: { figure: 'honor', below: 4 } })
    expect(followed([below], { honor: 3 })).toEqual(pass)
    expect(followed([below], { honor: 4 })).toBeNull()
    const guard = order({ way: 'guard' })
    expect(followed([guard, brave], { honor: 3, inDanger: true })).toEqual(add(1))
    expect(followed([guard, brave], { honor: 4, inDanger: true })).toEqual(pass)
  })

  it('tell of secrets where any that could count does', () => {
    const now = { turn: 3, round: 2 }
    const able = order('ask when able')
    expect(tellsOfSecrets([brave], 'cards', now)).toBe(false)
    expect(tellsOfSecrets([able, brave], 'cards', now)).toBe(true)
    expect(tellsOfSecrets([able, order('decline')], 'cards', now)).toBe(false)
    expect(tellsOfSecrets([order('decline'), { ...able, when: brave.when as never }], 'cards', now)).toBe(
      true,
    )
  })

  it('are read from outside, and nothing else is', () => {
    expect(readOrders(windows, [brave])).toEqual([brave])
    for (const when of [
      null,
      'honor',
      { figure: 'luck', atLeast: 1 },
      { figure: 'honor' },
      { figure: 'honor', atLeast: '4' },
    ]) {
      expect(() => readOrders(windows, [{ ...brave, when }])).toThrow('Order 1 cannot be followed')
    }
  })

  it('are offered with what the figure is now', () => {
    const { figures } = orderSheet(windows, [], { turn: 1, honor: 5, inDanger: false }, 0)
    expect(figures).toEqual([{ id: 'honor', value: 5 }])
  })
})

describe('orders', () => {
  it('ask where nothing was ordered', () => {
    expect(followed([])).toBeNull()
    expect(followed([order('decline', { window: 'ninja' })])).toBeNull()
  })

  it('decline, whatever is in the hand', () => {
    expect(followed([order('decline')])).toEqual(pass)
  })

  it('ask where the rules do not let one decline', () => {
    expect(followed([order('decline')], {}, [add(1)])).toBeNull()
    expect(followed([order('ask when able')], {}, [add(1)])).toBeNull()
  })

  it('at a duty do only what a way says', () => {
    const duty = { class: 'cards', declines: null } as const
    const at = (stance: Order['stance'], inDanger = true) =>
      follow(windows, [order(stance)], duty, { turn: 3, honor: 2, inDanger }, 0, [add(1), add(2)])
    expect(at({ way: 'guard' })).toEqual(add(1))
    expect([at({ way: 'guard' }, false), at('decline'), at('ask when able'), at('ask')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('ask only where a condition holds', () => {
    const careful = [order({ way: 'danger' })]
    expect(followed(careful, { inDanger: true })).toBeNull()
    expect(followed(careful)).toEqual(pass)
  })

  it('are recommended as a game is played, and the sheet says what one can order', () => {
    expect(recommendedOrders(windows).map(({ stance }) => stance)).toEqual(['ask when able', 'decline'])
    expect(recommendedOrders(windows, 'days').map(({ stance }) => stance)).toEqual([
      { way: 'danger' },
      'decline',
    ])
    expect(recommendedOrders(undefined)).toEqual([])
    const mine = [order('ask')]
    expect(orderSheet(windows, mine, { turn: 3, honor: 2, inDanger: false }, 1)).toEqual({
      classes: [
        {
          id: 'cards',
          ways: ['guard', 'danger', 'frugal'],
          bounds: { frugal: { least: 1, most: 6, usual: 3 } },
          duty: false,
          recommended: { live: 'ask when able', days: { way: 'danger' } },
          subjects: [{ id: 'card 3', phrase: { id: 'card', values: { seat: 1 } } }],
        },
        {
          id: 'ninja',
          ways: [],
          bounds: {},
          duty: false,
          recommended: { live: 'decline', days: 'decline' },
          subjects: [],
        },
      ],
      orders: mine,
      period: { turn: 3, round: 2 },
      figures: [{ id: 'honor', value: 2 }],
    })
  })

  it('ask only where something could be done', () => {
    expect(followed([order('ask when able')])).toBeNull()
    expect(followed([order('ask when able')], {}, [pass])).toEqual(pass)
  })

  it('do what was prepared where its condition holds, and decline where not', () => {
    expect(followed([order({ way: 'guard' })], { inDanger: true })).toEqual(add(1))
    expect(followed([order({ way: 'guard' })], { inDanger: false })).toEqual(pass)
  })

  it('stop for a card that was named, and only where it could be played', () => {
    const stopFor2 = [order('decline'), order('ask', { subject: 'card 2' })]
    expect(followed(stopFor2)).toBeNull()
    expect(followed(stopFor2, {}, [pass, add(1)])).toEqual(pass)
  })

  it('for a turn or a round take the place of what holds for longer, cards that were named too', () => {
    const stopFor2 = [order('decline'), order('ask', { subject: 'card 2' })]
    const now = { turn: 3, round: 2 }
    const notAgain = [...stopFor2, order('decline', { during: { turn: 3 } })]
    expect(followed(notAgain, { turn: 3 })).toEqual(pass)
    expect(tellsOfSecrets(notAgain, 'cards', now)).toBe(false)
    expect(followed(notAgain, { turn: 4 })).toBeNull()
    expect(tellsOfSecrets(notAgain, 'cards', { turn: 4, round: 2 })).toBe(true)
    // a card that is named for as short a time, wherever it stands in the list
    const stopFor1 = order('ask', { subject: 'card 1', during: { round: 2 } })
    const round = [...stopFor2, stopFor1, order('decline', { during: { round: 2 } })]
    expect(followed(round)).toBeNull()
    expect(followed(round, {}, [pass, add(2)])).toEqual(pass)
    // where it hangs on a figure and does not hold, what lasts longer is as it was
    const brave = order('decline', { during: { turn: 3 }, when: { figure: 'honor', atLeast: 4 } })
    expect(followed([...stopFor2, brave], { honor: 3 })).toBeNull()
    expect(followed([...stopFor2, brave], { honor: 4 })).toEqual(pass)
    expect(tellsOfSecrets([...stopFor2, brave], 'cards', now)).toBe(true)
  })

  it('follow the latest, for as long as it holds', () => {
    const orders = [order('ask'), order('decline', { during: { turn: 3 } })]
    expect(followed(orders, { turn: 3 })).toEqual(pass)
    expect(followed(orders, { turn: 4 })).toBeNull()
    expect(followed([order('decline', { during: { round: 2 } })], { turn: 4 })).toEqual(pass)
    expect(followed([order('decline', { during: { round: 2 } })], { turn: 5 })).toBeNull()
  })

  it('know where what they do would tell of a hand', () => {
    const now = { turn: 1, round: 1 }
    expect(tellsOfSecrets([], 'cards', now)).toBe(false)
    expect(tellsOfSecrets([order('decline')], 'cards', now)).toBe(false)
    expect(tellsOfSecrets([order('ask when able')], 'cards', now)).toBe(true)
    expect(tellsOfSecrets([order({ way: 'guard' })], 'cards', now)).toBe(true)
    expect(tellsOfSecrets([order('decline'), order('ask', { subject: 'card 2' })], 'cards', now)).toBe(true)
    expect(tellsOfSecrets([order('ask when able', { during: { turn: 9 } })], 'cards', now)).toBe(false)
  })

  it('are recommended by the rulebook, class by class', () => {
    expect(recommendedOrders(windows)).toEqual([
      order('ask when able'),
      order('decline', { window: 'ninja' }),
    ])
  })
})

describe('orders from outside', () => {
  it('are read whole', () => {
    const orders = [order('decline'), order({ way: 'guard' }, { during: { turn: 2 } })]
    expect(readOrders(windows, JSON.parse(JSON.stringify(orders)))).toEqual(orders)
    expect(readOrders(windows, [{ ...order('ask'), subject: 'card 2', stray: 1 }])).toEqual([
      order('ask', { subject: 'card 2' }),
    ])
  })

  it.each([
    ['no list', { window: 'cards' }, /a list of at most 200/],
    ['too many', Array.from({ length: 201 }, () => order('ask')), /a list of at most 200/],
    ['nothing', [null], /Order 1 .* one of the windows cards, ninja, got/],
    ['another window', [order('ask'), order('ask', { window: 'x' })], /Order 2 .* cards, ninja/],
    ['another stance', [order('never' as 'ask')], /"decline", \{ "way": "guard" \}/],
    ['no stance', [{ ...order('ask'), stance: null }], /"decline", \{ "way": "guard" \}.*got null/],
    ['a way of another class', [order({ way: 'guard' }, { window: 'ninja' })], /"decline", got/],
    ['a way named like what every object has', [order({ way: 'toString' })], /"way": "guard"/],
    ['no length', [{ ...order('ask'), during: 'ever' }], /"game", \{ "turn": number \}/],
    ['more than to stop for a card', [order('decline', { subject: 'card 2' })], /"ask" for a single card/],
  ])('are refused in words: %s', (_, given, words) => {
    expect(() => readOrders(windows, given)).toThrow(words)
  })
})

describe('an open window', () => {
  it('is known from the step that asks', () => {
    const asking = { ...askWord(0, 'x'), who: () => only(0), window: card }
    const [book, s] = begun([steps('p', { asking, last: askWord(1, 'y') })])
    expect(book.openWindow(s)).toEqual(card)
    book.answer(s, 0, s.asked[0], { kind: 'say', word: 'x' })
    expect(book.openWindow(s)).toBeNull()
  })
})
