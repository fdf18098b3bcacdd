import { type GloryEvent, type GloryState, glory } from '@gunbai/glory'
import {
  type Action,
  below,
  follow,
  Match,
  recommendedOrders,
  type Seat,
  type Stream,
  streamOf,
} from '@gunbai/kernel'

/** A turn of a battle in which everything happens that a test wants to see, with the game that leads to it. */
export interface RichTurn {
  readonly match: Match<GloryState, Action, GloryEvent, unknown>
  /** How many answers come before the turn. */
  readonly begins: number
}

/** What must happen in the turn. */
export const wanted = ['shot', 'shock', 'charge on a square', 'rally'] as const
export type Wanted = (typeof wanted)[number]

/** Answers that must be given in it: what a player does on the map, in every way of pointing. */
export const given = ['order', 'step', 'halt', 'fire', 'attack', 'charge', 'done'] as const

const setup = { id: 'two-crossings', options: {} }
const longest = 220 // answers in the turn: a page must give them all
const patience = 4000 // games
const lucky = 1295 // the first game to try: found again at once while the rules stay as they are

/**
 * Plays seeded games until a turn is found that has all of it. Nothing is kept in a file, so that a change of the rules or
 * of the battle only finds another turn.
 */
export function findRichTurn(): RichTurn {
  for (let seed = lucky; seed < lucky + patience; seed++) {
    const match = new Match(glory, setup, `rich ${seed}`) as unknown as RichTurn['match']
    const chance = streamOf(seed)
    let begins = 0
    let seen = new Set<string>()
    let viewer: Seat | null = null
    while (match.state.result === null && match.state.turn < 5) {
      const { turn } = match.state
      // as at one device: whoever has it goes on while he is asked
      const asked = match.questions()
      const question = asked.find(({ seat }) => seat === viewer) ?? asked[0]
      if (question === undefined) break
      viewer = question.seat
      const answers = glory.answers(match.state, viewer)
      const action = byOrder(match, viewer) ?? lively(answers, chance)
      const squares = squareHexes(match.state)
      match.answer(viewer, question.id, action)
      for (const what of [action.kind, ...happened(match, squares)]) seen.add(what)
      if (match.state.turn === turn) continue
      const length = match.record.answers.length - begins
      const rich = [...wanted, ...given].every((each) => seen.has(each))
      if (turn > 1 && rich && length <= longest) return { match, begins }
      begins = match.record.answers.length
      seen = new Set()
      viewer = null
    }
  }
  throw new Error(`in ${patience} games of Two Crossings no turn had ${wanted.join(', ')}`)
}

const orders = recommendedOrders(glory.windows)

/** What the recommended orders answer, which the table does without asking; null where somebody is asked. */
export function byOrder({ state }: RichTurn['match'], seat: Seat): Action | null {
  const window = glory.openWindow(state)
  const { about } = glory.questions(state).find((each) => each.seat === seat) ?? {}
  if (window === null || glory.windows === undefined) return null
  return follow(
    glory.windows,
    orders,
    window,
    glory.view(state, seat),
    seat,
    glory.answers(state, seat),
    about,
  )
}

/** Where squares stand. */
export function squareHexes({ units }: GloryState): Set<number> {
  return new Set(units.flatMap(({ hex, square }) => (square ? [Number(hex)] : [])))
}

/** Which of the wanted things the latest answer brought, given where squares stood before it. */
export function happened(match: RichTurn['match'], squares: Set<number>): Wanted[] {
  const found: Wanted[] = []
  for (const { event } of match.told.at(-1) ?? []) {
    if (event.kind === 'square' && event.formed) squares.add(Number(match.state.units[event.unit]?.hex))
    if (event.kind === 'fired') found.push('shot')
    if (event.kind === 'shock' && !event.charge) found.push('shock')
    if (event.kind === 'shock' && event.charge && event.targets.some((hex) => squares.has(Number(hex)))) {
      found.push('charge on a square')
    }
    if (event.kind === 'tested' && event.what === 'rally') found.push('rally')
  }
  return found
}

/** How gladly each kind of answer is given by one who wants a short and bloody turn. */
const weights: Readonly<Record<string, number>> = {
  charge: 40,
  fire: 12,
  attack: 20,
  rally: 20,
  form: 20,
  square: 4,
  strike: 4,
  resolve: 4,
  recall: 0,
  order: 6,
  march: 1,
  step: 4,
  ride: 0,
  raise: 0,
  fallBack: 4,
}

function lively(answers: readonly Action[], chance: Stream): Action {
  const kinds = [...new Set(answers.map(({ kind }) => kind))]
  const weighed = kinds.map((kind) => weights[kind] ?? 2)
  const sum = weighed.reduce((a, b) => a + b, 0)
  let at = sum === 0 ? 0 : below(chance, sum)
  const kind = kinds.find((_, i) => {
    at -= weighed[i] ?? 0
    return at < 0
  })
  const alike = answers.filter((each) => each.kind === (kind ?? kinds[0]))
  return alike[below(chance, alike.length)] as Action
}
