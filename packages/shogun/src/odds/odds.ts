import { type Fighter, hitsAtMost, sides } from '../data/pieces.ts'
import { type BattleLine, fightersIn } from '../position/battle-line.ts'

/** In what order a side gives up its units: the first that it still has goes next. Extras go before, the daimyo last. */
export type CasualtyOrder = readonly Exclude<Fighter, 'daimyo'>[]

/** Hired men first, who leave anyway (and so the ronin limit is always kept); then whoever is cheapest to replace. */
export const cheapestFirst: CasualtyOrder = ['ronin', 'spearman', 'gunner', 'swordsman', 'archer']

/** What units are worth to whoever decides whether to go on, in koku; ronin are gone at the end of the round. */
export interface Stakes {
  readonly units: Readonly<Record<Fighter, number>>
  readonly province: number // cleared
  readonly enemy: number // weight of enemy losses against own ones
}

export const usualStakes: Stakes = {
  units: { daimyo: 6, archer: 1, swordsman: 0.5, gunner: 0.5, spearman: 1 / 3, ronin: 0.1 },
  province: 1,
  enemy: 0.7,
}

export interface BattleOdds {
  /** The province is cleared and an attacker is left. */
  readonly win: number
  /** The attackers are wiped out, defenders are left. */
  readonly lose: number
  /** Nobody is left. */
  readonly bothLost: number
  /** By how many are left when it is fought to the end, extras not counted. */
  readonly attackersLeft: readonly number[]
  readonly defendersLeft: readonly number[]
  readonly expectedAttackers: number
  readonly expectedDefenders: number
  /** What the battle gains for the attacker who breaks off at the best moments, in koku, from where it stands now. */
  readonly gain: number
  /** Whether the attacker should go on, after so many losses of his own and of the enemy's. */
  goOn(attackersLost: number, defendersLost: number): boolean
}

/** A side after each number of losses: its hits in each half of a sequence, and what it has lost. */
interface Side {
  readonly count: number
  readonly missiles: readonly (readonly number[])[] // by losses: chance of each number of hits in steps 1 and 2
  readonly melee: readonly (readonly number[])[] // in steps 4 to 6
  readonly landing: readonly number[] // in the free sequence of a naval attack, extras apart
  readonly lost: readonly number[] // by losses: worth of the dead
  readonly extras: number
}

/**
 * The exact odds of a battle fought to the end, by adding up every way it can go: since each side gives up its units in
 * a fixed order, a position is just how many each has lost.
 */
export function battleOdds(
  attackers: BattleLine,
  defenders: BattleLine,
  bySea: boolean,
  orders: { attackers: CasualtyOrder; defenders: CasualtyOrder } = {
    attackers: cheapestFirst,
    defenders: cheapestFirst,
  },
  stakes: Stakes = usualStakes,
): BattleOdds {
  const a = sideOf(attackers, orders.attackers, stakes)
  const d = sideOf(defenders, orders.defenders, stakes)
  return { ...foughtOut(a, d, bySea), ...brokenOffWisely(a, d, bySea, stakes) }
}

/** SG-CBT: how it ends if nobody breaks off. Mass flows from the start to ever greater losses. */
function foughtOut(a: Side, d: Side, bySea: boolean): Omit<BattleOdds, 'gain' | 'goOn'> {
  const width = d.count + 1
  const before = new Float64Array((a.count + 1) * width) // at the beginning of a sequence
  const between = new Float64Array((a.count + 1) * width) // after step 3
  const landing = bySea ? d.landing : [1]
  landing.forEach((chance, hits) => {
    before[Math.min(hits, a.count) * width] += chance
  })
  for (let i = 0; i < a.count; i++) {
    for (let j = 0; j < d.count; j++) {
      const cell = i * width + j
      const noMissile = a.missiles[i][0] * d.missiles[j][0]
      const noMelee = a.melee[i][0] * d.melee[j][0]
      if (before[cell] === 0 && between[cell] === 0) continue
      // a sequence without any hit comes back to the same position
      const starts = (before[cell] + noMelee * between[cell]) / (1 - noMissile * noMelee)
      const middles = between[cell] + noMissile * starts
      spread(starts, a.missiles[i], d.missiles[j], i, j, a, d, between)
      spread(middles, a.melee[i], d.melee[j], i, j, a, d, before)
    }
  }
  const ended = (i: number, j: number) => before[i * width + j] + between[i * width + j]
  const attackersLeft = Array.from({ length: a.count + 1 }, () => 0)
  const defendersLeft = Array.from({ length: d.count - d.extras + 1 }, () => 0)
  let win = 0
  let lose = 0
  for (let i = 0; i < a.count; i++) {
    const chance = ended(i, d.count)
    win += chance
    attackersLeft[a.count - i] += chance
    defendersLeft[0] += chance
  }
  for (let j = 0; j < d.count; j++) {
    const chance = ended(a.count, j)
    lose += chance
    attackersLeft[0] += chance
    defendersLeft[Math.min(d.count - j, d.count - d.extras)] += chance
  }
  const bothLost = ended(a.count, d.count)
  attackersLeft[0] += bothLost
  defendersLeft[0] += bothLost
  return {
    win,
    lose,
    bothLost,
    attackersLeft,
    defendersLeft,
    expectedAttackers: mean(attackersLeft),
    expectedDefenders: mean(defendersLeft),
  }
}

