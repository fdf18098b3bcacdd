import { rollDie } from '@gunbai/kernel'
import { type Fighter, hitsAtMost, sides } from '../../data/pieces.ts'
import { none } from '../../position/map.ts'
import type { Battle, ShogunState } from '../../state.ts'
import { armyOn, clanOn, daimyoOn, extrasOn, forceOn, type Side } from './casualties.ts'

/** SG-CBT-02, SG-CBT-07, SG-FRT-03: how many of a kind fight on a side, in army, force and castle together. */
function countOn(s: ShogunState, side: Side, unit: Fighter, withExtras: boolean): number {
  if (unit === 'daimyo') return daimyoOn(s, side)
  const id = armyOn(s, side)
  const force = forceOn(s, side)
  let count = 0
  if (id !== none) count += s.armies[id][unit]
  if (force !== null) count += force[unit]
  if (withExtras && side === 'defenders') {
    const level = s.castle[(s.battle as Battle).to]
    if ((level === 1 && unit === 'spearman') || (level === 2 && unit === 'ronin')) count += extrasOn(s, side)
  }
  return count
}

/** SG-UNI-01: a die for each; returns the hits. SG-RUL-53: dice that cannot matter are thrown all the same. */
export function fire(
  s: ShogunState,
  side: Side,
  unit: Fighter,
  castle: 'with extras' | 'without extras' = 'with extras',
): number {
  const count = countOn(s, side, unit, castle === 'with extras')
  if (count === 0) return 0
  const most = hitsAtMost[unit]
  let hits = 0
  if (s.tell === null) {
    for (let i = 0; i < count; i++) if (rollDie(s, sides) < most) hits++
    return hits
  }
  const dice: number[] = []
  for (let i = 0; i < count; i++) {
    const die = rollDie(s, sides) + 1
    dice.push(die)
    if (die <= most) hits++
  }
  s.tell({ kind: 'rolled', clan: clanOn(s, side), attacks: side === 'attackers', unit, dice, hits })
  return hits
}
