import { type Corner, colOf, DIRECTIONS, type HexId } from '@gunbai/hexes'
import { call, done as finished, only, procedure, type Seat } from '@gunbai/kernel'
import { type GloryAction, haltFacing, stepTo } from '../action.ts'
import { fieldOf } from '../field.ts'
import { NA } from '../ground.ts'
import {
  cardOf,
  enemyDistance,
  isActive,
  isIdle,
  isNextToEnemy,
  isOrdered,
  looksInto,
  seatOf,
  stackIn,
  valuesOf,
} from '../piece.ts'
import { mayShare, mayStandIn } from '../stacking.ts'
import {
  CHARGING,
  DISORDERED,
  ENTERED_FREE,
  ENTERED_ORDERED,
  EXITED,
  FIRED,
  type GloryState,
  GOOD,
  HELD,
  LEFT_SQUARE,
  MARCHED,
  MARKED,
  MOVED,
  ORDINARY,
  ROUTED,
  TURNED,
  type UnitId,
  WAITING,
} from '../state.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../zones.ts'
import {
  breakSquare,
  HOMEWARD,
  leaveSquare,
  matchFacing,
  relocate,
  remove,
  turnTo,
  worsen,
} from './effects.ts'
import { fallBack } from './fall-back.ts'
import { whyNotStep } from './why-not.ts'

/** Marches, hex by hex: sections 4.1, 4.3, 4.4, 5.2, 6.2.2. The units that move as one are `state.party`. */

export interface March {
  forced: boolean
  left: number // half movement points
  hexes: number // hexes gone
  owed: number // half points due for stopping here: the rest of the full rate
  rough: boolean // whether stopping here at the full rate disorders
  start: HexId
  zoned: boolean // began in an enemy zone of control
  entering: boolean // still off the map
  entered: boolean // came onto the map in this march
  stop: boolean // must halt here
}

/** JG-4.1.2-a: half, rounded up. In half points. */
export function reducedAllowance(movement: number): number {
  return Math.ceil(movement / 2) * 2
}

/** What a unit may spend in a march, in half points (sections 4.1, 4.4.2); what leaving a square costs is taken off. */
export function allowance(s: GloryState, unit: UnitId, forced: boolean): number {
  const { did, standing, square } = s.units[unit]
  const { movement } = valuesOf(s, unit)
  const unsquare = square || (did & LEFT_SQUARE) !== 0 ? 4 : 0 // JG-4.2-h
  if (forced) return movement * 4 - unsquare
  const ordered = isOrdered(s, unit)
  if ((did & FIRED) !== 0) return ordered ? reducedAllowance(movement) - unsquare : 0 // JG-4.4.2-a, c
  const whole = ordered || standing === ENTERED_FREE
  return (whole ? movement * 2 : reducedAllowance(movement)) - unsquare
}

/** Whether a unit may still march, turn or form square in this activation. */
export function mayMarch(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.hex < 0 || piece.condition >= ROUTED || (piece.did & (MARCHED | CHARGING | HELD)) !== 0)
    return false
  return isActive(s, unit) && !isIdle(s, unit) && allowance(s, unit, false) >= 0
}

/** JG-4.1.3-b, c, JG-12.1-a, JG-12.2-a */
export function mayForce(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.condition !== GOOD || piece.square || (piece.did & FIRED) !== 0 || !isOrdered(s, unit))
    return false
  if (fieldOf(s).battle.weather[s.turn] !== 'clear' && piece.standing !== MARKED) return false
  return enemyDistance(s, seatOf(s, unit), piece.hex) >= 5
}

export function startMarch(s: GloryState, unit: UnitId, forced: boolean): March {
  s.party = [unit]
  const { hex } = s.units[unit]
  return {
    forced,
    left: allowance(s, unit, forced),
    hexes: 0,
    owed: 0,
    rough: false,
    start: hex,
    zoned: inEnemyZone(s, seatOf(s, unit), hex),
    entering: false,
    entered: false,
    stop: false,
  }
}

