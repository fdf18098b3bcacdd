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
  const orders = anyOrders({ rulebook, chance }, state)
  return orders === null ? null : orderedIn(rulebook, orders, state, seat)
}

/** Orders read only what their seat knows, and lead to nothing but legal answers. */
export function checkOrders(
  { rulebook, chance }: Examination,
  state: GameState,
  world: GameState,
  seat: Seat,
): void {
  const orders = anyOrders({ rulebook, chance }, state)
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

function anyOrders(
  { rulebook, chance }: Pick<Examination, 'rulebook' | 'chance'>,
  state: GameState,
): Order[] | null {
  const window = rulebook.windows === undefined ? null : rulebook.openWindow(state)
  const kind = rulebook.windows?.classes.find(({ id }) => id === window?.class)
  if (kind === undefined) return null
  const ways = Object.keys(kind.ways ?? {}).map((way): Stance => ({ way }))
  const stance = pick(chance, ['ask' as const, 'ask when able' as const, 'decline' as const, ...ways])
  return [{ window: kind.id, subject: null, stance, during: 'game' }]
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
