/**
 * What happens to each unit hit. `test` with its modifier, `levels` of disorder, or `rout`; `levels` come before a test.
 */
export interface FireRow {
  /** The least total of this row. */
  readonly from: number
  readonly levels: number
  /** Null for no test, else what is added to its die. */
  readonly test: number | null
  readonly rout: boolean
}

/** The fire table. OUR RECONSTRUCTION (3.2). */
// biome-ignore format: columns
export const fireTable: readonly FireRow[] = [
  { from: -99, levels: 0, test: null, rout: false },
  { from:   9, levels: 0, test: 0,    rout: false },
  { from:  12, levels: 0, test: 2,    rout: false },
  { from:  14, levels: 1, test: null, rout: false },
  { from:  16, levels: 1, test: 0,    rout: false },
  { from:  18, levels: 0, test: null, rout: true  },
]

export function fireRow(table: readonly FireRow[], total: number): FireRow {
  let found = table[0]
  for (const row of table) if (total >= row.from) found = row
  return found
}
