import { DIRECTIONS, disc, type HexId, neighbours } from '@gunbai/hexes'
import { always, call, done as finished, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, done, doneUnless, type Forbidding, type GloryAction, stepTo } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf, NA } from '../../position/ground.ts'
import { inPoints } from '../../position/half-points.ts'
import { has, type Members, member, none } from '../../position/members.ts'
import { directionBetween, isNextToEnemy, isSummoned, occupant, otherSeat } from '../../position/piece.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { CAVALRY } from '../../setups/battle.ts'
import { type GloryState, GONE } from '../../state.ts'
import { commands } from '../turn/orders.ts'

/** Supreme commanders, section 2.5. */

/** JG-2.5.1-d, R-10, R-80: whether a commander may ride in this activation: it is of a formation of his army. */
export function mayRide(s: GloryState, commander: number): boolean {
  return cannotRide(s, commander) === null
}

export function cannotRide(s: GloryState, commander: number): Forbidding {
  if (s.commanders[commander].flipped) return 'JG-2.5.1-f'
  const { formations } = fieldOf(s).battle
  for (let formation = 0; formation < formations.length; formation++)
    if (isSummoned(s, { formation }) && commands(s, commander, formation)) return null
  return 'R-80'
}

/** The commanders of a side who are on the map. */
export function commandersOf(s: GloryState, seat: Seat): number[] {
  const list: number[] = []
  fieldOf(s).battle.commanders.forEach((card, commander) => {
    if (card.seat === seat && s.commanders[commander].hex >= 0) list.push(commander)
  })
  return list
}

/** What the ride of a commander costs from hex to hex, in half points; NA where he cannot go. */
function rideCost(s: GloryState, seat: Seat, from: HexId, direction: number): number {
  const { ground } = fieldOf(s)
  const to = hexBeyond(ground, from, direction)
  if (to < 0) return NA
  const there = occupant(s, to)
  if (there >= 0 && there !== seat) return NA
  return ground.cheap[CAVALRY][hexsideOf(from, direction)]
}

interface Ride {
  commander: number
  left: number
}

/** Up to 7 movement points, hex by hex. */
export const ride = procedure<GloryState, Ride, GloryAction>('ride').steps({
  step: {
    who: (s) => only(s.active?.seat ?? 0),
    choices: [
      always(done),
      {
        kind: 'step',
        candidates: (s, f, _, list) => {
          const { hex } = s.commanders[f.commander]
          for (const to of fieldOf(s).ground.map.hexes) if (to !== hex) list.push(stepTo(to))
        },
        bars: [barredBy((s, { hex }, f, seat) => cannotRideTo(s, f, seat, hex))],
        offer: (s, f, seat, list) => {
          const { ground } = fieldOf(s)
          const { hex } = s.commanders[f.commander]
          for (const direction of DIRECTIONS) {
            const to = hexBeyond(ground, hex, direction)
            if (to >= 0 && cannotRideOn(s, f, seat, direction) === null) list.push(stepTo(to))
          }
        },
      },
    ],
    answer: (s, f, seat, action) => {
      if (action.kind !== 'step') return
      const { hex } = s.commanders[f.commander]
      f.left -= rideCost(s, seat, hex, directionBetween(s, hex, action.hex))
      moveCommander(s, f.commander, action.hex)
      return 'step'
    },
    about: (_, f) => ({ commander: f.commander, left: inPoints(f.left) }),
  },
})

function cannotRideTo(s: GloryState, f: Ride, seat: Seat, to: HexId): Forbidding {
  const direction = directionBetween(s, s.commanders[f.commander].hex, to)
  return direction < 0 ? 'JG-4.4.1-a' : cannotRideOn(s, f, seat, direction)
}

function cannotRideOn(s: GloryState, f: Ride, seat: Seat, direction: number): Forbidding {
  const { hex } = s.commanders[f.commander]
  const to = hexBeyond(fieldOf(s).ground, hex, direction)
  const cost = rideCost(s, seat, hex, direction)
  if (cost === NA) return occupant(s, to) === otherSeat(seat) ? 'JG-5.1.2-a' : 'JG-4.3.2-a'
  if (cost > f.left) return 'JG-2.5.1-d'
  return s.tops[to] < 0 && inEnemyZone(s, seat, to) ? 'JG-2.5.1-g' : null
}

function moveCommander(s: GloryState, commander: number, to: HexId): void {
  const from = s.commanders[commander].hex
  s.commanders[commander].hex = to
  s.tell?.({ kind: 'rode', field: s.field, commander, from, to })
}

export function loseCommander(s: GloryState, commander: number): void {
  s.commanders[commander].hex = GONE
  s.tell?.({ kind: 'commanderLost', field: s.field, commander })
  // JG-2.5.2-h: orders he gave stay for the turn on which they were given
}

