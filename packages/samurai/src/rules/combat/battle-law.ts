import { distance } from '@gunbai/hexes'
import { offeredByAnother } from '@gunbai/kernel'
import { board, type HexId } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { enemyAt, enemyUnitAt, isNextToEnemyUnit, unitsOf } from '../../position/pieces.ts'
import { canSee } from '../../position/sight.ts'
import { isGuard, kindOf, NOT_ORDERED, type SamuraiState, type Unit } from '../../state.ts'
import { barredBars } from '../movement/allowance.ts'
import type { SamuraiChoice, UnitBar } from '../turn/sequence.ts'
import {
  addBattles,
  farthestShot,
  isBannedMissile,
  mayNotShootByCard,
  SHORTEST_SHOT,
  shotsAllowed,
} from './battles.ts'
import { closeCombatBase, rangedCombatBase } from './combat-dice.ts'

/** The rule about a castle that leaves a unit no dice: its own, or the target's. */
export const castleRule = (s: SamuraiState, unit: Unit): string =>
  terrainAt(s, battlefield(s), unit.hex).closeOut.horse === 0 ? 'SB-TER-CASTLE-03' : 'SB-TER-CASTLE-05'

const ordered: UnitBar = {
  rule: 'SB-ORD-01',
  stops: (s, { unit }) => s.units[unit].ordered === NOT_ORDERED,
}

const onslaught: UnitBar = {
  rule: 'SB-CC-ONSL-03',
  stops: (s, { unit }) => isBannedMissile(s, s.units[unit]),
}

/** SB-CLOSE: an attack with an ordered unit. */
export const attacks: SamuraiChoice<unknown, 'attack'> = {
  kind: 'attack',
  candidates: (s, _, seat, list) => {
    for (const { id } of unitsOf(s, seat)) {
      for (const hex of board.hexes) list.push({ kind: 'attack', unit: id, hex })
    }
  },
  bars: [
    ordered,
    { rule: 'SB-BAT-03', stops: (s, { unit }) => s.units[unit].fought > 0 },
    ...barredBars,
    onslaught,
    { rule: 'SB-BAT-05', stops: (s, { hex }, _, seat) => !enemyAt(s, seat, hex) },
    { rule: 'SB-CLOSE-01', stops: (s, { unit, hex }) => distance(board, s.units[unit].hex, hex) !== 1 },
    {
      rule: (s, { unit }) => castleRule(s, s.units[unit]),
      stops: (s, { unit, hex }) => closeCombatBase(s, s.units[unit], hex) === 0,
    },
  ],
  // A unit's shots stand beside its attacks in the list, so they are offered here.
  offer: (s, _, __, list) => {
    for (const unit of s.units) addBattles(s, unit, list)
  },
}

/** SB-RNG: a shot. */
export const shots: SamuraiChoice<unknown, 'shoot'> = {
  kind: 'shoot',
  candidates: (s, _, seat, list) => {
    for (const { id } of unitsOf(s, seat)) {
      for (const hex of board.hexes) list.push({ kind: 'shoot', unit: id, hex })
    }
  },
  bars: [
    ordered,
    { rule: 'SB-RNG-01', stops: (s, { unit }) => kindOf(s.units[unit]).weapon === 'none' },
    { rule: 'SB-BAT-03', stops: (s, { unit }) => s.units[unit].fought >= shotsAllowed(s, s.units[unit]) },
    ...barredBars,
    onslaught,
    { rule: 'SB-CC-CHARGE-04', stops: (s, { unit }) => mayNotShootByCard(s, s.units[unit]) },
    { rule: 'SB-BAT-05', stops: (s, { hex }, _, seat) => !enemyAt(s, seat, hex) },
    {
      rule: (s, { unit }) => (isNextToUnit(s, s.units[unit]) ? 'SB-RNG-02' : 'SB-RNG-04'),
      stops: (s, { unit: id }, _, seat) =>
        isNextToEnemyUnit(s, battlefield(s).edition, seat, s.units[id].hex),
    },
    {
      rule: 'SB-RNG-09',
      stops: (s, { unit }) => kindOf(s.units[unit]).weapon === 'arquebus' && s.units[unit].moved > 0,
    },
    { rule: 'SB-RNG-01', stops: (s, { unit, hex }) => range(s, unit, hex) < SHORTEST_SHOT },
    { rule: 'SB-RNG-06', stops: (s, { unit, hex }) => range(s, unit, hex) > farthestShot(s.units[unit]) },
    { rule: 'SB-TER-CASTLE-03', stops: (s, { unit, hex }) => rangedCombatBase(s, s.units[unit], hex) === 0 },
    { rule: 'SB-RNG-22', stops: (s, { hex }) => isShielded(s, hex) },
    { rule: 'SB-LOS-02', stops: (s, { unit, hex }) => !canSee(s, battlefield(s), s.units[unit].hex, hex) },
  ],
  offer: offeredByAnother,
}

const range = (s: SamuraiState, unit: number, hex: HexId): number => distance(board, s.units[unit].hex, hex)

const isNextToUnit = (s: SamuraiState, { seat, hex }: Unit): boolean =>
  board.neighbourLists[hex].some((next) => enemyUnitAt(s, seat, next))

/** Whether a bodyguard stands there that is no target (SB-RNG-22). */
const isShielded = (s: SamuraiState, hex: HexId): boolean =>
  s.unitAt[hex] >= 0 && isGuard(s.units[s.unitAt[hex]]) && !battlefield(s).edition.guardsRangedTarget