export const march = procedure<GloryState, March, GloryAction>('march', {
  step: {
    who: (s) => only(s.active?.seat ?? 0),
    answers: (s, f, seat, list) => {
      if (f.hexes === 0) addJoins(s, f, list)
      if (f.entering) {
        list.push({ kind: 'step', hex: f.start })
        return
      }
      addSteps(s, f, seat, list)
      addHalts(s, f, list)
      if (f.forced && f.hexes > 0 && s.party.length > 1) addParts(s, list)
      if (mayExit(s, f, seat)) list.push({ kind: 'exit' })
      // disordered on the way and unable to go on, it stops where it may not stay, and is pushed out homeward
      if (list.length === 0) list.push(haltFacing(s.units[s.party[0]].facing))
    },
    answer: (s, f, seat, action) => {
      switch (action.kind) {
        case 'join':
          join(s, f, action.unit)
          return 'step'
        case 'step':
          if (f.entering) enterMap(s, f)
          else takeStep(s, f, seat, action.hex)
          return s.party.length > 0 ? 'step' : undefined
        case 'part':
          s.units[action.unit].did |= MARCHED
          turnTo(s, action.unit, action.facing)
          s.party = s.party.filter((unit) => unit !== action.unit)
          return 'step'
        case 'exit':
          for (const unit of s.party) {
            s.tell?.({ kind: 'exited', field: s.field, unit })
            remove(s, unit, EXITED)
          }
          s.party = []
          return finished
        case 'halt':
          halt(s, f, action.facing)
          return finished
      }
      return undefined
    },
    about: (s, f) => ({ unit: s.party[0], left: f.left / 2 }),
    whyNot: whyNotStep,
  },
})

/** JG-4.4.1-c, R-19: others of the hex who may go along before the first step. */
function addJoins(s: GloryState, f: March, list: GloryAction[]): void {
  if (f.entering) {
    const { formation } = cardOf(s, s.party[0])
    for (let unit = s.party[0] + 1; unit < s.units.length; unit++) {
      if (
        s.units[unit].hex !== WAITING ||
        !isDue(s, unit, f.start) ||
        cardOf(s, unit).formation !== formation
      )
        continue
      if (
        !s.party.includes(unit) &&
        mayStandIn(s, [...s.party, unit], f.start) &&
        entryCost(s, unit) <= allowanceOnEntry(s, unit, f.forced)
      ) {
        list.push({ kind: 'join', unit })
      }
    }
    return
  }
  for (let unit = s.tops[f.start]; unit >= 0; unit = s.units[unit].below) {
    if (s.party.includes(unit) || !mayMarch(s, unit) || (f.forced && !mayForce(s, unit))) continue
    list.push({ kind: 'join', unit })
  }
}

function join(s: GloryState, f: March, unit: UnitId): void {
  s.party.push(unit)
  f.left = Math.min(f.left, f.entering ? allowanceOnEntry(s, unit, f.forced) : allowance(s, unit, f.forced))
}

function addSteps(s: GloryState, f: March, seat: Seat, list: GloryAction[]): void {
  if (f.stop) return
  const { hex } = s.units[s.party[0]]
  for (const direction of DIRECTIONS) {
    const step = weighStep(s, f, seat, hex, direction, f.hexes, f.left)
    if (step !== null) list.push(stepTo(step))
  }
}

// What weighStep found out of the step it allowed.
let costFound = 0
let owedFound = 0
let stopFound = false

/**
 * The hex beyond a side if the party may go there with what it has left, so that it can end there or go on; else null.
 * Whatever is due is in `costFound`, `owedFound` and `stopFound`.
 */
function weighStep(
  s: GloryState,
  f: March,
  seat: Seat,
  from: HexId,
  direction: number,
  hexes: number,
  left: number,
): HexId | null {
  const cost = stepCost(s, f, seat, from, direction, hexes)
  if (cost === NA || cost > left) return null
  const to = fieldOf(s).ground.around[from * 6 + direction] as HexId
  const owed = owedFound
  const stop = stopFound
  const rest = left - cost
  if (!(rest >= owed && mayEndIn(s, f, to)) && (stop || !canFinish(s, f, seat, to, hexes + 1, rest)))
    return null
  costFound = cost
  owedFound = owed
  stopFound = stop
  return to
}

// The search of canFinish: hexes still to look at, and by hex the most points with which it was come to.
const frontier: HexId[] = []
const bestLeft = new Map<HexId, number>()

/** Whether the party, passing through a hex where it may not end, can come to one where it may. */
function canFinish(s: GloryState, f: March, seat: Seat, hex: HexId, hexes: number, left: number): boolean {
  const { around } = fieldOf(s).ground
  frontier.length = 0
  bestLeft.clear()
  frontier.push(hex)
  bestLeft.set(hex, left)
  while (frontier.length > 0) {
    const from = frontier.pop() as HexId
    const points = bestLeft.get(from) as number
    for (const direction of DIRECTIONS) {
      const cost = stepCost(s, f, seat, from, direction, hexes)
      if (cost === NA || cost > points) continue
      const to = around[from * 6 + direction] as HexId
      const rest = points - cost
      if (rest >= owedFound && mayEndIn(s, f, to)) return true
      if (stopFound || (bestLeft.get(to) ?? -1) >= rest) continue
      bestLeft.set(to, rest)
      frontier.push(to)
    }
  }
  return false
}

