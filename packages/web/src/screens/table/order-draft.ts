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

export const untils = ['game', 'round', 'turn'] as const
export type Until = (typeof untils)[number]

/** What the orders of a sheet come to now. */
export function drafted({ classes, orders, period }: OrderSheet): OrderDraft {
  const inForce = orders.filter(({ during }) => holds(during, period))
  return Object.fromEntries(
    classes.map(({ id }) => {
      const own = inForce.filter(({ window }) => window === id)
      const { stance = 'ask', when, cover } = own.findLast(({ subject }) => subject === null) ?? {}
      const stops = own.flatMap(({ subject }) => (subject === null ? [] : [subject]))
      return [id, { stance, stops: [...new Set(stops)], when, cover }]
    }),
  )
}

/** The orders that say what is drafted: for good, or on top of the others for as long as the turn or the round lasts. */
export function written(sheet: OrderSheet, draft: OrderDraft, until: Until): Order[] {
  const during = until === 'game' ? until : until === 'turn' ? turnOf(sheet.period) : roundOf(sheet.period)
  const drawn = sheet.classes.flatMap(({ id }): Order[] => {
    const { stance, stops, when, cover }: DraftedOrder = draft[id] ?? { stance: 'ask', stops: [] }
    const order = { window: id, during }
    const whole: Order = {
      ...order,
      subject: null,
      stance,
      ...(when === undefined ? {} : { when }),
      ...(cover === true && stance === 'ask when able' ? { cover } : {}),
    }
    return [whole, ...stops.map((subject): Order => ({ ...order, subject, stance: 'ask' }))]
  })
  if (until === 'game') return drawn
  return [...sheet.orders.filter((each) => each.during === 'game'), ...drawn]
}

const turnOf = ({ turn }: Period) => ({ turn })
const roundOf = ({ round }: Period) => ({ round })

function holds(during: Order['during'], { turn, round }: Period): boolean {
  if (during === 'game') return true
  return 'turn' in during ? during.turn === turn : during.round === round
}
