import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import { call } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, isFront, isGood, occupant, stackIn, topTroop } from '../../position/piece.ts'
import { ELIMINATED, type GloryState, REPLIED, type UnitId } from '../../state.ts'
import { topOf } from './charge.ts'
import { ATTACKERS, DEFENDERS, setCondition, suffer } from './effects.ts'
import { attackingSeat, currentFight } from './fight.ts'

/** Artillery in a shock or charge: reaction fire, and what becomes of the guns. Sections 7.1, 8.9. */

/** JG-7.1-f, g, JG-5.1.3-h: every reaction that is still open. */
export function reactions(s: GloryState): GloryAction[] {
  const now = currentFight(s)
  const field = fieldOf(s)
  const list: GloryAction[] = []
  for (const hex of now.targets) {
    for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) {
      const piece = s.units[unit]
      if (cardOf(s, unit).arm !== 'art' || !isGood(s, unit) || (piece.did & REPLIED) !== 0) continue
      for (const direction of DIRECTIONS) {
        if (!isFront(field, piece, direction)) continue
        const from = field.ground.around[hex * 6 + direction] as HexId
        const striking = now.attackers.filter((each) => s.units[each].hex === from)
        if (from < 0 || striking.length === 0) continue
        if (field.ground.sides[hex * 6 + direction].some((side) => side.blocksSight === 'yes')) continue // JG-7.4.4-a
        const top = s.tops[from]
        if (cardOf(s, top).arm === 'art') list.push({ kind: 'react', unit, target: top })
        list.push({ kind: 'react', unit, target: topOf(s, striking, from) })
      }
    }
  }
  return list
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