/** The half points a step costs the party, or NA; sets `owedFound` and `stopFound`. */
function stepCost(
  s: GloryState,
  f: March,
  seat: Seat,
  from: HexId,
  direction: number,
  hexes: number,
): number {
  const field = fieldOf(s)
  const { ground, cards, battle } = field
  const side = from * 6 + direction
  const to = ground.around[side] as HexId
  if (to < 0) return NA
  const there = s.tops[to]
  if (there >= 0) {
    if (cards[there].seat !== seat) return NA // JG-5.1.2-a
    if (s.units[there].square) return NA // JG-4.4.3-d
    if (f.forced) return NA // JG-4.1.3-f
  }
  let cost = 0
  let full = 0
  let gunsOnly = true
  let disordered = false
  let demoralised = false
  let marked = false
  for (const unit of s.party) {
    const { mode, arm, formation } = cards[unit]
    const cheapest = ground.cheap[mode][side]
    if (cheapest === NA) return NA
    if (cheapest > cost) cost = cheapest // JG-4.4.1-d
    if (ground.full[mode][side] > full) full = ground.full[mode][side]
    if (arm !== 'art') gunsOnly = false
    if (s.units[unit].condition === DISORDERED) disordered = true
    if (s.formations[formation].demoralised) demoralised = true
    if (s.units[unit].standing === MARKED) marked = true
  }
  if (isGuarded(s, seat, to)) return NA
  if (f.forced && enemyDistance(s, seat, to) < 5) return NA // JG-4.1.3-c
  owedFound = 0
  stopFound = marked && enemyDistance(s, seat, to) <= 5
  let extra = 0
  if (hexes > 0 && hasOthers(s, from)) extra += 2 // JG-4.4.3-a
  if (hexes === 0 && f.zoned) {
    // JG-6.2.2-f, g, h, R-25
    extra += 2
    if (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to)) return NA
  }
  if (isNextToEnemy(s, seat, to)) {
    const weather = battle.weather[s.turn]
    if (weather === 'night' && disordered) return NA // JG-12.1-c
    owedFound = full - cost // JG-4.3.1-b
    if (inEnemyZone(s, seat, to)) {
      if (demoralised) return NA // JG-11.2-c
      if (gunsOnly && (there < 0 || !hasTroops(s, to))) return NA // JG-6.2.2-d
      if (disordered) extra += 2 // JG-6.2.2-c
      if (weather === 'night')
        extra += 4 // JG-12.1-b
      else if (weather === 'fog') extra += 2 // JG-12.2-b
      cost = full
      owedFound = 0
      stopFound = true // JG-6.2.2-a
    }
  }
  return cost + extra
}

function hasOthers(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) if (!s.party.includes(unit)) return true
  return false
}

function hasTroops(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below)
    if (cardOf(s, unit).arm !== 'art') return true
  return false
}

/** JG-5.2.3-a, R-57: an entry hex of the other side, or a hex beside one, while units are still due there. */
export function isGuarded(s: GloryState, seat: Seat, hex: HexId): boolean {
  const { entries, ground } = fieldOf(s)
  const { distances, size } = ground.map
  for (const entry of entries) {
    if (entry.seat === seat || distances[hex * size + entry.hex] > 1) continue
    for (const unit of entry.units) if (s.units[unit].hex === WAITING) return true
  }
  return false
}

/** JG-5.1.2-e, and the limit that a combined marker may set. */
function mayEndIn(s: GloryState, f: March, hex: HexId): boolean {
  if (s.tops[hex] >= 0 && !mayStandIn(s, s.party, hex)) return false
  const away = s.active?.away ?? 0
  if (away === 0 || f.entered) return true
  const { map } = fieldOf(s).ground
  return Math.abs(colOf(map, hex) + 1 - away) > Math.abs(colOf(map, f.start) + 1 - away)
}