/** Adds a position's mass to those that its hits lead to; no hit at all is already counted. */
function spread(
  mass: number,
  byAttackers: readonly number[],
  byDefenders: readonly number[],
  i: number,
  j: number,
  a: Side,
  d: Side,
  into: Float64Array,
): void {
  const width = d.count + 1
  for (let x = 0; x < byDefenders.length; x++) {
    const row = Math.min(i + x, a.count) * width
    const share = mass * byDefenders[x]
    for (let y = 0; y < byAttackers.length; y++) {
      if (x + y > 0) into[row + Math.min(j + y, d.count)] += share * byAttackers[y]
    }
  }
}

/** SG-CBT-10: what the attacker gains if after every sequence he goes on only where that is worth more. */
function brokenOffWisely(
  a: Side,
  d: Side,
  bySea: boolean,
  stakes: Stakes,
): Pick<BattleOdds, 'gain' | 'goOn'> {
  const width = d.count + 1
  const worth = (i: number, j: number) => stakes.enemy * d.lost[j] - a.lost[i]
  const starts = new Float64Array((a.count + 1) * width) // at the beginning of a sequence
  const middles = new Float64Array((a.count + 1) * width) // after step 3
  const choices = new Float64Array((a.count + 1) * width) // in step 8
  for (let i = a.count; i >= 0; i--) {
    for (let j = d.count; j >= 0; j--) {
      const cell = i * width + j
      if (i === a.count || j === d.count) {
        const prize = j === d.count && i < a.count ? stakes.province : 0
        starts[cell] = middles[cell] = choices[cell] = worth(i, j) + prize
        continue
      }
      const noMissile = a.missiles[i][0] * d.missiles[j][0]
      const noMelee = a.melee[i][0] * d.melee[j][0]
      const toMiddle = expected(a.missiles[i], d.missiles[j], i, j, a, d, middles)
      const toChoice = expected(a.melee[i], d.melee[j], i, j, a, d, choices)
      const goingOn = (toMiddle + noMissile * toChoice) / (1 - noMissile * noMelee)
      choices[cell] = Math.max(worth(i, j), goingOn)
      middles[cell] = toChoice + noMelee * choices[cell]
      starts[cell] = toMiddle + noMissile * middles[cell]
    }
  }
  let gain = starts[0]
  if (bySea) {
    gain = 0
    d.landing.forEach((chance, hits) => {
      gain += chance * starts[Math.min(hits, a.count) * width]
    })
  }
  return { gain, goOn: (i, j) => choices[i * width + j] > worth(i, j) }
}

function expected(
  byAttackers: readonly number[],
  byDefenders: readonly number[],
  i: number,
  j: number,
  a: Side,
  d: Side,
  values: Float64Array,
): number {
  const width = d.count + 1
  let sum = 0
  for (let x = 0; x < byDefenders.length; x++) {
    const row = Math.min(i + x, a.count) * width
    for (let y = 0; y < byAttackers.length; y++) {
      if (x + y > 0) sum += byDefenders[x] * byAttackers[y] * values[row + Math.min(j + y, d.count)]
    }
  }
  return sum
}

function sideOf(line: BattleLine, order: CasualtyOrder, stakes: Stakes): Side {
  const left: Record<keyof BattleLine, number> = { ...line }
  const sequence: (keyof BattleLine)[] = ['castleSpearmen', 'fortressRonin', ...order, 'daimyo']
  const count = fightersIn(line)
  const missiles: number[][] = []
  const melee: number[][] = []
  const lost: number[] = []
  let dead = 0
  for (let losses = 0; losses <= count; losses++) {
    missiles.push(together(binomial(left.archer, 'archer'), binomial(left.gunner, 'gunner')))
    melee.push(
      together(
        together(binomial(left.daimyo, 'daimyo'), binomial(left.swordsman, 'swordsman')),
        together(
          binomial(left.ronin + left.fortressRonin, 'ronin'),
          binomial(left.spearman + left.castleSpearmen, 'spearman'),
        ),
      ),
    )
    lost.push(dead)
    const next = sequence.find((unit) => left[unit] > 0)
    if (next === undefined) break
    left[next]--
    if (next !== 'castleSpearmen' && next !== 'fortressRonin') dead += stakes.units[next]
  }
  return {
    count,
    missiles,
    melee,
    landing: landingOf(line),
    lost,
    extras: line.castleSpearmen + line.fortressRonin,
  }
}

/** SG-NAV-02, SG-NAV-03: every fighter once, the extras not. */
function landingOf(line: BattleLine): number[] {
  let chances = [1]
  for (const unit of ['archer', 'gunner', 'daimyo', 'swordsman', 'ronin', 'spearman'] as const) {
    chances = together(chances, binomial(line[unit], unit))
  }
  return chances
}

const binomials = new Map<string, number[]>()

/** The chance of each number of hits when so many of a kind fire (SG-UNI-01). */
function binomial(count: number, unit: Fighter): number[] {
  const key = `${count} ${hitsAtMost[unit]}`
  let chances = binomials.get(key)
  if (chances === undefined) {
    const hit = hitsAtMost[unit] / sides
    chances = [1]
    for (let i = 0; i < count; i++) chances = together(chances, [1 - hit, hit])
    binomials.set(key, chances)
  }
  return chances
}

/** The chances of the sum of two independent numbers. */
function together(first: readonly number[], second: readonly number[]): number[] {
  const sum = Array.from({ length: first.length + second.length - 1 }, () => 0)
  for (let i = 0; i < first.length; i++) {
    for (let j = 0; j < second.length; j++) sum[i + j] += first[i] * second[j]
  }
  return sum
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0)
}
