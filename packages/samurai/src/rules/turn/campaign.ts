import { again, done, nobody, only, type Seat } from '@gunbai/kernel'
import { CIRCLE, FLAG, FORTUNE, SQUARE, SWORDS, TRIANGLE } from '../../data/die.ts'
import { told } from '../../event.ts'
import { around, backward, type HexId, other } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { putUnit, roomFor, unitsOf } from '../../position/pieces.ts'
import { dealCards, layOut } from '../../setups/deal.ts'
import { isAlive, isGuard, kindOf, leaderWith, type SamuraiState, type Unit } from '../../state.ts'
import { rollDice } from '../combat/dice.ts'
import { loseHonor } from '../honor/honor.ts'
import { battle } from './battle.ts'
import { enter, type NoFacts, procedure, type SamuraiChoice } from './sequence.ts'

export interface CarryOver {
  readonly seat: Seat // who rolls
  blocks: number // to be taken from units without a leader
  swords: number // to be taken from any unit
  flags: number // units to be pushed back
}

/** The whole game: one battle, or the battles of a mini-campaign with what is carried from one into the next. */
export const campaign = procedure<NoFacts>('campaign').steps({
  fight: (s) => {
    enter(s, battle, {})
  },
  // SB-SCN-02: the next battle is laid out, and losses are determined before cards are dealt
  layOut: (s) => {
    if (s.campaign === null) return
    s.campaign.battle++
    s.scenario = s.campaign.scenarios[s.campaign.battle]
    layOut(s)
  },
  winner: (s) => {
    if (s.campaign !== null) carry(s, s.campaign.winner)
  },
  loser: (s) => {
    if (s.campaign !== null) carry(s, other(s.campaign.winner))
  },
  deal: (s) => {
    dealCards(s)
    return 'fight'
  },
})

/** A side rolls one die for each Victory Flag that it earned. */
function carry(s: SamuraiState, seat: Seat): void {
  const flags = s.campaign?.flags[seat] ?? 0
  if (flags === 0) return
  const tally = rollDice(s, seat, 'carry over', flags)
  loseHonor(s, other(seat), tally[FORTUNE], 'carry over')
  enter(s, carryOver, {
    seat,
    blocks: tally[CIRCLE] + tally[TRIANGLE] + tally[SQUARE],
    swords: tally[SWORDS],
    flags: tally[FLAG],
  })
}

/** Units that may still lose a block: none loses more than one, and only swords reach one with a leader. */
const weakenable = (s: SamuraiState, f: CarryOver, unit: Unit): boolean =>
  isAlive(unit) &&
  unit.seat !== f.seat &&
  unit.blocks === kindOf(unit).blocks &&
  (f.swords > 0 || leaderWith(s, unit) === undefined)

const pushes: SamuraiChoice<CarryOver, 'pushBack'> = {
  kind: 'pushBack',
  candidates: (s, f, _, list) => {
    for (const { id, hex } of unitsOf(s, other(f.seat))) {
      for (const next of around(hex)) list.push({ kind: 'pushBack', unit: id, hex: next })
    }
  },
  bars: [
    { rule: 'SB-ARMY-03', stops: (s, { unit }) => isGuard(s.units[unit]) },
    {
      rule: 'SB-RET-04',
      stops: (s, { unit: id, hex }) => !backward(s.units[id].seat, s.units[id].hex).includes(hex),
    },
    { rule: 'SB-RET-06', stops: (s, { unit, hex }) => !isFree(s, s.units[unit], hex) },
  ],
  offer: (s, f, _, list) => {
    for (const unit of unitsOf(s, other(f.seat))) {
      if (isGuard(unit)) continue
      for (const hex of backward(unit.seat, unit.hex)) {
        if (isFree(s, unit, hex)) list.push({ kind: 'pushBack', unit: unit.id, hex })
      }
    }
  },
}

const isFree = (s: SamuraiState, unit: Unit, hex: HexId): boolean =>
  !terrainAt(s, battlefield(s), hex).impassable && roomFor(s, unit, leaderWith(s, unit) !== undefined, hex)

const anyPush = (s: SamuraiState, f: CarryOver): boolean =>
  unitsOf(s, other(f.seat)).some(
    (unit) => !isGuard(unit) && backward(unit.seat, unit.hex).some((hex) => isFree(s, unit, hex)),
  )

/** The roller weakens and pushes back units of the enemy's before the next battle. */
export const carryOver = procedure<CarryOver>('carry over').steps({
  weaken: {
    who: (s, f) =>
      f.blocks + f.swords > 0 && s.units.some((unit) => weakenable(s, f, unit)) ? only(f.seat) : nobody,
    choices: [
      {
        kind: 'weaken',
        candidates: (s, f, _, list) => {
          for (const { id } of unitsOf(s, other(f.seat))) list.push({ kind: 'weaken', unit: id })
        },
        bars: [{ rule: 'SB-SCN-02', stops: (s, { unit }, f) => !weakenable(s, f, s.units[unit]) }],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'weaken') return
      const unit = s.units[action.unit]
      // A plain symbol is spent first where it reaches, so that swords stay for units with a leader.
      if (f.blocks > 0 && leaderWith(s, unit) === undefined) f.blocks--
      else f.swords--
      unit.blocks--
      s.tell?.({ kind: 'lost', lost: 1, because: 'carry over', ...told(s, unit) })
      return again
    },
  },
  push: {
    who: (s, f) => (f.flags > 0 && anyPush(s, f) ? only(f.seat) : nobody),
    choices: [pushes],
    answer: (s, f, _, action) => {
      if (action.kind !== 'pushBack') return done
      const unit = s.units[action.unit]
      const from = unit.hex
      putUnit(s, unit, action.hex, leaderWith(s, unit))
      s.tell?.({ kind: 'retreated', path: [from, action.hex], ...told(s, unit) })
      f.flags--
      return again
    },
  },
})
