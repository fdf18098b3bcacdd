import type { Action } from './action.ts'
import { BadInput, shown } from './bad-input.ts'
import type { Condition, Order, Stance, Way, WindowClass, Windows } from './orders.ts'

const mostOrders = 200

/** Reads orders that come from outside. Throws BadInput that says what is wrong with them. */
export function readOrders<V, A extends Action>(windows: Windows<V, A>, given: unknown): Order[] {
  if (!Array.isArray(given) || given.length > mostOrders) {
    throw new BadInput(`Orders are a list of at most ${mostOrders}; got ${shown(given)}.`)
  }
  return given.map((each, i) => readOrder(windows, each, i + 1))
}

function readOrder<V, A extends Action>(windows: Windows<V, A>, given: unknown, number: number): Order {
  const { window, subject = null, stance, during, when, cover } = (given ?? {}) as Record<string, unknown>
  const unfit = (expected: string, came: unknown) =>
    new BadInput(`Order ${number} cannot be followed: expected ${expected}, got ${shown(came)}.`)
  const kind = windows.classes.find((each) => each.id === window)
  if (kind === undefined) {
    throw unfit(`one of the windows ${windows.classes.map((each) => each.id).join(', ')}`, window)
  }
  if (subject !== null && typeof subject !== 'string') throw unfit('a card or piece, or null', subject)
  const read = readStance(kind, stance)
  if (read === null) {
    const ways = Object.entries(kind.ways ?? {}).map(wayInText)
    throw unfit(['"ask"', '"ask when able"', '"decline"', ...ways].join(', '), stance)
  }
  if (subject !== null && read !== 'ask') throw unfit('"ask" for a single card or piece', stance)
  const lasting = readDuring(during)
  if (lasting === null) throw unfit('"game", { "turn": number } or { "round": number }', during)
  const condition = readWhen(windows, when)
  if (condition === null) {
    const figures = Object.keys(windows.figures ?? {})
    throw unfit(`{ "figure": one of ${figures.join(', ') || 'none'}, "atLeast" or "below": number }`, when)
  }
  if (cover !== undefined && (cover !== true || read !== 'ask when able')) {
    throw unfit('"cover": true beside "ask when able", or no cover', cover)
  }
  const covered = cover === true ? ({ cover } as const) : {}
  return { window: kind.id, subject, stance: read, during: lasting, ...condition, ...covered }
}

function wayInText<V, A extends Action>([way, { bounds }]: readonly [string, Way<V, A>]): string {
  const bound = bounds === undefined ? '' : `, "bound": ${bounds.least} to ${bounds.most}`
  return `{ "way": "${way}"${bound} }`
}

function readStance<V, A extends Action>(kind: WindowClass<V, A>, given: unknown): Stance | null {
  if (given === 'ask' || given === 'ask when able' || given === 'decline') return given
  const { way, bound } = (given ?? {}) as Record<string, unknown>
  if (typeof way !== 'string') return null
  if (Object.hasOwn(kind.former ?? {}, way)) return kind.former?.[way] ?? null
  if (!Object.hasOwn(kind.ways ?? {}, way)) return null
  if (bound === undefined) return { way }
  const { least, most } = kind.ways?.[way]?.bounds ?? { least: 1, most: 0 }
  const isWithin = Number.isSafeInteger(bound) && Number(bound) >= least && Number(bound) <= most
  return isWithin ? { way, bound: Number(bound) } : null
}

/** Null where it is none. */
function readWhen<V, A extends Action>(
  { figures = {} }: Windows<V, A>,
  given: unknown,
): { readonly when?: Condition } | null {
  if (given === undefined) return {}
  const { figure, atLeast, below } = (given ?? {}) as Record<string, unknown>
  if (typeof figure !== 'string' || !Object.hasOwn(figures, figure)) return null
  if (Number.isSafeInteger(atLeast)) return { when: { figure, atLeast: atLeast as number } }
  return Number.isSafeInteger(below) ? { when: { figure, below: below as number } } : null
}

function readDuring(given: unknown): Order['during'] | null {
  if (given === 'game') return given
  const { turn, round } = (given ?? {}) as Record<string, unknown>
  if (Number.isSafeInteger(turn)) return { turn: turn as number }
  return Number.isSafeInteger(round) ? { round: round as number } : null
}
