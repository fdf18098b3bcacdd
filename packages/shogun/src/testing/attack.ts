import { at, type Scene, TestTable, warTurnOf } from './scene.ts'

/** Pink declares one attack after the other and begins with the first; the dice are for that battle. */
export function attack(
  order: Omit<Scene, 'at'>,
  declarations: readonly { from?: string; army?: number; to: string }[],
  ...dice: number[]
): TestTable {
  const forces = { ...order.forces, pink: `${order.forces?.pink ?? ''}, osumi 1p` } // one more, so that B is ended by hand
  const t = new TestTable({ ...order, forces, at: warTurnOf('pink', 'after A') })
  for (const { from, army, to } of declarations) {
    t.say({
      kind: 'declare',
      ...(from === undefined ? {} : { from: at(from) }),
      army: army ?? -1,
      to: at(to),
    })
  }
  if (declarations.length === 1) t.dice(...dice)
  t.say({ kind: 'endPhase' })
  if (declarations.length > 1) {
    const { from, army } = declarations[0]
    t.dice(...dice).say({
      kind: 'fight',
      army: army ?? -1,
      ...(from === undefined ? {} : { from: at(from) }),
    })
  }
  return t
}

export const miss = (count: number) => Array.from({ length: count }, () => 12)
export const lose = (unit: string, army?: boolean) => ({
  kind: 'lose',
  unit,
  ...(army === undefined ? {} : { army }),
})
export const rolled = (t: TestTable) =>
  t.events('rolled').map((e) => [e.attacks ? 'A' : 'D', e.unit, e.dice.length])
