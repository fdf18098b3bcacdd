import type { Corner, HexId } from '@gunbai/hexes'
import { includes, type Reason, type Seat, type SequenceOfPlay } from '@gunbai/kernel'
import type { GloryAction, Of } from '../../action.ts'
import { copyState } from '../../copy.ts'
import type { HalfPoints } from '../../position/half-points.ts'
import type { GloryState, UnitId } from '../../state.ts'
import { type March, march } from './march.ts'
import { type Foreseen, foreseen } from './step.ts'
import { stopRule } from './step-bars.ts'

/**
 * The reach of a march: every way that its own answers lead, played on copies. What is legal, what it costs and what it
 * does to the party are the march's business; here is only which ways need not be followed.
 */

export type Rules = SequenceOfPlay<GloryState, GloryAction>

/** An end of the march: where the first of the party then stands, and how it faces. */
export interface Arrival {
  readonly hex: HexId
  /** Null where it is not chosen: a commander of the enemy is asked first, or the party has left the map. */
  readonly facing: Corner | null
  readonly cost: HalfPoints
  /** Disorder levels that the party takes on the way. */
  readonly disorders: number
  readonly way: Way
  /** The answer that ends it. */
  readonly last: GloryAction
  readonly stops: Reason | null
}

/** A way that the party goes: its steps, and the hexes between. Ends that differ in their facing share it. */
interface Way {
  readonly steps: readonly GloryAction[]
  readonly path: readonly HexId[]
}

/** A march as far as it has come. */
interface Leg {
  readonly s: GloryState
  readonly f: March
  /** In what state its party is, and whatever else its steps may change. */
  readonly party: string
  /** The leg before, and the step from there. */
  readonly before: Leg | null
  readonly step: Of<'step'> | null
}

/** Whether the march is asked how it goes on, and nobody else anything. */
export function isOnMarch(s: GloryState, seat: Seat): boolean {
  return s.result === null && includes(s.awaiting, seat) && s.stack[s.stack.length - 1].proc === march.place
}

/** The march that is asked how it goes on. */
export function marchUnderWay(s: GloryState): March {
  return s.stack[s.stack.length - 1].facts as unknown as March
}

/** Every end to which a march leads from here without a surprise, the best way to each. The state is not changed. */
export function reachOf(rules: Rules, s: GloryState, seat: Seat): Arrival[] {
  const search = new Search(rules, s, seat)
  return search.run()
}

class Search {
  private readonly rules: Rules
  private readonly start: GloryState
  private readonly seat: Seat
  private readonly unit: UnitId
  private readonly left: HalfPoints
  private readonly condition: number
  private readonly arrivals = new Map<number, Arrival>()
  /** By hex and party, the legs that none is better than. */
  private readonly known = new Map<string, Leg[]>()
  private readonly open: Leg[] = []

  constructor(rules: Rules, s: GloryState, seat: Seat) {
    this.rules = rules
    this.start = s
    this.seat = seat
    this.unit = s.party[0]
    this.left = marchUnderWay(s).left
    this.condition = sumOf(s, s.party)
  }

  run(): Arrival[] {
    const s = copyState(this.start)
    this.open.push(legOf(s, null, null))
    for (let leg = this.next(); leg !== undefined; leg = this.next()) this.follow(leg)
    return [...this.arrivals.values()]
  }

  /** The leg with the most points left, so that few hexes are looked at twice. */
  private next(): Leg | undefined {
    const { open } = this
    let best = open.length - 1
    for (let i = best - 1; i >= 0; i--) if (open[i].f.left > open[best].f.left) best = i
    const last = open.pop()
    if (best >= open.length || last === undefined) return last
    const found = open[best]
    open[best] = last
    return found
  }

  private follow(leg: Leg): void {
    const answers = this.rules.answers(leg.s, this.seat)
    let halt: GloryAction | null = null
    for (const action of answers) {
      if (action.kind === 'step') this.step(leg, action)
      else if (action.kind === 'exit') this.arrive(leg, wayTo(leg), action, leg.f.left, null, null)
      else if (action.kind === 'halt') halt = action
    }
    if (halt !== null) this.halt(leg, halt, answers)
  }

