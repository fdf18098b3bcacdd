import type { HexId } from '@gunbai/hexes'
import type { OddsSum, Phrase } from '@gunbai/kernel'
import { fieldOf } from '../position/field.ts'
import { cardOf, stackIn } from '../position/piece.ts'
import type { FireModifiers } from '../rules/combat/fire-modifier.ts'
import {
  type Attack,
  attackOf,
  type Fighter,
  type Modifiers,
  modifiersOf,
} from '../rules/combat/shock-modifier.ts'
import type { GloryState, UnitId } from '../state.ts'
import type { ClashOdds } from './clash.ts'

/** What is added to the die, cause by cause, as a player would check it against the tables. */

/** Shown though they add nothing: who reads the sum looks for them. */
const always: ReadonlySet<string> = new Set(['ratio', 'cohesion', 'terrain', 'capacity', 'range'])

function rowsOf(
  added: Readonly<Record<string, number>>,
  values: Readonly<Record<string, Phrase['values']>>,
): OddsSum['rows'] {
  return Object.entries(added).flatMap(([name, value]) =>
    value === 0 && !always.has(name)
      ? []
      : [{ name: { id: `sum.${name}`, values: values[name] ?? {} }, value }],
  )
}

export function fireSum(modifiers: FireModifiers): OddsSum {
  return { name: { id: 'sum.die' }, chance: 1, rows: rowsOf({ ...modifiers }, {}) }
}

/** The sum of a shock or charge as they stand; where the defender may do something about it first, that sum too. */
export function shockSums(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  pursuit: number,
  odds: ClashOdds,
): OddsSum[] {
  const blow = { attackers, targets, pursuit }
  const attack = attackOf(s, blow)
  const asTheyAre = 1 - odds.square - odds.counterCharge
  const sums = [sumOf(s, attack, asTheyAre < 1 ? 'sum.open' : 'sum.die', asTheyAre)]
  if (odds.square > 0) {
    const squared = inSquare(s, targets, () => attackOf(s, blow))
    sums.push(sumOf(s, squared, 'sum.squared', odds.square))
  }
  if (odds.counterCharge > 0)
    sums.push(sumOf(s, { ...attack, counterCharged: true }, 'sum.counterCharged', odds.counterCharge))
  return sums.filter(({ chance }) => chance > 1e-9)
}

function sumOf(s: GloryState, attack: Attack, id: string, chance: number): OddsSum {
  const modifiers: Modifiers = modifiersOf(fieldOf(s).tables, attack)
  const { attackers, defenders } = attack
  return {
    name: { id },
    chance,
    rows: rowsOf(
      { ...modifiers },
      {
        ratio: { own: strength(attackers), other: strength(defenders) },
        cohesion: { own: best(attackers), other: best(defenders) },
      },
    ),
  }
}

const strength = (list: readonly Fighter[]): number => list.reduce((sum, each) => sum + each.strength, 0)
const best = (list: readonly Fighter[]): number =>
  list.reduce((most, each) => Math.max(most, each.cohesion), 0)

/** Looks at the game as if the infantry attacked had formed square. */
function inSquare<T>(s: GloryState, targets: readonly HexId[], look: () => T): T {
  const foot = targets
    .flatMap((hex) => stackIn(s, hex))
    .filter((unit) => cardOf(s, unit).arm === 'inf' && !s.units[unit].square)
  for (const unit of foot) s.units[unit].square = true
  const found = look()
  for (const unit of foot) s.units[unit].square = false
  return found
}
