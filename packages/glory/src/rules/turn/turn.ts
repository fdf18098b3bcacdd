import { again, always, call, endGame, everybody, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, done, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, unitsOf } from '../../position/piece.ts'
import {
  ENTERED_FREE,
  ENTERED_ORDERED,
  type GloryState,
  hasDone,
  note,
  ORDINARY,
  RAN,
  ROUTED,
  type UnitId,
} from '../../state.ts'
import { d10 } from '../combat/effects.ts'
import { routMovement, startRout } from '../movement/flight.ts'
import { activation, beginActivation } from './activation.ts'
import { drawMarker, everyMarker, isDue, markersOf, outOfPlay } from './cup.ts'
import { checkDemoralisation } from './demoralisation.ts'
import { phaseA } from './orders.ts'
import { automaticWinner, countGarrisons, finalPoints, victoryByPoints } from './victory.ts'

/** The turn, phases A to F. Section 1. */

interface Turn {
  enough: boolean // whether a side has had enough before the last turn
  runner: Seat // who moves routed units now
  ran: number // sides that have moved theirs
}

export const turn = procedure<GloryState, Turn, GloryAction>('turn').steps({
  begin: (s) => {
    s.tell?.({ kind: 'turn', field: s.field, turn: s.turn, weather: fieldOf(s).battle.weather[s.turn] })
    for (const commander of s.commanders) commander.flipped = false
  },
  phaseA: (s) => call(s, phaseA, {}),
  // JG-3-a, b, c
  phaseB: (s) => {
    const dice = [d10(s), d10(s)]
    const totals = dice.map((die, seat) => die + chiefModifier(s, seat))
    s.initiative = totals[0] > totals[1] ? 0 : totals[1] > totals[0] ? 1 : -1
    s.opener = -1
    s.tell?.({ kind: 'initiative', field: s.field, dice, totals, seat: s.initiative })
  },
  // JG-1.B-b, JG-3-d, f, R-03
  opener: {
    who: (s) =>
      s.initiative >= 0 && ordinaryMarkers(s, s.initiative).length > 0 ? only(s.initiative) : nobody,
    choices: [
      always(done),
      {
        kind: 'open',
        candidates: (s, _, seat, list) => {
          for (const marker of everyMarker(s, seat)) list.push({ kind: 'open', marker })
        },
        bars: [barredBy((s, { marker }) => outOfPlay(s, marker))],
        offer: (s, _, seat, list) => {
          for (const marker of ordinaryMarkers(s, seat)) list.push({ kind: 'open', marker })
        },
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind === 'open') s.opener = action.marker
    },
  },
  // JG-1.C-a, b, c
  phaseC: (s) => {
    for (const seat of [0, 1])
      for (const marker of ordinaryMarkers(s, seat)) if (marker !== s.opener) s.cup.push(marker)
    s.cup.sort((a, b) => a - b)
    if (s.opener < 0) return
    beginActivation(s, s.opener, true)
    call(s, activation, {})
  },
  // JG-1.D-a, e, R-04
  phaseD: (s) => {
    if (s.cup.length < 2) return
    beginActivation(s, drawMarker(s), false)
    call(s, activation, {})
    return 'phaseD'
  },
  // JG-1.D-f, JG-5.2.1-b
  leftOver: (s) => {
    for (const marker of s.cup) {
      s.revealed++
      s.tell?.({ kind: 'leftOver', field: s.field, marker })
    }
    s.cup = []
    s.formations.forEach((each, formation) => {
      each.waited = isDue(s, formation)
    })
  },
  // JG-1.E-a, R-46: the side with initiative first, else the one with more routed units, else by lot
  phaseE: (s, f) => {
    // it is for those in rout now
    for (const unit of s.units) unit.did = unit.condition === ROUTED ? 0 : RAN
    const counts = [0, 1].map((seat) => routedUnits(s, seat, () => true).length)
    f.runner =
      s.initiative >= 0
        ? s.initiative
        : counts[0] > counts[1]
          ? 0
          : counts[1] > counts[0]
            ? 1
            : counts[0] > 0
              ? d10(s) % 2
              : 0
    f.ran = 0
  },
  // D34
  routs: {
    who: (s, f) => (toRun(s, f.runner).length > 0 ? only(f.runner) : nobody),
    choices: [
      {
        kind: 'rout',
        candidates: (s, _, seat, list) => {
          for (const unit of unitsOf(s, seat)) list.push({ kind: 'rout', unit, edge: -1 })
        },
        bars: [
          { rule: 'JG-1.E-a', stops: (s, { unit }) => s.units[unit].condition !== ROUTED },
          { rule: 'R-81', stops: (s, { unit }) => hasDone(s.units[unit], RAN) },
        ],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'rout') return
      note(s.units[action.unit], RAN)
      call(s, routMovement, startRout(action.unit))
      return again
    },
    skipForced: true,
    window: { class: 'rout', declines: null },
  },
  otherSide: (_, f) => {
    f.ran++
    f.runner = 1 - f.runner
    return f.ran < 2 ? 'routs' : undefined
  },
  // JG-1.E-b
  morale: (s) => checkDemoralisation(s),
  // JG-1.F-a, JG-13.1-a
  phaseF: (s, f) => {
    countGarrisons(s)
    const winner = automaticWinner(s)
    if (winner !== null) {
      s.tell?.({ kind: 'score', field: s.field, points: finalPoints(s) })
      endGame(s, winner === -1 ? [] : [winner], 'result.automatic')
      return
    }
    f.enough = s.turn === fieldOf(s).battle.turns
  },
  // The last turn may be optional: it is played if either side wants it
  playOn: {
    who: (s) => {
      const { battle } = fieldOf(s)
      return battle.lastTurnOptional && s.turn === battle.turns - 1 ? everybody(2) : nobody
    },
    together: 'sealed',
    choices: [always({ kind: 'playOn' }), always(done)],
    answer: (_, f, seat, action) => {
      if (seat === 0) f.enough = action.kind === 'done'
      else f.enough &&= action.kind === 'done'
    },
  },
  next: (s, f) => {
    if (f.enough) {
      victoryByPoints(s)
      return
    }
    s.turn++
    s.groups = []
    for (const unit of s.units) {
      unit.group = -1
      if (unit.standing === ENTERED_FREE || unit.standing === ENTERED_ORDERED) unit.standing = ORDINARY
    }
    return 'begin'
  },
})

/** the commander-in-chief's modifier; 0 when he is gone. */
function chiefModifier(s: GloryState, seat: Seat): number {
  const { commanders } = fieldOf(s).battle
  const chief = commanders.findIndex((each) => each.seat === seat && each.chief)
  return chief >= 0 && s.commanders[chief].hex >= 0 ? commanders[chief].modifier : 0
}

function ordinaryMarkers(s: GloryState, seat: Seat): number[] {
  const list: number[] = []
  fieldOf(s).battle.formations.forEach(({ seat: of }, formation) => {
    if (of === seat) list.push(...markersOf(s, formation))
  })
  return list
}

function routedUnits(s: GloryState, seat: Seat, which: (unit: UnitId) => boolean): UnitId[] {
  const list: UnitId[] = []
  s.units.forEach((unit, id) => {
    if (unit.hex >= 0 && unit.condition === ROUTED && cardOf(s, id).seat === seat && which(id)) list.push(id)
  })
  return list
}

function toRun(s: GloryState, seat: Seat): UnitId[] {
  return routedUnits(s, seat, (unit) => !hasDone(s.units[unit], RAN))
}
