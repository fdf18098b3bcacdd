import { DIRECTIONS, type HexId, opposite } from '@gunbai/hexes'
import { type Field, fieldOf } from '../position/field.ts'
import { hexBeyond, hexsideOf, NA } from '../position/ground.ts'
import { occupant, stackIn } from '../position/piece.ts'
import { mayShare } from '../position/stacking.ts'
import { inEnemyZone } from '../position/zones.ts'
import type { GloryState } from '../state.ts'
import { hexCode } from './hex-code.ts'

/** What is wrong with a battle as it is set up, in sentences: stacking, ground, facing, zones, entries. */
export function wrongInSetUp(s: GloryState): string[] {
  const field = fieldOf(s)
  const { cards, ground } = field
  const found: string[] = []
  s.tops.forEach((top, at) => {
    if (top < 0) return
    const hex = at as HexId
    const stack = stackIn(s, hex)
    const names = `${stack.map((unit) => cards[unit].code).join(', ')} in ${hexCode(ground.map, hex)}`
    if (stack.some((unit) => cards[unit].seat !== cards[top].seat))
      found.push(`both sides stand in one hex: ${names}`)
    else if (!mayShare(s, stack)) found.push(`this stack is not allowed (JG-5.1.1): ${names}`)
    for (const gun of [false, true]) {
      const kind = stack.filter((unit) => (cards[unit].arm === 'art') === gun)
      if (new Set(kind.map((unit) => s.units[unit].facing)).size > 1)
        found.push(`these face different ways (JG-6.1.1): ${names}`)
    }
    for (const unit of stack) {
      if (!canStand(field, cards[unit].mode, hex))
        found.push(
          `${cards[unit].code} cannot stand on ${ground.terrain[hex].name} at ${hexCode(ground.map, hex)}`,
        )
    }
    if (inEnemyZone(s, cards[top].seat, hex)) found.push(`this begins in an enemy zone of control: ${names}`)
  })
  for (const { seat, hex } of field.entries) {
    if (occupant(s, hex) === 1 - seat)
      found.push(`the entry hex ${hexCode(ground.map, hex)} is held by the enemy`)
  }
  s.commanders.forEach((commander, i) => {
    const card = field.battle.commanders[i]
    if (occupant(s, commander.hex) === 1 - card.seat) found.push(`${card.code} stands among the enemy`)
  })
  return found
}

/** Whether a unit could have come to a hex at all: its ground is open to it, or a way leads there. */
function canStand(field: Field, mode: number, hex: HexId): boolean {
  const { ground } = field
  if (ground.terrain[hex].costs[mode] !== null) return true
  for (const direction of DIRECTIONS) {
    const from = hexBeyond(ground, hex, direction)
    if (from >= 0 && ground.cheap[mode][hexsideOf(from, opposite(direction))] !== NA) return true
  }
  return false
}
