import { type Corner, DIRECTIONS, directionTo, type HexId, turn } from '@gunbai/hexes'
import { again, always, call, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction, type GloryChoice } from '../../action.ts'
import { fireRow } from '../../data/fire.ts'
import type { FireOf } from '../../event.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond } from '../../position/ground.ts'
import {
  cannotAct,
  cardOf,
  hasSixFronts,
  hexesOf,
  isFront,
  isGood,
  isSummoned,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  unitsOf,
} from '../../position/piece.ts'
import { canSee, inWedge } from '../../position/sight.ts'
import { FIRED, type GloryState, hasDone, note, REPLIED, ROUTED, TURNED, type UnitId } from '../../state.ts'
import type { Away } from '../movement/flight.ts'
import { d10, suffer, turnTo } from './effects.ts'
import { fireModifier } from './fire-modifier.ts'

/** Artillery fire, section 7. */

/** JG-7.2-c, JG-7.3-e, JG-7.4: whether a battery pointing that way could hit a hex, duty toward adjacent enemies apart. */
export function bears(s: GloryState, unit: UnitId, facing: Corner, hex: HexId): boolean {
  return cannotBear(s, unit, facing, hex) === null
}

function cannotBear(s: GloryState, unit: UnitId, facing: Corner, hex: HexId): Forbidding {
  const field = fieldOf(s)
  const piece = s.units[unit]
  const range = rangeTo(s, unit, hex)
  if (range > field.cards[unit].maximum) return 'JG-7.3-e'
  const weather = field.battle.weather[s.turn]
  if (range > 1 && weather !== 'clear') return weather === 'night' ? 'JG-12.1-d' : 'JG-12.2-c'
  if (!hasSixFronts(field, piece) && !inWedge(field, piece.hex, facing, hex)) return 'JG-7.2-c'
  return canSee(s, piece.hex, hex) ? null : 'JG-7.4-a'
}

/** JG-7.3-e: counted without the firer's hex and with the target's. */
function rangeTo(s: GloryState, unit: UnitId, hex: HexId): number {
  const { distances, size } = fieldOf(s).ground.map
  return distances[s.units[unit].hex * size + hex]
}

/** JG-7.2-f, R-27: whether some enemy stands in a front hex of a battery so turned, which then binds its choice. */
function isBound(s: GloryState, unit: UnitId, facing: Corner): boolean {
  const field = fieldOf(s)
  const { hex } = s.units[unit]
  const six = hasSixFronts(field, s.units[unit])
  for (const direction of DIRECTIONS) {
    if (!six && !looksInto(facing, direction)) continue
    const beyond = hexBeyond(field.ground, hex, direction)
    if (beyond >= 0 && occupant(s, beyond) === otherSeat(field.cards[unit].seat) && canSee(s, hex, beyond))
      return true
  }
  return false
}

function mayFire(s: GloryState, unit: UnitId): boolean {
  return cardOf(s, unit).arm === 'art' && s.units[unit].hex >= 0 && cannotFire(s, unit) === null
}

/** What keeps a battery on the map from firing, at whomever. */
function cannotFire(s: GloryState, unit: UnitId): Forbidding {
  const idle = cannotAct(s, unit)
  if (idle !== null) return idle
  if (!isGood(s, unit)) return 'JG-7.2-a'
  return hasDone(s.units[unit], FIRED) ? 'JG-7.1-a' : null
}

/** JG-7.3-d: the other battery of its hex with which it may combine; -1 for none. */
function partner(s: GloryState, unit: UnitId, ready: (other: UnitId) => boolean): UnitId {
  const card = cardOf(s, unit)
  for (const other of stackIn(s, s.units[unit].hex)) {
    if (other === unit) continue
    const second = cardOf(s, other)
    if (second.arm === 'art' && second.formation === card.formation && ready(other)) return other
  }
  return -1
}

/** the battery with which one would reply to the shot under way; -1 for none. */
export function replyPartner(s: GloryState, unit: UnitId, to: UnitId): UnitId {
  return partner(s, unit, (other) => mayReply(s, other, to))
}

/** The battery with which one of the activation would fire together; -1 for none. */
export function partnerOf(s: GloryState, unit: UnitId): UnitId {
  return partner(s, unit, (other) => mayFire(s, other))
}

/** Adds every shot that the batteries of the activation can make (D9). */
export function addShots(s: GloryState, seat: Seat, list: GloryAction[]): void {
  const { cards } = fieldOf(s)
  for (let unit = 0; unit < cards.length; unit++) {
    const card = cards[unit]
    if (card.seat !== seat || card.arm !== 'art' || !isSummoned(s, card) || !mayFire(s, unit)) continue
    const mate = partnerOf(s, unit)
    const by = facingFree(s, unit) ? turns : noTurn
    for (let target = 0; target < cards.length; target++) {
      const { hex } = s.units[target]
      if (hex < 0 || cards[target].seat === seat || s.tops[hex] !== target) continue
      if (rangeTo(s, unit, hex) <= card.maximum) addShotsAt(s, unit, mate, hex, by, list)
    }
  }
}