function takeStep(s: GloryState, f: March, seat: Seat, to: HexId): void {
  const { ground } = fieldOf(s)
  const from = s.units[s.party[0]].hex
  let direction = 0
  while (ground.around[from * 6 + direction] !== to) direction++
  weighStep(s, f, seat, from, direction, f.hexes, f.left)
  f.left -= costFound
  f.owed = owedFound
  f.stop = stopFound
  f.hexes++
  const side = from * 6 + direction
  const way = ground.ways[side] > 0 && !stopFound
  f.rough = false
  const party = s.party.slice()
  for (const unit of party) {
    leaveSquare(s, unit)
    relocate(s, unit, to, f.forced ? 'forced march' : 'march')
    const disorders = ground.disorders[cardOf(s, unit).mode][side] === 1
    if (disorders && way) f.rough = true
    else if (disorders) disorderMarcher(s, f, unit)
  }
  loseMarkers(s, f)
}

/** A level taken on the march; one that routs drops out, one in a forced march goes no farther. */
function disorderMarcher(s: GloryState, f: March, unit: UnitId): void {
  worsen(s, unit, 1, HOMEWARD)
  if (s.units[unit].condition >= ROUTED) {
    s.units[unit].did |= MARCHED
    s.party = s.party.filter((each) => each !== unit)
  } else if (f.forced) f.stop = true
}

/** JG-5.2.1-e, R-14: within 5 hexes of the enemy the Reinforcement marker goes and the march ends. */
function loseMarkers(s: GloryState, f: March): void {
  for (const unit of s.party) {
    if (s.units[unit].standing !== MARKED || enemyDistance(s, seatOf(s, unit), s.units[unit].hex) > 5)
      continue
    s.units[unit].standing = ORDINARY
    s.tell?.({ kind: 'marker lost', field: s.field, unit })
    f.stop = true
  }
}

/** The ways in which the party may stop here: one for each facing that is allowed. */
function addHalts(s: GloryState, f: March, list: GloryAction[]): void {
  const { hex, facing, square } = s.units[s.party[0]]
  if (f.hexes > 0) {
    if (f.left < f.owed || !mayEndIn(s, f, hex)) return
    const fixed = fixedFacing(s, hex)
    if (fixed >= 0) list.push(haltFacing(fixed as Corner))
    else for (const corner of DIRECTIONS) list.push(haltFacing(corner))
    return
  }
  if (square) {
    for (const corner of DIRECTIONS) list.push(haltFacing(corner)) // JG-4.2-h, JG-6.1.2-b
    return
  }
  list.push(haltFacing(facing))
  if (leavesMates(s, hex) || (f.zoned && (s.units[s.party[0]].did & TURNED) !== 0)) return
  for (const corner of DIRECTIONS) {
    if (corner === facing) continue
    const turned = Math.min((corner - facing + 6) % 6, (facing - corner + 6) % 6)
    if (!f.zoned || turned === 1) list.push(haltFacing(corner)) // JG-6.2.2-e
  }
}

/** JG-6.1.1-b, c: the facing that others of the same kind in the hex impose; -1 for none. */
function fixedFacing(s: GloryState, hex: HexId, of: UnitId = s.party[0]): number {
  const gun = cardOf(s, of).arm === 'art'
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    if (!s.party.includes(unit) && (cardOf(s, unit).arm === 'art') === gun) return s.units[unit].facing
  }
  return -1
}

/** JG-6.1.1-b, c: whether somebody of the party's kinds stays behind, so that the party cannot turn in place. */
function leavesMates(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
    if (s.party.includes(unit)) continue
    const gun = cardOf(s, unit).arm === 'art'
    if (s.party.some((each) => (cardOf(s, each).arm === 'art') === gun)) return true
  }
  return false
}

function halt(s: GloryState, f: March, facing: Corner): void {
  const party = s.party
  const stays = f.hexes === 0 && s.units[party[0]].facing === facing && !s.units[party[0]].square
  if (f.hexes === 0 && s.units[party[0]].square) {
    // the whole hex gives the square up, and turns together
    for (let unit = s.tops[f.start]; unit >= 0; unit = s.units[unit].below) {
      s.units[unit].did |= LEFT_SQUARE | TURNED
      turnTo(s, unit, facing)
    }
    breakSquare(s, f.start)
  }
  for (const unit of party) {
    s.units[unit].did |= MARCHED
    if (!stays && turnTo(s, unit, facing) && f.hexes === 0) s.units[unit].did |= TURNED
    if (f.hexes > 0) matchFacing(s, unit)
  }
  s.party = []
  if (f.hexes > 0 && !mayShare(s, stackIn(s, s.units[party[0]].hex))) {
    for (const unit of party)
      call(s, fallBack, { unit, left: 1, away: HOMEWARD, origin: s.units[unit].hex, gone: 0, spare: -1 })
  }
  if (f.owed > 0 && f.rough) for (const unit of party) if (isOnFoot(s, unit)) worsen(s, unit, 1, HOMEWARD)
}

