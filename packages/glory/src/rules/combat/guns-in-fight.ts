import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import { call } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryChoice, type Of } from '../../action.ts'
import { type Field, fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf } from '../../position/ground.ts'
import {
  cardOf,
  directionBetween,
  isFront,
  isGood,
  isGun,
  occupant,
  stackIn,
  topOf,
  topTroop,
} from '../../position/piece.ts'
import { ELIMINATED, type GloryState, hasDone, REPLIED, type UnitId } from '../../state.ts'
import { ATTACKERS, DEFENDERS } from '../movement/flight.ts'
import { setCondition, suffer } from './effects.ts'
import { attackingSeat, currentFight } from './fight-under-way.ts'

/** Artillery in a shock or charge: reaction fire, and what becomes of the guns. Sections 7.1, 8.9. */

/** JG-7.1-f, g, JG-5.1.3-h: every reaction that is still open. */
export function reactions(s: GloryState): Of<'react'>[] {
  const { targets } = currentFight(s)
  const batteries = targets.flatMap((hex) => stackIn(s, hex)).filter((unit) => isGun(s, unit))
  return batteries.flatMap((unit) =>
    aims(s, unit).map((target) => ({ kind: 'react', unit, target }) as const),
  )
}

/** At whom a battery that is attacked may fire, direction by direction. */
function aims(s: GloryState, unit: UnitId): UnitId[] {
  const field = fieldOf(s)
  const piece = s.units[unit]
  if (!isGood(s, unit) || hasDone(piece, REPLIED)) return []
  const list: UnitId[] = []
  for (const direction of DIRECTIONS) {
    if (!isFront(field, piece, direction) || isHidden(field, piece.hex, direction)) continue
    const from = hexBeyond(field.ground, piece.hex, direction)
    const striking = currentFight(s).attackers.filter((each) => s.units[each].hex === from)
    if (from < 0 || striking.length === 0) continue
    if (isGun(s, s.tops[from])) list.push(s.tops[from])
    list.push(topOf(s, striking, from))
  }
  return list
}

/** JG-7.4.4-a: whether crest or slope keeps a battery from firing at the hex beside it. */
function isHidden({ ground }: Field, hex: HexId, direction: number): boolean {
  return ground.sides[hexsideOf(hex, direction)].some((side) => side.blocksSight === 'yes')
}

/** Reaction fire that one could point at: a battery that is attacked, at any unit beside it that could be meant. */
export const reactionShots: GloryChoice = {
  kind: 'react',
  candidates: (s, _, __, list) => {
    const { attackers, targets } = currentFight(s)
    const origins = [...new Set(attackers.map((unit) => s.units[unit].hex))]
    for (const unit of targets.flatMap((hex) => stackIn(s, hex))) {
      if (cardOf(s, unit).arm !== 'art') continue
      for (const target of origins.flatMap((hex) => stackIn(s, hex)))
        list.push({ kind: 'react', unit, target })
    }
  },
  bars: [barredBy((s, { unit, target }) => cannotReact(s, unit, target))],
  offer: (s, _, __, list) => {
    for (const each of reactions(s)) list.push(each)
  },
}

function cannotReact(s: GloryState, unit: UnitId, target: UnitId): Forbidding {
  const field = fieldOf(s)
  const { hex } = s.units[unit]
  const from = s.units[target].hex
  if (!isGood(s, unit)) return 'JG-7.2-a'
  if (hasDone(s.units[unit], REPLIED)) return 'JG-7.1-i'
  const direction = directionBetween(s, hex, from)
  if (direction < 0 || !isFront(field, s.units[unit], direction)) return 'JG-7.1-f'
  if (isHidden(field, hex, direction)) return 'JG-7.4.4-a'
  const striking = currentFight(s).attackers.filter((each) => s.units[each].hex === from)
  const topGun = target === s.tops[from] && cardOf(s, target).arm === 'art'
  return topGun || target === topOf(s, striking, from) ? null : 'JG-7.1-g'
}

/** whether infantry or cavalry that stood in a hex has left it. */
function hasLost(s: GloryState, hex: HexId, fighters: readonly UnitId[], places: readonly HexId[]): boolean {
  return fighters.some(
    (unit, i) => places[i] === hex && cardOf(s, unit).arm !== 'art' && s.units[unit].hex !== hex,
  )
}

export function defendersGuns(s: GloryState): void {
  const now = currentFight(s)
  for (const hex of now.targets) {
    if (!hasLost(s, hex, now.defenders, now.places)) continue
    for (const unit of stackIn(s, hex)) {
      if (cardOf(s, unit).arm === 'art')
        call(s, suffer, { unit, effects: 'R t', next: 0, away: ATTACKERS, routedNow: false }) // JG-8.9-d
    }
  }
}

export function attackersGuns(s: GloryState): void {
  const now = currentFight(s)
  for (const hex of now.origins) {
    const guns = stackIn(s, hex).filter((unit) => cardOf(s, unit).arm === 'art')
    if (guns.length === 0) continue
    if (!hasLost(s, hex, now.attackers, now.posts)) continue
    const effects = topTroop(s, hex) < 0 ? 'D R' : 'D' // JG-8.9-b
    for (const unit of guns) call(s, suffer, { unit, effects, next: 0, away: DEFENDERS, routedNow: false })
  }
}

/** JG-8.9-f: guns alone in one of several hexes go if the others were driven off. */
export function loneGuns(s: GloryState): void {
  const now = currentFight(s)
  const alone = now.targets.filter(
    (hex) => !now.defenders.some((unit, i) => now.places[i] === hex && cardOf(s, unit).arm !== 'art'),
  )
  const others = now.targets.filter((hex) => !alone.includes(hex))
  if (
    alone.length === 0 ||
    others.some((hex) => topTroop(s, hex) >= 0 && occupant(s, hex) !== attackingSeat(s))
  )
    return
  for (const hex of alone) for (const unit of stackIn(s, hex)) setCondition(s, unit, ELIMINATED)
}
