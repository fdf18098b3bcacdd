import { CIRCLE, SQUARE, SWORDS, TRIANGLE } from './die.ts'
import type { EditionName } from './edition.ts'

export const arms = ['infantry', 'cavalry', 'guard'] as const
/** The bodyguard is neither infantry nor cavalry (SB-ARMY-22). */
export type Arm = (typeof arms)[number]

const weapons = ['none', 'bow', 'arquebus'] as const
export type Weapon = (typeof weapons)[number]

/** A kind of unit: a row of the unit tables of section 4 of the rules page. */
export interface UnitKind {
  readonly code: string
  readonly edition: EditionName
  readonly symbol: typeof CIRCLE | typeof TRIANGLE | typeof SQUARE | typeof SWORDS
  readonly arm: Arm
  readonly blocks: number
  /** Hexes it may move and still battle. */
  readonly moveAndBattle: number
  /** Hexes it may move at most. */
  readonly move: number
  /** Base dice in close combat; 0 for the bodyguard, which rolls one for each block (SB-ARMY-04). */
  readonly close: number
  readonly weapon: Weapon
  /** Flags that it may ignore for what it is (SB-MOR-08). */
  readonly steadfast: number
  /** Hexes of retreat for each flag (SB-RET-02, SB-RET-03). */
  readonly flight: number
  /** Honor that each hex of retreat costs (SB-HON-01, SB-HON-02). */
  readonly shame: number
  /** Whether its retreat costs that honor once, whatever the distance (SB-HON-03). */
  readonly shameOnce: boolean
  /** How many of it each army has: top, bottom (SB-COMP-16). */
  readonly box: readonly [number, number]
}

// biome-ignore format: a table to be checked against the page
const gmt: readonly UnitKind[] = [
  { code: 'ssp',  edition: 'gmt', symbol: SQUARE,   arm: 'infantry', blocks: 4, moveAndBattle: 1, move: 1, close: 4, weapon: 'none',     steadfast: 1, flight: 1, shame: 2, shameOnce: false, box: [5, 5] },
  { code: 'sb',   edition: 'gmt', symbol: SQUARE,   arm: 'infantry', blocks: 4, moveAndBattle: 1, move: 1, close: 3, weapon: 'bow',      steadfast: 1, flight: 1, shame: 2, shameOnce: false, box: [3, 3] },
  { code: 'asp',  edition: 'gmt', symbol: TRIANGLE, arm: 'infantry', blocks: 4, moveAndBattle: 1, move: 2, close: 3, weapon: 'none',     steadfast: 0, flight: 1, shame: 1, shameOnce: false, box: [8, 8] },
  { code: 'ab',   edition: 'gmt', symbol: CIRCLE,   arm: 'infantry', blocks: 4, moveAndBattle: 2, move: 2, close: 2, weapon: 'bow',      steadfast: 0, flight: 1, shame: 1, shameOnce: false, box: [4, 4] },
  { code: 'aa',   edition: 'gmt', symbol: CIRCLE,   arm: 'infantry', blocks: 4, moveAndBattle: 0, move: 2, close: 2, weapon: 'arquebus', steadfast: 0, flight: 1, shame: 1, shameOnce: false, box: [5, 4] },
  { code: 'li',   edition: 'gmt', symbol: CIRCLE,   arm: 'infantry', blocks: 4, moveAndBattle: 2, move: 2, close: 2, weapon: 'none',     steadfast: 0, flight: 2, shame: 2, shameOnce: true,  box: [3, 3] },
  { code: 'sspc', edition: 'gmt', symbol: SQUARE,   arm: 'cavalry',  blocks: 4, moveAndBattle: 2, move: 2, close: 4, weapon: 'none',     steadfast: 1, flight: 1, shame: 2, shameOnce: false, box: [4, 5] },
  { code: 'sbc',  edition: 'gmt', symbol: SQUARE,   arm: 'cavalry',  blocks: 4, moveAndBattle: 2, move: 2, close: 3, weapon: 'bow',      steadfast: 1, flight: 1, shame: 2, shameOnce: false, box: [4, 4] },
  { code: 'ac',   edition: 'gmt', symbol: SWORDS,   arm: 'guard',    blocks: 4, moveAndBattle: 0, move: 0, close: 0, weapon: 'none',     steadfast: 0, flight: 0, shame: 0, shameOnce: false, box: [1, 1] },
]

const inGmt = (code: string): UnitKind => gmt.find((kind) => kind.code === code) as UnitKind

/** SB-COMP-11 gives sums only, so no kind is limited by itself; an army has 13 units (see `limits`). */
const box = [13, 13] as const

// D-02, D-04, D-21: what zvezda changes.
const zvezda: readonly UnitKind[] = [
  { ...inGmt('ssp'), edition: 'zvezda', box, code: 'si' },
  { ...inGmt('sspc'), edition: 'zvezda', box, code: 'sc' },
  { ...inGmt('asp'), edition: 'zvezda', box },
  { ...inGmt('ab'), edition: 'zvezda', box },
  { ...inGmt('aa'), edition: 'zvezda', box, moveAndBattle: 2 },
  { ...inGmt('ac'), edition: 'zvezda', blocks: 3 },
]

/** Every kind of both editions; a unit's `kind` is an index into this list. */
export const unitKinds: readonly UnitKind[] = [...gmt, ...zvezda]

export const kindsOf = (edition: EditionName): readonly UnitKind[] =>
  unitKinds.filter((kind) => kind.edition === edition)

/** The index of a kind, or -1. */
export const kindCoded = (edition: EditionName, code: string): number =>
  unitKinds.findIndex((kind) => kind.edition === edition && kind.code === code)

/** Base dice of ranged combat by distance, and after a move (SB-RNG-06 to 09, R-14). */
export const rangedDice: Readonly<
  Record<Weapon, { readonly at: readonly number[]; readonly moved: number }>
> = {
  none: { at: [], moved: 0 },
  bow: { at: [0, 0, 2, 2], moved: 1 },
  arquebus: { at: [0, 0, 2, 2, 1], moved: 0 },
}

export const leaderKinds = ['infantry', 'cavalry', 'commander'] as const
export type LeaderKind = (typeof leaderKinds)[number]

/** How far a leader moves alone (SB-LMOVE-02), and his standing in a duel (SB-DC-DUEL-04). */
export const leaderTable: Readonly<Record<LeaderKind, { readonly move: number; readonly standing: number }>> =
  {
    infantry: { move: 2, standing: 0 },
    cavalry: { move: 3, standing: 1 },
    commander: { move: 0, standing: 2 },
  }

/** What an army may field besides the kinds' own limits. zvezda: our arithmetic from its 122 figures. */
export const limits = {
  gmt: { units: Number.POSITIVE_INFINITY, infantry: 5, cavalry: 4, commander: 1, leaders: 10 },
  zvezda: { units: 13, infantry: 5, cavalry: 5, commander: 1, leaders: 6 },
} as const
