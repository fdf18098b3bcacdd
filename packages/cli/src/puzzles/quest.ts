import {
  botStream,
  isSolved,
  Judging,
  LookAhead,
  type Measured,
  type Plan,
  PlanTrial,
  type Puzzle,
  writeLine,
} from '@gunbai/bots'
import type { Action, Answered, Rulebook, Setup } from '@gunbai/kernel'
import { type TurnBegun, turnBy, turnsOf } from './lines.ts'
import { themeOf } from './theme.ts'

export interface QuestOrder {
  readonly rulebook: Rulebook
  readonly setups: readonly Setup[]
  readonly seed: string
  /** Who finds the best plan. */
  readonly bot: string
  /** By how much the plan must lead each plain one. */
  readonly lead: number
}

/** So much of the wanted lead must be there at the lower end of the interval. */
const surely = 0.6
/** Who looks first whether there is something to be found, and the share of the lead that promises it. */
const scout = 'strong:100'
const promising = 0.7
/** Whose turns are the plain ones. The typical one is this of them, counted from the best: most are no better. */
const plainBots = ['greedy', 'greedy', 'beginner', 'beginner', 'beginner', 'playout']
const typically = 2
/** A first look at a position takes so many worlds, a second so many, a thorough one so many. */
const firstWorlds = 10
const secondWorlds = 24
const worlds = 160
/** Games are played out, and after so many it is seen whether they tell the two plans apart. */
const games = [40, 80, 140, 200]
const mostAnswers = 6000
/** A plan that no plain turn comes near is not hard to see if it leads by so much. */
const middling = 0.16
/** In so large a part of a game, its first, armies only come near each other. */
const calm = 0.35
/** Nothing is looked for where the game is won or lost to this. */
const decided = 0.07
/** Of one game no more than so many puzzles are taken. */
const mostOfGame = 2

/** A turn as somebody played it, and the plan that it begins with. */
type Turn = ReturnType<typeof turnBy>

/** Looks for puzzles in games of bots, game after game without end; null where one more position was none. */
export function* quest(order: QuestOrder): Generator<Puzzle | null> {
  for (let game = 0; ; game++) {
    const setup = order.setups[game % order.setups.length] as Setup
    const seed = `${order.seed} ${game}`
    let found = 0
    const turns = [...turnsOf(order.rulebook, setup, seed)].filter((turn) => isOpen(order.rulebook, turn))
    for (const turn of turns.slice(Math.floor(turns.length * calm))) {
      const puzzle = puzzleAt(order, setup, seed, `${setup.id}-${game + 1}-${turn.before.length}`, turn)
      yield puzzle
      if (puzzle !== null && ++found === mostOfGame) break
    }
  }
}

/** Whether a turn could still change much. */
function isOpen({ knowledge }: Rulebook, { state, seat }: TurnBegun): boolean {
  const chance = knowledge.evaluate(state, seat)
  return chance > decided && chance < 1 - decided
}

/** The puzzle of a position; null where no plan is clearly best there. */
function puzzleAt(order: QuestOrder, setup: Setup, seed: string, id: string, turn: TurnBegun): Puzzle | null {
  const { rulebook } = order
  const chosen = choose(order, turn, id)
  if (chosen === null) return null
  const { solution, wrong, isNear } = chosen
  const plans = [solution.plan, wrong.plan]
  const trial = tried(order, turn, plans, worlds, `${id} thorough`)
  const lead = trial.lead(0, 1)
  if (lead.mean < order.lead || lead.mean - lead.within < order.lead * surely) return null
  if (!isJudgedRightly(rulebook, turn, { lead }, solution, wrong)) return null
  const out = playedOut(order, turn, plans, `${id} out`)
  if (out === null) return null
  const { theme, happens } = themeOf(rulebook, trial.course(0), trial.course(1))
  return {
    id,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: setup.id,
    seed,
    seats: turn.state.asked.length,
    seat: turn.seat,
    theme,
    happens: { best: figure(happens.best), plain: figure(happens.plain) },
    level: isNear ? 1 : lead.mean >= middling ? 2 : 3,
    chance: rounded(trial.worth(0)),
    lead: rounded(lead),
    wins: rounded(out.worth(0)),
    winsLead: rounded(out.lead(0, 1)),
    before: writeLine(turn.before),
    solution: writeLine(solution.given),
    wrong: writeLine(wrong.given),
  }
}

