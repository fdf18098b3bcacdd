import type { Phrase, Seat, SmallChange } from '@gunbai/kernel'
import { shareInterval } from './interval.ts'
import { rounded } from './lab-figures.ts'

/** What would even a battle: one small change or a few, and what games with it showed. */
export interface Suggestion {
  readonly changes: readonly Phrase[]
  readonly text: string
  readonly games: number
  /** The first seat's share before and with it. */
  readonly before: number
  readonly share: number
  readonly interval: readonly [number, number]
}

/** Plays games of a battle, of these numbers, and gives what each was worth to the first seat. */
export type Trial = (text: string, from: number, games: number) => Promise<readonly number[]>

interface Entrant {
  readonly steps: readonly SmallChange[]
  readonly text: string
  readonly scores: number[]
}

export interface EveningOrder {
  readonly text: string
  /** What the games of the battle as it stands came to. */
  readonly before: number
  readonly changesOf: (text: string) => readonly SmallChange[]
  readonly trial: Trial
  /** Games of the last lap of a race. */
  readonly games: number
  /** Told how many games it will take about, and how many are played. */
  readonly onProgress?: (played: number, of: number) => void
}

/** Nearer to even than this nobody can tell in a few hundred games. */
const even = 0.03
/** As near as this, by all fresh games, and the search is over. */
const near = 0.02
const wanted = 3
/** So often what was found is built upon. */
const stages = 4

/**
 * Looks for the fewest, smallest changes after which both sides win as often. All that help the weaker side race on the same seeds:
 * after each lap those farther from even fall out and the others play on, twice as many games each. Where no single one is
 * enough, those that together should be, by what each did alone, race too. Who wins a race was lucky besides: so the last ones play
 * twice as many fresh games, and only those count. Who is the best of these was lucky once more, and plays as many again. If that
 * is still not even, the search goes on from there. Gives the best first; nothing where it is even already.
 */
export async function whatWouldEven(order: EveningOrder): Promise<readonly Suggestion[]> {
  const progress = new Progress(order)
  const found: Entrant[] = []
  let base: Entrant = { steps: [], text: order.text, scores: [] }
  let share = order.before
  for (let stage = 0; stage < stages && Math.abs(share - 0.5) > (stage === 0 ? even : near); stage++) {
    const finals = await finalists(order, base, share, progress)
    await Promise.all(finals.map((entrant) => playUpTo(order, entrant, 3 * order.games, progress)))
    found.push(...finals)
    const best = await confirmed(order, found, progress)
    if (best === undefined) break
    base = best
    share = freshShare(best, order)
  }
  return found
    .sort((one, other) => rank(one, order) - rank(other, order))
    .slice(0, wanted)
    .map((entrant) => suggestion(entrant, order))
}

/** The best of all that were found, once it has held in as many fresh games again. */
async function confirmed(
  order: EveningOrder,
  found: Entrant[],
  progress: Progress,
): Promise<Entrant | undefined> {
  for (;;) {
    const best = found.sort((one, other) => rank(one, order) - rank(other, order))[0]
    if (best === undefined || best.scores.length >= 5 * order.games) return best
    await playUpTo(order, best, 5 * order.games, progress)
  }
}

/** The few that come nearest to even, of all that can be changed next. */
async function finalists(
  order: EveningOrder,
  base: Entrant,
  share: number,
  progress: Progress,
): Promise<Entrant[]> {
  const weaker: Seat = share > 0.5 ? 1 : 0
  const singles = order
    .changesOf(base.text)
    .filter(({ helps }) => helps === weaker)
    .map((change): Entrant => ({ steps: [...base.steps, change], text: change.text, scores: [] }))
  const lap = Math.max(10, Math.round(order.games / 6))
  const raced = (await race(order, singles, lap, progress)).slice(0, wanted)
  if (raced.some((entrant) => distance(entrant) <= even)) return raced
  const together = combinations(order, base, singles, share).slice(0, wanted + 2)
  const both = [...raced, ...(await race(order, together, lap, progress))]
  return both.sort((one, other) => distance(one) - distance(other)).slice(0, wanted)
}

