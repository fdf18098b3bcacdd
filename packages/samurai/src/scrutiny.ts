import type { Scrutiny } from '@gunbai/kernel'
import { commandCards, commandDeck } from './data/command-cards.ts'
import { ALL_HONOR } from './data/edition.ts'
import { terrainNames } from './data/terrain.ts'
import { unitKinds } from './data/unit-kinds.ts'
import type { SamuraiEvent } from './event.ts'
import { board, type HexId } from './position/board.ts'
import { battlefield, terrainAt } from './position/ground.ts'
import { dragonCards } from './rules/cards/dragon-cards.ts'
import { dragonDeckOf } from './rules/cards/dragon-deck.ts'
import { ruleCodes } from './setups/special-rules.ts'
import {
  isAlive,
  kindOf,
  type Leader,
  mayLead,
  NO_CARD,
  type SamuraiState,
  type Unit,
  unitWith,
} from './state.ts'

function violations(s: SamuraiState): string[] {
  return [
    ...s.units.flatMap((unit) => unitViolations(s, unit)),
    ...s.leaders.filter(isAlive).flatMap((leader) => leaderViolations(s, leader)),
    ...mapViolations(s),
    ...cardViolations(s),
    ...tokenViolations(s),
  ]
}

function unitViolations(s: SamuraiState, unit: Unit): string[] {
  const found: string[] = []
  const { blocks: full, code } = kindOf(unit)
  const name = `${code} ${unit.id}`
  if (unit.blocks < 0 || unit.blocks > full) found.push(`${name} has ${unit.blocks} blocks`)
  if (isAlive(unit) !== unit.blocks > 0) found.push(`${name} with ${unit.blocks} blocks is at ${unit.hex}`)
  if (!isAlive(unit)) return found
  if (s.unitAt[unit.hex] !== unit.id) found.push(`${name} is not on the map at ${unit.hex}`)
  if (isImpassable(s, unit.hex)) found.push(`${name} stands on impassable ground`)
  return found
}

function leaderViolations(s: SamuraiState, leader: Leader): string[] {
  const found: string[] = []
  const name = `leader ${leader.id}`
  if (s.leaderAt[leader.hex] !== leader.id) found.push(`${name} is not on the map at ${leader.hex}`)
  if (isImpassable(s, leader.hex)) found.push(`${name} stands on impassable ground`)
  const unit = unitWith(s, leader)
  if (unit === undefined) return found
  if (unit.seat !== leader.seat) found.push(`${name} stands with an enemy unit`)
  if (leader.kind !== 'commander' && !mayLead(leader, unit)) found.push(`${name} leads ${kindOf(unit).code}`)
  return found
}

const isImpassable = (s: SamuraiState, hex: HexId): boolean => terrainAt(s, battlefield(s), hex).impassable

function mapViolations(s: SamuraiState): string[] {
  const found: string[] = []
  const units = s.unitAt.filter((id) => id >= 0).length
  if (units !== s.units.filter(isAlive).length) found.push(`${units} units on the map, not all of them there`)
  const leaders = s.leaderAt.filter((id) => id >= 0).length
  if (leaders !== s.leaders.filter(isAlive).length)
    found.push(`${leaders} leaders on the map, not all of them there`)
  if (s.unitAt.length !== board.size) found.push(`the map has ${s.unitAt.length} hexes`)
  return found
}

function cardViolations(s: SamuraiState): string[] {
  const found: string[] = []
  // Between the battles of a campaign no cards are out.
  if (s.campaign !== null && s.turns[0] + s.turns[1] === 0) return found
  const command = [...s.hands.flat(), ...s.deck.draw, ...s.deck.discards]
  if (s.turn.card !== NO_CARD) command.push(s.turn.card)
  if (!isWhole(command, commandDeck.length)) found.push(`the Command cards have become ${command.join(' ')}`)
  const dragons = [
    ...s.dragonHands.flat(),
    ...s.dragons.draw,
    ...s.dragons.discards,
    ...s.table.map((each) => each.card),
  ]
  if (!isWhole(dragons, dragonDeckOf(s).cards.length))
    found.push(`the Dragon cards have become ${dragons.join(' ')}`)
  for (const seat of [0, 1]) {
    if (s.hands[seat].length > s.handSize[seat] + s.drawn.length)
      found.push(`seat ${seat} holds too many Command cards`)
    if (s.dragonsPlayed[seat] > 2) found.push(`seat ${seat} played ${s.dragonsPlayed[seat]} Dragon cards`)
    if (s.knownCommand[seat].some((card) => !s.hands[seat].includes(card)))
      found.push('a known card is not in the hand')
    if (s.knownDragons[seat].some((card) => !s.dragonHands[seat].includes(card))) {
      found.push('a known Dragon card is not in the hand')
    }
  }
  return found
}