  private step(leg: Leg, action: Of<'step'>): void {
    if (this.isNeedless(leg, action.hex)) return
    const s = copyState(leg.s)
    this.rules.carryOut(s, this.seat, action)
    if (s.units[this.unit].hex !== action.hex) return // it routed on the way and was thrown back
    const surprise = surpriseIn(s, this.start.revealed, this.seat)
    if (surprise !== null) {
      // Whatever comes of it, the march goes on with so many points
      const { left } = s.stack[leg.s.stack.length - 1].facts as unknown as March
      this.arrive({ ...leg, s }, wayTo(leg, true), action, left, null, surprise)
      return
    }
    if (!isOnMarch(s, this.seat)) return // somebody of the party routs, and its owner is asked whereto
    this.keep(legOf(s, leg, action))
  }

  /** Whether the party has come to that hex in the same state already, with as much left as it would have. */
  private isNeedless({ s, f, party }: Leg, to: HexId): boolean {
    const known = f.entering ? undefined : this.known.get(`${to} ${party}`)
    if (known === undefined) return false
    const march = foreseen(s, f, this.seat, to)
    return march !== null && known.some((each) => isAsGood(each.f, march))
  }

  private keep(leg: Leg): void {
    const key = `${leg.s.units[this.unit].hex} ${leg.party}`
    const known = this.known.get(key) ?? []
    if (known.some((each) => isAsGood(each.f, leg.f))) return
    this.known.set(key, [...known.filter((each) => !isAsGood(leg.f, each.f)), leg])
    this.open.push(leg)
  }

  /** One halt tells of all: with which facing makes no difference to what befalls the party. */
  private halt(leg: Leg, sample: GloryAction, answers: readonly GloryAction[]): void {
    const { s, f } = leg
    const { hex } = s.units[this.unit]
    const spent = f.left - (f.hexes > 0 ? f.owed : 0)
    const stops = f.stop ? { rule: stopRule(s, f, this.seat) } : null
    // R-66, JG-10.2: one that is pushed out or routs does not arrive
    this.rules.carryOut(s, this.seat, sample)
    if (s.units[this.unit].hex !== hex || s.units[this.unit].condition > 1) return
    const way = wayTo(leg)
    for (const action of answers)
      if (action.kind === 'halt') this.arrive(leg, way, action, spent, action.facing, stops)
  }

  private arrive(
    { s }: Leg,
    way: Way,
    last: GloryAction,
    left: HalfPoints,
    facing: Corner | null,
    stops: Reason | null,
  ): void {
    const { hex } = s.units[this.unit]
    const key = hex * 8 + (facing ?? (last.kind === 'exit' ? 6 : 7))
    const cost = this.left - left
    const disorders = sumOf(s, this.start.party) - this.condition
    const known = this.arrivals.get(key)
    if (known !== undefined && isBetter(known, cost, disorders)) return
    this.arrivals.set(key, { hex, facing, cost, disorders, way, last, stops })
  }
}

const isBetter = (known: Arrival, cost: HalfPoints, disorders: number): boolean =>
  known.disorders < disorders || (known.disorders === disorders && known.cost <= cost)

/** Whether a march that came to the same hex in the same state can do whatever the other can. */
function isAsGood(one: Foreseen, other: Foreseen): boolean {
  return (
    one.left >= other.left &&
    one.owed <= other.owed &&
    (!one.rough || other.rough) &&
    (!one.stop || other.stop)
  )
}

function legOf(s: GloryState, before: Leg | null, step: Of<'step'> | null): Leg {
  let party = ''
  for (const unit of s.party) party += `${unit}:${s.units[unit].condition}:${s.units[unit].standing} `
  // An enemy commander whom it came upon may have had only one way to go
  for (const { hex } of s.commanders) party += `${hex} `
  return { s, f: marchUnderWay(s), party, before, step }
}

/** How the party came there; with one step more where that is the last answer. */
function wayTo(leg: Leg, onward = false): Way {
  const steps: GloryAction[] = []
  const path: HexId[] = []
  for (let at: Leg | null = leg; at?.step != null; at = at.before) {
    steps.push(at.step)
    if (at !== leg || onward) path.push(at.step.hex)
  }
  return { steps: steps.reverse(), path: path.reverse() }
}

function sumOf(s: GloryState, units: readonly UnitId[]): number {
  let sum = 0
  for (const unit of units) sum += s.units[unit].condition
  return sum
}

/** What has happened that the seat could not foresee: an enemy commander is asked, or somebody tested. */
function surpriseIn(s: GloryState, revealed: number, seat: Seat): Reason | null {
  if (s.revealed !== revealed) return { rule: 'JG-10.5-c' }
  return s.result !== null || !includes(s.awaiting, seat) ? { rule: 'JG-2.5.2-a' } : null
}
