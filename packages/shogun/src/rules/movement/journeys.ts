import { type Journey, only, type Rulebook, type Seat } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from '../../action.ts'
import { armiesPerClan, roninCount, type Unit } from '../../data/pieces.ts'
import type { ShogunEvent } from '../../event.ts'
import { clanOf, firstArmyOf, levelOf } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { type ArmyId, type Clan, type ShogunState, seatOf } from '../../state.ts'
import { mayEnter } from './army-moves.ts'

/** What a search needs of the rules: their own list of answers, and to carry one out. */
type Engine = Pick<Rulebook<ShogunState, ShogunAction, ShogunEvent>, 'answers' | 'copy' | 'play'>

interface Rules extends Engine {
  /** What is looked for; null for everything. */
  readonly hunt: Hunt | null
}

/** A search by all means for the provinces that no thrifty march comes to. */
interface Hunt {
  /** By province that is still to be found, how many steps every other is away from it. */
  readonly missing: Map<Province, readonly number[]>
  /** So many more answers are tried. */
  left: number
}

/**
 * Where ronin lie in several provinces they could be shared out in thousands of ways on four steps. A province that is not
 * found after so many answers is reached step by step, as the rules ask.
 */
const mostTried = 200

/** Where an army has come to. */
interface Stop {
  readonly s: ShogunState
  readonly answers: readonly ShogunAction[]
  /** Every province on the way, the first and the last with it. */
  readonly way: readonly Province[]
}

/** Whom an army leaves behind if nobody says otherwise: those it misses least. */
const leftFirst: readonly Unit[] = ['spearman', 'gunner', 'swordsman', 'archer', 'ronin']

/**
 * Every province that an army can come to in this phase by its own answers, by the fewest steps, with the smallest garrisons
 * on the way (SG-WAR-A-04, SG-GAR-02). It takes units in only where it could not come there else (SG-WAR-A-11). Found by the
 * rules themselves: every answer is one that they offer.
 */
export function armyJourneys(
  engine: Engine,
  s: ShogunState,
  seat: Seat,
  army: ArmyId,
): readonly Journey<ShogunAction>[] {
  if (s.armies[army] === undefined || seatOf(s, clanOf(army)) !== seat) return []
  const first: Stop = { s, answers: [], way: [s.armies[army].place] }
  const found = search({ ...engine, hunt: null }, first, army, thriftily)
  const unfound = withinSteps(s, army).filter((province) => !found.has(province))
  if (unfound.length > 0) {
    const missing = new Map(unfound.map((province) => [province, stepsTo(s, clanOf(army), province)]))
    const left = hasRonin(s, clanOf(army)) ? mostTried : Number.POSITIVE_INFINITY
    const hunted = search({ ...engine, hunt: { missing, left } }, first, army, byAllMeans)
    for (const [place, stop] of hunted) if (!found.has(place)) found.set(place, stop)
  }
  return [...found].map(([place, { answers, way }]) => ({
    piece: army,
    place,
    facing: null,
    cost: way.length - 1,
    answers,
    path: way.slice(1, -1),
    stops: null,
  }))
}

type Stepping = (rules: Rules, from: Stop, army: ArmyId) => Stop[]

/** By the number of steps; of positions that are alike only the first is looked at. A hunt ends with the last that was missing. */
function search(rules: Rules, first: Stop, army: ArmyId, stepping: Stepping): Map<Province, Stop> {
  const found = new Map<Province, Stop>()
  const seen = new Set<string>()
  const { awaiting, revealed } = first.s
  let stops = [first]
  while (stops.length > 0) {
    const next: Stop[] = []
    for (const stop of stops) {
      if (isOver(rules.hunt)) return found
      for (const arrived of stepping(rules, stop, army)) {
        const place = arrived.way.at(-1) as Province
        if (place !== first.way[0] && !found.has(place)) found.set(place, arrived)
        rules.hunt?.missing.delete(place)
        // what was revealed, or is asked of somebody else, is a surprise: no plan goes on from there
        const isSurprise = arrived.s.revealed !== revealed || arrived.s.awaiting !== awaiting
        const key = keyIn(rules, arrived, army)
        if (!isSurprise && !seen.has(key)) next.push(arrived)
        seen.add(key)
      }
    }
    stops = next
  }
  return found
}

/** One step, each with the smallest garrison. */
function thriftily(rules: Rules, from: Stop, army: ArmyId): Stop[] {
  return marchesOf(rules, from, army).flatMap((march) => {
    const gone = departures(rules, after(rules, from, march), march, from.s.revealed, true)
    return gone.slice(0, 1)
  })
}

/**
 * One step with any garrison, and any units taken in before it. Without ronin men are wanted for garrisons alone: one for
 * each step that is left, of whatever kind, and one in each garrison.
 */
function byAllMeans(rules: Rules, from: Stop, army: ArmyId): Stop[] {
  const { s } = from
  if (!hasRonin(s, clanOf(army))) {
    const most = levelOf(s.armies[army]) - s.armies[army].steps
    return gathered(rules, from, army, most, true).flatMap((stop) => thriftily(rules, stop, army))
  }
  return gathered(rules, from, army, Number.POSITIVE_INFINITY, false).flatMap((stop) =>
    marchesOf(rules, stop, army).flatMap((march) =>
      departures(rules, after(rules, stop, march), march, stop.s.revealed, false),
    ),
  )
}

const isOver = (hunt: Hunt | null): boolean => hunt !== null && (hunt.missing.size === 0 || hunt.left <= 0)

