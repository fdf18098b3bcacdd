import type { HexId } from '@gunbai/hexes'
import { hashOf, type Seat } from '@gunbai/kernel'
import { reconstruction, type Tables } from '../data/tables.ts'
import type { Battle, UnitCard } from '../setups/battle.ts'
import { parseBattle } from '../setups/battle-file.ts'
import type { UnitId } from '../state.ts'
import { type Ground, layGround } from './ground.ts'

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

/** What is played on a field: a state, a view, an event. */
export interface OnField {
  readonly field: string
  /** The tables in force where they are the owners'. */
  readonly tables?: Tables
  /** The text of the battle where players brought it. */
  readonly battle?: string
}

const battles = new Map<string, Battle>()
const fields = new Map<string, Field>()
/** So many fields that players brought are kept; another one is laid out again when it is asked for. */
const mostOwn = 48
let latest: Field | null = null

/** Makes a battle known, by its id. It is laid out when it is first asked for. */
export function addBattle(battle: Battle): void {
  battles.set(battle.id, battle)
  fields.delete(battle.id)
  latest = null
}

function layOut(key: string, battle: Battle, tables: Tables): Field {
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
  const own = [...fields.keys()].filter((each) => !battles.has(each))
  if (own.length > mostOwn) fields.delete(own[0])
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

const withTables = ', tables '

/** A battle with its owners' tables. They go with the game, which may come to where nobody has laid it out. */
export const withOwn = (on: OnField, tables: Tables): OnField => ({
  ...on,
  field: `${on.field}${withTables}${hashOf(tables)}`,
  tables,
})

/** The field of a battle that is being drawn: it may still be wrong, and is kept no longer than others that players bring. */
export function fieldOfDraft(battle: Battle): Field {
  const key = `draft ${hashOf(battle)}`
  return fields.get(key) ?? layOut(key, battle, reconstruction)
}

/** A battle that players brought, by its text. It goes with the game too. */
export const brought = (battle: string): OnField => ({ field: `own ${hashOf(battle)}`, battle })

/** The field on which a game is played. Most questions in a row are about one game, so the last answer is kept at hand. */
export function fieldOf(played: OnField): Field {
  if (latest !== null && latest.key === played.field) return latest
  latest = fields.get(played.field) ?? firstSeen(played)
  return latest
}

function firstSeen({ field, tables, battle: text }: OnField): Field {
  const [name] = field.split(withTables)
  const battle = text === undefined ? battles.get(name) : parseBattle('Your battle', text)
  if (battle === undefined || (tables === undefined && field !== name)) {
    throw new Error(`there is no battle "${field}"`)
  }
  return layOut(field, battle, tables ?? reconstruction)
}
