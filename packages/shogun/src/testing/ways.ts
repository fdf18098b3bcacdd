import type { ShogunAction } from '../action.ts'
import { firstArmyOf, ledArmies, levelOf } from '../position/army.ts'
import { neighbours, none, type Province, provinceIds } from '../position/map.ts'
import { regulars } from '../position/troop.ts'
import { shogun } from '../rulebook.ts'
import type { ArmyId, ShogunState, Troop } from '../state.ts'

/** A position of a clan's movement phase, and what each army has done for it since the step that is judged (SG-RUL-100). */
interface Way {
  readonly s: ShogunState
  readonly left: ReadonlyMap<Province, ArmyId> // who has left the force there behind
  readonly taken: ReadonlyMap<Province, ArmyId> // who has entered the empty province
}

const armiesOf = (s: ShogunState): ArmyId[] => [0, 1, 2].map((i) => firstArmyOf(s.turn) + i)

const sharesWith = (s: ShogunState, a: ArmyId, b: ArmyId) =>
  a !== b && s.armies[a].place !== none && s.armies[a].place === s.armies[b].place

/** Every deed of an army that no limit forbids at once, whether or not the phase could be ended after it. */
function deeds(way: Way): Way[] {
  const { s } = way
  const found: Way[] = []
  const crowded = armiesOf(s).some((a) => armiesOf(s).some((b) => sharesWith(s, a, b)))
  for (const id of ledArmies(s, s.turn)) {
    const army = s.armies[id]
    const maySwap = s.options.armySwap || !crowded || army.guest
    for (const to of army.steps < levelOf(army) && maySwap ? neighbours[army.place] : []) {
      if (mayEnter(way, id, to)) found.push(...departed(way, id, to))
    }
    if (s.options.pickUpInPlace || army.steps > 0) found.push(...takenIn(way, id))
  }
  return found
}

function mayEnter({ s, taken }: Way, id: ArmyId, to: Province): boolean {
  if (s.owner[to] === none) return s.phase === 'D'
  return s.owner[to] === s.turn && (taken.get(to) ?? id) === id
}

function departed(way: Way, id: ArmyId, to: Province): Way[] {
  const { s } = way
  const { place, guest, stripped } = s.armies[id]
  const alone = !armiesOf(s).some((other) => sharesWith(s, id, other))
  const owes = regulars(s.forces[place]) === 0 && (!guest || stripped)
  const found: Way[] = []
  for (let share = 0; share <= (alone ? s.hidden[place] : 0); share++) {
    const next = shogun.copy(s)
    if (share > 0) {
      next.armies[id].ronin += share
      next.forces[place].ronin += s.hidden[place] - share
      next.hidden[place] = 0
    }
    if (!isLegal(next)) continue
    for (const gone of owes ? garrisons(next, id) : [next]) {
      const army = gone.armies[id]
      army.guest = armiesOf(gone).some((other) => other !== id && gone.armies[other].place === to)
      army.stripped = false
      army.place = to
      army.steps++
      const left = owes ? new Map(way.left).set(place, id) : way.left
      const taken = gone.owner[to] === none ? new Map(way.taken).set(to, id) : way.taken
      if (gone.owner[to] === none) gone.owner[to] = gone.turn
      if (isLegal(gone)) found.push({ s: gone, left, taken })
    }
  }
  return found
}

function garrisons(s: ShogunState, id: ArmyId): ShogunState[] {
  const { place, archer, gunner, spearman, ronin } = s.armies[id]
  const found: ShogunState[] = []
  for (let a = 0; a <= archer; a++) {
    for (let g = 0; g <= gunner; g++) {
      for (let p = 0; p <= spearman; p++) {
        for (let r = 0; r <= ronin; r++) {
          if (a + g + p === 0 || a + g + p > 5) continue
          const next = shogun.copy(s)
          for (const [kind, n] of [
            ['archer', a],
            ['gunner', g],
            ['spearman', p],
            ['ronin', r],
          ] as const) {
            next.armies[id][kind] -= n
            next.forces[place][kind] += n
          }
          found.push(next)
        }
      }
    }
  }
  return found
}