/** By fresh games alone; fewer steps are better among those that are as good as even. */
const rank = (entrant: Entrant, order: EveningOrder): number =>
  Math.max(even / 2, Math.abs(freshShare(entrant, order) - 0.5)) + 0.002 * entrant.steps.length

const freshShare = ({ scores }: Entrant, { games }: EveningOrder): number => mean(scores.slice(games))

const mean = (scores: readonly number[]): number =>
  (scores.reduce((sum, score) => sum + score, 0) + 1) / (scores.length + 2)

const shareOf = ({ scores }: Entrant): number => mean(scores)

const distance = (entrant: Entrant): number => Math.abs(shareOf(entrant) - 0.5)

/** Lap by lap the half that is nearer to even plays on, until the last few have had all their games. */
async function race(
  order: EveningOrder,
  entrants: readonly Entrant[],
  lap: number,
  progress: Progress,
): Promise<Entrant[]> {
  let running = [...entrants]
  for (let goal = Math.min(lap, order.games); running.length > 0; goal = Math.min(2 * goal, order.games)) {
    await Promise.all(running.map((entrant) => playUpTo(order, entrant, goal, progress)))
    running.sort((one, other) => distance(one) - distance(other))
    if (goal >= order.games) break
    running = running.slice(0, Math.max(wanted, Math.ceil(running.length / 2)))
  }
  return running
}

async function playUpTo(
  { trial }: EveningOrder,
  entrant: Entrant,
  goal: number,
  progress: Progress,
): Promise<void> {
  const from = entrant.scores.length
  if (from >= goal) return
  entrant.scores.push(...(await trial(entrant.text, from, goal - from)))
  progress.played(goal - from)
}

/** Two or three changes that together should make it even, by what each did alone; the surest first. */
function combinations(
  { changesOf }: EveningOrder,
  base: Entrant,
  singles: readonly Entrant[],
  share: number,
): Entrant[] {
  const goal = -logit(share)
  const effects = singles
    .map((entrant) => ({
      id: entrant.steps.at(-1)?.id ?? '',
      effect: logit(shareOf(entrant)) - logit(share),
    }))
    .filter(({ effect }) => effect * goal > 0)
  const sets: { readonly ids: readonly string[]; readonly off: number }[] = []
  effects.forEach((one, i) => {
    effects.slice(i).forEach((two, j) => {
      sets.push({ ids: [one.id, two.id], off: Math.abs(one.effect + two.effect - goal) })
      for (const three of effects.slice(i + j))
        sets.push({
          ids: [one.id, two.id, three.id],
          off: Math.abs(one.effect + two.effect + three.effect - goal) + 0.05,
        })
    })
  })
  return sets
    .sort((one, other) => one.off - other.off)
    .slice(0, 12)
    .flatMap(({ ids }) => together(base, ids, changesOf) ?? [])
}

/** The changes of these ids one after the other; null where they get into each other's way. */
function together(
  base: Entrant,
  ids: readonly string[],
  changesOf: EveningOrder['changesOf'],
): Entrant | null {
  let { text } = base
  const steps = [...base.steps]
  for (const id of ids) {
    const next = changesOf(text).find((change) => change.id === id)
    if (next === undefined) return null
    steps.push(next)
    text = next.text
  }
  return { steps, text, scores: [] }
}

const logit = (share: number): number => Math.log(share / (1 - share))

function suggestion({ steps, text, scores }: Entrant, { before, games }: EveningOrder): Suggestion {
  const fresh = scores.slice(games)
  const won = fresh.reduce((sum, score) => sum + score, 0)
  return {
    changes: steps.map(({ words }) => words),
    text,
    games: fresh.length,
    before,
    share: won / fresh.length,
    interval: rounded(shareInterval(won, fresh.length)),
  }
}

/** Counts the games of a search; how many it will be is a guess until it is over. */
class Progress {
  private done = 0
  private readonly expected: number
  private readonly tell: EveningOrder['onProgress']

  constructor({ games, onProgress }: EveningOrder) {
    this.expected = 18 * games
    this.tell = onProgress
  }

  played(games: number): void {
    this.done += games
    this.tell?.(this.done, Math.max(this.expected, this.done))
  }
}
