import { copyAround } from '../copy.ts'
import { attackStrike, battleBackStrike, strikeOutOfTurn } from '../rules/combat/close-combat.ts'
import { ATTACKER_FIRST, type CloseCombat, DEFENDER_FIRST } from '../rules/combat/close-combat-facts.ts'
import { mayBattleBack, strikeTargets } from '../rules/combat/close-combat-law.ts'
import { strikeDice } from '../rules/combat/combat-dice.ts'
import type { Strike } from '../rules/combat/strike-facts.ts'
import { isGuard, type SamuraiState } from '../state.ts'
import { type Toll, tollOf } from './toll.ts'

/** A strike and what may come back: the battle back, or after a First Strike the attack. */
export interface Exchange {
  readonly strike: Strike
  readonly toll: Toll
  readonly replies: readonly Reply[]
}

export interface Reply {
  readonly chance: number
  readonly toll: Toll
}

/** A close combat that is about to begin with its first strike. */
export function exchangeIn(s: SamuraiState, f: CloseCombat): Exchange {
  return answered(s, f, f.order === DEFENDER_FIRST ? strikeOutOfTurn(s, f) : attackStrike(f))
}

/** A strike to which nobody answers. */
export const unanswered = (s: SamuraiState, strike: Strike): Exchange => ({
  strike,
  toll: tollOf(s, strike),
  replies: [],
})

/** The first strike of a close combat, as it stands now, with what comes back. */
export function answered(s: SamuraiState, f: CloseCombat, strike: Strike): Exchange {
  const toll = tollOf(s, strike)
  const replies: Reply[] = []
  const target = strike.at < 0 ? undefined : s.units[strike.at]
  if (target === undefined) return { strike, toll, replies }
  // Only a bodyguard strikes with its blocks (SB-ARMY-04); others strike back alike, however many they have left.
  const standing = isGuard(target)
    ? toll.stands
    : [{ blocks: target.blocks, chance: toll.stands.reduce((sum, { chance }) => sum + chance, 0) }]
  for (const { blocks, chance } of standing) {
    if (chance <= 0) continue
    const world = copyAround(s, strike.at, strike.hex)
    world.units[strike.at].blocks = blocks
    world.struckWith = toll.dice
    add(replies, world, chance, replyOf(world, f))
  }
  if (f.order === DEFENDER_FIRST && s.charge.length > 0) {
    const world = { ...s }
    add(replies, world, toll.gone, attackWithout(world, f))
  }
  return { strike, toll, replies }
}

function add(replies: Reply[], world: SamuraiState, chance: number, strike: Strike | null): void {
  if (chance <= 0 || strike === null || strikeDice(world, strike) === 0) return
  replies.push({ chance, toll: tollOf(world, strike) })
}

/** What the side that was struck first does, where it still stands. */
function replyOf(s: SamuraiState, f: CloseCombat): Strike | null {
  if (f.order === DEFENDER_FIRST) return attackStrike(f)
  if (f.order !== ATTACKER_FIRST) return strikeOutOfTurn(s, f)
  if (!mayBattleBack(s, f)) return null
  // Of a Levy Charge the defender may choose whom he strikes (SB-LEVY-03); the one that leads it, if he can.
  const targets = strikeTargets(s, f)
  return battleBackStrike(s, f, s.units[targets.includes(f.unit) ? f.unit : targets[0]])
}

/** The rest of a Levy Charge attacks without the unit that was struck first (O-09). */
function attackWithout(s: SamuraiState, f: CloseCombat): Strike | null {
  const rest = [f.unit, ...s.charge].filter((id) => id !== f.struck)
  s.charge = rest.slice(1)
  return rest.length === 0 ? null : attackStrike({ ...f, unit: rest[0] })
}