function tokenViolations(s: SamuraiState): string[] {
  const found: string[] = []
  const onCards = s.table.reduce((sum, each) => sum + each.honor, 0)
  const tokens = s.honor[0] + s.honor[1] + s.pool + onCards
  if (tokens !== ALL_HONOR) found.push(`there are ${tokens} honor tokens`) // SB-COMP-04
  if (s.honor[0] < 0 || s.honor[1] < 0 || s.pool < 0) found.push('somebody has less than no honor')
  const { victory } = battlefield(s)
  if (s.result === null && (s.flags[0] >= victory || s.flags[1] >= victory) && s.campaign === null) {
    found.push('somebody has flags enough and has not won')
  }
  return found
}

function isWhole(cards: number[], count: number): boolean {
  return cards.length === count && new Set(cards).size === count
}

const commandName = (card: number): string => `command ${card}`
const dragonName = (card: number): string => `dragon ${card}`

/** Hidden from a seat: the other hand, but for what all have seen, and both decks. */
function secrets(s: SamuraiState, seat: number | null): string[] {
  const hidden: string[] = [...s.deck.draw.map(commandName), ...s.dragons.draw.map(dragonName)]
  for (const owner of [0, 1]) {
    if (owner === seat) continue
    for (const card of s.hands[owner])
      if (!s.knownCommand[owner].includes(card)) hidden.push(commandName(card))
    for (const card of s.dragonHands[owner])
      if (!s.knownDragons[owner].includes(card)) hidden.push(dragonName(card))
  }
  return hidden
}

function mentions(event: SamuraiEvent): string[] {
  switch (event.kind) {
    case 'command':
    case 'replaced':
    case 'drewCommand':
    case 'tookCommand':
    case 'discardedCommand':
    case 'firstStruck':
      return event.card === null ? [] : [commandName(event.card)]
    case 'dragon':
    case 'drewDragon':
    case 'tookDragon':
    case 'discardedDragon':
      return event.card === null ? [] : [dragonName(event.card)]
    default:
      return []
  }
}

/** What an event has used of the box: cards when played, kinds and terrain when a unit acts, rules when they are in force. */
function uses(event: SamuraiEvent, s: SamuraiState): string[] {
  const { edition } = battlefield(s)
  switch (event.kind) {
    case 'battle':
      return [
        ...battlefield(s).rules.map((rule) => `rule ${rule.code}`),
        ...(battlefield(s).firstDice > 0 ? ['rule roll-for-first'] : []),
      ]
    case 'command':
      return [`command ${event.face}`]
    case 'firstStruck':
      return ['command first-strike in defence']
    case 'dragon':
      return [`dragon ${edition.name} ${event.title}`]
    case 'shot':
    case 'attacked':
    case 'moved':
    case 'gainedGround': {
      const { name } = terrainAt(s, battlefield(s), event.hex)
      return [`unit ${edition.name} ${event.unitKind}`, `terrain ${edition.name} ${name}`]
    }
    default:
      return []
  }
}

const notInZvezda = ['castle', 'fence', 'palisade', 'shallows', 'free ford']
const neverEntered = ['river', 'steep hill', 'tomb']

/** Everything that play should come to use. */
function inventory(): string[] {
  const entered = terrainNames.filter((name) => !neverEntered.includes(name))
  return [
    ...commandCards.map((card) => `command ${card.title}`),
    'command first-strike in defence',
    ...dragonCards.flatMap((card) => [
      ...(card.gmt > 0 ? [`dragon gmt ${card.title}`] : []),
      ...(card.zvezda > 0 ? [`dragon zvezda ${card.title}`] : []),
    ]),
    ...unitKinds.map((kind) => `unit ${kind.edition} ${kind.code}`),
    ...entered.map((name) => `terrain gmt ${name}`),
    ...entered.filter((name) => !notInZvezda.includes(name)).map((name) => `terrain zvezda ${name}`),
    ...ruleCodes.map((code) => `rule ${code}`),
  ]
}

export const scrutiny: Scrutiny<SamuraiState, SamuraiEvent> = {
  violations,
  secrets,
  mentions,
  get inventory() {
    return inventory()
  },
  uses,
}
