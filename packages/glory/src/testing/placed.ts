import type { HexId } from '@gunbai/hexes'
import { lift, put } from '../position/piece.ts'
import { TestTable } from './table.ts'

/** What a table may be drawn with. */
export type Drawn = Partial<ConstructorParameters<typeof TestTable>[0]>

const far = 'inf line 4-6-6-5 3-5-0-4'

/** A table with these units, some of them put elsewhere, and an enemy out of the way in a corner. */
export function placed(
  units: string,
  at: Record<string, string> = {},
  drawn: Drawn = {},
  corner = '1601',
): TestTable {
  const t = new TestTable({ size: '16x9', ...drawn, units: `${units}\nx R9 ${far} ${corner} NW` })
  for (const [code, hex] of Object.entries(at)) {
    lift(t.s, t.unit(code))
    put(t.s, t.unit(code), t.hex(hex) as HexId)
  }
  return t
}
