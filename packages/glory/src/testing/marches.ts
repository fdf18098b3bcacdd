import { TestTable } from './table.ts'

/** A field on which a formation is about to move. */
export function moving(
  drawn: ConstructorParameters<typeof TestTable>[0],
  orders: boolean,
  formation = 'a',
): TestTable {
  return new TestTable(drawn).activate(formation, { orders }).until('movement segment / move')
}

/** How many steps straight east a unit can make. */
export function stepsEast(t: TestTable, unit: string, forced = false): number {
  t.play(forced ? `march ${unit} forced` : `march ${unit}`)
  for (let steps = 0; ; steps++) {
    const { hex } = t.piece(unit)
    const east = t.of('step').find((code) => t.hex(code) === hex + 1)
    if (east === undefined) return steps
    t.play(`step ${east}`)
  }
}
