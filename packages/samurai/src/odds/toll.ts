import { copyAround } from '../copy.ts'
import { strikeDice } from '../rules/combat-dice.ts'
import { battlefield } from '../rules/ground.ts'
import { chanceOfFall, checkDice } from '../rules/leader-check.ts'
import { flagsToIgnore } from '../rules/morale.ts'
import { worthOf } from '../rules/results.ts'
import { priceOfFlags, stepsFrom } from '../rules/retreat.ts'
import { isOver } from '../rules/sequence.ts'
import type { Strike } from '../rules/strike-facts.ts'
import { killLeader, takeBlocks } from '../rules/victory.ts'
import { isAlive, leaderWith, NO_LEADER, type SamuraiState } from '../state.ts'
import { rollsOf } from './rolls.ts'

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
  const { all } = rollsOf(worthOf(s, strike), dice)
  const sums = new Sums(dice)
  const blocks = strike.at < 0 ? 0 : s.units[strike.at].blocks
  const aftermaths = new Map<number, readonly Aftermath[]>()
  for (const { hits, flags, honor, chance } of all) {
    const lost = Math.min(hits, blocks)
    const heads = strike.collects ? lost * battlefield(s).edition.headHonor : 0
    sums.count(hits, flags, Math.min(honor + heads, s.pool), chance) // SB-POOL-02
    if (strike.at < 0) {
      // SB-LONE-02 to 07
      if (hits > 0) sums.leaderFalls += chance
      else sums.retreats += chance
      continue
    }
    let after = aftermaths.get(lost)
    if (after === undefined) {
      after = aftermathsOf(s, strike, lost)
      aftermaths.set(lost, after)
    }
    for (const each of after) sums.add(each, chance * each.chance, fateOf(each, strike, flags))
  }
  return sums.toll()
}

/** How things stand when blocks are off and the leader has been checked, before the flags. */
interface Aftermath {
  readonly s: SamuraiState
  readonly chance: number
  readonly leaderFell: boolean
  readonly fates: Map<number, Fate>
}

function aftermathsOf(s: SamuraiState, strike: Strike, lost: number): Aftermath[] {
  if (lost === 0) return [{ s, chance: 1, leaderFell: false, fates: new Map() }]
  const hurt = copyAround(s, strike.at, strike.hex)
  const unit = hurt.units[strike.at]
  takeBlocks(hurt, unit, lost, strike.way)
  const leader = isOver(hurt) ? NO_LEADER : hurt.leaderAt[strike.hex]
  if (leader < 0) return [{ s: hurt, chance: 1, leaderFell: false, fates: new Map() }]
  const check = checkDice(hurt, hurt.leaders[leader], strike.way === 'ranged', isAlive(unit))
  const falls = chanceOfFall(check)
  const bereft = copyAround(hurt, strike.at, strike.hex)
  killLeader(bereft, bereft.leaders[leader], true)
  return [
    { s: hurt, chance: 1 - falls, leaderFell: false, fates: new Map() },
    { s: bereft, chance: falls, leaderFell: true, fates: new Map() },
  ]
}

/** What becomes of the target: blocks that remain, whether it had to leave its hex, whether that ends the game. */
interface Fate {
  readonly blocks: number
  readonly leaves: boolean
  readonly over: boolean
}

function fateOf(after: Aftermath, strike: Strike, flags: number): Fate {
  let fate = after.fates.get(flags)
  if (fate === undefined) {
    fate = underFlags(after.s, strike, flags)
    after.fates.set(flags, fate)
  }
  return fate
}

/** SB-RET, SB-MOR: the owner ignores all flags that he may, and goes as far as he can before he loses blocks. */
function underFlags(s: SamuraiState, strike: Strike, flags: number): Fate {
  const unit = s.units[strike.at]
  const over = isOver(s)
  if (!isAlive(unit) || over) return { blocks: unit.blocks, leaves: !isAlive(unit), over }
  const price = priceOfFlags(s, unit, Math.max(0, flags - flagsToIgnore(s, strike)))
  const walked = stepsFrom(s, unit, leaderWith(s, unit) !== undefined, unit.hex, price.steps)
  const lost = price.blocks + price.steps - walked
  if (lost < unit.blocks) return { blocks: unit.blocks - lost, leaves: walked > 0, over }
  const without = copyAround(s, strike.at, strike.hex)
  takeBlocks(without, without.units[strike.at], lost, 'flags')
  return { blocks: 0, leaves: true, over: isOver(without) }
}

/** Chances as they add up. */
class Sums {
  readonly hits = [0]
  readonly flags = [0]
  readonly honor = [0]
  destroyed = 0
  retreats = 0
  leaderFalls = 0
  gone = 0
  readonly stands: number[] = []
  private readonly dice: number

  constructor(dice: number) {
    this.dice = dice
  }

  count(hits: number, flags: number, honor: number, chance: number): void {
    add(this.hits, hits, chance)
    add(this.flags, flags, chance)
    add(this.honor, honor, chance)
  }

  add(after: Aftermath, chance: number, fate: Fate): void {
    if (after.leaderFell) this.leaderFalls += chance
    if (fate.blocks === 0) this.destroyed += chance
    else if (fate.leaves) this.retreats += chance
    if (fate.over) return
    if (fate.leaves) this.gone += chance
    else add(this.stands, fate.blocks, chance)
  }

  toll(): Toll {
    const { dice, hits, flags, honor, destroyed, retreats, leaderFalls, gone } = this
    const stands = this.stands.flatMap((chance, blocks) => (chance > 0 ? [{ blocks, chance }] : []))
    return { dice, hits, flags, honor, destroyed, retreats, leaderFalls, gone, stands }
  }
}

function add(list: number[], place: number, chance: number): void {
  while (list.length <= place) list.push(0)
  list[place] += chance
}
