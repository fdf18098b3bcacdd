import { Assessor, type Judged, type PlayedPlan, plansOf, type Verdict } from '@gunbai/bots/review'
import { below, chooseSetup, pick, type Rulebook, type Stream, shuffle, streamFrom } from '@gunbai/kernel'
import { courseOfBots } from '../luck/luck-game.ts'
import { times, type VerdictOrder } from './verdict-order.ts'

/** What one game showed. */
export interface VerdictGame {
  readonly game: number
  readonly setup: string
  /** How often what was called so; `unsuspected` where after the first look nothing spoke for a blunder. */
  readonly called: Readonly<Partial<Record<Verdict | 'unsuspected', number>>>
  readonly checked: readonly Checked[]
}

/** A verdict, and what came of it when it was looked at again by a judge of its own. */
export interface Checked {
  readonly verdict: Verdict
  readonly loss: number
  readonly worlds: number
  readonly again: Verdict
  readonly lossAgain: number
  readonly withinAgain: number
}

/** So many plans of a game are looked at: then others of other games. */
const plansAGame = 60
/** Of those that were not drawn by lot only the ones are judged in which something seems to be better by so much. */
const suspicious = 0.05

/** One game of the order: all about it follows from its number. */
export function verdictGame(rulebook: Rulebook, order: VerdictOrder, game: number): VerdictGame {
  const setup = order.setups[game % order.setups.length] as string
  const seed = `${order.seed} ${setup} ${game}`
  const chance = streamFrom(seed, 'verdicts')
  // each bot from each seat
  const first = below(chance, order.bots.length)
  const bots = [...order.bots.slice(first), ...order.bots.slice(0, first)]
  const course = courseOfBots(rulebook, chooseSetup(rulebook, setup), seed, bots)
  const plans = shuffle(chance, plansOf(course)).slice(0, plansAGame)
  const called: Record<string, number> = {}
  const checked: Checked[] = []
  for (const [drawn, played] of plans.entries()) {
    const plan = below(chance, 100) < order.whims ? whimAt(rulebook, played, chance) : played
    // good choices are taken by lot, not by how they looked: those are judged whatever the first look says
    const isByLot = drawn < order.each
    const judged = judge(rulebook, plan, `${seed} once`, order, isByLot)
    const verdict = judged?.verdict ?? 'unsuspected'
    const before = checked.filter((each) => each.verdict === verdict).length
    called[verdict] = (called[verdict] ?? 0) + 1
    if (judged === null || before >= order.each) continue
    if (verdict === 'blunder' || (verdict === 'good' && isByLot))
      checked.push(judgeAgain(rulebook, plan, judged, `${seed} again`, order))
  }
  return { game, setup, called, checked }
}

/** At the same question, any answer. */
function whimAt(rulebook: Rulebook, plan: PlayedPlan, chance: Stream): PlayedPlan {
  const answer = pick(chance, rulebook.answers(plan.before, plan.seat))
  return { ...plan, actions: [answer], choices: [true] }
}

/** As a review does it; null where after the search nothing is suspected and it need not be judged. */
function judge(
  rulebook: Rulebook,
  plan: PlayedPlan,
  seed: string,
  order: VerdictOrder,
  isByLot: boolean,
): Judged | null {
  const judging = new Assessor(rulebook, plan, seed)
  while (!judging.search() && judging.looks < order.looks);
  if (!isByLot && judging.suspicion() < suspicious) return null
  while (!judging.compare(order.worlds));
  return judging.judged()
}

function judgeAgain(
  rulebook: Rulebook,
  plan: PlayedPlan,
  { verdict, loss, worlds }: Judged,
  seed: string,
  { looks }: VerdictOrder,
): Checked {
  const judging = new Assessor(rulebook, plan, seed)
  while (!judging.search() && judging.looks < times * looks);
  while (judging.sweep() < times * worlds);
  const again = judging.judged()
  return {
    verdict,
    loss: loss.mean,
    worlds,
    again: again.verdict,
    lossAgain: again.loss.mean,
    withinAgain: again.loss.within,
  }
}
