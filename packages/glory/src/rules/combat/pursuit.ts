import { type Corner, DIRECTIONS, directionsAtCorner, type HexId, turn } from '@gunbai/hexes'
import { always, call, done as finished, nobody, only, procedure } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction, type GloryChoice, type Of } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf } from '../../position/ground.ts'
import {
  cardOf,
  directionBetween,
  isGood,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
} from '../../position/piece.ts'
import {
  CHARGING,
  COUNTERED,
  type Fight,
  type Flight,
  type GloryState,
  hasDone,
  note,
  OWES,
  type UnitId,
} from '../../state.ts'
import { advanceInto, foremost, mayAdvanceInto } from './advance.ts'
import { chargedHexes, hasBefore } from './combats.ts'
import { turnTo } from './effects.ts'
import { beginFight, currentFight, fight } from './fight-under-way.ts'

/** Pursuit, section 9.5, R-53. Nothing is searched for: the way is the one that the pursued took (JG-9.5.2-g). */

interface Pursuit {
  first: UnitId // the pursuers, who stay together to the end (JG-9.5.2-e); -1 for none
  second: UnitId
  third: UnitId
  quarry: UnitId
  at: number // how far along the path of flight they have come
}

/** JG-12.1-e, JG-12.2-d: no pursuit in the dark or in fog. */
function isDay(s: GloryState): boolean {
  return fieldOf(s).battle.weather[s.turn] === 'clear'
}

/** JG-9.5.1-a: who of the other side was driven out of a hex, or destroyed in it, so that nobody holds it any more. */
function driven(s: GloryState, units: readonly UnitId[], places: readonly HexId[]): UnitId[] {
  return units.filter(
    (unit, i) => cardOf(s, unit).arm !== 'art' && s.units[unit].hex !== places[i] && s.tops[places[i]] < 0,
  )
}

/** JG-9.5.2-j, R-57: whether these may follow into a hex beside them: a charge may go there, and so may they. */
function mayFollow(s: GloryState, units: readonly UnitId[], next: HexId): boolean {
  const { hex } = s.units[units[0]]
  const direction = directionBetween(s, hex, next)
  return (
    direction >= 0 &&
    fieldOf(s).ground.charges[hexsideOf(hex, direction)] === 1 &&
    mayAdvanceInto(s, units, next)
  )
}

/**
 * JG-9.5.2-h, i: whom one may run after, of those who left a hex before it: where it may follow, if there is such a hex;
 * the destroyed, one a hex, only if nobody fled.
 */
function quarries(s: GloryState, now: Fight, hunter: UnitId, after: readonly UnitId[]): UnitId[] {
  const before = after.filter((unit) => hasBefore(s, hunter, leftHex(s, now, unit)))
  const open = before.filter((unit) => mayFollow(s, [hunter], leftHex(s, now, unit)))
  const all = open.length > 0 ? open : before
  const alive = all.filter((unit) => s.units[unit].hex >= 0)
  if (alive.length > 0) return alive
  const hexes = all.map((unit) => leftHex(s, now, unit))
  return all.filter((_, i) => hexes.indexOf(hexes[i]) === i)
}

/** JG-9.5.1-a, JG-9.5.2-b, c, d: the pursuit of chargers, who must; empty where there is none. */
export function chargersPursuits(s: GloryState): Of<'pursue'>[] {
  const now = currentFight(s)
  if (!now.charge || !isDay(s)) return []
  const chargers = now.attackers.filter(
    (unit, i) => isReady(s, unit, now.posts[i]) && hasDone(s.units[unit], CHARGING),
  )
  const chasing = now.pursuit > 0
  // JG-9.5.2-e: once under way they stay together: one that was stopped stops the others
  if (chasing && stackIn(s, now.posts[0]).some((unit) => !chargers.includes(unit))) return []
  return pursuits(s, now, chargers, driven(s, now.defenders, now.places), now.origins.length, chasing)
}

/** JG-9.5.1-b: attacked cavalry that may pursue: by the result, or because its counter-charge came off. */
export function defendersPursuits(s: GloryState): Of<'pursue'>[] {
  const now = currentFight(s)
  if (!isDay(s) || now.row < 0) return []
  const allowed = fieldOf(s).tables.shock[now.row].also.includes('DP')
  const horse = now.defenders.filter(
    (unit, i) =>
      cardOf(s, unit).arm === 'cav' &&
      isReady(s, unit, now.places[i]) &&
      (allowed || hasDone(s.units[unit], COUNTERED)),
  )
  const fled = driven(s, now.attackers, now.posts).filter((unit) => s.units[unit].hex >= 0)
  return pursuits(s, now, horse, fled, new Set(horse.map((unit) => s.units[unit].hex)).size, false)
}

