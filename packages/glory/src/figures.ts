import type { HexId } from '@gunbai/hexes'
import type { FigurePart, Figures } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { fieldOf } from './position/field.ts'
import { conditions } from './state.ts'
import type { GloryView } from './view.ts'

const parts: readonly FigurePart<GloryView>[] = [
  {
    name: 'turn',
    meaning:
      'the turn; whether this seat has the initiative; own points, theirs; whether the activation under way is its own (1), theirs (-1), or there is none (0)',
    add: (v, seat, row) => {
      row.push(v.turn, v.initiative === seat ? 1 : 0, v.points[seat], v.points[1 - seat])
      row.push(v.active === null ? 0 : v.active.seat === seat ? 1 : -1)
    },
  },
  {
    name: 'units',
    meaning: `by unit: 1 own or -1 theirs; hex (-1 waiting, -2 exited, -3 gone); facing; condition, counted from 0 (${conditions.join(', ')}); square; tactical group or -1; unit under it or -1`,
    add: (v, seat, row) => {
      const { battle } = fieldOf(v)
      v.units.forEach(({ hex, facing, condition, square, group, below }, id) => {
        const own = battle.formations[battle.units[id].formation].seat === seat
        row.push(own ? 1 : -1, hex, facing, condition, square ? 1 : 0, group, below)
      })
    },
  },
  {
    name: 'deeds',
    meaning:
      'by unit: what it has done in the activation under way, as bits (the list is in state.ts), low 15 bits and the rest',
    add: (v, _, row) => {
      for (const { did } of v.units) row.push(did & 32767, did >> 15)
    },
  },
  {
    name: 'commanders',
    meaning: 'by commander: hex, -3 for one that is gone; whether he has moved in this turn',
    add: (v, _, row) => {
      for (const { hex, flipped } of v.commanders) row.push(hex, flipped ? 1 : 0)
    },
  },
  {
    name: 'formations',
    meaning: 'by formation: 1 own or -1 theirs; whether demoralised; whether its arrival has slipped',
    add: (v, seat, row) => {
      const { battle } = fieldOf(v)
      v.formations.forEach(({ demoralised, waited }, id) => {
        row.push(battle.formations[id].seat === seat ? 1 : -1, demoralised ? 1 : 0, waited ? 1 : 0)
      })
    },
  },
  {
    name: 'orders',
    meaning: 'by unit: the commander whose order its tactical group has, -1 for none or unknown',
    add: (v, _, row) => {
      for (const { group } of v.units) row.push(v.groups[group]?.order ?? -1)
    },
  },
  {
    name: 'targets',
    meaning: 'by hex: 1 where the fight under way is, 0 elsewhere',
    add: (v, _, row) => {
      for (let hex = 0; hex < v.tops.length; hex++) row.push(v.targets.includes(hex as HexId) ? 1 : 0)
    },
  },
]

export const figures: Figures<GloryView, GloryAction> = {
  parts,
  // biome-ignore format: in the order of the answers' type
  kinds: [
    'done', 'put', 'drop', 'order', 'open', 'choose', 'test', 'raise', 'fire', 'reply', 'react', 'march', 'enter', 'join',
    'step', 'part', 'halt', 'exit', 'square', 'ride', 'withdraw', 'charge', 'strike', 'form', 'recall', 'back',
    'counterCharge', 'attack', 'resolve', 'refuse', 'advance', 'break', 'counterAttack', 'fallBack', 'rout', 'flee', 'rest',
    'pursue', 'wheel', 'rally', 'face', 'playOn',
  ],
  fields: [
    { name: 'unit', meaning: 'a unit by its number' },
    { name: 'hex', meaning: 'a hex of the map' },
    { name: 'from', meaning: 'a hex of the map' },
    { name: 'facing', meaning: 'a corner of a hex, counted from 0' },
    { name: 'target', meaning: 'a unit of the other side' },
    { name: 'marker', meaning: 'a marker by its number' },
    { name: 'commander', meaning: 'a commander by its number' },
    { name: 'group', meaning: 'a tactical group by its number' },
    { name: 'both', meaning: 'whether both units of a stack fire' },
    { name: 'forced', meaning: 'whether the march is forced' },
    { name: 'stack', meaning: 'whether the whole stack pursues' },
    { name: 'after', meaning: 'a unit that is pursued' },
    { name: 'guns', meaning: 'whether guns are taken' },
    { name: 'hexes', meaning: 'how many hexes are given up' },
    { name: 'edge', meaning: 'an edge of the map' },
  ],
}
