import { copyAround } from '../copy.ts'
import { battlefield } from '../position/ground.ts'
import { strikeDice } from '../rules/combat/combat-dice.ts'
import { chanceOfFall, checkDice } from '../rules/combat/leader-check.ts'
import { flagsToIgnore } from '../rules/combat/morale.ts'
import { worthOf } from '../rules/combat/results.ts'
import { priceOfFlags, stepsFrom } from '../rules/combat/retreat.ts'
import type { Strike } from '../rules/combat/strike-facts.ts'
import { isOver } from '../rules/turn/sequence.ts'
import { killLeader, takeBlocks } from '../rules/turn/victory.ts'
import { isAlive, leaderWith, type SamuraiState, type Unit } from '../state.ts'
import { counted, type Rolls, rollsOf } from './rolls.ts'

/** What one strike may do, whichever cards are played after it. The target's owner ignores and escapes what he can. */
export interface Toll {
  readonly dice: number
  /** By number, the chance of so many hits, flags, tokens of honor gained. */
  readonly hits: readonly number[]
  readonly flags: readonly number[]
  readonly honor: readonly number[]
  /** The target is off the field: a unit without blocks, a bodyguard whose commander fell. */
  readonly destroyed: number
  /** It survives, and must leave its hex. A leader alone always does unless he falls. */
  readonly retreats: number
  readonly leaderFalls: number
  /** It has left its hex, on the field or off it, and the game goes on. */
  readonly gone: number
  /** It is still in its hex and the game goes on: with so many blocks, so likely. */
  readonly stands: readonly { readonly blocks: number; readonly chance: number }[]
}

export function tollOf(s: SamuraiState, strike: Strike): Toll {
  const dice = strikeDice(s, strike)
  const rolls = rollsOf(worthOf(s, strike), dice)
  const { hits, flags } = rolls
  const honor = honorOf(s, strike, rolls)
  if (strike.at < 0) {
    // SB-LONE-02 to 07
    const leaderFalls = rolls.atLeast[1]
    const retreats = 1 - leaderFalls
    return { dice, hits, flags, honor, destroyed: 0, retreats, leaderFalls, gone: 0, stands: [] }
  }
  const { blocks } = s.units[strike.at]
  const sums = new Sums()
  const here = new Target(s, strike)
  const led = s.leaderAt[strike.hex] >= 0
  const aftermaths: Aftermath[][] = []
  for (const { lost, flags, chance } of rolls.losses[blocks]) {
    if (!led || lost === 0) {
      sums.add(false, chance, here.fate(lost, flags))
      continue
    }
    aftermaths[lost] ??= aftermathsOf(s, strike, lost)
    for (const { target, leaderFell, chance: share } of aftermaths[lost]) {
      sums.add(leaderFell, chance * share, target.fate(0, flags))
    }
  }
  const { destroyed, retreats, leaderFalls, gone } = sums
  return { dice, hits, flags, honor, destroyed, retreats, leaderFalls, gone, stands: sums.stands() }
}

/** SB-POOL-02: no more than the pool has. */
function honorOf(s: SamuraiState, { collects, at }: Strike, { all, honor }: Rolls): readonly number[] {
  if (!collects && honor.length <= s.pool + 1) return honor
  const blocks = at < 0 ? 0 : s.units[at].blocks
  const { headHonor } = battlefield(s).edition
  const heads = (hits: number): number => (collects ? Math.min(hits, blocks) * headHonor : 0)
  return counted(all, (roll) => Math.min(roll.honor + heads(roll.hits), s.pool))
}

/** How things stand when blocks are off and the leader has been checked, before the flags. */
interface Aftermath {
  readonly target: Target
  readonly chance: number
  readonly leaderFell: boolean
}

function aftermathsOf(s: SamuraiState, strike: Strike, lost: number): Aftermath[] {
  const hurt = copyAround(s, strike.at, strike.hex)
  const unit = hurt.units[strike.at]
  takeBlocks(hurt, unit, lost, strike.way)
  const unhurt = { target: new Target(hurt, strike), leaderFell: false }
  if (isOver(hurt)) return [{ ...unhurt, chance: 1 }]
  const leader = hurt.leaders[hurt.leaderAt[strike.hex]]
  const falls = chanceOfFall(checkDice(hurt, leader, strike.way === 'ranged', isAlive(unit)))
  const bereft = copyAround(hurt, strike.at, strike.hex)
  killLeader(bereft, bereft.leaders[leader.id], true)
  return [
    { ...unhurt, chance: 1 - falls },
    { target: new Target(bereft, strike), leaderFell: true, chance: falls },
  ]
}

/** What becomes of the target: blocks that remain, whether it had to leave its hex, whether that ends the game. */
interface Fate {
  readonly blocks: number
  readonly leaves: boolean
  readonly over: boolean
}

/** The target of a strike as it stands in one state. What is asked of it for one roll is often asked again for another. */
class Target {
  private readonly s: SamuraiState
  private readonly strike: Strike
  private readonly unit: Unit
  /** By flags, the way that it flees. */
  private readonly flights: Flight[] = []
  private fall: Fate | null = null

  constructor(s: SamuraiState, strike: Strike) {
    this.s = s
    this.strike = strike
    this.unit = s.units[strike.at]
  }

  /** When it has lost so many blocks more, and then takes the flags. */
  fate(lost: number, flags: number): Fate {
    const { s, unit } = this
    const over = isOver(s)
    if (!isAlive(unit) || over) return { blocks: unit.blocks, leaves: !isAlive(unit), over }
    if (lost >= unit.blocks) return this.destroyed()
    this.flights[flags] ??= this.flee(flags)
    const { lost: lostInFlight, leaves } = this.flights[flags]
    const blocks = unit.blocks - lost - lostInFlight
    return blocks > 0 ? { blocks, leaves, over } : this.destroyed()
  }

  /** SB-RET, SB-MOR: the owner ignores all flags that he may, and goes as far as he can before he loses blocks. */
  private flee(flags: number): Flight {
    const { s, unit } = this
    const { blocks, steps } = priceOfFlags(s, unit, Math.max(0, flags - flagsToIgnore(s, this.strike)))
    const walked = stepsFrom(s, unit, leaderWith(s, unit) !== undefined, unit.hex, steps)
    return { lost: blocks + steps - walked, leaves: walked > 0 }
  }

  private destroyed(): Fate {
    if (this.fall === null) {
      const without = copyAround(this.s, this.strike.at, this.strike.hex)
      takeBlocks(without, without.units[this.strike.at], this.unit.blocks, this.strike.way)
      this.fall = { blocks: 0, leaves: true, over: isOver(without) }
    }
    return this.fall
  }
}

interface Flight {
  readonly lost: number
  readonly leaves: boolean
}

/** Chances as they add up. */
class Sums {
  destroyed = 0
  retreats = 0
  leaderFalls = 0
  gone = 0
  /** By blocks. */
  private readonly standing: number[] = []

  add(leaderFell: boolean, chance: number, { blocks, leaves, over }: Fate): void {
    if (leaderFell) this.leaderFalls += chance
    if (blocks === 0) this.destroyed += chance
    else if (leaves) this.retreats += chance
    if (over) return
    if (leaves) this.gone += chance
    else this.standing[blocks] = (this.standing[blocks] ?? 0) + chance
  }

  stands(): Toll['stands'] {
    const list: { blocks: number; chance: number }[] = []
    for (let blocks = 0; blocks < this.standing.length; blocks++) {
      const chance = this.standing[blocks] ?? 0
      if (chance > 0) list.push({ blocks, chance })
    }
    return list
  }
}
