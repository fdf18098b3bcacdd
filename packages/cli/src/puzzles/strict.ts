import { isSolved, Judging, type Measured, type PlanTrial, type Puzzle, writeLine } from '@gunbai/bots'
import type { Answered, Rulebook } from '@gunbai/kernel'
import { type Turn, type TurnBegun, turnBy } from './lines.ts'
import { isDifferent, turnsBesides, withoutTwins } from './rivals.ts'
import { isAbout, themeOf } from './theme.ts'
import { playedOut, tried } from './trial.ts'

/** What a position must show to be a puzzle. */
export interface Strictness {
  readonly rulebook: Rulebook
  /** Who finds the best plan. */
  readonly bot: string
  /** So far the interval of the best plan must lie above that of every clearly different one. */
  readonly margin: number
  /** What it must be about; anything where there is none. */
  readonly themes: readonly string[]
}

/** A turn of a game, and by what it is found again. */
export interface Position {
  readonly id: string
  readonly setup: string
  readonly seed: string
  readonly turn: TurnBegun
}

/** Who looks first whether there is something to be found. */
const scout = 'strong:100'
/** Whose turns are the plain ones, and how many of them must do something clearly different. */
const plainBots = ['greedy', 'greedy', 'beginner', 'beginner', 'beginner', 'playout']
const mustMiss = 2
/** A first look at a position takes so many worlds, a second so many, the one that counts so many. */
const firstWorlds = 10
const secondWorlds = 32
const worlds = 224
/** A plan that no plain turn comes near is not hard to see if it leads by so much. */
const middling = 0.16

/** The puzzle of a position; null where no plan is clearly best there. `known` are turns that were found before. */
export function puzzleAt(strict: Strictness, position: Position, known: readonly Turn[] = []): Puzzle | null {
  const pool = poolAt(strict, position, known)
  if (pool === null) return null
  const { rulebook } = strict
  const { id, turn } = position
  const { solution, rivals, wrong, isSeen } = pool
  const trial = tried(rulebook, turn, [solution, wrong, ...rivals], worlds, `${id} thorough`)
  const best = trial.worth(0)
  const nearest = nearestRival(trial)
  const rival = trial.worth(nearest)
  if (best.mean - best.within - (rival.mean + rival.within) < strict.margin) return null
  const { theme, happens } = themeOf(rulebook, trial.course(0), trial.course(1))
  if (!isAbout(theme, strict.themes)) return null
  const lead = trial.lead(0, nearest)
  if (!isJudgedRightly(rulebook, turn, { lead }, solution, wrong)) return null
  const out = playedOut(rulebook, turn, [solution, wrong], `${id} out`)
  if (out === null) return null
  return {
    id,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: position.setup,
    seed: position.seed,
    seats: turn.state.asked.length,
    seat: turn.seat,
    theme,
    happens: { best: figure(happens.best), plain: figure(happens.plain) },
    level: isSeen ? 1 : lead.mean >= middling ? 2 : 3,
    chance: rounded(best),
    rival: rounded(rival),
    rivals: rivals.length + 1,
    lead: rounded(lead),
    wins: rounded(out.worth(0)),
    winsLead: rounded(out.lead(0, 1)),
    before: writeLine(turn.before),
    solution: writeLine(solution.given),
    wrong: writeLine(wrong.given),
  }
}

/** The best turn that was found, and all that begin clearly differently. */
interface Pool {
  readonly solution: Turn
  /** The best of the plain ones that is clearly different. */
  readonly wrong: Turn
  /** All others that are. */
  readonly rivals: readonly Turn[]
  /** Whether a plain turn has the idea of the best. */
  readonly isSeen: boolean
}

/** Gathers plans in two looks; null where one shows that none is clearly best. */
function poolAt(strict: Strictness, { id, turn }: Position, known: readonly Turn[]): Pool | null {
  const { rulebook, bot, margin } = strict
  const plain = plainBots.map((each, i) => turnBy(rulebook, turn, each, `${id} ${i}`))
  const scouted = turnBy(rulebook, turn, scout, `${id} scout`)
  const first = withoutTwins([...known, scouted, ...plain])
  const look = tried(rulebook, turn, first, firstWorlds, id)
  if (known.length === 0 && (leadIn(look, first) < margin || !isPromising(strict, look))) return null
  const sought = ['best', 'second best'].map((name) => turnBy(rulebook, turn, bot, `${id} ${name}`))
  const all = withoutTwins([...sought, ...first, ...turnsBesides(rulebook, turn, [...sought, ...first], id)])
  const second = tried(rulebook, turn, all, secondWorlds, `${id} second`)
  if (leadIn(second, all) < margin) return null
  const places = byWorth(second, all)
  const solution = all[places[0] ?? 0] as Turn
  const different = places
    .map((place) => all[place] as Turn)
    .filter(({ plan }) => isDifferent(plan, solution.plan))
  const missed = different.filter((each) => plain.includes(each))
  const wrong = missed[0]
  if (wrong === undefined || plain.filter(({ plan }) => isDifferent(plan, solution.plan)).length < mustMiss)
    return null
  const isSeen = plain.some(({ plan }) => !isDifferent(plan, solution.plan))
  return { solution, wrong, rivals: different.filter((each) => each !== wrong), isSeen }
}

const byWorth = (trial: PlanTrial, turns: readonly Turn[]): number[] =>
  turns.map((_, place) => place).sort((a, b) => trial.worth(b).mean - trial.worth(a).mean)

/** By how much the best leads the best of those that are clearly different; nothing where none is. */
function leadIn(trial: PlanTrial, turns: readonly Turn[]): number {
  const [best = 0, ...others] = byWorth(trial, turns)
  const plan = turns[best]?.plan ?? []
  const rival = others.find((place) => isDifferent(turns[place]?.plan ?? [], plan))
  return rival === undefined ? 0 : trial.lead(best, rival).mean
}

/** Whether some plan brings about what is looked for, or some other lets it happen. */
function isPromising({ rulebook, themes }: Strictness, trial: PlanTrial): boolean {
  if (themes.length === 0) return true
  const courses = Array.from({ length: trial.plans.length }, (_, place) => trial.course(place))
  return courses.some((best) =>
    courses.some((plain) => isAbout(themeOf(rulebook, best, plain).theme, themes)),
  )
}

/** Of the plans beside the first, the one whose interval comes nearest to that of the first. */
function nearestRival(trial: PlanTrial): number {
  const reach = (place: number): number => trial.worth(place).mean + trial.worth(place).within
  const others = trial.plans.map((_, place) => place).slice(1)
  return others.reduce((nearest, place) => (reach(place) > reach(nearest) ? place : nearest), 1)
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
