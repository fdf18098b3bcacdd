import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Battle, UnitCard } from './battle/battle.ts'
import { type Ground, layGround } from './ground.ts'
import type { UnitId } from './state.ts'
import type { Tables } from './tables/tables.ts'

/** Everything about a battle that play does not change: its pieces, its ground, the tables in force. */
export interface Field {
  readonly key: string
  readonly battle: Battle
  readonly tables: Tables
  readonly ground: Ground
  readonly cards: readonly UnitCard[]
  /** How many activation markers there are: two places for each formation, then the combined ones. */
  readonly markers: number
  /** The hexes of all zones, in the order in which the state keeps their holders. */
  readonly zoneHexes: readonly HexId[]
  /** Where units are due to enter, and which. */
  readonly entries: readonly { readonly seat: Seat; readonly hex: HexId; readonly units: readonly UnitId[] }[]
}

const fields = new Map<string, Field>()
let latest: Field | null = null

/** Lays out a battle for play under a key, by which states refer to it. */
export function addField(key: string, battle: Battle, tables: Tables): Field {
  const field: Field = {
    key,
    battle,
    tables,
    ground: layGround(battle, tables),
    cards: battle.units,
    markers: battle.formations.length * 2 + battle.combined.length,
    zoneHexes: battle.zones.flatMap((zone) => zone.hexes),
    entries: entriesOf(battle),
  }
  fields.set(key, field)
  latest = null
  return field
}

function entriesOf(battle: Battle): Field['entries'] {
  const entries: { seat: Seat; hex: HexId; units: UnitId[] }[] = []
  battle.units.forEach(({ seat, hex, turn }, unit) => {
    if (turn === 0) return
    const known = entries.find((each) => each.seat === seat && each.hex === hex)
    if (known === undefined) entries.push({ seat, hex, units: [unit] })
    else known.units.push(unit)
  })
  return entries
}

/** The field on which a game is played. Most questions in a row are about one game, so the last answer is kept at hand. */
export function fieldOf(state: { readonly field: string }): Field {
  if (latest !== null && latest.key === state.field) return latest
  const found = fields.get(state.field)
  if (found === undefined) throw new Error(`no battle is laid out under "${state.field}"`)
  latest = found
  return found
}
