import { type HexId, printChart } from '@gunbai/hexes'
import { fieldOf } from './position/field.ts'
import { stackIn } from './position/piece.ts'
import { twoDigits } from './setups/hex-code.ts'
import type { GloryView } from './view.ts'

const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
/** Rows and columns as hexes are called here: from 01. */
const two = (i: number) => twoDigits(i + 1)
const conditionMarks = ['', '-', '!', 'x']

/** The map with the top unit of each hex, then the stacks, the commanders and the cup. */
export function sketch(v: GloryView): string {
  const { battle, ground, cards } = fieldOf(v)
  const token = (hex: HexId) => {
    const top = v.tops[hex]
    if (top < 0) return battle.terrain[hex] + (battle.levels[hex] > 0 ? battle.levels[hex] : '')
    return cards[top].code + conditionMarks[v.units[top].condition] + (stackIn(v, hex).length > 1 ? '+' : '')
  }
  const map = printChart(ground.map, token, { row: two, place: two })
  const rows: string[] = []
  for (const hex of ground.map.hexes) {
    const names = stackIn(v, hex).map((unit) => {
      const { condition, facing, square } = v.units[unit]
      return `${cards[unit].code}${conditionMarks[condition]} ${square ? 'square' : facings[facing]}`
    })
    if (names.length > 1) rows.push(`  ${names.join(' / ')}`)
  }
  return [
    `${battle.title}: turn ${v.turn} of ${battle.turns}, ${battle.weather[v.turn]}`,
    map,
    ...rows,
    `  points ${v.points.join(' to ')}`,
  ].join('\n')
}
