import { printChart } from '@gunbai/hexes'
import { commandCards, commandDeck } from './data/command-cards.ts'
import { type TerrainName, terrainCodes } from './data/terrain.ts'
import { BOTTOM, board, type HexId, TOP } from './position/board.ts'
import { dragonTitle } from './rules/cards/dragon-deck.ts'
import { scenarioOf } from './setups/library.ts'
import type { SamuraiView } from './view.ts'

/** The board in text, in the codes of the scenario files, with what lies beside it. */
export function sketch(v: SamuraiView): string {
  const scenario = scenarioOf(v.scenario)
  const lines = [
    `${scenario.title.en}, turn ${v.turn.number} of ${scenario.armies[v.turn.seat].name}` +
      (v.turn.face === null ? '' : `, ${v.turn.face}`),
    printChart(board, (hex) => token(v, hex)),
  ]
  for (const seat of [TOP, BOTTOM]) {
    lines.push(
      `${seat === TOP ? 'top   ' : 'bottom'} ${scenario.armies[seat].name}: ${v.flags[seat]} of ${v.victory} flags, ` +
        `${v.honor[seat]} honor`,
      `  command: ${cards(v.hands[seat], (card) => commandCards[commandDeck[card]].title)}`,
      `  dragon:  ${cards(v.dragonHands[seat], (card) => dragonTitle(v.edition, card))}`,
    )
  }
  lines.push(`pool ${v.pool}, ${v.deckSize} Command cards and ${v.dragonDeckSize} Dragon cards to draw`)
  return lines.join('\n')
}

function token(v: SamuraiView, hex: HexId): string {
  const unit = v.units.find((each) => each.hex === hex)
  const leader = v.leaders.find((each) => each.hex === hex)
  if (unit === undefined && leader === undefined) return ground(v, hex)
  const seat = unit?.seat ?? leader?.seat
  const code = unit === undefined ? '' : `${unit.kind}${unit.blocks}`
  const written = `${code}${leader === undefined ? '' : '+'}`
  return seat === TOP ? written : written.toUpperCase()
}

function ground(v: SamuraiView, hex: HexId): string {
  const name: TerrainName = scenarioOf(v.scenario).drawnTerrain[hex]
  if (name !== 'tent') return codeOf(name)
  return v.tents[TOP] === hex ? 'mt' : v.tents[BOTTOM] === hex ? 'mb' : '.'
}

const codeOf = (name: TerrainName): string =>
  Object.keys(terrainCodes).find((code) => terrainCodes[code] === name) ?? '.'

function cards(hand: readonly (number | null)[], title: (card: number) => string): string {
  const shown = hand.map((card) => (card === null ? '?' : title(card)))
  return shown.length === 0 ? 'none' : shown.join(', ')
}
