/**
 * What hexes do. OUR RECONSTRUCTION (docs/rules/glory.md, 3.1): the publisher's terrain table is not in the document.
 * Costs in movement points for infantry, cavalry, foot artillery, horse artillery; null cannot enter (by a way it can,
 * unless `closed` says otherwise).
 */
export interface Terrain {
  readonly name: string
  /** The letter it is drawn with. */
  readonly letter: string
  readonly costs: readonly [number | null, number | null, number | null, number | null]
  /** The road rate by the same modes, where it is not the usual one; null is closed even by road. */
  readonly byRoad?: readonly [number | null, number | null, number | null, number | null]
  /** Added to a shock against a defender here. */
  readonly shock: number
  /** Added to a shock by an attacker who stands here. */
  readonly shockFrom: number
  /** Added to fire at a target here. */
  readonly fire: number
  readonly charge: boolean
  readonly blocksSight: boolean
  /** Which arms fall into disorder on entering without a way. */
  readonly disorders: readonly ('infantry' | 'cavalry')[]
  readonly sixFronts: boolean
  /** Whether a rout may stop here. */
  readonly refuge: boolean
  /** Whether zones of control reach in. */
  readonly zoneIn: boolean
  readonly square: boolean
}

const open = {
  shock: 0, shockFrom: 0, fire: 0, charge: false, blocksSight: false, disorders: [],
  sixFronts: false, refuge: false, zoneIn: true, square: false,
} as const // biome-ignore format: columns

// biome-ignore format: columns
export const terrainTable: readonly Terrain[] = [
  { ...open, name: 'clear',   letter: '.', costs: [1, 1, 1, 1], charge: true, square: true },
  { ...open, name: 'woods',   letter: 'w', costs: [2, 3, null, null], shock: -1, fire: -2, blocksSight: true },
  { ...open, name: 'orchard', letter: 'o', costs: [2, 2, 2, 2], fire: -1, blocksSight: true },
  { ...open, name: 'oasis',   letter: 'p', costs: [2, 2, 2, 2], fire: -1, blocksSight: true },
  { ...open, name: 'marsh',   letter: 'm', costs: [3, 4, null, null], shockFrom: -1, fire: -1, disorders: ['cavalry'] },
  { ...open, name: 'village', letter: 'v', costs: [2, 2, 2, 2], byRoad: [1, 1, 1, 1], shock: -1, fire: -2, blocksSight: true, sixFronts: true, refuge: true },
  { ...open, name: 'town',    letter: 't', costs: [2, 2, 2, 2], byRoad: [1, 1, 1, 1], shock: -2, fire: -3, blocksSight: true, sixFronts: true, refuge: true },
  { ...open, name: 'castle',  letter: 'c', costs: [3, null, null, null], byRoad: [1, null, 2, 2], shock: -3, fire: -4, blocksSight: true, sixFronts: true, refuge: true, zoneIn: false },
]

/** What a way costs by itself, in movement points. */
export interface WayRates {
  readonly path: number
  readonly road: number
}
export const wayRates: WayRates = { path: 1, road: 0.5 }