function isOnFoot(s: GloryState, unit: UnitId): boolean {
  return cardOf(s, unit).arm !== 'art' && s.units[unit].hex >= 0
}

/** JG-4.1.3-g: in a forced march a stack may part on the way. */
function addParts(s: GloryState, list: GloryAction[]): void {
  for (const unit of s.party) {
    const fixed = fixedFacing(s, s.units[unit].hex, unit)
    for (const facing of DIRECTIONS)
      if (fixed < 0 || fixed === facing) list.push({ kind: 'part', unit, facing })
  }
}

/** from a scenario's exit hex, for one point more. */
function mayExit(s: GloryState, f: March, seat: Seat): boolean {
  const { hex } = s.units[s.party[0]]
  return f.left >= 2 && fieldOf(s).battle.exits[seat].includes(hex)
}

/** Whether a unit is waiting to enter there by now. */
export function isDue(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const card = cardOf(s, unit)
  return s.units[unit].hex === WAITING && card.turn <= s.turn && card.hex === hex
}

/** JG-5.2.1-i: whether the enemy is so near the entry that there is no forced march. */
export function isEntryNear(s: GloryState, unit: UnitId): boolean {
  const card = cardOf(s, unit)
  return enemyDistance(s, card.seat, card.hex) <= 5
}

export function allowanceOnEntry(s: GloryState, unit: UnitId, forced: boolean): number {
  return valuesOf(s, unit).movement * (forced ? 4 : 2)
}

/** JG-5.2.2-b: the entry hex, as many times over as units or stacks have entered; by its way if it has one. */
export function entryCost(s: GloryState, unit: UnitId): number {
  const { ground, tables } = fieldOf(s)
  const { hex, mode } = cardOf(s, unit)
  let way = 0
  for (const direction of DIRECTIONS) way = Math.max(way, ground.ways[hex * 6 + direction])
  const terrain = ground.terrain[hex]
  const rate =
    way === 2
      ? (terrain.byRoad?.[mode] ?? tables.ways.road)
      : way === 1
        ? tables.ways.path
        : terrain.costs[mode]
  return (rate ?? 99) * 2 * ((s.active?.entered ?? 0) + 1)
}

/** Whether a waiting unit can come onto the map now, at that pace. */
export function mayEnter(s: GloryState, unit: UnitId, forced: boolean): boolean {
  const { hex, seat } = cardOf(s, unit)
  if (forced === isEntryNear(s, unit) && forced) return false
  const there = s.tops[hex]
  if (there >= 0 && (cardOf(s, there).seat !== seat || forced)) return false
  if (there >= 0 && !mayStandIn(s, [unit], hex)) return false
  return entryCost(s, unit) <= allowanceOnEntry(s, unit, forced)
}

export function startEntry(s: GloryState, unit: UnitId, forced: boolean): March {
  s.party = [unit]
  return {
    forced,
    left: allowanceOnEntry(s, unit, forced),
    hexes: 0,
    owed: 0,
    rough: false,
    start: cardOf(s, unit).hex,
    zoned: false,
    entering: true,
    entered: true,
    stop: false,
  }
}

/** JG-5.2.1-d, h, i */
function enterMap(s: GloryState, f: March): void {
  const near = isEntryNear(s, s.party[0])
  let cost = 0
  for (const unit of s.party) cost = Math.max(cost, entryCost(s, unit))
  if (s.active !== null) s.active.entered++
  f.left -= cost
  f.entering = false
  f.hexes = 1
  for (const unit of s.party) {
    const piece = s.units[unit]
    piece.standing = near ? ENTERED_ORDERED : f.forced ? MARKED : ENTERED_FREE
    piece.did |= MOVED
    relocate(s, unit, f.start, 'entry')
  }
  f.stop = inEnemyZone(s, seatOf(s, s.party[0]), f.start)
  loseMarkers(s, f)
}

/** Whether a unit that stands in a hex has another in one of its front hexes. */
export function facesHex(s: GloryState, unit: UnitId, direction: number): boolean {
  return looksInto(s.units[unit].facing, direction)
}