/** JG-2.5.2-a, R-11: a unit of this seat has come to a hex; enemy commanders beside it take alarm. */
export function alarmCommanders(s: GloryState, seat: Seat, hex: HexId): void {
  const { battle, ground } = fieldOf(s)
  const { distances, size } = ground.map
  for (let commander = s.commanders.length - 1; commander >= 0; commander--) {
    const at = s.commanders[commander].hex
    if (at < 0 || battle.commanders[commander].seat === seat || distances[at * size + hex] > 1) continue
    alarm(s, commander)
  }
}

interface Alarm {
  commander: number
  from: HexId // where he was when the enemy came
}

/** He is asked once, however many came at once or rode past him on their way. */
function alarm(s: GloryState, commander: number): void {
  const from = s.commanders[commander].hex
  const known = s.stack.some(({ facts }) => {
    const other = facts as Partial<Alarm>
    return other.commander === commander && other.from === from
  })
  if (!known) call(s, withdrawal, { commander, from })
}

/** the last companion is gone. */
export function commandersLeftBehind(s: GloryState, seat: Seat, hex: HexId): void {
  if (occupant(s, hex) === seat) return
  const { battle } = fieldOf(s)
  s.commanders.forEach((each, commander) => {
    if (each.hex === hex && battle.commanders[commander].seat === seat && isNextToEnemy(s, seat, hex))
      alarm(s, commander)
  })
}

/**
 * JG-2.5.2-d, R-11: a unit falls back a hex; commanders whose last company it was go with it. `train` are those
 * who came with it so far, null at its first hex: it does not sweep along one whom it passes on its way.
 */
export function commandersFollow(
  s: GloryState,
  seat: Seat,
  from: HexId,
  to: HexId,
  train: Members | null,
): Members {
  const { battle } = fieldOf(s)
  if (train === null && occupant(s, from) === seat) return none
  let going = none
  s.commanders.forEach((each, commander) => {
    if (each.hex !== from || battle.commanders[commander].seat !== seat) return
    if (train !== null && !has(train, commander)) return
    moveCommander(s, commander, to)
    going |= member(commander)
  })
  return going
}

/**
 * Hexes to which a commander can withdraw: one or two hexes off, not through enemy units (JG-2.5.2-c, g). R-11: out of
 * contact, or to friends; beside an enemy only if there is no such hex.
 */
function withdrawalHexes(s: GloryState, commander: number): HexId[] {
  const { seat } = fieldOf(s).battle.commanders[commander]
  const found = hexesInReach(s, commander)
  const safe = found.filter((hex) => occupant(s, hex) === seat || !isNextToEnemy(s, seat, hex))
  return safe.length > 0 ? safe : found
}

/** One or two hexes off, not through enemy units. */
function hexesInReach(s: GloryState, commander: number): HexId[] {
  const { map } = fieldOf(s).ground
  const { seat } = fieldOf(s).battle.commanders[commander]
  const start = s.commanders[commander].hex
  const found: HexId[] = []
  const passable = (from: HexId, to: HexId): boolean => {
    const direction = directionBetween(s, from, to)
    return rideCost(s, seat, from, direction) !== NA
  }
  for (const first of neighbours(map, start)) {
    if (!passable(start, first)) continue
    if (!found.includes(first)) found.push(first)
    for (const second of neighbours(map, first)) {
      if (second !== start && !found.includes(second) && passable(first, second)) found.push(second)
    }
  }
  return found
}

const withdrawal = procedure<GloryState, Alarm, GloryAction>('withdrawal').steps({
  // JG-2.5.2-g; R-11: he goes though whoever came has ridden on
  check: (s, f) => {
    const { hex } = s.commanders[f.commander]
    const { seat } = fieldOf(s).battle.commanders[f.commander]
    if (hex < 0 || hex !== f.from) return finished
    if (occupant(s, hex) !== seat && withdrawalHexes(s, f.commander).length === 0) {
      loseCommander(s, f.commander)
      return finished
    }
    return undefined
  },
  // JG-2.5.2-a, JG-2.5.2-b
  where: {
    who: (s, f) => only(fieldOf(s).battle.commanders[f.commander].seat),
    choices: [
      doneUnless('JG-2.5.2-a', (s, f, seat) => occupant(s, s.commanders[f.commander].hex) !== seat),
      {
        kind: 'withdraw',
        candidates: (s, f, _, list) => {
          const { map } = fieldOf(s).ground
          for (const hex of disc(map, s.commanders[f.commander].hex, 2))
            if (hex !== s.commanders[f.commander].hex) list.push({ kind: 'withdraw', hex })
        },
        bars: [
          { rule: 'JG-2.5.2-g', stops: (s, { hex }, f) => !hexesInReach(s, f.commander).includes(hex) },
          { rule: 'R-11', stops: (s, { hex }, f) => !withdrawalHexes(s, f.commander).includes(hex) },
        ],
        offer: (s, f, _, list) => {
          for (const hex of withdrawalHexes(s, f.commander)) list.push({ kind: 'withdraw', hex })
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind === 'withdraw') moveCommander(s, f.commander, action.hex)
    },
    skipForced: true,
    about: (_, f) => ({ commander: f.commander }),
    window: { class: 'withdrawal', declines: null },
  },
})

export const commanderProcedures = [ride, withdrawal]
