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
const scout = 'strong:120'
const promising = 0.4
/** A first look at a position takes so many worlds, a thorough one so many; so many games are played out. */
const firstWorlds = 12
const worlds = 160
const games = 240
const mostAnswers = 6000
/** Whose turns are the plain ones. */
const plainBots = ['greedy', 'greedy', 'greedy', 'beginner', 'beginner', 'playout']
/** A plan that leads by so much is easy to see, by so much not hard. */
const easy = 0.25
const middling = 0.16
/** Of one game no more than so many puzzles are taken. */
const mostOfGame = 2

/** Looks for puzzles in games of bots, game after game without end; null where one more position was none. */
export function* quest(order: QuestOrder): Generator<Puzzle | null> {
  for (let game = 0; ; game++) {
    const setup = order.setups[game % order.setups.length] as Setup
    const seed = `${order.seed} ${game}`
    let found = 0
    for (const turn of turnsOf(order.rulebook, setup, seed)) {
      const puzzle = puzzleAt(order, setup, seed, `${setup.id}-${game + 1}-${turn.before.length}`, turn)
      yield puzzle
      if (puzzle !== null && ++found === mostOfGame) break
    }
  }
}

/** The puzzle of a position; null where no plan is clearly best there. */
function puzzleAt(order: QuestOrder, setup: Setup, seed: string, id: string, turn: TurnBegun): Puzzle | null {
  const { rulebook, bot } = order
  const { seat } = turn
  const leadOf = (plans: readonly (readonly Action[])[], seed: string): number => {
    const first = tried(order, turn, plans, firstWorlds, seed)
    return first.lead(0, nearestOf(first, plans.length - 1)).mean
  }
  const planBy = (player: string, name: string) => turnBy(rulebook, turn, player, `${id} ${name}`).plan
  const scouted = leadOf([planBy(scout, 'scout'), planBy('greedy', '0')], `${id} scouted`)
  if (scouted < order.lead * promising) return null
  const plain = plainBots.map((each, i) => turnBy(rulebook, turn, each, `${id} ${i}`))
  const solution = turnBy(rulebook, turn, bot, `${id} best`)
  const answers = [solution.plan, ...plain.map(({ plan }) => plan)]
  if (leadOf(answers, `${id} first`) < order.lead) return null
  const trial = tried(order, turn, answers, worlds, `${id} thorough`)
  const nearest = nearestOf(trial, plain.length)
  const lead = trial.lead(0, nearest)
  if (lead.mean < order.lead || lead.mean - lead.within < order.lead * surely) return null
  const wrong = plain[nearest - 1] as { given: readonly Answered[]; plan: readonly Action[] }
  if (!isJudgedRightly(rulebook, turn, { lead }, solution, wrong)) return null
  const out = tried(order, turn, [solution.plan, wrong.plan], games, `${id} out`, mostAnswers)
  const winsLead = out.lead(0, 1)
  if (winsLead.mean - winsLead.within <= 0) return null
  return {
    id,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: setup.id,
    seed,
    seat,
    ...themeOf(rulebook, trial.course(0), trial.course(nearest)),
    level: levelOf(lead),
    chance: rounded(trial.worth(0)),
    lead: rounded(lead),
    wins: rounded(out.worth(0)),
    winsLead: rounded(winsLead),
    before: writeLine(turn.before),
    solution: writeLine(solution.given),
    wrong: writeLine(wrong.given),
  }
}

function tried(
  { rulebook }: QuestOrder,
  { state, seat }: TurnBegun,
  answers: readonly (readonly Action[])[],
  many: number,
  seed: string,
  toTheEnd: number | null = null,
): PlanTrial {
  const { knowledge } = rulebook
  const posture = knowledge.postures?.[0] ?? knowledge
  const plans = answers.map((each): Plan => ({ answers: each, posture }))
  const trial = new PlanTrial(new LookAhead(rulebook, state, seat, botStream(seed)), plans, toTheEnd)
  while (trial.worlds < many) trial.sweep()
  return trial
}

/** Of the plain plans, which are tried after the best one, that which is worth most. */
function nearestOf(trial: PlanTrial, plain: number): number {
  let nearest = 1
  for (let plan = 2; plan <= plain; plan++) {
    if (trial.worth(plan).mean > trial.worth(nearest).mean) nearest = plan
  }
  return nearest
}

/** Whether the page's own judge finds that the solution solves it, and the other turn does not. */
function isJudgedRightly(
  rulebook: Rulebook,
  { state, seat }: TurnBegun,
  puzzle: Pick<Puzzle, 'lead'>,
  solution: { readonly given: readonly Answered[]; readonly plan: readonly Action[] },
  wrong: { readonly given: readonly Answered[] },
): boolean {
  const lost = (given: readonly Answered[]): Measured => {
    const judging = new Judging(rulebook, state, seat, given, solution.plan)
    while (!judging.goOn(1000));
    return judging.verdict().lost
  }
  return isSolved(puzzle, lost(solution.given)) && !isSolved(puzzle, lost(wrong.given))
}

const levelOf = ({ mean }: Measured): number => (mean >= easy ? 1 : mean >= middling ? 2 : 3)

/** As it is written down: more figures would be pretence. */
const rounded = ({ mean, within }: Measured): Measured => ({ mean: figure(mean), within: figure(within) })
const figure = (value: number): number => Math.round(value * 1000) / 1000
