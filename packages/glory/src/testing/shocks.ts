import type { HexId } from '@gunbai/hexes'
import { lift, put } from '../position/piece.ts'
import { TestTable } from './table.ts'

/** Tables at which a shock is about to be fought: I1 in 0505 against R1 in 0605. */

export const foot = '4-6-6-5 3-5-0-4'
export const gun = '4-6-x-4 x-5-x-3'
export const light = '4-6-6-8 3-5-0-7'

/** Sets units down somewhere before play, in contact if wished. */
export function placed(
  units: string,
  at: Record<string, string>,
  drawn: Partial<ConstructorParameters<typeof TestTable>[0]> = {},
): TestTable {
  const t = new TestTable({ size: '14x9', ...drawn, units })
  for (const [code, hex] of Object.entries(at)) {
    lift(t.s, t.unit(code))
    put(t.s, t.unit(code), t.hex(hex) as HexId)
  }
  return t
}
export const line = (code: string, n: number, more = '') => `a ${code} inf line ${foot} 010${n} SE\n${more}`
export const against = (orders = true, extra = '', at: Record<string, string> = {}, drawn = {}) =>
  placed(
    `${line('I1', 1)}x R1 inf line ${foot} 1205 NW\nx R9 inf line ${foot} 1401 NW\n${extra}`,
    { I1: '0505', R1: '0605', ...at },
    drawn,
  ).activate('a', { orders })
/** Announces the attack of 0505 on 0605 and nothing else; the dice fall like this from then on. */
export function announced(t: TestTable, ...dice: number[]): TestTable {
  t.until('shock segment / announce')
  if (dice.length > 0) t.dice(...dice)
  t.play('attack 0505 0605')
  if (t.asked() === 'shock segment / announce') t.play('done')
  return t
}
