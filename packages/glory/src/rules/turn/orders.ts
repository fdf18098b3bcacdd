import { again, always, everybody, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { done, type GloryAction, type GloryChoice } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { has, membersWhere } from '../../position/members.ts'
import { cardOf, unitsOf } from '../../position/piece.ts'
import {
  type Commander,
  type GloryState,
  type Group,
  MARKED,
  ORDINARY,
  type Standing,
  type UnitId,
} from '../../state.ts'
import { combinedMarker, combinedOf } from './cup.ts'

/** Phase A: combined markers, Reinforcement markers, tactical groups, secret orders. Sections 1.A, 2.3. */

/** JG-2.3.1, R-06: the tactical groups of every formation on the map. */
export function formGroups(s: GloryState): void {
  const { cards, battle, ground } = fieldOf(s)
  const { distances, size } = ground.map
  s.groups = []
  for (const unit of s.units) unit.group = -1
  for (let first = 0; first < cards.length; first++) {
    if (s.units[first].hex < 0 || s.units[first].group >= 0) continue
    const group = s.groups.length
    const { formation } = cards[first]
    const linked: UnitId[] = [first]
    s.units[first].group = group
    for (let at = 0; at < linked.length; at++) {
      for (let other = 0; other < cards.length; other++) {
        const piece = s.units[other]
        if (piece.hex < 0 || piece.group >= 0 || cards[other].formation !== formation) continue
        if (distances[s.units[linked[at]].hex * size + piece.hex] > 2) continue
        piece.group = group
        linked.push(other)
      }
    }
    // JG-2.3.2-e, R-12
    const reach = membersWhere(
      battle.commanders,
      (_, commander) =>
        commands(s, commander, formation) && linked.some((unit) => isInRange(s, commander, unit)),
    )
    s.groups.push({ formation, reach, order: -1, shown: false, test: 0 })
  }
}

/** Whatever says who commands whom, and is public. */
export interface Commanded extends Standing {
  readonly turn: number
  readonly commanders: readonly Readonly<Commander>[]
}

/** whether a commander in play has a formation in his scope this turn. */
export function commands(s: Commanded, commander: number, formation: number): boolean {
  const from = fieldOf(s).battle.commanders[commander].scope[formation]
  return from > 0 && from <= s.turn && s.commanders[commander].hex >= 0
}

/** JG-2.3.2-e: whether a commander could order a group when it was formed. */
export const couldOrder = (commander: number, { reach }: Pick<Group, 'reach'>): boolean =>
  has(reach, commander)

/** JG-2.5.1-c: range ignores terrain, units and zones. */
export function isInRange(s: Commanded, commander: number, unit: UnitId): boolean {
  const { battle, ground } = fieldOf(s)
  const { distances, size } = ground.map
  const { hex } = s.units[unit]
  return hex >= 0 && distances[s.commanders[commander].hex * size + hex] <= battle.commanders[commander].range
}

function ordersGiven(s: GloryState, commander: number): number {
  let count = 0
  for (const group of s.groups) if (group.order === commander) count++
  return count
}

/** D1: the combined markers that a side may put in by choice this turn, in the cup already or not. */
function optional(s: GloryState, seat: Seat): number[] {
  const list: number[] = []
  fieldOf(s).battle.combined.forEach((card, i) => {
    if (card.seat === seat && !card.compulsory && isAvailable(s, i)) list.push(combinedMarker(s, i))
  })
  return list
}

/** D2: a Reinforcement marker that its owner takes off. */
const dropped: GloryChoice = {
  kind: 'drop',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) list.push({ kind: 'drop', unit })
  },
  bars: [{ rule: 'JG-1.A-b', stops: (s, { unit }) => s.units[unit].standing !== MARKED }],
}

/** D3: an order of a commander to a group. */
const ordered: GloryChoice = {
  kind: 'order',
  candidates: (s, _, seat, list) => {
    const { battle } = fieldOf(s)
    battle.commanders.forEach((card, commander) => {
      if (card.seat !== seat || s.commanders[commander].hex < 0) return
      s.groups.forEach(({ formation }, group) => {
        if (battle.formations[formation].seat === seat) list.push({ kind: 'order', commander, group })
      })
    })
  },
  bars: [
    { rule: 'R-12', stops: (s, { commander, group }) => !commands(s, commander, s.groups[group].formation) },
    {
      rule: 'JG-2.3.2-e',
      stops: (s, { commander, group }) => !couldOrder(commander, s.groups[group]),
    },
    { rule: 'JG-2.3.2-a', stops: (s, { group }) => s.groups[group].order >= 0 },
    {
      rule: 'JG-2.3.2-b',
      stops: (s, { commander }) =>
        ordersGiven(s, commander) >= fieldOf(s).battle.commanders[commander].orders,
    },
  ],
  offer: (s, _, seat, list) => {
    fieldOf(s).battle.commanders.forEach((card, commander) => {
      if (card.seat !== seat || s.commanders[commander].hex < 0 || ordersGiven(s, commander) >= card.orders)
        return
      s.groups.forEach((each, group) => {
        if (couldOrder(commander, each) && each.order < 0) list.push({ kind: 'order', commander, group })
      })
    })
  },
}

