import type { Figures } from '@gunbai/kernel'
import { ground, grounds, kinds, units } from './field.ts'
import type { SkirmishAction } from './state.ts'
import type { SkirmishView } from './view.ts'

const each = (read: (view: SkirmishView, unit: number, seat: number) => number) => {
  return (view: SkirmishView, seat: number, row: number[]) => {
    for (let unit = 0; unit < units.length; unit++) row.push(read(view, unit, seat))
  }
}

export const figures: Figures<SkirmishView, SkirmishAction> = {
  parts: [
    { name: 'turn', meaning: 'the round', add: (v, _, row) => row.push(v.round) },
    {
      name: 'owners',
      meaning: 'by unit: 1 own, -1 theirs',
      add: each((_, unit, seat) => (units[unit].seat === seat ? 1 : -1)),
    },
    {
      name: 'kinds',
      meaning: `by unit: kind, counted from 0 (${kinds.join(', ')})`,
      add: each((_, unit) => kinds.indexOf(units[unit].kind)),
    },
    { name: 'hexes', meaning: 'by unit: its hex', add: each((v, unit) => v.hexes[unit]) },
    {
      name: 'strengths',
      meaning: 'by unit: its strength; 0 for a lost one',
      add: each((v, unit) => v.strengths[unit]),
    },
    {
      name: 'deeds',
      meaning: 'by unit, in this turn: 1 moved, 2 fought, 3 both',
      add: each((v, unit) => Number(v.moved[unit]) + 2 * Number(v.fought[unit])),
    },
    {
      name: 'ground',
      meaning: `by hex: ground, counted from 0 (${grounds.join(', ')})`,
      add: (_, __, row) => {
        for (const name of ground) row.push(grounds.indexOf(name))
      },
    },
  ],
  kinds: ['move', 'endMovement', 'fight', 'endFighting'],
  fields: [
    { name: 'unit', meaning: 'a unit by its number' },
    { name: 'hex', meaning: 'a hex of the field' },
    { name: 'target', meaning: 'a unit of the other side' },
  ],
}
