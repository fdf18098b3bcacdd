import type { EditionName } from './edition.ts'
import type { Arm } from './unit-kinds.ts'

export const terrainNames = [
  'open',
  'forest',
  'hill',
  'river',
  'ford',
  'bridge',
  'buildings',
  'fields',
  'gorge',
  'castle',
  'fence',
  'palisade',
  'tent',
  'shallows', // a hex of a river that the scenario calls fordable (SB-SCN-03)
  'free ford', // a ford without restrictions (SB-SCN-04, SB-TER-FORD-06)
  'steep hill', // a hill that the scenario forbids to enter
  'tomb', // buildings that the scenario forbids to enter
] as const
export type TerrainName = (typeof terrainNames)[number]

/** The most base dice for foot and for horse; the bodyguard fights on foot. */
export interface Maximum {
  readonly foot: number
  readonly horse: number
}

/** A row of the terrain table of section 33 of the rules page. */
export interface Terrain {
  readonly name: TerrainName
  readonly impassable: boolean
  readonly stops: boolean
  /** Whether one that entered may still battle this turn. */
  readonly battleFoot: boolean
  readonly battleHorse: boolean
  readonly closeOut: Maximum
  readonly rangedOut: Maximum
  readonly closeInto: Maximum
  readonly rangedInto: Maximum
  /** Whether a unit here may ignore a flag: any unit, foot only, or foot attacked by horse. */
  readonly steadies: 'nobody' | 'anyone' | 'foot' | 'foot from horse'
  /** Foot in a castle does not retreat (SB-TER-CASTLE-06). */
  readonly holdsFoot: boolean
  readonly blocksSight: boolean
  readonly isHill: boolean
  /** Water for the Blue Dragon (O-17). */
  readonly water: boolean
  /** A unit here cannot be inspired (SB-INSP-10). */
  readonly deafens: boolean
  /** Stopping here still lets a unit gain ground (SB-TER-FORD-02). */
  readonly gainAfterStop: boolean
}

const ANY = 99
const all = (dice: number): Maximum => ({ foot: dice, horse: dice })
const most = (foot: number, horse: number): Maximum => ({ foot, horse })
const free = all(ANY)

const open: Terrain = {
  name: 'open',
  impassable: false,
  stops: false,
  battleFoot: true,
  battleHorse: true,
  closeOut: free,
  rangedOut: free,
  closeInto: free,
  rangedInto: free,
  steadies: 'nobody',
  holdsFoot: false,
  blocksSight: false,
  isHill: false,
  water: false,
  deafens: false,
  gainAfterStop: false,
}

const noBattle = { battleFoot: false, battleHorse: false } as const

// biome-ignore format: a table to be checked against the page
const gmt: Readonly<Record<TerrainName, Terrain>> = {
  open,
  forest:       { ...open, name: 'forest',     stops: true, closeOut: all(2), rangedOut: all(2), closeInto: all(2), rangedInto: all(1), blocksSight: true },
  // SB-TER-HILL-03: the maximum into a hill holds only from below; see closeCombatBase
  hill:         { ...open, name: 'hill',       closeOut: all(3), closeInto: all(2), blocksSight: true, isHill: true },
  river:        { ...open, name: 'river',      impassable: true, water: true },
  ford:         { ...open, name: 'ford',       stops: true, closeOut: all(2), rangedOut: all(1), closeInto: all(2), rangedInto: all(2), water: true, gainAfterStop: true },
  shallows:     { ...open, name: 'shallows',   stops: true, closeOut: all(2), rangedOut: all(1), closeInto: all(2), rangedInto: all(2), water: true, gainAfterStop: true },
  'free ford':  { ...open, name: 'free ford',  water: true },
  bridge:       { ...open, name: 'bridge',     steadies: 'anyone', water: true },
  buildings:    { ...open, name: 'buildings',  stops: true, ...noBattle, closeOut: most(2, 1), rangedOut: most(1, 1), closeInto: all(2), rangedInto: all(1), blocksSight: true, deafens: true },
  fields:       { ...open, name: 'fields',     stops: true, closeOut: most(ANY, 2), rangedOut: most(ANY, 2), closeInto: most(ANY, 2), rangedInto: most(ANY, 2) },
  gorge:        { ...open, name: 'gorge',      stops: true, ...noBattle, closeOut: all(1), rangedOut: all(1), closeInto: most(2, 1), rangedInto: all(1) },
  castle:       { ...open, name: 'castle',     stops: true, ...noBattle, closeOut: most(3, 0), rangedOut: most(3, 0), closeInto: most(2, 0), rangedInto: all(1), steadies: 'foot', holdsFoot: true, blocksSight: true },
  fence:        { ...open, name: 'fence',      stops: true, battleHorse: false, closeOut: all(2), rangedOut: all(2), closeInto: all(2), rangedInto: all(2), steadies: 'foot from horse' },
  palisade:     { ...open, name: 'palisade',   stops: true, battleHorse: false, closeOut: all(2), rangedOut: all(2), closeInto: all(2), rangedInto: all(2), steadies: 'foot' },
  tent:         { ...open, name: 'tent',       stops: true, blocksSight: true },
  'steep hill': { ...open, name: 'steep hill', impassable: true, blocksSight: true, isHill: true },
  tomb:         { ...open, name: 'tomb',       impassable: true, blocksSight: true },
}

// D-15, D-16, SB-TENT-11
const zvezda: Readonly<Record<TerrainName, Terrain>> = {
  ...gmt,
  hill: { ...gmt.hill, rangedOut: all(3), rangedInto: all(2) },
  buildings: { ...gmt.buildings, steadies: 'anyone' },
  tent: { ...gmt.tent, stops: false },
}

export const terrains: Readonly<Record<EditionName, Readonly<Record<TerrainName, Terrain>>>> = { gmt, zvezda }

/** SB-TENT-06: what is left where a tent was taken. */
export const bareGround = open

export const maximumFor = (maximum: Maximum, arm: Arm): number =>
  arm === 'cavalry' ? maximum.horse : maximum.foot

export const mayBattleOnEntry = (terrain: Terrain, arm: Arm): boolean =>
  arm === 'cavalry' ? terrain.battleHorse : terrain.battleFoot

/** How scenario files draw terrain. */
export const terrainCodes: Readonly<Record<string, TerrainName>> = {
  '.': 'open',
  f: 'forest',
  h: 'hill',
  r: 'river',
  '=': 'ford',
  b: 'bridge',
  t: 'buildings',
  '~': 'fields',
  g: 'gorge',
  c: 'castle',
  '|': 'fence',
  p: 'palisade',
  mt: 'tent',
  mb: 'tent',
}