/** The steps that an army may make; in a hunt, those after which something that is missing is near enough. */
function marchesOf(rules: Rules, { s }: Stop, army: ArmyId): ActionOf<'march'>[] {
  if (s.armies[army].steps >= levelOf(s.armies[army])) return [] // SG-WAR-A-04
  return rules
    .answers(s, seatOf(s, clanOf(army)))
    .filter((each): each is ActionOf<'march'> => each.kind === 'march' && each.army === army)
    .filter(({ to }) => isNear(rules.hunt, to, levelOf(s.armies[army]) - s.armies[army].steps - 1))
    .sort((a, b) => a.ronin - b.ronin)
}

function isNear(hunt: Hunt | null, at: Province, steps: number): boolean {
  if (hunt === null) return true
  for (const away of hunt.missing.values()) if (away[at] <= steps) return true
  return false
}

function after(rules: Rules, { s, answers, way }: Stop, action: ShogunAction): Stop {
  if (rules.hunt !== null) rules.hunt.left--
  const copy = rules.copy(s)
  const army = 'army' in action && typeof action.army === 'number' ? action.army : none
  rules.play(copy, seatOf(s, s.turn), action)
  const goes = action.kind === 'march' ? [...way, action.to] : way
  return { s: copy, answers: [...answers, action], way: army === none ? way : goes }
}

/** Whether a clan has ronin anywhere, seen or hidden: they tie its regulars (SG-LIM-10, SG-LIM-12). */
function hasRonin(s: ShogunState, clan: Clan): boolean {
  if (s.ronin === roninCount) return false
  const first = firstArmyOf(clan)
  return (
    s.armies.slice(first, first + armiesPerClan).some(({ ronin }) => ronin > 0) ||
    s.owner.some((owner, at) => owner === clan && s.forces[at].ronin + s.hidden[at] > 0)
  )
}

/** The position with nobody taken in, and with any that the rules let the army take in there; or one of whatever kind, then two. */
function gathered(rules: Rules, from: Stop, army: ArmyId, most: number, anyKind: boolean): Stop[] {
  const all = [from]
  const seen = new Set<string>([keyOf(from, army)])
  for (const stop of all) {
    if (stop.answers.length - from.answers.length >= most || isOver(rules.hunt)) continue
    for (const action of rules.answers(stop.s, seatOf(stop.s, stop.s.turn))) {
      if (action.kind !== 'takeIn' || action.army !== army) continue
      const next = after(rules, stop, action)
      const key = keyOf(next, army)
      if (!seen.has(key)) all.push(next)
      seen.add(key)
      if (anyKind) break
    }
  }
  return all
}

/** The ways to leave a garrison and go, the smallest first; of a step that owes none the step itself. */
function departures(
  rules: Rules,
  begun: Stop,
  { army, to }: ActionOf<'march'>,
  revealed: number,
  onlyFirst: boolean,
): Stop[] {
  if (begun.s.armies[army].place === to) return [begun]
  const gone: Stop[] = []
  const seen = new Set<string>()
  const open = [begun]
  for (const stop of open) {
    if (stop.s.revealed !== revealed || stop.s.awaiting !== only(seatOf(stop.s, clanOf(army)))) break
    const offered = rules.answers(stop.s, seatOf(stop.s, clanOf(army)))
    if (offered.some(({ kind }) => kind === 'go')) gone.push(after(rules, stop, { kind: 'go' }))
    if ((onlyFirst && gone.length > 0) || isOver(rules.hunt)) break
    for (const unit of leftFirst) {
      if (!offered.some((each) => each.kind === 'leave' && each.unit === unit)) continue
      const left = after(rules, stop, { kind: 'leave', unit })
      const key = keyOf(left, army)
      if (!seen.has(key)) open.push(left)
      seen.add(key)
    }
  }
  return gone
}

const keyIn = ({ hunt }: Rules, stop: Stop, army: ArmyId): string =>
  hunt === null ? armyKeyOf(stop, army) : keyOf(stop, army)

/** Where the army stands, and with whom: those behind it are thought of only where something is missing. */
function armyKeyOf({ s }: Stop, id: ArmyId): string {
  const { place, archer, swordsman, gunner, spearman, ronin, guest, stripped } = s.armies[id]
  return [place, archer + swordsman, gunner + spearman, ronin, guest, stripped].join(' ')
}

/** Positions in which the army can do the same. */
function keyOf(stop: Stop, id: ArmyId): string {
  const { s, way } = stop
  const left = [...new Set(way)].map((each) => {
    const force = s.forces[each]
    return `${each}:${force.archer + force.swordsman},${force.gunner + force.spearman},${force.ronin}`
  })
  return `${armyKeyOf(stop, id)} ${way.length} ${left.sort().join()}`
}

/** The provinces that its steps would suffice for, whatever else the rules say. */
function withinSteps(s: ShogunState, id: ArmyId): Province[] {
  const army = s.armies[id]
  if (army.place === none) return []
  const reached = new Set([army.place])
  let edge = [army.place]
  for (let steps = army.steps; steps < levelOf(army); steps++) {
    const next: Province[] = []
    for (const here of edge) {
      for (const to of neighbours[here]) {
        if (reached.has(to) || !mayEnter(s, clanOf(id), to)) continue
        reached.add(to)
        next.push(to)
      }
    }
    edge = next
  }
  reached.delete(army.place)
  return [...reached]
}

/** By province, over how many steps through what the clan may enter that one is reached. */
function stepsTo(s: ShogunState, clan: Clan, target: Province): number[] {
  const steps = s.owner.map(() => Number.POSITIVE_INFINITY)
  steps[target] = 0
  const open = [target]
  for (const here of open) {
    for (const from of neighbours[here]) {
      if (steps[from] <= steps[here] + 1 || !mayEnter(s, clan, from)) continue
      steps[from] = steps[here] + 1
      open.push(from)
    }
  }
  return steps
}
