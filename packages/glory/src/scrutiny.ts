import type { HexId } from '@gunbai/hexes'
import type { Scrutiny, Seat } from '@gunbai/kernel'
import { hexsideNames } from './data/hexside.ts'
import { shockTable } from './data/shock.ts'
import { terrainTable } from './data/terrain.ts'
import {
  type FireOf,
  fireNames,
  type GloryEvent,
  type MoveOf,
  moveNames,
  type TestOf,
  testNames,
} from './event.ts'
import { fieldOf } from './position/field.ts'
import { hexBeyond, hexsideOf } from './position/ground.ts'
import { looksInto, stackIn } from './position/piece.ts'
import { mayShare } from './position/stacking.ts'
import { charge } from './rules/combat/charge.ts'
import { suffer } from './rules/combat/effects.ts'
import { fallBack, routMovement } from './rules/movement/flight.ts'
import { combinedOf } from './rules/turn/cup.ts'
import { couldOrder } from './rules/turn/orders.ts'
import { battles } from './setups/battles.ts'
import { conditions, ELIMINATED, EXITED, type GloryState, GONE, ROUTED, WAITING } from './state.ts'
import { isKnownInCup } from './view.ts'

const happenings = [
  'square formed',
  'square lost',
  'exit',
  'commander lost',
  'overrun',
  'breakthrough',
  'counter-attack',
  'demoralised',
  'combined marker',
] as const

/** What an event can have used, spelt by the names that the inventory is made of. */
type Thing =
  | `into ${string}`
  | `across ${string}`
  | `shock row ${number}`
  | `condition ${(typeof conditions)[number]}`
  | `test of ${TestOf}`
  | `move by ${MoveOf}`
  | `shot in ${FireOf}`
  | (typeof happenings)[number]

export const scrutiny: Scrutiny<GloryState, GloryEvent> = {
  violations: (s) => [...misplaced(s), ...misstacked(s), ...miscounted(s)],
  secrets: (s, seat) => [...hiddenOrders(s, seat), ...hiddenMarkers(s, seat)],
  mentions: (event) => {
    switch (event.kind) {
      case 'orders':
        return [...(event.groups ?? []).map(orderName), ...(event.markers ?? []).map(markerName)]
      case 'shown':
        return [orderName(event.group)]
      case 'drawn':
      case 'leftOver':
        return [markerName(event.marker)]
      default:
        return []
    }
  },
  inventory: [
    ...terrainTable.filter(({ name }) => isDrawn(name)).map(({ name }) => `into ${name}`),
    ...hexsideNames.filter((name) => name !== 'river').map((name) => `across ${name}`),
    ...shockTable.map((_, row) => `shock row ${row + 1}`),
    ...conditions.map((name) => `condition ${name}`),
    ...testNames.map((name) => `test of ${name}`),
    ...moveNames.map((name) => `move by ${name}`),
    ...fireNames.map((name) => `shot in ${name}`),
    ...happenings,
  ],
  uses: (event, s) => used(event, s),
}

/** Whether some battle of the box has that terrain; the others are for battles to come. */
function isDrawn(name: string): boolean {
  const letter = terrainTable.find((each) => each.name === name)?.letter as string
  return battles.some(({ terrain }) => terrain.includes(letter))
}

function used(event: GloryEvent, s: GloryState): Thing[] {
  const { ground } = fieldOf(event)
  switch (event.kind) {
    case 'moved': {
      const list: Thing[] = [`move by ${event.how}`, `into ${ground.terrain[event.to].name}`]
      for (let direction = 0; direction < 6; direction++) {
        if (event.from < 0 || hexBeyond(ground, event.from, direction) !== event.to) continue
        for (const side of ground.sides[hexsideOf(event.from, direction)]) list.push(`across ${side.name}`)
      }
      return list
    }
    case 'shock':
      return [`shock row ${event.row + 1}`]
    case 'condition':
      return [`condition ${conditions[event.condition]}`]
    case 'tested':
      return [`test of ${event.what}`]
    case 'fired':
      return [`shot in ${event.purpose}`]
    case 'square':
      return [event.formed ? 'square formed' : 'square lost']
    case 'exited':
      return ['exit']
    case 'commanderLost':
      return ['commander lost']
    case 'overrun':
    case 'demoralised':
      return [event.kind]
    case 'brokeThrough':
      return ['breakthrough']
    case 'counterAttacked':
      return ['counter-attack']
    case 'drawn':
      return combinedOf(s, event.marker) >= 0 ? ['combined marker'] : []
    default:
      return []
  }
}