/** The best turn that is found, the typical plain one, and whether a plain one comes near; null where it leads by too little. */
function choose(
  order: QuestOrder,
  turn: TurnBegun,
  id: string,
): { readonly solution: Turn; readonly wrong: Turn; readonly isNear: boolean } | null {
  const { rulebook, bot } = order
  const plain = plainBots.map((each, i) => turnBy(rulebook, turn, each, `${id} ${i}`))
  const scouted = turnBy(rulebook, turn, scout, `${id} scout`)
  if (ranked(order, turn, [...plain, scouted], firstWorlds, id).lead < order.lead * promising) return null
  const sought = turnBy(rulebook, turn, bot, `${id} best`)
  const { best, typical, lead, near } = ranked(order, turn, [...plain, sought], secondWorlds, `${id} second`)
  return lead < order.lead ? null : { solution: best, wrong: typical, isNear: near }
}

/** Of plain turns and one that was searched for: the best, the typical plain one, and the lead of the one over the other. */
function ranked(order: QuestOrder, turn: TurnBegun, turns: readonly Turn[], many: number, seed: string) {
  const plans = turns.map(({ plan }) => plan)
  const trial = tried(order, turn, plans, many, seed)
  const places = plans.map((_, place) => place).sort((a, b) => trial.worth(b).mean - trial.worth(a).mean)
  const best = places[0] ?? 0
  const plain = places.filter((place) => place < plainBots.length && place !== best)
  const typical = plain[typically] ?? 0
  const lead = trial.lead(best, typical)
  const near = plain[0] !== undefined && isSolved({ lead }, trial.lead(best, plain[0]))
  return {
    best: turns[best] as Turn,
    typical: turns[typical] as Turn,
    lead: lead.mean,
    near: near || best < plainBots.length,
  }
}

/** Games from both plans to their end, as many as tell them apart; null where they do not. */
function playedOut(
  order: QuestOrder,
  turn: TurnBegun,
  plans: readonly (readonly Action[])[],
  seed: string,
): PlanTrial | null {
  const trial = trialOf(order, turn, plans, seed, mostAnswers)
  for (const many of games) {
    while (trial.worlds < many) trial.sweep()
    const { mean, within } = trial.lead(0, 1)
    if (mean - within > 0) return trial
  }
  return null
}

function tried(
  order: QuestOrder,
  turn: TurnBegun,
  answers: readonly (readonly Action[])[],
  many: number,
  seed: string,
): PlanTrial {
  const trial = trialOf(order, turn, answers, seed)
  while (trial.worlds < many) trial.sweep()
  return trial
}

function trialOf(
  { rulebook }: QuestOrder,
  { state, seat }: TurnBegun,
  answers: readonly (readonly Action[])[],
  seed: string,
  toTheEnd: number | null = null,
): PlanTrial {
  const { knowledge } = rulebook
  const posture = knowledge.postures?.[0] ?? knowledge
  const plans = answers.map((each): Plan => ({ answers: each, posture }))
  return new PlanTrial(new LookAhead(rulebook, state, seat, botStream(seed)), plans, toTheEnd)
}

/** Whether the page's own judge finds that the solution solves it, and the other turn does not. */
function isJudgedRightly(
  rulebook: Rulebook,
  { state, seat }: TurnBegun,
  puzzle: Pick<Puzzle, 'lead'>,
  solution: Turn,
  wrong: Turn,
): boolean {
  const lost = (given: readonly Answered[]): Measured => {
    const judging = new Judging(rulebook, state, seat, given, solution.plan)
    while (!judging.goOn(1000));
    return judging.verdict().lost
  }
  return isSolved(puzzle, lost(solution.given)) && !isSolved(puzzle, lost(wrong.given))
}

/** As it is written down: more figures would be pretence. */
const rounded = ({ mean, within }: Measured): Measured => ({ mean: figure(mean), within: figure(within) })
const figure = (value: number): number => Math.round(value * 1000) / 1000
