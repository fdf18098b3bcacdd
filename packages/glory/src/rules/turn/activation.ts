import type { HexId } from '@gunbai/hexes'
import { again, always, call, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { allOf, member, membersOf } from '../../position/members.ts'
import {
  cardOf,
  firstBut,
  hexesOf,
  isActive,
  isGun,
  isSummoned,
  lets,
  raise,
  stackIn,
  unitsOf,
} from '../../position/piece.ts'
import { deeds, modes } from '../../setups/battle.ts'
import {
  CHOSEN,
  type GloryState,
  type Group,
  hasDone,
  MARKED,
  note,
  RAISED,
  type UnitId,
} from '../../state.ts'
import { d10 } from '../combat/effects.ts'
import { fireSegment } from '../combat/fire.ts'
import { shockSegment } from '../combat/shock.ts'
import { movementSegment } from '../movement/movement.ts'
import { losesMarker } from '../movement/reinforcement-marker.ts'
import { combinedOf, formationOf, markerInitiative, markerSeat } from './cup.ts'
import { type Commanded, commands, isInRange } from './orders.ts'
import { rallySegment } from './rally.ts'

/** One activation: who acts, with which orders, in which segments. Sections 1.D, 2.2, 2.4. */

/** JG-2.1.1-a, JG-2.1.2-b: what a marker lets whom do. */
export function beginActivation(s: GloryState, marker: number, opening: boolean): void {
  const { battle } = fieldOf(s)
  const seat = markerSeat(s, marker)
  const formation = formationOf(s, marker)
  for (const unit of s.units) {
    unit.did = 0
    unit.pursuits = 0
  }
  for (const group of s.groups) group.test = 0 // JG-2.4.3-f
  const base = { seat, marker, initiative: markerInitiative(s, marker), entered: 0 }
  if (formation >= 0) {
    s.active = {
      ...base,
      formations: member(formation),
      modes: allOf(modes),
      does: allOf(deeds),
      away: 0,
      chosen: false,
    }
  } else {
    const combined = combinedOf(s, marker)
    const card = battle.combined[combined]
    s.spent[combined] = true
    s.active = {
      ...base,
      formations: membersOf(card.formations),
      modes: membersOf(card.modes),
      does: membersOf(card.does.map((deed) => deeds.indexOf(deed))),
      away: card.away,
      chosen: card.chosenBy >= 0,
    }
  }
  s.aside.push(marker)
  s.tell?.({ kind: 'drawn', field: s.field, marker, seat, opening })
}

export const activation = procedure<GloryState, object, GloryAction>('activation').steps({
  // the enemy may have come to a marked unit
  markers: (s) => {
    s.units.forEach((unit, id) => {
      if (unit.hex >= 0 && isActive(s, id)) losesMarker(s, id)
    })
  },
  // Only some act where the marker says so: one unit or stack of each formation, in range of its commander
  choose: {
    who: (s) => (s.active?.chosen && mayChoose(s, s.active.seat) ? only(s.active.seat) : nobody),
    choices: [
      always(done),
      {
        kind: 'choose',
        candidates: (s, _, seat, list) => {
          for (const hex of hexesOf(s, seat)) list.push({ kind: 'choose', hex })
        },
        bars: [barredBy((s, { hex }) => cannotBeChosen(s, hex))],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'choose') return
      for (const unit of stackIn(s, action.hex)) if (isEligible(s, unit)) note(s.units[unit], CHOSEN)
      return again
    },
  },
  // JG-2.4-a, b
  show: (s) => {
    const { active } = s
    if (active === null) return
    s.groups.forEach((group, i) => {
      if (group.shown || !isSummoned(s, group)) return
      group.shown = true
      s.revealed++
      s.tell?.({
        kind: 'shown',
        field: s.field,
        group: i,
        formation: group.formation,
        ordered: group.order >= 0,
      })
    })
  },
  // JG-2.4.3, R-05
  initiative: {
    who: (s) => (s.groups.some((_, group) => mayTest(s, group)) ? only(s.active?.seat ?? 0) : nobody),
    choices: [
      always(done),
      {
        kind: 'test',
        candidates: (s, _, seat, list) => {
          const { formations } = fieldOf(s).battle
          s.groups.forEach(({ formation }, group) => {
            if (formations[formation].seat === seat) list.push({ kind: 'test', group })
          })
        },
        bars: [barredBy((s, { group }) => cannotTest(s, group))],
        offer: (s, _, __, list) => {
          for (let group = 0; group < s.groups.length; group++)
            if (mayTest(s, group)) list.push({ kind: 'test', group })
        },
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'test') return
      testInitiative(s, action.group)
      return again
    },
    window: { class: 'initiative', declines: done },
  },
  // JG-5.1.2-d, D7
  stacks: {
    who: (s) => (raisable(s).length > 0 ? only(s.active?.seat ?? 0) : nobody),
    choices: [
      always(done),
      {
        kind: 'raise',
        candidates: (s, _, seat, list) => {
          for (const unit of unitsOf(s, seat)) if (!isAlone(s, unit)) list.push({ kind: 'raise', unit })
        },
        bars: [barredBy((s, { unit }) => cannotRaise(s, unit))],
        offer: (s, _, __, list) => {
          for (const unit of raisable(s)) list.push({ kind: 'raise', unit })
        },
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'raise') return
      raise(s, action.unit)
      note(s.units[action.unit], RAISED)
      return again
    },
  },
  // JG-1.D-c, JG-2.4-d: the four segments, each for the whole formation
  fire: (s) => {
    if (lets(s, 'fire')) call(s, fireSegment, {})
  },
  movement: (s) => call(s, movementSegment, {}),
  shock: (s) => call(s, shockSegment, { owing: -1 }),
  rally: (s) => {
    if (lets(s, 'rally')) call(s, rallySegment, { unit: -1 })
  },
  finish: (s) => {
    s.active = null
  },
})

/** Whether a unit could be among the chosen. */
function isEligible(s: GloryState, unit: UnitId): boolean {
  const { active } = s
  const card = cardOf(s, unit)
  if (active === null || card.seat !== active.seat || !isSummoned(s, card)) return false
  const { chosenBy } = fieldOf(s).battle.combined[combinedOf(s, active.marker)]
  return s.commanders[chosenBy].hex >= 0 && isInRange(s, chosenBy, unit)
}

/** The formations that have somebody among the chosen. */
function formationsChosen(s: GloryState): Set<number> {
  const { cards } = fieldOf(s)
  const taken = new Set<number>()
  s.units.forEach((unit, id) => {
    if (hasDone(unit, CHOSEN)) taken.add(cards[id].formation)
  })
  return taken
}

/** What keeps the units of a hex from being chosen. */
function cannotBeChosen(s: GloryState, hex: HexId): Forbidding {
  const { cards } = fieldOf(s)
  const named = stackIn(s, hex).filter((unit) => isSummoned(s, cards[unit]))
  if (named.length === 0) return 'JG-2.2-a'
  const near = named.filter((unit) => isEligible(s, unit))
  if (near.length === 0) return 'JG-2.3.2-e'
  const taken = formationsChosen(s)
  return near.every((unit) => taken.has(cards[unit].formation)) ? 'JG-2.1.2-b' : null
}

function mayChoose(s: GloryState, seat: Seat): boolean {
  return hexesOf(s, seat).some((hex) => cannotBeChosen(s, hex) === null)
}

/** JG-2.4.2-a: whether a group without orders may still ask for initiative in this activation. */
const mayTest = (s: GloryState, group: number): boolean => cannotTest(s, group) === null

/** What keeps a group from asking for its commander's initiative. */
function cannotTest(s: GloryState, group: number): Forbidding {
  const { active } = s
  const { order, test } = s.groups[group]
  if (active === null || !isSummoned(s, s.groups[group])) return 'JG-2.2-a'
  if (active.chosen) return 'JG-2.1.2-b'
  if (order >= 0) return 'JG-2.4.2-a'
  if (test !== 0) return 'JG-2.4.3-f'
  const acts = s.units.some(
    (unit, id) => unit.group === group && unit.hex >= 0 && unit.standing !== MARKED && isActive(s, id),
  )
  return acts ? null : 'JG-2.2-a'
}

interface Grouped {
  readonly groups: readonly Pick<Group, 'formation'>[]
}

/** JG-2.4.3-d, R-08, R-12: what commanders in range take off the die of a group's initiative test. */
export function initiativeModifier(s: Commanded & Grouped, index: number): number {
  const { formation } = s.groups[index]
  let modifier = 0
  fieldOf(s).battle.commanders.forEach((card, commander) => {
    if (!commands(s, commander, formation)) return
    if (s.units.some((unit, id) => unit.group === index && isInRange(s, commander, id)))
      modifier = Math.max(modifier, card.modifier)
  })
  return modifier
}

/** JG-2.4.3-c, e, g */
function testInitiative(s: GloryState, index: number): void {
  const group = s.groups[index]
  const modifier = initiativeModifier(s, index)
  const die = d10(s)
  const needed = s.active?.initiative ?? 0
  const passed = die - modifier <= needed
  group.test = passed ? 1 : 2
  s.tell?.({
    kind: 'testedInitiative',
    field: s.field,
    group: index,
    formation: group.formation,
    die,
    modifier: 0 - modifier, // never -0
    needed,
    passed,
  })
}

/** Units that could be brought to the top of their stack. */
function raisable(s: GloryState): UnitId[] {
  const list: UnitId[] = []
  for (let unit = 0; unit < s.units.length; unit++) {
    const piece = s.units[unit]
    if (piece.hex >= 0 && s.tops[piece.hex] !== unit && cannotRaise(s, unit) === null) list.push(unit)
  }
  return list
}

/** JG-5.1.2-c, d: what keeps a unit from being brought to the top. */
function cannotRaise(s: GloryState, unit: UnitId): Forbidding {
  if (!isActive(s, unit)) return 'JG-2.2-a'
  if (hasDone(s.units[unit], RAISED)) return 'JG-5.1.2-d'
  return isUnderItsKind(s, unit) ? null : 'JG-5.1.2-c'
}

function isAlone(s: GloryState, unit: UnitId): boolean {
  const { hex, below } = s.units[unit]
  return s.tops[hex] === unit && below < 0
}

function isUnderItsKind(s: GloryState, unit: UnitId): boolean {
  const { hex } = s.units[unit]
  return firstBut(s, hex, isGun(s, unit), []) !== unit
}
