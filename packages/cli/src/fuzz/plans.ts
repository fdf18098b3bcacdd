import {
  type Action,
  below,
  findAction,
  follow,
  type GameRecord,
  type GameState,
  Match,
  type Order,
  pick,
  type Seat,
  type Stance,
  shown,
} from '@gunbai/kernel'
import { Host } from '@gunbai/kernel/host'
import type { Examination } from './examination.ts'
import { samePlain } from './plain.ts'
import { Failure } from './tally.ts'

/** What an order of any kind answers to the question of a seat; null where no window is open, or it is to be asked. */
export function anyOrdered({ rulebook, chance }: Examination, state: GameState, seat: Seat): Action | null {
  const orders = anyOrders({ rulebook, chance }, state, seat)
  return orders === null ? null : orderedIn(rulebook, orders, state, seat)
}

/** Orders read only what their seat knows, and lead to nothing but legal answers. */
export function checkOrders(
  { rulebook, chance }: Examination,
  state: GameState,
  world: GameState,
  seat: Seat,
): void {
  const orders = anyOrders({ rulebook, chance }, state, seat)
  if (orders === null) return
  const action = orderedIn(rulebook, orders, state, seat)
  if (!samePlain(action, orderedIn(rulebook, orders, world, seat))) {
    throw new Failure(
      'leaks',
      `what the orders ${shown(orders)} answer hangs on what is hidden from seat ${seat}`,
    )
  }
  if (action !== null && findAction(rulebook.answers(state, seat), action) === undefined) {
    throw new Failure('violations', `the orders ${shown(orders)} answer ${shown(action)}, which is not legal`)
  }
}

/** The answers of a record, given again in batches, come to the same record and the same state. */
export function checkBatches({ rulebook, chance }: Examination, record: GameRecord, state: GameState): void {
  const { answers } = record
  const host = new Host(new Match(rulebook, record.setup, record.seed), () => chance)
  for (let at = 0; at < answers.length; ) {
    const { seat } = answers[at] as GameRecord['answers'][number]
    const most = 1 + below(chance, longestBatch)
    const run = answers.slice(at, at + most)
    const others = run.findIndex((each) => each.seat !== seat)
    const actions = (others === -1 ? run : run.slice(0, others)).map(({ action }) => action)
    const question = host.match.questions().find((each) => each.seat === seat)?.id ?? -1
    const { taken, halt } = host.carryOut({ seat, question, actions }, (asked, action) =>
      host.give(seat, asked, action, at),
    )
    if (taken === 0) {
      throw new Failure('replayMismatches', `answer ${at + 1} is refused in a batch: ${halt?.refused}`)
    }
    at += taken
  }
  if (rulebook.hash(host.match.state) !== rulebook.hash(state)) {
    throw new Failure('replayMismatches', 'given in batches, the record does not lead to the same state')
  }
}

const longestBatch = 8

/** An order of any kind, with a number or a condition where there are any, and a card or piece that it stops for. */
function anyOrders(
  { rulebook, chance }: Pick<Examination, 'rulebook' | 'chance'>,
  state: GameState,
  seat: Seat,
): Order[] | null {
  const { windows, openWindow, view } = rulebook
  const window = windows === undefined ? null : openWindow(state)
  const kind = windows?.classes.find(({ id }) => id === window?.class)
  if (windows === undefined || kind === undefined) return null
  const ways = Object.entries(kind.ways ?? {}).map(([way, { bounds }]): Stance => {
    if (bounds === undefined || below(chance, 2) === 0) return { way }
    return { way, bound: bounds.least + below(chance, bounds.most - bounds.least + 1) }
  })
  const stance = pick(chance, ['ask' as const, 'ask when able' as const, 'decline' as const, ...ways])
  const order = { window: kind.id, during: 'game' as const }
  const whole: Order = { ...order, subject: null, stance }
  const subjects = kind.subjects?.(view(state, seat), seat) ?? []
  const figures = Object.keys(windows.figures ?? {})
  const subject = subjects.length > 0 && below(chance, 3) === 0 ? [pick(chance, subjects).id] : []
  const hangs = figures.length > 0 && below(chance, 3) === 0
  return [
    hangs ? { ...whole, when: { figure: pick(chance, figures), atLeast: below(chance, 6) } } : whole,
    ...subject.map((id): Order => ({ ...order, subject: id, stance: 'ask' })),
  ]
}

function orderedIn(
  { windows, openWindow, view, questions, answers }: Examination['rulebook'],
  orders: readonly Order[],
  state: GameState,
  seat: Seat,
): Action | null {
  const window = openWindow(state)
  if (windows === undefined || window === null) return null
  const { about } = questions(state).find((each) => each.seat === seat) ?? {}
  return follow(windows, orders, window, view(state, seat), seat, answers(state, seat), about)
}
