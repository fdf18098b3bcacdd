import type { ActionOf, ShogunAction } from '../action.ts'
import { type BattleLine, noLine, plus } from '../position/battle-line.ts'
import { isBySea, none, type Province } from '../position/map.ts'
import type { ArmyId } from '../state.ts'
import type { ShogunView } from '../view.ts'
import { type BattleOdds, battleOdds } from './odds.ts'

/** From this chance on a battle is called likely to be won. */
export const likely = 0.6

/**
 * Of the battles that can be declared, for each troop the one that promises most, where it is likely to be won. Hidden ronin
 * are not counted: nobody sees them.
 */
export function likelyAttacks(
  view: ShogunView,
  answers: readonly ShogunAction[],
): readonly ActionOf<'declare'>[] {
  const best = new Map<string, { readonly action: ActionOf<'declare'>; readonly gain: number }>()
  for (const action of answers) {
    if (action.kind !== 'declare' || view.provinces[action.to].owner === none) continue
    const { win, gain } = oddsOf(view, action.army, action.from, action.to)
    const troop = `${action.from} ${action.army}`
    if (win >= likely && gain > (best.get(troop)?.gain ?? Number.NEGATIVE_INFINITY)) {
      best.set(troop, { action, gain })
    }
  }
  return [...best.values()].sort((a, b) => b.gain - a.gain).map(({ action }) => action)
}

/** The odds of an attack on all who are seen to stand there. */
export function oddsOf(view: ShogunView, army: ArmyId, from: Province, to: Province): BattleOdds {
  return battleOdds(attackingLine(view, army, from), defendingLine(view, to), isBySea(from, to))
}

export function attackingLine({ armies, provinces }: ShogunView, army: ArmyId, from: Province): BattleLine {
  if (army === none) return plus(noLine, provinces[from].force)
  return plus({ ...noLine, daimyo: armies[army].leader === 'living' ? 1 : 0 }, armies[army])
}

export function defendingLine({ armies, provinces }: ShogunView, at: Province): BattleLine {
  const { force, extras, castle } = provinces[at]
  const bare = {
    ...noLine,
    castleSpearmen: castle === 1 ? extras : 0,
    fortressRonin: castle === 2 ? extras : 0,
  }
  const army = armies.find(({ place }) => place === at)
  const line = plus(bare, force)
  return army === undefined ? line : plus({ ...line, daimyo: army.leader === 'living' ? 1 : 0 }, army)
}