/** JG-2.1.2-a: whether a combined marker may go in this turn. */
export function isAvailable(s: GloryState, combined: number): boolean {
  const { from, to, once } = fieldOf(s).battle.combined[combined]
  return s.turn >= from && s.turn <= to && !(once && s.spent[combined])
}

export const phaseA = procedure<GloryState, object, GloryAction>('phase A').steps({
  // JG-1.A-a
  compulsory: (s) => {
    s.cup = []
    s.aside = []
    fieldOf(s).battle.combined.forEach((card, i) => {
      if (card.compulsory && isAvailable(s, i)) s.cup.push(combinedMarker(s, i))
    })
  },
  // JG-1.A-a, R-72, D1: both at once and in secret
  combined: {
    who: (s) =>
      [0, 1].reduce((asked, seat) => (optional(s, seat).length > 0 ? asked | only(seat) : asked), nobody),
    together: 'own pace',
    choices: [
      always(done),
      {
        kind: 'put',
        candidates: (s, _, seat, list) => {
          fieldOf(s).battle.combined.forEach((card, i) => {
            if (card.seat === seat && !card.compulsory)
              list.push({ kind: 'put', marker: combinedMarker(s, i) })
          })
        },
        bars: [
          { rule: 'JG-2.1.2-a', stops: (s, { marker }) => !isAvailable(s, combinedOf(s, marker)) },
          { rule: 'JG-1.A-a', stops: (s, { marker }) => s.cup.includes(marker) },
        ],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'put') return undefined
      s.cup.push(action.marker)
      s.cup.sort((a, b) => a - b)
      return again
    },
  },
  // JG-1.A-b, D2: open, one side after the other
  drop: {
    otherwise: 'groups',
    who: (s) => {
      for (const seat of [0, 1]) if (marked(s, seat).length > 0) return only(seat)
      return 0
    },
    choices: [always(done), dropped],
    answer: (s, _, seat, action) => {
      if (action.kind === 'drop') {
        s.units[action.unit].standing = ORDINARY // JG-5.2.1-e, f
        s.tell?.({ kind: 'markerLost', field: s.field, unit: action.unit })
        return again
      }
      return seat === 0 && marked(s, 1).length > 0 ? 'dropSecond' : 'groups'
    },
  },
  dropSecond: {
    who: (s) => (marked(s, 1).length > 0 ? only(1) : 0),
    choices: [always(done), dropped],
    answer: (s, _, __, action) => {
      if (action.kind !== 'drop') return
      s.units[action.unit].standing = ORDINARY
      s.tell?.({ kind: 'markerLost', field: s.field, unit: action.unit })
      return again
    },
  },
  groups: (s) => formGroups(s),
  // JG-2.3.2-a, d, R-02: both at once and in secret
  orders: {
    who: () => everybody(2),
    together: 'own pace',
    choices: [always(done), ordered],
    answer: (s, _, seat, action) => {
      if (action.kind === 'order') {
        s.groups[action.group].order = action.commander
        return again
      }
      tellOrders(s, seat)
      return undefined
    },
  },
})

function marked(s: GloryState, seat: Seat): UnitId[] {
  const list: UnitId[] = []
  s.units.forEach((unit, id) => {
    if (unit.standing === MARKED && unit.hex >= 0 && cardOf(s, id).seat === seat) list.push(id)
  })
  return list
}

function tellOrders(s: GloryState, seat: Seat): void {
  if (s.tell === null) return
  const { battle, markers } = fieldOf(s)
  const groups: number[] = []
  s.groups.forEach((group, i) => {
    if (group.order >= 0 && battle.formations[group.formation].seat === seat) groups.push(i)
  })
  const first = markers - battle.combined.length
  const put = s.cup.filter((marker) => marker >= first && battle.combined[marker - first].seat === seat)
  s.tell({ kind: 'orders', field: s.field, seat, groups: null, markers: null }, only(seat), {
    kind: 'orders',
    field: s.field,
    seat,
    groups,
    markers: put,
  })
}
