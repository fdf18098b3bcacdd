import { always, done, nobody, only, type Seat } from '@gunbai/kernel'
import { pass } from '../../action.ts'
import { CIRCLE, FORTUNE, SQUARE, SWORDS, TRIANGLE } from '../../data/die.ts'
import { told } from '../../event.ts'
import { FACE, hasTent } from '../../knowledge/dragon-worths.ts'
import type { Play } from '../../knowledge/play.ts'
import { honorWorth, leaderWorth } from '../../knowledge/weights.ts'
import { chanceToRollMore } from '../../odds/contest.ts'
import { around, NOWHERE, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { leadersOf, unitsOf } from '../../position/pieces.ts'
import {
  isAlive,
  isGuard,
  kindOf,
  leaderWith,
  type SamuraiState,
  type Unit,
  type UnitId,
} from '../../state.ts'
import { rollDice, type Tally } from '../combat/dice.ts'
import { loseHonor } from '../honor/honor.ts'
import { lackAfterCard } from '../honor/lack-of-honor.ts'
import { losses } from '../honor/losses.ts'
import { settle } from '../movement/settling.ts'
import { loseCommandCard } from '../turn/cards-in-hand.ts'
import { flagsOf } from '../turn/flags.ts'
import { enter, isOver, procedure } from '../turn/sequence.ts'
import { dropBanner, killLeader, takeBlocks } from '../turn/victory.ts'
import { type DragonCard, dragon } from './dragon-card.ts'
import { forcedRetreats } from './red-dragon.ts'

/** O-17: whether the unit stands in or next to water. */
function isByWater(s: SamuraiState, unit: Unit): boolean {
  const { terrain } = battlefield(s)
  return terrain[unit.hex].water || around(unit.hex).some((hex) => terrain[hex].water)
}

const isEnemyByWater = (s: SamuraiState, unit: Unit, seat: Seat): boolean =>
  isAlive(unit) && unit.seat !== seat && !isGuard(unit) && isByWater(s, unit)

function loseBySymbol(s: SamuraiState, seat: Seat, tally: Tally, because: string): void {
  enter(s, losses, {
    seat,
    from: NOWHERE,
    because,
    circle: tally[CIRCLE],
    triangle: tally[TRIANGLE],
    square: tally[SQUARE],
  })
}

/** Cards that harm the enemy army before orders are given. */
export const woeCards: readonly DragonCard[] = [
  // SB-DC-BLUEDRAGON-01
  dragon({
    title: 'blue-dragon',
    rule: 'SB-DC-BLUEDRAGON-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    can: (s, _, seat) => s.units.some((unit) => isEnemyByWater(s, unit, seat)),
    play: (s, _, seat) => {
      for (const unit of s.units) {
        if (isOver(s)) return
        if (!isEnemyByWater(s, unit, seat)) continue
        if (rollDice(s, seat, 'blue dragon', 1)[kindOf(unit).symbol] > 0)
          takeBlocks(s, unit, 1, 'blue dragon')
      }
    },
    worth: ({ s, seat }) => 1.7 * FACE * s.units.filter((unit) => isEnemyByWater(s, unit, seat)).length,
  }),
  // SB-DC-REDDRAGON-01 to 03
  dragon({
    title: 'red-dragon',
    rule: 'SB-DC-REDDRAGON-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'with command',
    play: (s, _, seat) => {
      const tally = rollDice(s, seat, 'red dragon', hasTent(s, seat) ? 4 : 3)
      const enemy = other(seat)
      if (!battlefield(s).edition.redDragonRetreats) return loseBySymbol(s, enemy, tally, 'red dragon')
      const [circle, triangle, square] = tally
      enter(s, forcedRetreats, { seat: enemy, circle, triangle, square })
    },
    worth: ({ s, seat }) =>
      (battlefield(s).edition.redDragonRetreats ? 0.3 : 0.5) * (hasTent(s, seat) ? 4 : 3),
  }),
  // SB-DC-FAMINE-01 to 03, O-35, SB-LACK-18
  dragon({
    title: 'rice-famine',
    rule: 'SB-DC-FAMINE-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'with command',
    can: (s, _, seat) => circleUnits(s, other(seat)) > 0,
    play: (s, _, seat) => {
      const enemy = other(seat)
      const tally = rollDice(s, seat, 'rice famine', circleUnits(s, enemy))
      const unpaid = loseHonor(s, enemy, 2 * tally[FORTUNE], 'card')
      lackAfterCard(s, enemy, unpaid) // runs after the losses, which are entered last
      loseBySymbol(s, enemy, tally, 'rice famine')
    },
    worth: ({ s, seat }) => circleUnits(s, other(seat)) * (3 * FACE + honorWorth(s, other(seat), 2 * FACE)),
  }),
  // SB-DC-ASSASSIN-01, SB-DC-ASSASSIN-02, O-20
  dragon({
    title: 'ninja-assassin',
    rule: 'SB-DC-ASSASSIN-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'with command',
    can: (s, _, seat) => s.leaders.some((leader) => isAlive(leader) && leader.seat !== seat),
    aims: { at: (s, _, seat) => leadersOf(s, other(seat)).map(({ id }) => ({ leader: id })) },
    play: (s, _, seat, { leader }) => {
      if (leader === undefined || rollDice(s, seat, 'ninja assassin', 1)[SWORDS] === 0) return
      killLeader(s, s.leaders[leader], true)
      if (!isOver(s) && battlefield(s).edition.assassinTakesCard) loseCommandCard(s, other(seat))
    },
    worth: ({ s, action: { leader } }) =>
      leader === undefined ? 0 : FACE * (leaderWorth(s, s.leaders[leader]) + 1),
  }),
  // SB-DC-TURNCOAT-01 to 04
  dragon({
    title: 'turncoat',
    rule: 'SB-DC-TURNCOAT-01',
    gmt: 1,
    zvezda: 1,
    cost: 4,
    window: 'with command',
    can: (s, _, seat) => s.units.some((unit) => isTempted(s, unit, seat)),
    aims: {
      at: (s, _, seat) => unitsOf(s, other(seat)).map(({ id }) => ({ unit: id })),
      fits: (s, _, { unit }, seat) => unit !== undefined && isTempted(s, s.units[unit], seat),
    },
    play: (s, _, seat, { unit }) => {
      if (unit === undefined) return
      const own = rollDice(s, seat, 'turncoat', turncoatDice(s, seat))[FORTUNE]
      const theirs = rollDice(s, other(seat), 'turncoat', turncoatDice(s, other(seat)))[FORTUNE]
      if (own !== theirs) enter(s, turncoat, { unit, decides: own > theirs ? seat : other(seat) })
    },
    worth: turncoatWorth,
  }),
]

const circleUnits = (s: SamuraiState, seat: Seat): number =>
  s.units.filter((unit) => isAlive(unit) && unit.seat === seat && kindOf(unit).symbol === CIRCLE).length

const isTempted = (s: SamuraiState, unit: Unit, seat: Seat): boolean =>
  isAlive(unit) && unit.seat !== seat && leaderWith(s, unit) === undefined

/** SB-DC-TURNCOAT-01 */
function turncoatDice(s: SamuraiState, seat: Seat): number {
  const enemy = other(seat)
  return 3 + (flagsOf(s, seat) > flagsOf(s, enemy) ? 1 : 0) + (s.honor[seat] > s.honor[enemy] ? 2 : 0)
}

/** A unit that goes over is lost to one side and won by the other. */
function turncoatWorth({ s, seat, action }: Play): number {
  if (action.unit === undefined) return 0
  const { blocks } = s.units[action.unit]
  return chanceToRollMore(turncoatDice(s, seat), turncoatDice(s, other(seat))) * (1 + 1.2 * blocks)
}

/** SB-DC-TURNCOAT-02: whoever rolled more decides whether the unit goes over. */
export const turncoat = procedure<{ readonly unit: UnitId; readonly decides: Seat }>('turncoat').steps({
  decide: {
    who: (_, f) => (f.decides < 0 ? nobody : only(f.decides)),
    choices: [always({ kind: 'changeSides' }), always(pass)],
    answer: (s, f, _, action) => {
      if (action.kind !== 'changeSides') return done
      const unit = s.units[f.unit]
      dropBanner(s, unit)
      unit.seat = other(unit.seat)
      unit.locked = false
      s.tell?.({ kind: 'changedSides', ...told(s, unit) })
      settle(s, unit)
      return done
    },
    about: (s, f) => ({ unit: f.unit, hex: s.units[f.unit].hex }),
  },
})
