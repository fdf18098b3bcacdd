import type { HexId } from '@gunbai/hexes'
import type { GameState, Setup } from '@gunbai/kernel'
import { isOurs } from '../data/tables.ts'
import type { GloryEvent } from '../event.ts'
import type { Field } from '../position/field.ts'
import { put } from '../position/piece.ts'
import { type GloryState, GOOD, ORDINARY, WAITING } from '../state.ts'

/** Lays a battle out. */
export function setUp(field: Field, setup: Setup, core: GameState<GloryEvent>, text?: string): GloryState {
  const { battle, cards, ground, zoneHexes } = field
  const s: GloryState = {
    ...core,
    field: field.key,
    ...(isOurs(field.tables) ? {} : { tables: field.tables }),
    ...(text === undefined ? {} : { battle: text }),
    wholeSquares: setup.options['R-16'] === 'whole hex',
    villageFire: setup.options['R-23'] === 'shock and fire',
    mediumIsLight: setup.options['R-60'] === 'light and medium',
    turn: 1,
    units: cards.map((card) => ({
      hex: WAITING,
      below: -1,
      facing: card.facing,
      condition: GOOD,
      square: false,
      group: -1,
      standing: ORDINARY,
      did: 0,
      pursuits: 0,
    })),
    tops: Array.from({ length: ground.map.size }, () => -1),
    commanders: battle.commanders.map(({ hex }) => ({ hex, flipped: false })),
    formations: battle.formations.map(() => ({ demoralised: false, waited: false })),
    groups: [],
    cup: [],
    aside: [],
    spent: battle.combined.map(() => false),
    initiative: -1,
    opener: -1,
    active: null,
    party: [],
    combats: [],
    fights: [],
    trampled: [],
    holders: zoneHexes.map((hex) => battle.held.find((each) => each.hex === hex)?.seat ?? -1),
    points: [0, 0],
  }
  cards.forEach((card, unit) => {
    if (card.turn > 0) return
    put(s, unit, card.hex)
    const zone = zoneHexes.indexOf(card.hex as HexId)
    if (zone >= 0) s.holders[zone] = card.seat
  })
  return s
}