/** Whether a unit is in good order where it fought. */
function isReady(s: GloryState, unit: UnitId, post: HexId): boolean {
  return isGood(s, unit) && s.units[unit].hex === post
}

/** The pursuits that one could point at: anybody of these, alone or with his stack, after anybody of those. */
function addPursuits(hunters: readonly UnitId[], after: readonly UnitId[], list: Of<'pursue'>[]): void {
  for (const unit of hunters)
    for (const quarry of after)
      for (const stack of [false, true]) list.push({ kind: 'pursue', unit, stack, after: quarry })
}

/** What keeps one of these from being the pursuit chosen, of all that are open. */
function cannotPursue(open: readonly Of<'pursue'>[], { unit, stack, after }: Of<'pursue'>): Forbidding {
  const his = open.filter((each) => each.unit === unit)
  if (his.length === 0) return 'JG-9.5.2-c'
  const same = his.filter((each) => each.after === after)
  if (same.length === 0) return 'JG-9.5.2-i'
  return same.some((each) => each.stack === stack) ? null : 'JG-9.5.2-e'
}

/** JG-9.5.1-a: the pursuit of those who charged. */
export const chargersPursuit: GloryChoice = {
  kind: 'pursue',
  candidates: (s, _, __, list) => addPursuits(currentFight(s).attackers, currentFight(s).defenders, list),
  bars: [barredBy((s, action) => cannotPursue(chargersPursuits(s), action))],
  offer: (s, _, __, list) => {
    for (const each of chargersPursuits(s)) list.push(each)
  },
}

/** JG-9.5.1-b: the pursuit of those who were attacked. */
export const defendersPursuit: GloryChoice = {
  kind: 'pursue',
  candidates: (s, _, __, list) => addPursuits(currentFight(s).defenders, currentFight(s).attackers, list),
  bars: [barredBy((s, action) => cannotPursue(defendersPursuits(s), action))],
  offer: (s, _, __, list) => {
    for (const each of defendersPursuits(s)) list.push(each)
  },
}

function pursuits(
  s: GloryState,
  now: Fight,
  hunters: readonly UnitId[],
  after: readonly UnitId[],
  hexes: number,
  chasing: boolean, // whether they pursue already
): Of<'pursue'>[] {
  const list: Of<'pursue'>[] = []
  // The best of those who have somebody to run after: one whose own enemy stands does not hold the others back
  const ready = hunters.filter((unit) => quarries(s, now, unit, after).length > 0)
  for (const unit of chasing ? ready.slice(0, 1) : foremost(s, ready)) {
    const { hex } = s.units[unit]
    const mates = hunters.filter((each) => s.units[each].hex === hex).length > 1
    for (const quarry of quarries(s, now, unit, after)) {
      if (chasing || hexes > 1 || !mates) list.push({ kind: 'pursue', unit, stack: mates, after: quarry })
      else for (const stack of [false, true]) list.push({ kind: 'pursue', unit, stack, after: quarry })
    }
  }
  return list
}

/** The hex that a unit was driven from. */
function leftHex(s: GloryState, now: Fight, unit: UnitId): HexId {
  const defender = now.defenders.indexOf(unit)
  if (defender >= 0) return now.places[defender]
  const attacker = now.attackers.indexOf(unit)
  return attacker >= 0 ? now.posts[attacker] : s.units[unit].hex
}

export function beginPursuit(s: GloryState, action: Of<'pursue'>): void {
  const now = currentFight(s)
  const { hex } = s.units[action.unit]
  // Of those who attacked only the horse that charged: what walked into the fight stays
  const attacked = now.attackers.includes(action.unit)
  const side = attacked
    ? now.attackers.filter((unit) => hasDone(s.units[unit], CHARGING))
    : now.defenders.filter((unit) => cardOf(s, unit).arm === 'cav')
  const others = action.stack
    ? side.filter((unit) => unit !== action.unit && s.units[unit].hex === hex && isGood(s, unit))
    : []
  call(s, pursue, {
    first: action.unit,
    second: others[0] ?? -1,
    third: others[1] ?? -1,
    quarry: action.after,
    at: 0,
  })
}

function hunters(f: Pursuit): UnitId[] {
  return [f.first, f.second, f.third].filter((unit) => unit >= 0)
}

