import type { HexId } from '@gunbai/hexes'
import type { Odds, Seat } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { fieldOf } from './field.ts'
import { oddsOf, shock } from './odds/odds-of-answers.ts'
import {
  cardOf,
  enemyDistance,
  isGood,
  isNextToEnemy,
  looksInto,
  occupant,
  seatOf,
  stackIn,
  topTroop,
  valuesOf,
} from './piece.ts'
import { currentFight } from './rules/fight.ts'
import { DISORDERED, type GloryState, GOOD, ROUTED, type UnitId } from './state.ts'
import { inEnemyZone } from './zones.ts'

/** What an answer is worth to a seat: the knowledge of a player who thinks one answer ahead, with exact odds. */
export function worthOf(s: GloryState, seat: Seat, action: GloryAction): number {
  switch (action.kind) {
    case 'done':
      return s.stack.length > 2 && s.fights.length > 0 ? 0.05 : 0
    case 'order':
      return 1 + weight(s, (unit) => s.units[unit].group === action.group) / 10
    case 'put':
      return 0.5
    case 'drop':
      return -1
    case 'open':
      return 0.5 + weight(s, (unit) => cardOf(s, unit).formation === action.marker >> 1) / 20
    case 'choose':
      return 1 + strengthIn(s, action.hex)
    case 'test':
      return chanceIn(oddsOf(s, seat, action), 'odds.passes') - 0.55
    case 'raise':
      return -0.1
    case 'fire':
      return 0.2 + fireWorth(s, seat, action, strengthIn(s, action.hex)) + (action.both ? -0.05 : 0)
    case 'reply':
    case 'react':
      return 1
    case 'charge':
      return chargeWorth(s, seat, action)
    case 'march':
      return (action.forced ? 0.6 : 0.5) + (isGood(s, action.unit) ? 0.1 : -0.55)
    case 'enter':
      return action.forced ? 2 : 1.9
    case 'join':
      return cardOf(s, action.unit).arm === cardOf(s, s.party[0]).arm ? 0.1 : -0.1
    case 'step':
      return s.party.length > 0 ? place(s, seat, s.party[0], action.hex) : commanderPlace(s, seat, action.hex)
    case 'halt':
      return (
        place(s, seat, s.party[0], s.units[s.party[0]].hex) +
        0.02 +
        outlook(s, seat, s.units[s.party[0]].hex, action.facing)
      )
    case 'part':
      return -9
    case 'exit':
      return 5
    case 'square':
      return threatened(s, seat, action.hex) ? 0.8 : -1
    case 'ride':
      return -0.1
    case 'withdraw':
      return enemyDistance(s, seat, action.hex)
    case 'strike':
      return 1 + outlook(s, seat, action.hex, action.facing)
    case 'form':
      return chanceIn(oddsOf(s, seat, action), 'odds.passes') - 0.3
    case 'recall':
      return 0.4
    case 'back':
      return outlook(s, seat, action.hex, action.facing)
    case 'counter-charge':
      return 0.5
    case 'attack': {
      const others = s.combats
        .filter((each) => each.targets.includes(action.hex))
        .flatMap((each) => each.attackers)
      const units = stackIn(s, action.from).filter((unit) => cardOf(s, unit).arm !== 'art' && isGood(s, unit))
      return shockWorth(shock(s, [...others, ...units], [action.hex], 0), strengthIn(s, action.hex)) - 0.1
    }
    case 'resolve':
      return shockWorth(oddsOf(s, seat, action), strengthIn(s, action.hex))
    case 'break':
    case 'counter-attack':
    case 'pursue':
      return 0.3
    case 'refuse':
      return refusalWorth(s, action.hexes)
    case 'advance':
      return 1 + place(s, seat, action.unit, action.hex) / 10 + outlook(s, seat, action.hex, action.facing)
    case 'fall back':
    case 'flee':
      return (
        enemyDistance(s, seat, action.hex) / 10 -
        (s.tops[action.hex] >= 0 ? 0.3 : 0) +
        (fieldOf(s).ground.refuge[action.hex] === 1 ? 0.3 : 0)
      )
    case 'rout':
      return 0
    case 'rest':
      return 0.5
    case 'wheel':
    case 'face':
      return outlook(s, seat, s.units[s.party[0] ?? 0].hex, action.facing)
    case 'rally':
      return 1
    case 'play on':
      return 0.1
  }
}

