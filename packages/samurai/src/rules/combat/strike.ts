import { again, always, done, nobody, only } from '@gunbai/kernel'
import { pass } from '../../action.ts'
import { CIRCLE, FLAG, FORTUNE, SQUARE, SWORDS, TRIANGLE } from '../../data/die.ts'
import { by, type RollPurpose, told } from '../../event.ts'
import { tellLuck } from '../../odds/luck.ts'
import { other } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { unitsOf } from '../../position/pieces.ts'
import { isAlive, isGuard, type SamuraiState, type UnitId } from '../../state.ts'
import { reaction } from '../cards/windows.ts'
import { gainHonor, loseHonor } from '../honor/honor.ts'
import { cardEffects } from '../turn/card-on-table.ts'
import { chance, enter, procedure, type SamuraiChoice } from '../turn/sequence.ts'
import { killLeader, takeBlocks } from '../turn/victory.ts'
import { strikeDice } from './combat-dice.ts'
import { rollDice } from './dice.ts'
import { mayBeInspired } from './inspiration.ts'
import { checkLeader } from './leader-check.ts'
import { leaderRetreat, leaveTent } from './leader-retreat.ts'
import { flagsToIgnore } from './morale.ts'
import { countsIn, flagsIn, hitsIn, honorIn, worthOf } from './results.ts'
import { newRetreat, retreat } from './retreat.ts'
import type { Strike } from './strike-facts.ts'

/** Who fights in a strike: one unit, or the units of a Levy Charge. */
const fighters = (s: SamuraiState, f: Strike): readonly UnitId[] =>
  f.way === 'attack' && s.charge.length > 0 ? [f.by, ...s.charge] : [f.by]

/** The fighting units that may still be inspired, each for its own token (SB-INSP-06, SB-LEVY-06). */
function inspirable(s: SamuraiState, f: Strike): UnitId[] {
  if (f.way === 'ranged' || f.revenge > 0 || s.honor[f.seat] === 0) return [] // SB-RNG-23
  return fighters(s, f).filter(
    (id, place) => (f.inspiredUnits & (1 << place)) === 0 && mayBeInspired(s, s.units[id]),
  )
}

const isInspired = (s: SamuraiState, f: Strike, unit: UnitId): boolean =>
  (f.inspiredUnits & (1 << fighters(s, f).indexOf(unit))) !== 0

const inspirations: SamuraiChoice<Strike, 'inspire'> = {
  kind: 'inspire',
  candidates: (s, _, seat, list) => {
    for (const { id } of unitsOf(s, seat)) list.push({ kind: 'inspire', unit: id })
  },
  bars: [
    { rule: 'SB-INSP-01', stops: (s, { unit }, f) => !fighters(s, f).includes(unit) },
    { rule: 'SB-INSP-06', stops: (s, { unit }, f) => isInspired(s, f, unit) },
    {
      rule: 'SB-INSP-10',
      stops: (s, { unit }) => terrainAt(s, battlefield(s), s.units[unit].hex).deafens,
    },
    { rule: 'SB-INSP-03', stops: (s, { unit }) => !mayBeInspired(s, s.units[unit]) },
  ],
  offer: (s, f, _, list) => {
    for (const unit of inspirable(s, f)) list.push({ kind: 'inspire', unit })
  },
}

/** Rolls the dice of a strike; what was rolled before no longer counts. */
export function rollFaces(s: SamuraiState, f: Strike, purpose: RollPurpose, dice: number): void {
  f.circle = f.triangle = f.square = f.flags = f.fortune = f.swords = 0
  f.dice = dice
  addFaces(s, f, purpose, dice)
}

function addFaces(s: SamuraiState, f: Strike, purpose: RollPurpose, dice: number): void {
  const tally = rollDice(s, f.seat, purpose, dice)
  f.circle += tally[CIRCLE]
  f.triangle += tally[TRIANGLE]
  f.square += tally[SQUARE]
  f.flags += tally[FLAG]
  f.fortune += tally[FORTUNE]
  f.swords += tally[SWORDS]
}

/** Who strikes at which hex. */
function aboutStrike(s: SamuraiState, f: Strike) {
  return { unit: f.by, from: s.units[f.by].hex, hex: f.hex }
}

/** The same, with the faces that were rolled. */
function aboutRoll(s: SamuraiState, f: Strike) {
  const { circle, triangle, square, flags, fortune, swords } = f
  return { ...aboutStrike(s, f), circle, triangle, square, flags, fortune, swords }
}