function flightOf(s: GloryState, f: Pursuit): Flight {
  const now = currentFight(s)
  const found = now.flights.findLast((each) => each.unit === f.quarry)
  return found ?? { unit: f.quarry, path: [leftHex(s, now, f.quarry)] }
}

export const pursue = procedure<GloryState, Pursuit, GloryAction>('pursuit').steps({
  // JG-9.5.2-g, j: one hex along the path of flight
  follow: (s, f) => {
    const units = hunters(f)
    const { path } = flightOf(s, f)
    const next = path[f.at]
    if (next === undefined || units.some((unit) => !isGood(s, unit))) return finished
    if (!mayFollow(s, units, next) || s.tops[next] >= 0) return finished // JG-5.1.3-j
    advanceInto(s, units, next, 'pursuit')
    for (const unit of units) note(s.units[unit], CHARGING | OWES)
    f.at++
    return undefined
  },
  // JG-9.5.2-f, h
  wheel: {
    who: (s, f) => (isGood(s, f.first) && s.units[f.first].hex >= 0 ? only(seatOf(s, f.first)) : nobody),
    choices: [
      {
        kind: 'wheel',
        candidates: (_, __, ___, list) => {
          for (const facing of DIRECTIONS) list.push({ kind: 'wheel', facing })
        },
        bars: [{ rule: 'JG-9.5.2-f', stops: (s, { facing }, f) => !wheels(s, f).includes(facing) }],
        offer: (s, f, _, list) => {
          for (const facing of wheels(s, f)) list.push({ kind: 'wheel', facing })
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'wheel') return
      for (const unit of hunters(f)) turnTo(s, unit, action.facing)
    },
    skipForced: true,
    about: (_, f) => ({ unit: f.first, quarry: f.quarry }),
  },
  near: (s, f) => {
    if (hunters(f).some((unit) => !isGood(s, unit))) return finished
    const quarry = s.units[f.quarry]
    const { distances, size } = fieldOf(s).ground.map
    const here = s.units[f.first].hex
    const close = quarry.hex < 0 || distances[here * size + quarry.hex] <= 1
    if (enemiesAhead(s, f).length === 0 && !close) return 'follow'
    if (chargedHexes(s, f.first).length === 0) return finished
    return undefined
  },
  // JG-9.5.2-h, l, m
  charge: {
    who: (s, f) => (mayStop(s, f) ? only(seatOf(s, f.first)) : nobody),
    choices: [
      always(done),
      {
        kind: 'pursue',
        candidates: (_, f, __, list) =>
          void list.push({ kind: 'pursue', unit: f.first, stack: f.second >= 0, after: f.quarry }),
        bars: [],
      },
    ],
    window: { class: 'pursuit', declines: done },
    answer: (_, __, ___, action) => {
      if (action.kind !== 'pursue') return finished
      return undefined
    },
    about: (_, f) => ({ unit: f.first, quarry: f.quarry }),
  },
  strike: (s, f) => {
    const units = hunters(f)
    let count = 0
    for (const unit of units) {
      s.units[unit].pursuits++
      count = Math.max(count, s.units[unit].pursuits)
    }
    beginFight(s, units, chargedHexes(s, f.first), count, false)
    call(s, fight, { choice: 0 })
    return finished
  },
})

/** The facings to which it may turn: one corner at most, toward the way of flight. */
function wheels(s: GloryState, f: Pursuit): Corner[] {
  const { hex, facing } = s.units[f.first]
  const { path } = flightOf(s, f)
  const quarry = s.units[f.quarry]
  const all = [facing, turn(facing, -1), turn(facing, 1)] as Corner[]
  if (quarry.hex < 0) return all
  const ahead = path[f.at] ?? quarry.hex
  const direction = directionBetween(s, hex, ahead)
  const good = direction < 0 ? [] : all.filter((corner) => looksInto(corner, direction))
  return good.length > 0 ? good : [facing]
}

function enemiesAhead(s: GloryState, f: Pursuit): HexId[] {
  const { ground } = fieldOf(s)
  const { hex, facing } = s.units[f.first]
  const list: HexId[] = []
  for (const direction of directionsAtCorner(facing)) {
    const beyond = hexBeyond(ground, hex, direction)
    if (beyond >= 0 && occupant(s, beyond) === otherSeat(seatOf(s, f.first))) list.push(beyond)
  }
  return list
}

/** JG-9.5.2-h, m: it may stop where somebody else is before it, or when the pursued is no more. */
function mayStop(s: GloryState, f: Pursuit): boolean {
  const quarry = s.units[f.quarry]
  return quarry.hex < 0 || enemiesAhead(s, f).some((hex) => hex !== quarry.hex)
}
