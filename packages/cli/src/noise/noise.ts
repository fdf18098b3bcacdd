import { LookAhead, makeBot, playLine, usualManner } from '@gunbai/bots'
import {
  type Action,
  below,
  copyStream,
  firstSeat,
  type GameState,
  next,
  type Rulebook,
  type Setup,
  type Stream,
  stream,
  streamFrom,
} from '@gunbai/kernel'

/** What is looked at. */
export interface NoiseOrder {
  readonly rulebook: Rulebook
  readonly setups: readonly Setup[]
  readonly games: number
  /** Of each game so many, with a choice. */
  readonly questions: number
  /** Worlds in which the answers of a question are looked through, all of them in each. */
  readonly sweeps: number
  readonly seed: string
}

/** In one sweep, by how much an answer leads the favourite, and by kind how far that hangs on what luck is worth. */
interface Lead {
  readonly lead: number
  readonly leverage: readonly number[]
}

/** The sweeps of an answer of one question against the favourite. */
export interface Pair {
  readonly kind: string
  readonly sweeps: readonly Lead[]
}

/** So many answers of a question are looked through. */
const answersRacing = 4

/** Questions of greedy games, and by how much answers led the favourite there in each sweep. */
export function* pairsOf(order: NoiseOrder): Generator<readonly Pair[]> {
  const { rulebook, setups, games, seed } = order
  for (let game = 0; game < games; game++) {
    const chance = streamFrom(`${seed} ${game}`, 'noise')
    const setup = setups[game % setups.length] as Setup
    const pairs: Pair[] = []
    for (const state of questionsOf(order, setup, `${seed} ${game}`, chance))
      pairs.push(...swept(rulebook, state, order.sweeps, chance))
    yield pairs
  }
}

/** So many questions of a game, drawn by lot. */
function questionsOf(
  { rulebook, questions }: NoiseOrder,
  setup: Setup,
  seed: string,
  chance: Stream,
): GameState[] {
  const state = rulebook.begin(setup, seed)
  const players = state.asked.map((_, seat) => makeBot('greedy', `${seed} ${seat}`))
  const drawn: GameState[] = []
  for (let seen = 0; state.result === null; ) {
    const seat = firstSeat(state.awaiting)
    const answers = rulebook.answers(state, seat)
    if (answers.length > 1) {
      const place = seen < questions ? seen : below(chance, seen + 1)
      if (place < questions) drawn[place] = rulebook.copy(state)
      seen++
    }
    rulebook.play(state, seat, (players[seat] as (typeof players)[0]).choose(rulebook, state, seat, answers))
  }
  return drawn
}

function swept(rulebook: Rulebook, state: GameState, sweeps: number, chance: Stream): Pair[] {
  const seat = firstSeat(state.awaiting)
  const look = new LookAhead(rulebook, state, seat, chance, { ...usualManner, isEven: true })
  const answers = rulebook.answers(state, seat)
  const promise = rulebook.knowledge.appraise(look.imagine(), seat, answers)
  const racing = answers
    .map((action, place) => ({ action, promise: promise[place] as number }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, answersRacing)
    .map(({ action }) => action)
  const leads: Lead[][] = racing.map(() => [])
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const start = stream(next(chance), next(chance), next(chance), next(chance))
    const seen = racing.map((action) => outcome(look, action, copyStream(start)))
    const [favourite] = seen as [Lead]
    for (const [i, each] of seen.entries()) {
      const leverage = each.leverage.map((own, kind) => own - (favourite.leverage[kind] as number))
      leads[i]?.push({ lead: each.lead - favourite.lead, leverage })
    }
  }
  // the same plan in another sequence has no noise, and is no pair
  return leads
    .slice(1)
    .filter((list) => list.some(({ lead }) => lead !== 0))
    .map((list, i) => ({ kind: racing[i + 1]?.kind ?? '', sweeps: list }))
}

function outcome(look: LookAhead, action: Action, chance: Stream): Lead {
  const world = look.imagine(chance)
  playLine(look, world, { actions: [action] }, chance)
  const worth = look.playOn(world, chance) + (look.luck?.worth() ?? 0)
  return { lead: worth, leverage: [...(look.luck?.leverage ?? [])] }
}
