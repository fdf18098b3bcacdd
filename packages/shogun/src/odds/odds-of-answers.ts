import type { Odds, Phrase, Seat } from '@gunbai/kernel'
import type { ShogunAction } from '../action.ts'
import { revengeSucceedsAt, sides, strikeSucceedsAt } from '../data/pieces.ts'
import { attackingLine, defendingLine } from '../position/battle-line.ts'
import { isBySea, none, type Province } from '../position/map.ts'
import type { Attacks } from '../rules/combat/attacks.ts'
import type { ArmyId, ShogunState } from '../state.ts'
import { battleOdds } from './odds.ts'

/** What an answer may lead to, from what is seen: hidden ronin are not counted. */
export function odds(s: ShogunState, _: Seat, action: ShogunAction): Odds | null {
  switch (action.kind) {
    case 'declare':
      return ofBattle(s, action.army, action.from, action.to, isBySea(action.from, action.to))
    case 'fight': {
      const battle = s.declared.find(
        ({ army, from }) => army === action.army && (army !== none || from === action.from),
      )
      return battle === undefined
        ? null
        : ofBattle(s, battle.army, battle.from, battle.to, isBySea(battle.from, battle.to))
    }
    case 'attack': {
      const { army } = s.stack[s.stack.length - 1].facts as Attacks
      const from = s.armies[army].place
      return ofBattle(s, army, from, action.to, isBySea(from, action.to))
    }
    case 'goOn':
      return s.battle === null ? null : ofBattle(s, s.battle.army, s.battle.from, s.battle.to, false)
    case 'strike':
      return { counts: [], chances: [{ name: named('odds.slain'), chance: strikeSucceedsAt / sides }] }
    case 'takeRevenge':
      return {
        counts: [],
        chances: [{ name: named('odds.revenge'), chance: (sides + 1 - revengeSucceedsAt) / sides }],
      }
    default:
      return null
  }
}

function named(id: string): Phrase {
  return { id }
}

function ofBattle(s: ShogunState, army: ArmyId, from: Province, to: Province, bySea: boolean): Odds | null {
  if (s.owner[to] === none) return null
  const { win, lose, bothLost, attackersLeft, defendersLeft } = battleOdds(
    attackingLine(s, army, from),
    defendingLine(s, to),
    bySea,
  )
  return {
    counts: [
      { name: named('odds.attackers'), chances: attackersLeft },
      { name: named('odds.defenders'), chances: defendersLeft },
    ],
    chances: [
      { name: named('odds.win'), chance: win + bothLost },
      { name: named('odds.lose'), chance: lose + bothLost },
    ],
  }
}
