import type {
  Bounds,
  Condition,
  Order,
  OrderedClass,
  OrderSheet,
  Period,
  Phrase,
  Stance,
} from '@gunbai/kernel'

/** By class of windows, what the viewer is about to order: what holds for all of it, and for what to stop all the same. */
export type OrderDraft = Readonly<Record<string, DraftedOrder>>

export interface DraftedOrder {
  readonly stance: Stance
  readonly stops: readonly string[]
  /** It holds only then; otherwise the viewer is asked. */
  readonly when?: Condition | undefined
  /** Beside "ask when able": asked now and then for nothing. */
  readonly cover?: true | undefined
  /** Until when it holds, where that is not for good; what the viewer changes holds as long as the sheet says. */
  readonly until?: 'round' | 'turn' | undefined
}

/** What can be ordered at the windows of a class. */
export function stancesOf({ duty, ways, bounds }: OrderedClass): Stance[] {
  const plain: Stance[] = duty ? ['ask'] : ['ask', 'ask when able', 'decline']
  return [
    ...plain,
    ...ways.map((way) => {
      const number = bounds[way]
      return number === undefined ? { way } : { way, bound: number.usual }
    }),
  ]
}

export const stanceName = (stance: Stance): string => (typeof stance === 'string' ? stance : stance.way)

/** What says it. */
export function stancePhrase({ id, bounds }: OrderedClass, stance: Stance): Phrase {
  if (typeof stance === 'string') return { id: `ui.orders.stance.${stance}` }
  const bound = stance.bound ?? bounds[stance.way]?.usual ?? 0
  return { id: `way.${id}.${stance.way}`, values: { bound } }
}

/** The number of a stance that has one, and what it may be. */
export function boundOf(
  { bounds }: OrderedClass,
  stance: Stance,
): (Bounds & { readonly bound: number }) | null {
  const range = typeof stance === 'string' ? undefined : bounds[stance.way]
  if (range === undefined || typeof stance === 'string') return null
  return { ...range, bound: stance.bound ?? range.usual }
}

/** The longest first. */
export const untils = ['game', 'round', 'turn'] as const
export type Until = (typeof untils)[number]

/** What the orders of a sheet come to now. */
export function drafted({ classes, orders, period }: OrderSheet): OrderDraft {
  const inForce = orders.filter(({ during }) => holds(during, period))
  return Object.fromEntries(
    classes.map(({ id }) => {
      const own = inForce.filter(({ window }) => window === id)
      const whole = own.findLast(({ subject }) => subject === null)
      const { stance = 'ask', when, cover, during = 'game' } = whole ?? {}
      // what is ordered for a shorter time takes the place of single cards that were named for longer
      const stops = own.flatMap((each) =>
        each.subject === null || lasts(each.during, during) ? [] : [each.subject],
      )
      const until = untilOf(during)
      return [
        id,
        { stance, stops: [...new Set(stops)], when, cover, until: until === 'game' ? undefined : until },
      ]
    }),
  )
}

const untilOf = (during: Order['during']): Until =>
  during === 'game' ? during : 'round' in during ? 'round' : 'turn'

/** Whether one order lasts longer than another. */
const lasts = (one: Order['during'], other: Order['during']): boolean =>
  untils.indexOf(untilOf(one)) < untils.indexOf(untilOf(other))

/**
 * The orders that say what is drafted: for good, or on top of the others for as long as the turn or the round lasts. A class that
 * is as it was `before` keeps what holds there, for as long as it did.
 */
export function written(
  sheet: OrderSheet,
  draft: OrderDraft,
  until: Until,
  before: OrderDraft = {},
): Order[] {
  const during = until === 'game' ? until : until === 'turn' ? turnOf(sheet.period) : roundOf(sheet.period)
  const holding = sheet.orders.filter((each) => holds(each.during, sheet.period))
  return sheet.classes.flatMap(({ id }): Order[] => {
    const own = holding.filter(({ window }) => window === id)
    const { stance, stops, when, cover }: DraftedOrder = draft[id] ?? { stance: 'ask', stops: [] }
    if (draft[id] !== undefined && draft[id] === before[id]) return own
    const order = { window: id, during }
    const whole: Order = {
      ...order,
      subject: null,
      stance,
      ...(when === undefined ? {} : { when }),
      ...(cover === true && stance === 'ask when able' ? { cover } : {}),
    }
    return [
      ...(until === 'game' ? [] : own.filter((each) => each.during === 'game')),
      whole,
      ...stops.map((subject): Order => ({ ...order, subject, stance: 'ask' })),
    ]
  })
}

/** The same orders, and that nothing is asked at windows of a class until the turn is over. */
export const declinedThisTurn = ({ orders, period }: OrderSheet, window: string): Order[] => [
  ...orders.filter(({ during }) => holds(during, period)),
  { window, subject: null, stance: 'decline', during: turnOf(period) },
]

const turnOf = ({ turn }: Period) => ({ turn })
const roundOf = ({ round }: Period) => ({ round })

function holds(during: Order['during'], { turn, round }: Period): boolean {
  if (during === 'game') return true
  return 'turn' in during ? during.turn === turn : during.round === round
}