/** One roll against one target, with everything that may be played around it and everything that follows from it. */
export const strike = procedure<Strike>('strike').steps({
  // Cards before the roll: the roller's, then the other side's; one that answers gives the roller another chance.
  ours: reaction('attack', 'before roll', (_, f) => f.seat, aboutStrike),
  theirs: reaction('attacked', 'before their roll', (_, f) => other(f.seat), aboutStrike, 'ours'),
  // SB-INSP-01, SB-INSP-02
  inspire: {
    who: (s, f) => (inspirable(s, f).length > 0 ? only(f.seat) : nobody),
    choices: [always(pass), inspirations],
    window: chance('inspire'),
    answer: (s, f, seat, action) => {
      if (action.kind !== 'inspire') return
      loseHonor(s, seat, 1, 'inspire')
      f.inspired++
      f.inspiredUnits |= 1 << fighters(s, f).indexOf(action.unit)
      s.tell?.({ kind: 'inspired', ...told(s, s.units[action.unit]) })
      return again
    },
    about: (s, f) => ({ unit: f.by, hex: s.units[f.by].hex }),
  },
  roll: (s, f) => {
    rollFaces(s, f, f.way, strikeDice(s, f))
    if (s.hearLuck) tellLuck(s, f, s.hearLuck)
    if (f.way === 'attack') s.struckWith = f.dice
  },
  fortune: reaction('attack', 'after roll', (_, f) => f.seat, aboutRoll),
  // SB-ARMY-06, SB-ARMY-07, SB-DC-FIREBYRANK-01; O-27: after the Spirit of Kishijoten
  swordsAgain: (s, f) => {
    if (f.swords === 0 || !worthOf(s, f).swordsAgain) return
    addFaces(s, f, f.way === 'ranged' ? 'fire by rank' : 'swords again', f.swords)
  },
  answer: reaction('attacked', 'after their roll', (_, f) => other(f.seat), aboutRoll),
  // SB-HF, SB-RNG-17
  honor: (s, f) => {
    gainHonor(s, f.seat, honorIn(worthOf(s, f), f), 'fortune')
  },
  hits: (s, f) => {
    const worth = worthOf(s, f)
    const hits = f.armoured ? 0 : hitsIn(worth, f)
    s.tell?.({ kind: 'struck', ...by(s, f.seat), hits, counts: countsIn(worth, f) })
    if (f.at < 0) return strikeLoneLeader(s, f, hits)
    f.lost = takeBlocks(s, s.units[f.at], hits, f.way)
    if (f.collects) gainHonor(s, f.seat, f.lost * battlefield(s).edition.headHonor, 'card')
    rememberShot(s, f)
    return
  },
  // SB-LCC-12: before the flags
  check: (s, f) => {
    const leader = s.leaderAt[f.hex]
    if (f.lost > 0 && leader >= 0) {
      checkLeader(s, s.leaders[leader], f.way === 'ranged', isAlive(s.units[f.at]))
    }
  },
  // SB-LCC-10, SB-ARMY-17
  alone: (s, f) => {
    if (isAlive(s.units[f.at])) return
    const id = s.leaderAt[f.hex]
    if (id >= 0) {
      if (isGuard(s.units[f.at])) leaveTent(s, s.leaders[id])
      else enter(s, leaderRetreat, { leader: id })
    }
    return done
  },
  // SB-RET-01
  flags: (s, f) => {
    const flags = flagsIn(worthOf(s, f), f)
    const unit = s.units[f.at]
    if (flags === 0 || (isGuard(unit) && battlefield(s).edition.guardsIgnoreAllFlags)) return done
    enter(s, retreat, newRetreat(s, unit, flags, flagsToIgnore(s, f)))
    return done
  },
})

/** SB-LONE-02 to 07: swords kill him; otherwise he must go, flags or none. */
function strikeLoneLeader(s: SamuraiState, f: Strike, hits: number): typeof done {
  const leader = s.leaders[f.leader]
  if (hits > 0) killLeader(s, leader, true)
  else enter(s, leaderRetreat, { leader: leader.id })
  return done
}

/** SB-DC-ARMOUR-02: what this shot took, whoever made it, until the next one at the same target. */
function rememberShot(s: SamuraiState, f: Strike): void {
  if (f.way === 'ranged' && cardEffects(s).shots > 1) s.units[f.at].shotLoss = f.lost
}
