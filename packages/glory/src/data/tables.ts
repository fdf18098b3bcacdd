import { type FireRow, fireTable } from './fire.ts'
import { type FireModifiers, fireModifiers } from './fire-modifiers.ts'
import { type Hexside, hexsideTable } from './hexside.ts'
import { type RatioRow, ratioTable } from './ratio.ts'
import { type ShockRow, shockTable } from './shock.ts'
import { type ShockModifiers, shockModifiers } from './shock-modifiers.ts'
import { type Terrain, terrainTable, type WayRates, wayRates } from './terrain.ts'

/** Every player-aid table. Owners of the printed game may replace any of them (`table-file.ts`). */
export interface Tables {
  /** Shown wherever the tables are: whose numbers these are. */
  readonly origin: string
  readonly terrain: readonly Terrain[]
  readonly ways: WayRates
  readonly hexside: readonly Hexside[]
  readonly fire: readonly FireRow[]
  readonly fireModifiers: FireModifiers
  readonly ratio: readonly RatioRow[]
  readonly shock: readonly ShockRow[]
  readonly shockModifiers: ShockModifiers
}

export const reconstruction: Tables = {
  origin: 'reconstruction',
  terrain: terrainTable,
  ways: wayRates,
  hexside: hexsideTable,
  fire: fireTable,
  fireModifiers,
  ratio: ratioTable,
  shock: shockTable,
  shockModifiers,
}

/** Whether these are the tables of the project, not of an owner of the printed game. */
export const isOurs = ({ origin }: Tables): boolean => origin === reconstruction.origin
