import type { FigurePart, Figures } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { commandCards } from './data/command-cards.ts'
import { terrainNames } from './data/terrain.ts'
import { leaderKinds, unitKinds } from './data/unit-kinds.ts'
import { board, other, sections } from './position/board.ts'
import type { SamuraiView } from './view.ts'

const codes = [...new Set(unitKinds.map(({ code }) => code))]
const faces = commandCards.map(({ title }) => title)

/** Adds a number for each hex: 0 but where something is put. */
function plane(row: number[]): (hex: number, value: number) => void {
  const start = row.length
  for (let i = 0; i < board.hexes.length; i++) row.push(0)
  return (hex, value) => {
    row[start + hex] = value
  }
}

/** By card, where it lies as far as the seat knows. */
function places(row: number[], cards: number, heaps: readonly (readonly (number | null)[])[]): void {
  const start = row.length
  for (let i = 0; i < cards; i++) row.push(0)
  heaps.forEach((heap, i) => {
    for (const card of heap) if (card !== null) row[start + card] = i + 1
  })
}

const bits = (...flags: readonly boolean[]): number =>
  flags.reduce((sum, flag, i) => sum + (flag ? 1 << i : 0), 0)

const onTheField: readonly FigurePart<SamuraiView>[] = [
  {
    name: 'units',
    meaning: `by hex: kind of the unit there, counted from 1 (${codes.join(', ')}), negative for the other side's; 0 for none`,
    add: (v, seat, row) => {
      const put = plane(row)
      for (const unit of v.units)
        put(unit.hex, (codes.indexOf(unit.kind) + 1) * (unit.seat === seat ? 1 : -1))
    },
  },
  {
    name: 'blocks',
    meaning: 'by hex: blocks of the unit there',
    add: (v, _, row) => {
      const put = plane(row)
      for (const unit of v.units) put(unit.hex, unit.blocks)
    },
  },
  {
    name: 'deeds',
    meaning:
      'by hex: what the unit there has done in this turn, as bits: 1 ordered, 2 moved, 4 fought, 8 may not battle, 16 locked',
    add: (v, _, row) => {
      const put = plane(row)
      for (const { hex, ordered, moved, fought, barred, locked } of v.units) {
        put(hex, bits(ordered, moved > 0, fought, barred, locked))
      }
    },
  },
  {
    name: 'pieces',
    meaning: 'by hex: number of the unit there, by which answers name it, counted from 1',
    add: (v, _, row) => {
      const put = plane(row)
      for (const { hex, id } of v.units) put(hex, id + 1)
    },
  },
  {
    name: 'leaders',
    meaning: `by hex: kind of the leader there, counted from 1 (${leaderKinds.join(', ')}), negative for the other side's`,
    add: (v, seat, row) => {
      const put = plane(row)
      for (const { hex, kind, seat: owner } of v.leaders) {
        put(hex, (leaderKinds.indexOf(kind) + 1) * (owner === seat ? 1 : -1))
      }
    },
  },
  {
    name: 'ground',
    meaning: `by hex: terrain, counted from 0 (${terrainNames.join(', ')})`,
    add: (v, _, row) => {
      for (const name of v.ground) row.push(terrainNames.indexOf(name))
    },
  },
]

const besideTheField: readonly FigurePart<SamuraiView>[] = [
  {
    name: 'commandCards',
    meaning:
      "by Command card: 1 in the own hand, 2 known in the other's, 3 discarded, 4 just drawn of which one goes, 0 elsewhere",
    add: (v, seat, row) =>
      places(row, v.commandTitles.length, [v.hands[seat], v.hands[other(seat)], v.discards, v.drawn]),
  },
  {
    name: 'dragonCards',
    meaning: "by Dragon card: 1 in the own hand, 2 known in the other's, 3 discarded, 0 elsewhere",
    add: (v, seat, row) =>
      places(row, v.dragonTitles.length, [v.dragonHands[seat], v.dragonHands[other(seat)], v.dragonDiscards]),
  },
  {
    name: 'hands',
    meaning:
      "Command cards of the own hand, of the other's; Dragon cards of both; cards to draw of both decks",
    add: (v, seat, row) => {
      row.push(v.hands[seat].length, v.hands[other(seat)].length)
      row.push(v.dragonHands[seat].length, v.dragonHands[other(seat)].length, v.deckSize, v.dragonDeckSize)
    },
  },
  {
    name: 'standing',
    meaning: 'own honor, theirs, the pool; own Victory Flags, theirs, how many are needed',
    add: (v, seat, row) => {
      row.push(v.honor[seat], v.honor[other(seat)], v.pool)
      row.push(v.flags[seat], v.flags[other(seat)], v.victory)
    },
  },
  {
    name: 'turn',
    meaning:
      'whether it is the own turn; its number; the face of the Command card on the table, counted from 1, 0 for none; Dragon cards played in it',
    add: (v, seat, row) => {
      const face = v.turn.face === null ? 0 : faces.indexOf(v.turn.face) + 1
      row.push(v.turn.seat === seat ? 1 : 0, v.turn.number, face, v.table.length)
    },
  },
  {
    name: 'tents',
    meaning: 'hex of the own tent, of theirs; -1 for none',
    add: (v, seat, row) => row.push(v.tents[seat] ?? -1, v.tents[other(seat)] ?? -1),
  },
]

export const figures: Figures<SamuraiView, SamuraiAction> = {
  parts: [...onTheField, ...besideTheField],
  // biome-ignore format: in the order of the answers' type
  kinds: [
    'pass', 'playCommand', 'playDragon', 'order', 'orderLeader', 'endOrders', 'heal', 'move', 'moveLeader', 'leave',
    'endMovement', 'shoot', 'attack', 'endBattle', 'joinCharge', 'firstStrike', 'inspire', 'ignoreFlags', 'retreat',
    'seppuku', 'gainGround', 'battleBack', 'loseBlock', 'fallBack', 'changeSides', 'discardCommand', 'drawDragon',
    'takeHonor', 'discardDragon', 'weaken', 'pushBack',
  ],
  fields: [
    { name: 'unit', meaning: 'a unit by its number' },
    { name: 'leader', meaning: 'a leader by its number' },
    { name: 'hex', meaning: 'a hex of the board' },
    { name: 'card', meaning: 'a card by its number in its deck' },
    { name: 'take', meaning: 'a card that is taken from the discards' },
    { name: 'flags', meaning: 'how many flags are ignored' },
    { name: 'from', meaning: 'a section of the board', words: sections },
    { name: 'to', meaning: 'a section of the board', words: sections },
  ],
}