/** The shots of a battery at one hex, turned by so many corners, alone or with the other battery of its hex. */
function addShotsAt(
  s: GloryState,
  unit: UnitId,
  mate: UnitId,
  hex: HexId,
  turnedBy: readonly number[],
  list: GloryAction[],
): void {
  for (const by of turnedBy) {
    const facing = turn(s.units[unit].facing, by)
    if (!bears(s, unit, facing, hex) || isBoundToOthers(s, unit, facing, hex)) continue
    list.push({ kind: 'fire', unit, hex, facing, both: false })
    if (mate > unit && bears(s, mate, facing, hex)) list.push({ kind: 'fire', unit, hex, facing, both: true })
  }
}

/** JG-7.2-f, g: whether it must fire at an enemy in front of it instead: looked at before a turn and after it. */
function isBoundToOthers(s: GloryState, unit: UnitId, facing: Corner, hex: HexId): boolean {
  const held = s.units[unit].facing
  if (rangeTo(s, unit, hex) > 1) return isBound(s, unit, held) || isBound(s, unit, facing)
  return facing !== held && isBound(s, unit, held) && !looksAt(s, unit, hex)
}

/** The shots that one could point at: a battery, an enemy, a facing, with the other battery of its hex or without. */
const shots: GloryChoice = {
  kind: 'fire',
  candidates: (s, _, seat, list) => {
    const targets = hexesOf(s, otherSeat(seat))
    for (const unit of unitsOf(s, seat)) {
      if (cardOf(s, unit).arm !== 'art') continue
      const together = stackIn(s, s.units[unit].hex).some(
        (other) => other > unit && cardOf(s, other).arm === 'art',
      )
      for (const hex of targets)
        for (const facing of DIRECTIONS)
          for (const both of together ? [false, true] : [false])
            list.push({ kind: 'fire', unit, hex, facing, both })
    }
  },
  bars: [
    barredBy((s, { unit }) => cannotFire(s, unit)),
    barredBy((s, { unit, facing }) => cannotTurnToFire(s, unit, facing)),
    barredBy((s, { unit, hex, facing }) => cannotBear(s, unit, facing, hex)),
    { rule: 'JG-7.2-f', stops: (s, { unit, hex, facing }) => isBoundToOthers(s, unit, facing, hex) },
    {
      rule: 'JG-7.3-d',
      stops: (s, { unit, hex, facing, both }) => {
        if (!both) return false
        const mate = partnerOf(s, unit)
        return mate <= unit || !bears(s, mate, facing, hex)
      },
    },
  ],
  offer: (s, _, seat, list) => addShots(s, seat, list),
}

function cannotTurnToFire(s: GloryState, unit: UnitId, facing: Corner): Forbidding {
  const piece = s.units[unit]
  if (facing === piece.facing) return null
  if (turns.every((by) => turn(piece.facing, by) !== facing)) return 'JG-7.2-d'
  if (facingFree(s, unit)) return null
  return hasDone(piece, TURNED) || piece.square ? 'JG-7.2-d' : 'JG-6.1.1-c'
}

const turns = [0, -1, 1]
const noTurn = [0]

/** Whether an adjacent hex is a front hex of the battery as it stands now. */
function looksAt(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const field = fieldOf(s)
  const direction = directionTo(field.ground.map, s.units[unit].hex, hex)
  return direction !== null && isFront(field, s.units[unit], direction)
}

/** JG-7.2-d, JG-6.1.1-c: whether a battery may turn to fire: only together with the other battery of its hex. */
function facingFree(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (hasDone(piece, TURNED) || piece.square) return false
  for (const other of stackIn(s, piece.hex)) {
    if (other !== unit && cardOf(s, other).arm === 'art' && !mayFire(s, other)) return false
  }
  return true
}

interface Shot {
  unit: UnitId
  mate: UnitId // the battery that fires with it, or -1
  hex: HexId
  purpose: FireOf
  at: UnitId // the one unit hit, or -1 for all in the hex
}

