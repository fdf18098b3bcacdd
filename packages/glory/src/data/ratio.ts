/** Force ratios, best for the attacker first. OUR RECONSTRUCTION of the modifiers (3.4); the rounding is the text's. */
export interface RatioRow {
  readonly label: string
  /** Reached when `attackers * of >= defenders * reach`. */
  readonly reach: number
  readonly of: number
  readonly modifier: number
}

// biome-ignore format: columns
export const ratioTable: readonly RatioRow[] = [
  { label: '5:1',   reach: 5, of: 1, modifier:  5 },
  { label: '4:1',   reach: 4, of: 1, modifier:  4 },
  { label: '3:1',   reach: 3, of: 1, modifier:  3 },
  { label: '2:1',   reach: 2, of: 1, modifier:  2 },
  { label: '1.5:1', reach: 3, of: 2, modifier:  1 },
  { label: '1:1',   reach: 1, of: 1, modifier:  0 },
  { label: '1:1.5', reach: 2, of: 3, modifier: -1 },
  { label: '1:2',   reach: 1, of: 2, modifier: -2 },
  { label: '1:3',   reach: 1, of: 3, modifier: -3 },
  { label: '1:4',   reach: 1, of: 4, modifier: -4 },
  { label: '1:5',   reach: 0, of: 1, modifier: -5 },
]

/** JG-8.6.1-a: the best row that the attackers reach, so that every fraction helps the defender. */
export function ratioRow(table: readonly RatioRow[], attackers: number, defenders: number): RatioRow {
  for (const row of table) if (attackers * row.of >= defenders * row.reach) return row
  return table[table.length - 1]
}