function takenIn({ s, left, taken }: Way, id: ArmyId): Way[] {
  const { place } = s.armies[id]
  if ((left.get(place) ?? id) !== id) return []
  const found: Way[] = []
  for (const kind of ['archer', 'gunner', 'spearman'] as const) {
    for (let r = 0; r <= s.forces[place].ronin && s.forces[place][kind] > 0; r++) {
      const next = shogun.copy(s)
      next.forces[place][kind]--
      next.forces[place].ronin -= r
      next.armies[id][kind]++
      next.armies[id].ronin += r
      if (regulars(next.forces[place]) === 0) next.armies[id].stripped = true
      const { archer, swordsman } = next.armies[id]
      if (archer + swordsman <= 4 && isLegal(next)) found.push({ s: next, left, taken })
    }
  }
  return found
}

/** The limits of troops, but for hidden ronin and two markers in a province. */
function isLegal(s: ShogunState): boolean {
  const forces = s.forces.every((force) => force.ronin <= Math.max(0, regulars(force) - 1))
  return forces && armiesOf(s).every((id) => s.armies[id].ronin <= regulars(s.armies[id]))
}

/** Whether the phase may end. */
export function isInOrder(s: ShogunState): boolean {
  if (armiesOf(s).some((a) => armiesOf(s).some((b) => sharesWith(s, a, b)))) return false
  return s.hidden.every((hidden, place) => {
    const army = s.armies.find((each) => each.place === place)
    const room = Math.max(0, regulars(s.forces[place]) - 1) - s.forces[place].ronin
    return hidden === 0 || hidden <= room + (army === undefined ? 0 : regulars(army) - army.ronin)
  })
}

/** What matters of a position for the rest of the phase, as a text. */
export function positionKey(s: ShogunState): string {
  const troop = ({ archer, swordsman, gunner, spearman, ronin }: Troop) =>
    [archer, swordsman, gunner, spearman, ronin].join('')
  const armies = armiesOf(s).map((id) => {
    const { place, steps, guest, stripped } = s.armies[id]
    return `${provinceIds[place]} ${troop(s.armies[id])} ${steps} ${guest} ${stripped}`
  })
  const land = provinceIds.flatMap((id, place) =>
    s.owner[place] === s.turn ? [`${id} ${troop(s.forces[place])} ${s.hidden[place]}`] : [],
  )
  return [...armies, ...land].join('; ')
}

function wayKey({ s, left, taken }: Way): string {
  const sorted = (map: ReadonlyMap<Province, ArmyId>) => [...map].sort(([a], [b]) => a - b).join(' ')
  return `${positionKey(s)} | ${sorted(left)} | ${sorted(taken)}`
}

/** So many positions are looked at; where there are more, nothing is found out. */
const most = 3000

function canEnd(way: Way, known: Map<string, boolean>): boolean {
  if (isInOrder(way.s) || known.size > most) return true
  const key = wayKey(way)
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, false)
  const ends = deeds(way).some((next) => canEnd(next, known))
  known.set(key, ends)
  return ends
}

const fromHere = (s: ShogunState): Way => ({ s, left: new Map(), taken: new Map() })

/** What one step or one unit taken in may lead to, by trying out every way to end the phase after it; null where there are too many. */
export function legalNext(s: ShogunState): Set<string> | null {
  const known = new Map<string, boolean>()
  const next = deeds(fromHere(s)).map((way) => way.s)
  const legal = next.filter((each) => canEnd(fromHere(each), known))
  return known.size > most ? null : new Set(legal.map(positionKey))
}

/** What is reached by one step or one unit taken in, as the rules offer it, all answers of the step given. */
export function offeredNext(s: ShogunState, list: readonly ShogunAction[]): Set<string> {
  const found = new Set<string>()
  const walk = (state: ShogunState) => {
    if (!isInStep(state)) {
      found.add(positionKey(state))
      return
    }
    for (const each of shogun.answers(state, 0)) {
      const after = shogun.copy(state)
      shogun.play(after, 0, each)
      walk(after)
    }
  }
  for (const action of list) {
    if (action.kind !== 'march' && action.kind !== 'takeIn') continue
    const next = shogun.copy(s)
    shogun.play(next, 0, action)
    walk(next)
  }
  return found
}

/** Whether an army is about to step and may leave somebody behind. */
export const isInStep = (s: ShogunState) => shogun.questions(s)[0]?.name.startsWith('step of') === true
