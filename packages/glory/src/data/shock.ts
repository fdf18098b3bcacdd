/**
 * One effect on each unit of a side: `t` a cohesion test, a level on failure; `tr` the same and a recoil; `D` a level;
 * `D2` two levels; `R` a recoil.
 */
export const effects = ['t', 'tr', 'D', 'D2', 'R'] as const
export type Effect = (typeof effects)[number]

/** `BT` breakthrough, `CA` counter-attack, `DP` pursuit by defending cavalry. */
export const permissions = ['BT', 'CA', 'DP'] as const
export type Permission = (typeof permissions)[number]

export interface ShockRow {
  /** The least total of this row. */
  readonly from: number
  readonly first: 'attacker' | 'defender'
  readonly attacker: readonly Effect[]
  readonly defender: readonly Effect[]
  readonly also: readonly Permission[]
}

/** The shock and charge table. OUR RECONSTRUCTION (3.6). */
// biome-ignore format: columns
export const shockTable: readonly ShockRow[] = [
  { from: -99, first: 'attacker', attacker: ['D2'],     defender: [],          also: ['CA', 'DP'] },
  { from:  -3, first: 'attacker', attacker: ['D', 'R'], defender: [],          also: ['CA', 'DP'] },
  { from:  -1, first: 'attacker', attacker: ['R', 't'], defender: [],          also: ['CA', 'DP'] },
  { from:   1, first: 'attacker', attacker: ['tr'],     defender: [],          also: ['CA'] },
  { from:   2, first: 'attacker', attacker: ['tr'],     defender: [],          also: [] },
  { from:   3, first: 'attacker', attacker: ['t'],      defender: ['t'],       also: [] },
  { from:   5, first: 'defender', attacker: ['t'],      defender: ['tr'],      also: [] },
  { from:   6, first: 'defender', attacker: [],         defender: ['tr'],      also: [] },
  { from:   8, first: 'defender', attacker: [],         defender: ['R', 't'],  also: [] },
  { from:   9, first: 'defender', attacker: [],         defender: ['D', 'R'],  also: [] },
  { from:  10, first: 'defender', attacker: [],         defender: ['D', 'R'],  also: ['BT'] },
  { from:  12, first: 'defender', attacker: [],         defender: ['D2'],      also: ['BT'] },
  { from:  14, first: 'defender', attacker: [],         defender: ['D2', 't'], also: ['BT'] },
]

/** The place in the table of the row for a total. */
export function shockRowAt(table: readonly ShockRow[], total: number): number {
  let found = 0
  for (let i = 1; i < table.length; i++) if (total >= table[i].from) found = i
  return found
}