function chanceIn(odds: Odds | null, id: string): number {
  return odds?.chances.find(({ name }) => name.id === id)?.chance ?? 0
}

/** Strength of the units that fit, more of it near the enemy. */
function weight(s: GloryState, fits: (unit: UnitId) => boolean): number {
  let sum = 0
  for (let unit = 0; unit < s.units.length; unit++) {
    const { hex, condition } = s.units[unit]
    if (hex < 0 || condition !== GOOD || !fits(unit)) continue
    sum += valuesOf(s, unit).strength * (enemyDistance(s, seatOf(s, unit), hex) <= 6 ? 2 : 1)
  }
  return sum
}

function strengthIn(s: GloryState, hex: HexId): number {
  let sum = 0
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) sum += valuesOf(s, unit).strength
  return sum
}

function fireWorth(s: GloryState, seat: Seat, action: GloryAction, strength: number): number {
  const odds = oddsOf(s, seat, action)
  return (chanceIn(odds, 'odds.targetWorse') + chanceIn(odds, 'odds.targetRouted')) * (1 + strength / 4)
}

/** What driving the enemy off is worth against what it may cost. */
function shockWorth(odds: Odds | null, strength: number): number {
  const chance = (name: string) => chanceIn(odds, `odds.${name}`)
  const gain =
    0.8 * chance('defenderLeaves') +
    0.5 * chance('defenderWorse') +
    chance('defenderRouted') +
    1.5 * chance('defenderGone')
  const cost = 0.8 * chance('attackerLeaves') + 0.6 * chance('attackerWorse')
  return (gain - cost) * (0.6 + strength / 10)
}

/** Exact where one unit charges one; a stack is weighed by its strength and its troubles. */
function chargeWorth(s: GloryState, seat: Seat, action: Extract<GloryAction, { kind: 'charge' }>): number {
  const target = topTroop(s, action.hex)
  if (target < 0) return 1.5
  const odds = oddsOf(s, seat, action)
  if (odds !== null) return 0.3 + shockWorth(odds, strengthIn(s, action.hex))
  if (s.units[target].square) return -1
  const edge =
    valuesOf(s, action.unit).cohesion -
    valuesOf(s, target).cohesion +
    (s.units[target].condition >= DISORDERED ? 3 : 0)
  return 0.4 + edge / 4 + (valuesOf(s, action.unit).strength - strengthIn(s, action.hex)) / 6
}

/** Slip away from what one would probably lose to. */
function refusalWorth(s: GloryState, hexes: number): number {
  const now = currentFight(s)
  const lost = chanceIn(shock(s, now.attackers, now.targets, 0), 'odds.defenderLeaves')
  return lost - 0.35 + (hexes === 2 ? 0.1 : 0)
}

/** How well a unit stands in a hex: near what it wants, at the distance that suits it, under cover. */
function place(s: GloryState, seat: Seat, unit: UnitId, hex: HexId): number {
  const { ground, battle } = fieldOf(s)
  const { distances, size } = ground.map
  const card = cardOf(s, unit)
  const near = enemyDistance(s, seat, hex)
  const cover = -0.08 * ground.terrain[hex].fire
  const exits = battle.exits[seat]
  if (
    exits.length > 0 &&
    battle.scores.some(
      (each) => each.kind === 'exited' && each.seat === seat && each.modes.includes(card.mode),
    )
  ) {
    return (
      -0.25 * Math.min(...exits.map((exit) => distances[exit * size + hex])) + cover + (near <= 1 ? -0.5 : 0)
    )
  }
  if (s.units[unit].condition >= DISORDERED) return Math.min(near, 5) * 0.3 + cover
  let want = 0
  battle.zones.forEach(({ hexes }) => {
    for (const zone of hexes) {
      const at = fieldOf(s).zoneHexes.indexOf(zone)
      if (s.holders[at] !== seat) want = Math.max(want, 1 / (1 + distances[zone * size + hex]))
      else if (zone === hex) want = Math.max(want, 0.4)
    }
  })
  if (card.arm === 'art') {
    const ideal = card.effective
    return -0.25 * Math.abs(Math.max(near, 2) - ideal) - (near <= 1 ? 1 : 0) + cover + 0.2 * want
  }
  if (near > 1) return -0.22 * near + want + cover
  return -0.2 + want + cover + contactWorth(s, seat, unit, hex)
}

