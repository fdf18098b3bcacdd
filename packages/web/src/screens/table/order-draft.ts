import type { Condition, Order, OrderedClass, OrderSheet, Period, Stance } from '@gunbai/kernel'

/** By class of windows, what the viewer is about to order: what holds for all of it, and for what to stop all the same. */
export type OrderDraft = Readonly<Record<string, DraftedOrder>>

export interface DraftedOrder {
  readonly stance: Stance
  readonly stops: readonly string[]
  /** It holds only then; otherwise the viewer is asked. */
  readonly when?: Condition | undefined
}

/** What can be ordered at the windows of a class. */
export function stancesOf({ duty, ways }: OrderedClass): Stance[] {
  const plain: Stance[] = duty ? ['ask'] : ['ask', 'ask when able', 'decline']
  return [...plain, ...ways.map((way) => ({ way }))]
}

export const stanceName = (stance: Stance): string => (typeof stance === 'string' ? stance : stance.way)

/** The message that says it. */
export const stanceMessage = (kind: string, stance: Stance): string =>
  typeof stance === 'string' ? `ui.orders.stance.${stance}` : `way.${kind}.${stance.way}`

export const untils = ['game', 'round', 'turn'] as const
export type Until = (typeof untils)[number]

/** What the orders of a sheet come to now. */
export function drafted({ classes, orders, period }: OrderSheet): OrderDraft {
  const inForce = orders.filter(({ during }) => holds(during, period))
  return Object.fromEntries(
    classes.map(({ id }) => {
      const own = inForce.filter(({ window }) => window === id)
      const { stance = 'ask', when } = own.findLast(({ subject }) => subject === null) ?? {}
      const stops = own.flatMap(({ subject }) => (subject === null ? [] : [subject]))
      return [id, { stance, stops: [...new Set(stops)], when }]
    }),
  )
}

/** The orders that say what is drafted: for good, or on top of the others for as long as the turn or the round lasts. */
export function written(sheet: OrderSheet, draft: OrderDraft, until: Until): Order[] {
  const during = until === 'game' ? until : until === 'turn' ? turnOf(sheet.period) : roundOf(sheet.period)
  const drawn = sheet.classes.flatMap(({ id }): Order[] => {
    const { stance, stops, when }: DraftedOrder = draft[id] ?? { stance: 'ask', stops: [] }
    const order = { window: id, during }
    const whole: Order = { ...order, subject: null, stance, ...(when === undefined ? {} : { when }) }
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
