import {
  Assessor,
  isChance,
  type Judged,
  losses,
  type PlayedPlan,
  plansOf,
  turnsIn,
  type Verdict,
} from '@gunbai/bots/review'
import {
  type Action,
  below,
  chooseSetup,
  includes,
  pick,
  type Rulebook,
  type Stream,
  shuffle,
  streamFrom,
} from '@gunbai/kernel'
import { courseOfBots } from '../luck/luck-game.ts'
import { firstStop, surely, times, type VerdictOrder } from './verdict-order.ts'

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
  readonly worldsAgain: number
  readonly lossAgain: number
  readonly withinAgain: number
}

/** So many plans of a game are looked at: then others of other games. */
const plansAGame = 60
/** Of those that were not drawn by lot only the ones are judged in which something seems to be better by so much. */
const suspicious = 0.05
/** Any answers one after the other, so many at most. */
const longestWhim = 20

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
    const isByLot = drawn < order.goods
    const judged = judge(rulebook, plan, `${seed} once`, order, isByLot)
    const verdict = judged?.verdict ?? 'unsuspected'
    const blunders = checked.filter((each) => each.verdict === 'blunder').length
    called[verdict] = (called[verdict] ?? 0) + 1
    if (judged === null) continue
    if ((verdict === 'blunder' && blunders < order.each) || (verdict === 'good' && isByLot))
      checked.push(judgeAgain(rulebook, plan, judged, `${seed} again`, order))
  }
  return { game, setup, called, checked }
}

/** From the same question on, any answers: until dice or a card come, somebody else is asked or a turn begins. */
function whimAt(rulebook: Rulebook, { first, seat, before }: PlayedPlan, chance: Stream): PlayedPlan {
  const world = rulebook.copy(before)
  const turns = turnsIn(rulebook, world).join()
  const actions: Action[] = []
  const choices: boolean[] = []
  do {
    const answers = rulebook.answers(world, seat)
    const answer = pick(chance, answers)
    actions.push(answer)
    choices.push(answers.length > 1)
    rulebook.play(world, seat, answer)
  } while (
    actions.length < longestWhim &&
    world.result === null &&
    includes(world.awaiting, seat) &&
    !isChance(before, world) &&
    turnsIn(rulebook, world).join() === turns
  )
  return { first, seat, before, actions, choices }
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
  if (!isByLot && order.glance > 0 && judging.glance(order.glance) < suspicious) return null
  const glanced = judging.looks
  while (!judging.search() && judging.looks - glanced < order.looks);
  if (!isByLot && judging.suspicion() < suspicious) return null
  while (!judging.compare(order.worlds));
  return judging.judged()
}

/** Whether more worlds could hardly bring it to the other side of what a blunder loses. */
function isSure(judging: Assessor, swept: number): boolean {
  if (swept < firstStop || !Number.isInteger(Math.log2(swept / firstStop))) return false
  const { mean, within } = judging.loss()
  return Math.abs(mean - losses.blunder) > (surely * within) / 1.96
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
  for (
    let swept = judging.sweep();
    swept < times * worlds && !isSure(judging, swept);
    swept = judging.sweep()
  );
  const again = judging.judged()
  return {
    verdict,
    loss: loss.mean,
    worlds,
    again: again.verdict,
    worldsAgain: again.worlds,
    lossAgain: again.loss.mean,
    withinAgain: again.loss.within,
  }
}