/** Whether contact in that hex promises a good fight. */
function contactWorth(s: GloryState, seat: Seat, unit: UnitId, hex: HexId): number {
  const { ground } = fieldOf(s)
  const { strength, cohesion } = valuesOf(s, unit)
  let worth = 0
  for (let direction = 0; direction < 6; direction++) {
    const beyond = ground.around[hex * 6 + direction] as HexId
    if (beyond < 0 || occupant(s, beyond) !== 1 - seat) continue
    const enemy = topTroop(s, beyond)
    if (enemy < 0) {
      worth += 0.6
      continue
    }
    const { condition, facing } = s.units[enemy]
    const behind =
      condition < ROUTED && !looksInto(facing, (direction + 3) % 6) && ground.sixFronts[beyond] === 0
    worth +=
      0.12 * (cohesion - valuesOf(s, enemy).cohesion) +
      0.08 * (strength - strengthIn(s, beyond)) +
      (behind ? 0.35 : 0) +
      (condition > GOOD ? 0.35 : 0)
    worth += 0.1 * ground.terrain[beyond].shock
  }
  return worth
}

/** What a facing looks at: enemies before one, and none behind. */
function outlook(s: GloryState, seat: Seat, hex: HexId, facing: number): number {
  if (hex < 0) return 0
  const { ground, cards } = fieldOf(s)
  let worth = 0
  for (let direction = 0; direction < 6; direction++) {
    const beyond = ground.around[hex * 6 + direction] as HexId
    if (beyond < 0 || occupant(s, beyond) !== 1 - seat) continue
    worth += looksInto(facing as 0, direction) ? 0.15 : -0.15
  }
  if (worth !== 0) return worth
  const here = ground.map.cubes[hex]
  let ahead = 0
  for (let unit = 0; unit < cards.length; unit++) {
    const there = s.units[unit].hex
    if (there < 0 || cards[unit].seat === seat) continue
    const to = ground.map.cubes[there]
    const [x, y] = ways[facing]
    const dx = to.q - here.q + (to.r - here.r) / 2
    const dy = to.r - here.r
    const far = Math.abs(dx) + Math.abs(dy)
    if (far < 9) ahead += (dx * x + dy * y) / (far * far + 1)
  }
  return Math.max(-0.1, Math.min(0.1, ahead / 10))
}

/** Where each corner points, in columns east and rows south. */
const ways: readonly (readonly [number, number])[] = [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]] // biome-ignore format: corners

/** Whether enemy horse in good order could ride at a hex that is not yet in contact. */
function threatened(s: GloryState, seat: Seat, hex: HexId): boolean {
  const { cards, ground } = fieldOf(s)
  const { distances, size } = ground.map
  if (isNextToEnemy(s, seat, hex) || inEnemyZone(s, seat, hex)) return false
  let horse = 0
  for (let unit = 0; unit < cards.length; unit++) {
    const piece = s.units[unit]
    if (piece.hex < 0 || cards[unit].seat === seat || cards[unit].arm !== 'cav' || piece.condition !== GOOD)
      continue
    if (distances[piece.hex * size + hex] <= 4) horse++
  }
  return horse >= 2
}

function commanderPlace(s: GloryState, seat: Seat, hex: HexId): number {
  return Math.min(3, enemyDistance(s, seat, hex)) * 0.1
}