function misplaced(s: GloryState): string[] {
  const { cards } = fieldOf(s)
  const found: string[] = []
  const seen = new Set<number>()
  s.tops.forEach((top, hex) => {
    // not by `stackIn`, which would never end where a stack bites its own tail
    for (let unit = top; unit >= 0; unit = s.units[unit].below) {
      if (seen.has(unit)) {
        found.push(`${cards[unit].code} stands in two stacks`)
        return
      }
      seen.add(unit)
      if (s.units[unit].hex !== hex)
        found.push(`${cards[unit].code} is listed in hex ${hex} but stands in ${s.units[unit].hex}`)
      if (cards[unit].seat !== cards[top].seat) found.push(`both sides stand in hex ${hex}`)
      const { below } = s.units[unit]
      if (below >= 0 && cards[below].arm === 'art' && cards[unit].arm !== 'art')
        found.push(`artillery lies under troops in hex ${hex}`)
    }
  })
  s.units.forEach((unit, id) => {
    if (unit.hex >= 0 !== seen.has(id))
      found.push(`${cards[id].code} is ${seen.has(id) ? '' : 'not '}in a stack but its hex is ${unit.hex}`)
    if (unit.hex < 0 && ![WAITING, EXITED, GONE].includes(unit.hex))
      found.push(`${cards[id].code} is nowhere`)
    if ((unit.condition === ELIMINATED) !== (unit.hex === GONE))
      found.push(`${cards[id].code} is eliminated and not gone, or the other way round`)
    if (unit.square && (unit.hex < 0 || unit.condition === ROUTED))
      found.push(`${cards[id].code} cannot be in square`)
  })
  return found
}

/** Stacking, squares and facing, where nobody is on the move. */
function misstacked(s: GloryState): string[] {
  const { cards, ground } = fieldOf(s)
  const busy = [suffer, fallBack, routMovement, charge].map((each) => each.place)
  if (s.party.length > 0 || s.fights.length > 0 || s.stack.some((frame) => busy.includes(frame.proc)))
    return []
  const found: string[] = []
  s.tops.forEach((top, hex) => {
    if (top < 0) return
    const stack = stackIn(s, hex as HexId)
    const names = stack.map((unit) => cards[unit].code).join(' ')
    if (!mayShare(s, stack)) found.push(`${names} may not share a hex`)
    for (const gun of [false, true]) {
      // JG-10.2-f: routed units have no front; each points the way it runs
      const kind = stack.filter(
        (unit) => (cards[unit].arm === 'art') === gun && s.units[unit].condition < ROUTED,
      )
      if (new Set(kind.map((unit) => s.units[unit].facing)).size > 1)
        found.push(`${names} face different ways`)
    }
    if (stack.some((unit) => s.units[unit].square) && ground.squares[hex] !== 1)
      found.push(`${names} are in square where none can be`)
  })
  return found
}

function miscounted(s: GloryState): string[] {
  const { battle, markers } = fieldOf(s)
  const found: string[] = []
  const all = [...s.cup, ...s.aside]
  if (new Set(all).size !== all.length) found.push(`a marker is twice in play: ${all.join(' ')}`)
  if (all.some((marker) => marker < 0 || marker >= markers))
    found.push(`there is no such marker: ${all.join(' ')}`)
  battle.commanders.forEach((card, commander) => {
    const given = s.groups.filter((group) => group.order === commander).length
    if (given > card.orders) found.push(`${card.code} has given ${given} orders of ${card.orders}`)
    const { hex } = s.commanders[commander]
    if (hex < 0 && hex !== GONE) found.push(`${card.code} is nowhere`)
  })
  s.groups.forEach((group, i) => {
    if (group.order >= 0 && !couldOrder(group.order, group))
      found.push(`group ${i} has an order from out of range`)
  })
  if (s.turn > battle.turns) found.push(`turn ${s.turn} of ${battle.turns}`)
  s.units.forEach((unit, id) => {
    if (!looksInto(unit.facing, unit.facing)) found.push(`unit ${id} points nowhere`)
  })
  return found
}

/** Orders that the other side has laid face down, given or not: both are secret. */
function hiddenOrders(s: GloryState, seat: Seat | null): string[] {
  const { battle } = fieldOf(s)
  const list: string[] = []
  s.groups.forEach((group, i) => {
    if (!group.shown && battle.formations[group.formation].seat !== seat) list.push(orderName(i))
  })
  return list
}

function hiddenMarkers(s: GloryState, seat: Seat | null): string[] {
  return s.cup.filter((marker) => !isKnownInCup(s, marker, seat)).map(markerName)
}

const orderName = (group: number): string => `order of group ${group}`
const markerName = (marker: number): string => `marker ${marker}`
