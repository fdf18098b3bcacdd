import { kindCoded, unitKinds } from '@gunbai/samurai/screen'
import { type Outline, seatIn, terrainCodes } from '@gunbai/samurai/sheet'
import type { Battle, BattleLeader, BattleUnit } from '../battle.ts'
import { field } from '../geometry.ts'

/** What the board draws of a text: everything that can be read, right or wrong. */
export function drawnBattle(outline: Outline): Battle {
  const tokenAt = (hex: number) => outline.terrain?.cells[hex]?.token ?? '.'
  const units: BattleUnit[] = []
  const leaders: BattleLeader[] = []
  field.hexes.forEach((hex) => {
    const token = outline.units?.cells[hex]?.token ?? '.'
    const [unit = '', key] = token.split('+')
    const code = (unit.split('*')[0] ?? '').toLowerCase()
    const kind = unitKinds[kindCoded(outline.edition, code)]
    const seat = seatIn(outline, token) ?? 0
    if (kind !== undefined)
      units.push({ id: hex, seat, code, hex, blocks: kind.blocks, full: kind.blocks, ...still })
    const leader = outline.leaders.find((each) => each.key === key)
    if (leader !== undefined)
      leaders.push({ id: hex, seat: leader.seat, kind: leader.kind, hex, name: leader.name })
  })
  return {
    ground: field.hexes.map((hex) => terrainCodes[tokenAt(hex)] ?? 'open'),
    units,
    leaders,
    tents: ['mt', 'mb'].map((tent) => field.hexes.findIndex((hex) => tokenAt(hex) === tent)),
  }
}

const still = { ordered: false, moved: false, fought: false }

/** How many of each kind an army has on the field. */
export function unitsOf(battle: Battle, seat: number, code: string): number {
  return battle.units.filter((unit) => unit.seat === seat && unit.code === code).length
}
