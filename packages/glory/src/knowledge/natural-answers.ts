import { colOf, distance, type HexId, rowOf } from '@gunbai/hexes'
import type { Question, Seat } from '@gunbai/kernel'
import type { GloryAction, Of } from '../action.ts'
import { chanceOfTest } from '../odds/chance.ts'
import { fieldOf } from '../position/field.ts'
import { inEnemyZone } from '../position/zones.ts'
import { initiativeModifier } from '../rules/turn/activation.ts'
import { edges } from '../setups/battle.ts'
import { GOOD, type UnitId } from '../state.ts'
import type { GloryView } from '../view.ts'
import { isBeset, naturalFacing } from './natural-facing.ts'

/**
 * What nearly everybody would answer to small questions, so that it can be ordered beforehand; `ask` where people would
 * differ. All of it reads what its seat knows and nothing else.
 */

type Natural = GloryAction | 'ask'
type Answers = readonly GloryAction[]

export const isOf =
  <K extends GloryAction['kind']>(kind: K) =>
  (action: GloryAction): action is Of<K> =>
    action.kind === kind

/** So near an enemy behind a unit is a reason to ask how it should face: the reach of a march into contact. */
const threatening = 4

/** Towards the enemy, in its place or where it advances to; asks where others stand behind, and who of several advances. */
export function facingTheEnemy(view: GloryView, answers: Answers, about: Question['about']): Natural {
  const advances = answers.filter(isOf('advance'))
  const [first] = advances
  if (advances.some(({ unit, hex, guns }) => unit !== first.unit || hex !== first.hex || guns)) return 'ask'
  const unit = first?.unit ?? Number(about?.unit)
  const hex = first?.hex ?? view.units[unit].hex
  const turns = [...advances, ...answers.filter(isOf('face'))]
  const natural = naturalFacing(
    view,
    unit,
    hex,
    turns.map(({ facing }) => facing),
  )
  if (natural === null || isBeset(view, unit, hex, natural, threatening)) return 'ask'
  return turns.find(({ facing }) => facing === natural) ?? 'ask'
}

/** So often what is likely comes off, at least. */
const likely = 0.6

/** JG-2.4.3: the first group that will probably take the initiative, and risks no shot by it; asks about the others. */
export function likelyInitiative(view: GloryView, answers: Answers): Natural {
  const needed = view.active?.initiative ?? 0
  const isLikely = ({ group }: Of<'test'>) =>
    chanceOfTest(needed, -initiativeModifier(view, group)) >= likely && !couldFire(view, group)
  return answers.filter(isOf('test')).find(isLikely) ?? 'ask'
}

/** JG-2.4.2-b, JG-2.4.3-g: whether a battery of the group has an enemy in range, at whom it cannot fire after a failed test. */
function couldFire(view: GloryView, group: number): boolean {
  const { cards, ground } = fieldOf(view)
  const bears = (gun: UnitId, foe: UnitId) =>
    view.units[foe].hex >= 0 &&
    cards[foe].seat !== cards[gun].seat &&
    distance(ground.map, view.units[gun].hex, view.units[foe].hex) <= cards[gun].maximum
  return view.units.some(
    (unit, gun) =>
      unit.group === group &&
      unit.hex >= 0 &&
      unit.condition === GOOD &&
      cards[gun].arm === 'art' &&
      view.units.some((_, foe) => bears(gun, foe)),
  )
}

/** What going into a hex in flight can cost: friends run through, an enemy next to it. */
function costsOf(view: GloryView, seat: Seat, hex: HexId): number[] {
  return [view.tops[hex] >= 0, inEnemyZone(view, seat, hex)].map(Number)
}

const isNoWorse = (a: readonly number[], b: readonly number[]): boolean => a.every((cost, i) => cost <= b[i])

/** The one hex that is spared what falling back can cost; asks where there is no such. */
export function safestRetreat(view: GloryView, seat: Seat, answers: Answers): Natural {
  const ways = answers.filter(isOf('fallBack')).map((way) => ({ way, costs: costsOf(view, seat, way.hex) }))
  const best = ways.find((a) =>
    ways.every((b) => a === b || (isNoWorse(a.costs, b.costs) && !isNoWorse(b.costs, a.costs))),
  )
  return best?.way ?? 'ask'
}

/**
 * Rout movement by the nearest edge and the hex that costs least, whoever is nearest to the edge first, so that nobody runs
 * through him; asks where two edges are as near, and where somebody might rest instead.
 */
export function straightRout(view: GloryView, seat: Seat, answers: Answers): Natural {
  const { battle } = fieldOf(view)
  if (answers.some(isOf('rest'))) return 'ask'
  const flights = answers.filter(isOf('flee'))
  const harm = ({ hex }: Of<'flee'>) => costsOf(view, seat, hex).reduce((sum, cost) => sum + cost, 0)
  if (flights.length > 0) return flights.toSorted((a, b) => harm(a) - harm(b))[0]
  const ways = answers.filter(isOf('rout'))
  const far = ({ unit, edge }: Of<'rout'>) =>
    Math.min(
      ...battle.routEdges[seat].flatMap((each) =>
        edge < 0 || edges[edge] === each ? [hexesToEdge(view, unit, edges.indexOf(each))] : [],
      ),
    )
  const [nearest, next] = ways.toSorted((a, b) => far(a) - far(b))
  return next !== undefined && next.edge >= 0 && far(next) === far(nearest) ? 'ask' : nearest
}

/** How far a unit stands from an edge, as a place in `edges`. */
function hexesToEdge(view: GloryView, unit: UnitId, edge: number): number {
  const { map } = fieldOf(view).ground
  const { hex } = view.units[unit]
  const [col, row] = [colOf(map, hex), rowOf(map, hex)]
  return [row, map.shape.cols - 1 - col, map.shape.rows - 1 - row, col][edge]
}

/** A commander whom the enemy comes to rides to friends, where most of those whom he commands are in his range. */
export function toFriends(view: GloryView, seat: Seat, answers: Answers, about: Question['about']): Natural {
  const { cards, battle, ground } = fieldOf(view)
  const { range, scope } = battle.commanders[Number(about?.commander)]
  const reached = (hex: HexId) =>
    view.units.filter(
      (unit, id) =>
        unit.hex >= 0 &&
        cards[id].seat === seat &&
        scope[cards[id].formation] > 0 &&
        distance(ground.map, hex, unit.hex) <= range,
    ).length
  const worth = ({ hex }: Of<'withdraw'>) => reached(hex) + (view.tops[hex] >= 0 ? 1000 : 0)
  const rides = answers.filter(isOf('withdraw')).toSorted((a, b) => worth(b) - worth(a))
  return rides[0] ?? 'ask'
}