/** One shot and what it does; normal fire may be answered. */
export const shot = procedure<GloryState, Shot, GloryAction>('shot').steps({
  // JG-7.5-a
  roll: (s, f) => {
    const die = d10(s)
    const total = die + fireModifier(s, f.unit, f.mate, f.hex, f.purpose)
    for (const battery of [f.unit, f.mate])
      if (battery >= 0) note(s.units[battery], f.purpose === 'fire' ? FIRED : REPLIED)
    s.tell?.({
      kind: 'fired',
      field: s.field,
      unit: f.unit,
      both: f.mate >= 0,
      hex: f.hex,
      purpose: f.purpose,
      die,
      total,
    })
    const effects = fireEffects(s, total)
    if (effects === '') return
    const away = s.units[f.unit].hex as Away
    const hit: UnitId[] = []
    if (f.at >= 0)
      hit.push(f.at) // JG-5.1.3-g
    else hit.push(...stackIn(s, f.hex)) // JG-5.1.3-f
    for (const unit of hit.reverse()) call(s, suffer, { unit, effects, next: 0, away, routedNow: false })
  },
  // JG-7.1-b, R-28: those fired at may answer
  reply: {
    who: (s, f) => (f.purpose === 'fire' && canReply(s, f) ? only(otherSeat(seatOf(s, f.unit))) : nobody),
    choices: [
      always(done),
      {
        kind: 'reply',
        candidates: (s, f, _, list) => {
          for (const unit of stackIn(s, f.hex)) {
            if (cardOf(s, unit).arm !== 'art') continue
            list.push({ kind: 'reply', unit, both: false }, { kind: 'reply', unit, both: true })
          }
        },
        bars: [
          barredBy((s, { unit }, f) => cannotReply(s, unit, replyTarget(s, f))),
          {
            rule: 'R-61',
            stops: (s, { unit, both }, f) => both && replyPartner(s, unit, replyTarget(s, f)) <= unit,
          },
        ],
      },
    ],
    window: { class: 'counter-battery', declines: done },
    answer: (s, f, _, action) => {
      if (action.kind !== 'reply') return
      const at = replyTarget(s, f)
      const mate = action.both ? replyPartner(s, action.unit, at) : -1
      call(s, shot, { unit: action.unit, mate, hex: s.units[at].hex, purpose: 'counter-battery', at })
      return again
    },
    about: (_, f) => ({ unit: f.unit }),
  },
})

/** A row of the fire table as effects on a unit. */
function fireEffects(s: GloryState, total: number): string {
  const row = fireRow(fieldOf(s).tables.fire, total)
  if (row.rout) return 'X'
  const list: string[] = []
  for (let i = 0; i < row.levels; i++) list.push('D')
  if (row.test !== null) list.push(row.test === 0 ? 't' : `t+${row.test}`)
  return list.join(' ')
}

/** of two batteries that fired together a reply hits the one on top, then whichever is left; -1 where none is. */
export function replyTarget(s: GloryState, f: { readonly unit: UnitId; readonly mate: UnitId }): UnitId {
  const firers = [f.unit, f.mate].filter((each) => each >= 0 && isAnswerable(s, each))
  return firers.find((each) => s.tops[s.units[each].hex] === each) ?? firers[0] ?? -1
}

function isAnswerable(s: GloryState, firer: UnitId): boolean {
  return s.units[firer].hex >= 0 && s.units[firer].condition !== ROUTED
}

function mayReply(s: GloryState, unit: UnitId, to: UnitId): boolean {
  return cardOf(s, unit).arm === 'art' && cannotReply(s, unit, to) === null
}

/** JG-7.1-b, c, i, JG-7.2-e, R-28: what keeps a battery from replying to another; -1 where that is gone. */
function cannotReply(s: GloryState, unit: UnitId, to: UnitId): Forbidding {
  const piece = s.units[unit]
  if (to < 0) return 'R-61'
  if (!isGood(s, unit)) return 'JG-7.1-c'
  if (hasDone(piece, REPLIED)) return 'JG-7.1-i'
  return cannotBear(s, unit, piece.facing, s.units[to].hex)
}

function canReply(s: GloryState, f: Shot): boolean {
  if (s.tops[f.hex] >= 0 && seatOf(s, s.tops[f.hex]) === seatOf(s, f.unit)) return false
  for (const unit of stackIn(s, f.hex)) if (mayReply(s, unit, replyTarget(s, f))) return true
  return false
}

/** The fire segment of an activation (JG-1.D-c). */
export const fireSegment = procedure<GloryState, object, GloryAction>('fire segment').steps({
  fire: {
    who: (s) => {
      const seat = s.active?.seat ?? 0
      for (let unit = 0; unit < s.units.length; unit++) if (mayFire(s, unit)) return only(seat)
      return nobody
    },
    choices: [always(done), shots],
    answer: (s, _, __, action) => {
      if (action.kind !== 'fire') return
      const { unit, hex, facing, both } = action
      const mate = both ? partner(s, unit, (other) => mayFire(s, other)) : -1
      turnBatteries(s, unit, facing)
      call(s, shot, { unit, mate, hex, purpose: 'fire', at: -1 })
      return again
    },
    skipForced: true,
  },
})

/** JG-7.2-d: batteries of one hex turn together, once; in an enemy zone they have no other turn. */
function turnBatteries(s: GloryState, unit: UnitId, facing: Corner): void {
  const { hex } = s.units[unit]
  if (s.units[unit].facing === facing) return
  for (const other of stackIn(s, hex)) {
    if (cardOf(s, other).arm !== 'art') continue
    turnTo(s, other, facing)
    note(s.units[other], TURNED)
  }
}
