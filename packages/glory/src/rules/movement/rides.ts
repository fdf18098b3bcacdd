import type { HexId } from '@gunbai/hexes'
import { includes, type Journey, type Seat } from '@gunbai/kernel'
import { done, type GloryAction } from '../../action.ts'
import { copyState } from '../../copy.ts'
import { type HalfPoints, inPoints } from '../../position/half-points.ts'
import type { GloryState } from '../../state.ts'
import { ride } from './commander.ts'
import type { Rules } from './reach.ts'

/** A ride as far as it has come. */
interface Leg {
  readonly s: GloryState
  readonly steps: readonly GloryAction[]
  readonly path: readonly HexId[]
  readonly left: HalfPoints
}

/** A commander as a piece: those come after the units. */
export const pieceOfCommander = (s: Pick<GloryState, 'units'>, commander: number): number =>
  s.units.length + commander

/** Where a commander can ride within one plan: each hex by its cheapest way, the end of the ride included (JG-2.5.1-d). */
export function ridesOf(rules: Rules, s: GloryState, seat: Seat, commander: number): Journey<GloryAction>[] {
  const first = setOut(rules, s, seat, commander)
  if (first === null) return []
  const start = first.s.commanders[commander].hex
  const best = new Map<HexId, Leg>()
  const open = [first]
  for (let leg = open.shift(); leg !== undefined; leg = open.shift()) {
    const { hex } = leg.s.commanders[commander]
    if (best.has(hex)) continue
    best.set(hex, leg)
    for (const action of rules.answers(leg.s, seat))
      if (action.kind === 'step' && !best.has(action.hex)) open.push(onward(rules, leg, seat, action))
    open.sort((a, b) => b.left - a.left)
  }
  return [...best].flatMap(([place, { steps, path, left }]) =>
    place === start
      ? []
      : [
          {
            piece: pieceOfCommander(s, commander),
            place,
            facing: null,
            cost: inPoints(first.left - left),
            answers: [...steps, done],
            path: path.slice(0, -1),
            stops: null,
          },
        ],
  )
}

/** The ride under way, or the one that he may begin. */
function setOut(rules: Rules, s: GloryState, seat: Seat, commander: number): Leg | null {
  if (!includes(s.awaiting, seat)) return null
  const under = underWay(s)
  if (under !== null)
    return under.commander === commander ? { s, steps: [], path: [], left: under.left } : null
  const action = rules.answers(s, seat).find((each) => each.kind === 'ride' && each.commander === commander)
  if (action === undefined) return null
  const begun = copyState(s)
  rules.carryOut(begun, seat, action)
  return { s: begun, steps: [action], path: [], left: underWay(begun)?.left ?? 0 }
}

function onward(rules: Rules, leg: Leg, seat: Seat, action: GloryAction & { readonly hex: HexId }): Leg {
  const s = copyState(leg.s)
  rules.carryOut(s, seat, action)
  const left = underWay(s)?.left ?? 0
  return { s, steps: [...leg.steps, action], path: [...leg.path, action.hex], left }
}

function underWay(s: GloryState): { readonly commander: number; readonly left: HalfPoints } | null {
  const top = s.stack.at(-1)
  return top?.proc === ride.place ? (top.facts as unknown as { commander: number; left: HalfPoints }) : null
}
