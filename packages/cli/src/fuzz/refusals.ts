import {
  type Action,
  below,
  findAction,
  type GameState,
  isAction,
  pick,
  type Seat,
  seatsIn,
  shown,
} from '@gunbai/kernel'
import { due, type Examination } from './examination.ts'
import { forge } from './forgery.ts'
import { checkReason } from './secrecy.ts'
import { Failure } from './tally.ts'

/** Tries what must be refused: answers outside the list, seats that are not asked, questions that are not open. */
export function tryForgeries(
  examination: Examination,
  state: GameState,
  seat: Seat,
  list: readonly Action[],
  earlier: readonly Action[],
  suspect?: unknown,
): void {
  const { rulebook, chance, tally } = examination
  const before = glimpse(state)
  const hash = due(examination, 'hash') ? rulebook.hash(state) : null
  const asked = state.asked[seat] as number
  const legal = pick(chance, list)

  for (const forged of [forge(list, earlier, chance), suspect]) {
    if (forged === undefined || isLegal(list, forged)) continue
    tally.illegalTried++
    const refusal = rulebook.answer(state, seat, asked, forged as Action)
    if (refusal === null) {
      throw new Failure(
        'illegalAccepted',
        `seat ${seat} may answer ${shown(forged)}, which is not in its list`,
        forged,
      )
    }
    if (refusal.refused !== 'illegal') {
      throw new Failure('violations', `${shown(forged)} is refused as "${refusal.refused}", not as illegal`)
    }
    if (isAction(forged)) checkReason(examination, state, seat, forged, refusal.reason)
  }

  const stranger = pick(chance, strangers(state))
  tally.wrongSeatTried++
  if (rulebook.answer(state, stranger, state.asked[stranger] ?? asked, legal) === null) {
    throw new Failure('wrongSeatAccepted', `seat ${stranger} is not asked but may answer ${shown(legal)}`)
  }

  const old = asked + pick(chance, [-1, -2, 1, -asked, 0.5, Number.NaN])
  tally.staleTried++
  if (rulebook.answer(state, seat, old, legal) === null) {
    throw new Failure('staleAccepted', `seat ${seat} may answer question ${old} while ${asked} is open`)
  }

  if (glimpse(state) !== before || (hash !== null && rulebook.hash(state) !== hash)) {
    throw new Failure('violations', 'a refused answer has changed the state')
  }
}

function isLegal(list: readonly Action[], forged: unknown): boolean {
  return isAction(forged) && findAction(list, forged) !== undefined
}

/** The seats that are not asked, and numbers that are no seats. */
function strangers(state: GameState): Seat[] {
  const asked = seatsIn(state.awaiting)
  const seats = state.asked.length
  const idle = state.asked.map((_, seat) => seat).filter((seat) => !asked.includes(seat))
  return idle.length > 0 && seats > 0
    ? [...idle, ...idle, ...idle, -1, seats, 31, 32]
    : [-1, seats, 31, 32, 0.5]
}

/** What changes first when anything does, cheaply. */
function glimpse({ awaiting, asked, stack, revealed, dice, shuffles }: GameState): string {
  const top = stack.at(-1)
  return `${awaiting} ${asked} ${stack.length} ${top?.proc} ${top?.step} ${revealed} ${dice.a} ${shuffles.a}`
}

/** After the end nothing is taken from anybody. */
export function tryAfterTheEnd(
  { rulebook, chance, tally }: Examination,
  state: GameState,
  earlier: readonly Action[],
): void {
  if (earlier.length === 0) return
  const seat = below(chance, state.asked.length)
  tally.wrongSeatTried++
  if (rulebook.answer(state, seat, state.asked[seat] as number, pick(chance, earlier)) === null) {
    throw new Failure('wrongSeatAccepted', `seat ${seat} may answer though the game is over`)
  }
}
