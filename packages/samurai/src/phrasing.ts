import type { Phrase, Phrasing, Reason } from '@gunbai/kernel'
import type { PlayDragon, SamuraiAction } from './action.ts'
import { faceNames } from './data/die.ts'
import { type LeaderTold, nameOfHex, type SamuraiEvent, type SideTold, type UnitTold } from './event.ts'
import type { HexId } from './position/board.ts'
import { dragonDeckOf } from './rules/cards/dragon-deck.ts'
import { strikeDice } from './rules/combat/combat-dice.ts'
import { strikeAtHex } from './rules/combat/strike-facts.ts'
import { faceOf } from './rules/turn/cards-in-hand.ts'
import { armyName } from './setups/army-name.ts'
import { scenarioOf } from './setups/library.ts'
import { kindOf, type LeaderId, type SamuraiState, type UnitId } from './state.ts'

type Values = Readonly<Record<string, string | number | Phrase>>

const say = (id: string, values?: Values): Phrase => (values === undefined ? { id } : { id, values })

const commandCard = (card: number): Phrase => say(`command.${faceOf(card)}`)
const dragonCard = (s: SamuraiState, card: number): Phrase =>
  say(`dragon.${dragonDeckOf(s).cards[card].face.title}`)
const unitName = (s: SamuraiState, unit: UnitId): Phrase => say(`unit.${kindOf(s.units[unit]).code}`)
const unitHex = (s: SamuraiState, unit: UnitId): string => nameOfHex(s.units[unit].hex)
const leaderName = (s: SamuraiState, leader: LeaderId): string => scenarioOf(s.scenario).leaders[leader].name
const hexOf = (hex: HexId): string => nameOfHex(hex)

/** What stands in a hex: a unit, or a leader alone. */
function standing(s: SamuraiState, hex: HexId): string | Phrase {
  const unit = s.unitAt[hex]
  if (unit >= 0) return unitName(s, unit)
  const leader = s.leaderAt[hex]
  return leader >= 0 ? leaderName(s, leader) : ''
}

/** The id of a question's message: "close combat / ground" is `ask.close-combat.ground`. */
const questionId = (name: string): string => `ask.${name.replace(' / ', '.').replaceAll(' ', '-')}`

function question(name: string, about: Readonly<Record<string, string | number>>, s: SamuraiState): Phrase {
  const values: Record<string, string | number | Phrase> = {}
  for (const [key, value] of Object.entries(about)) {
    if (key === 'hex' || key === 'from') values[key] = hexOf(value as HexId)
    else if (key === 'unit') values.unit = unitName(s, value as UnitId)
    else if (key === 'leader') values.leader = leaderName(s, value as LeaderId)
    else if (key === 'card') values.card = commandCard(Number(value))
    else if (key === 'symbol') values.symbol = say(`face.${faceNames[Number(value)]}`)
    else if (key !== 'because') values[key] = value
  }
  if ('swords' in about) values.roll = rolled(about)
  return say(questionId(name), values)
}

/** The faces that a question is about, as marks. */
function rolled(about: Readonly<Record<string, string | number>>): string {
  const counts = [about.circle, about.triangle, about.square, about.flags, about.fortune, about.swords]
  return facesOf(counts.flatMap((count, face) => Array.from({ length: Number(count) }, () => face)))
}

function answer(action: SamuraiAction, s: SamuraiState): Phrase {
  switch (action.kind) {
    case 'playCommand':
      return say('answer.playCommand', { card: commandCard(action.card) })
    case 'discardCommand':
      return say('answer.discardCommand', { card: commandCard(action.card) })
    case 'playDragon':
      return playedDragon(action, s)
    case 'discardDragon':
      return say('answer.discardDragon', { card: dragonCard(s, action.card) })
    case 'orderLeader':
      return say('answer.orderLeader', { leader: leaderName(s, action.leader) })
    case 'move':
      return say('answer.move', {
        unit: unitName(s, action.unit),
        from: unitHex(s, action.unit),
        hex: hexOf(action.hex),
      })
    case 'moveLeader':
      return say('answer.moveLeader', { leader: leaderName(s, action.leader), hex: hexOf(action.hex) })
    case 'leave':
      return action.hex === undefined
        ? say('answer.leave', { leader: leaderName(s, action.leader) })
        : say('answer.leaveBy', { leader: leaderName(s, action.leader), hex: hexOf(action.hex) })
    case 'shoot':
    case 'attack':
      return battle(action, s)
    case 'firstStrike':
      return say('answer.firstStrike', { unit: unitName(s, action.unit), hex: unitHex(s, action.unit) })
    case 'ignoreFlags':
      return say('answer.ignoreFlags', { flags: action.flags })
    case 'retreat':
      return say('answer.retreat', { hex: hexOf(action.hex) })
    case 'pushBack':
      return say('answer.pushBack', {
        unit: unitName(s, action.unit),
        from: unitHex(s, action.unit),
        hex: hexOf(action.hex),
      })
    case 'order':
    case 'heal':
    case 'joinCharge':
    case 'inspire':
    case 'gainGround':
    case 'battleBack':
    case 'loseBlock':
    case 'fallBack':
    case 'weaken':
      return say(`answer.${action.kind}`, { unit: unitName(s, action.unit), hex: unitHex(s, action.unit) })
    case 'pass':
    case 'endOrders':
    case 'endMovement':
    case 'endBattle':
    case 'seppuku':
    case 'changeSides':
    case 'drawDragon':
    case 'takeHonor':
      return say(`answer.${action.kind}`)
  }
}

function battle(action: Extract<SamuraiAction, { kind: 'shoot' | 'attack' }>, s: SamuraiState): Phrase {
  const { unit, hex, kind } = action
  const way = kind === 'shoot' ? 'ranged' : 'attack'
  const dice = strikeDice(s, strikeAtHex(s, s.units[unit].seat, unit, hex, way))
  return say(`answer.${kind}`, {
    unit: unitName(s, unit),
    from: unitHex(s, unit),
    target: standing(s, hex),
    hex: hexOf(hex),
    dice,
  })
}

function playedDragon({ card, unit, leader, take, from, to }: PlayDragon, s: SamuraiState): Phrase {
  const played = dragonCard(s, card)
  if (unit !== undefined) {
    return say('answer.playDragonOnUnit', { card: played, unit: unitName(s, unit), hex: unitHex(s, unit) })
  }
  if (leader !== undefined)
    return say('answer.playDragonOnLeader', { card: played, leader: leaderName(s, leader) })
  if (from !== undefined && to !== undefined) {
    return say('answer.playWisdom', { card: played, from: say(`section.${from}`), to: say(`section.${to}`) })
  }
  if (take !== undefined) {
    const isThief = dragonDeckOf(s).cards[card].face.title === 'ninja-thief'
    return say('answer.playDragonToTake', {
      card: played,
      taken: isThief ? dragonCard(s, take) : commandCard(take),
    })
  }
  return say('answer.playDragon', { card: played })
}

const unitValues = (event: UnitTold): Values => ({
  unit: say(`unit.${event.unitKind}`),
  hex: hexOf(event.hex),
  army: armyName(event.army),
  blocks: event.blocks,
})

const leaderValues = (event: LeaderTold): Values => ({
  leader: event.name,
  hex: hexOf(event.hex),
  army: armyName(event.army),
})

const facesOf = (faces: readonly number[]): string => faces.map((face) => FACE_MARKS[face]).join(' ')

/** The faces of the dice as marks that every language reads. */
const FACE_MARKS = ['●', '▲', '■', '⚑', '✿', '⚔']

type EventOf<K extends SamuraiEvent['kind']> = Extract<SamuraiEvent, { readonly kind: K }>

const army = (event: SideTold): Values => ({ army: armyName(event.army) })

const unitSays = (event: UnitTold & { readonly kind: string }): Phrase =>
  say(`event.${event.kind}`, unitValues(event))

const leaderSays = (event: LeaderTold & { readonly kind: string }): Phrase =>
  say(`event.${event.kind}`, leaderValues(event))

const commandSays = (event: EventOf<'replaced' | 'tookCommand' | 'discardedCommand'>): Phrase =>
  say(`event.${event.kind}`, { ...army(event), card: say(`command.${event.face}`) })

const dragonSays = (event: EventOf<'tookDragon' | 'discardedDragon'>): Phrase =>
  say(`event.${event.kind}`, { ...army(event), card: say(`dragon.${event.title}`) })

/** From where to where somebody went. */
const along = (path: readonly HexId[]): Values => ({
  hex: hexOf(path[path.length - 1]),
  from: hexOf(path[0]),
})

const wentSays = (event: EventOf<'moved' | 'retreated'>): Phrase =>
  say(`event.${event.kind}`, { ...unitValues(event), ...along(event.path) })

const leaderWentSays = (event: EventOf<'leaderMoved' | 'leaderRetreated'>): Phrase =>
  say(`event.${event.kind}`, { ...leaderValues(event), ...along(event.path) })

const aimedSays = (event: EventOf<'shot' | 'attacked'>): Phrase =>
  say(`event.${event.kind}`, { ...unitValues(event), target: hexOf(event.at) })

const events: { readonly [K in SamuraiEvent['kind']]: (event: EventOf<K>) => Phrase | null } = {
  battle: (event) => say('event.battle', { scenario: say(`setup.${event.scenario}`), ...army(event) }),
  turn: (event) => say('event.turn', { ...army(event), number: event.number }),
  // cards
  command: (event) =>
    say(event.face === event.as ? 'event.command' : 'event.commandAs', {
      ...army(event),
      card: say(`command.${event.face}`),
      as: say(`command.${event.as}`),
    }),
  replaced: commandSays,
  tookCommand: commandSays,
  discardedCommand: commandSays,
  drewCommand: (event) =>
    event.card === null
      ? say('event.drewCommand', army(event))
      : say('event.drewCommandCard', { ...army(event), card: commandCard(event.card) }),
  dragon: (event) =>
    say('event.dragon', { ...army(event), card: say(`dragon.${event.title}`), cost: event.cost }),
  tookDragon: dragonSays,
  discardedDragon: dragonSays,
  drewDragon: (event) =>
    event.title === null
      ? say('event.drewDragon', army(event))
      : say('event.drewDragonCard', { ...army(event), card: say(`dragon.${event.title}`) }),
  reshuffled: () => say('event.reshuffled'),
  // orders and movement
  ordered: unitSays,
  orderedLeader: leaderSays,
  moved: wentSays,
  leaderMoved: leaderWentSays,
  left: leaderSays,
  insulted: leaderSays,
  // battle
  shot: aimedSays,
  attacked: aimedSays,
  joinedCharge: unitSays,
  firstStruck: unitSays,
  foughtBack: unitSays,
  inspired: unitSays,
  rolled: (event) =>
    say('event.rolled', {
      ...army(event),
      purpose: say(`roll.${event.purpose.replaceAll(' ', '-')}`),
      faces: facesOf(event.faces),
    }),
  struck: () => null,
  lost: (event) => say('event.lost', { ...unitValues(event), lost: event.lost }),
  healed: (event) => say('event.healed', { ...unitValues(event), gained: event.gained }),
  destroyed: unitSays,
  removed: unitSays,
  checked: (event) => (event.fell ? null : say('event.survived', leaderValues(event))),
  leaderFell: leaderSays,
  seppuku: leaderSays,
  ignored: (event) => say('event.ignored', { ...unitValues(event), flags: event.flags }),
  retreated: wentSays,
  leaderRetreated: leaderWentSays,
  gainedGround: unitSays,
  changedSides: unitSays,
  duel: (event) => say('event.duel', { ...army(event), swords: event.swords, theirs: event.theirs }),
  // honor and flags
  honor: (event) =>
    say(event.change > 0 ? 'event.honorGained' : 'event.honorLost', {
      ...army(event),
      tokens: Math.abs(event.change),
    }),
  flags: (event) =>
    say(event.change > 0 ? 'event.flagsGained' : 'event.flagsLost', {
      ...army(event),
      flags: Math.abs(event.change),
      total: event.total,
    }),
  tentTaken: (event) => say('event.tentTaken', { ...army(event), hex: hexOf(event.hex) }),
  surrendered: (event) => say('event.surrendered', army(event)),
  won: (event) => say('event.won', { ...army(event), because: say(event.because) }),
}

/** Each kind has its own entry, so the entry of an event's kind is given that kind only. */
const event = (told: SamuraiEvent): Phrase | null =>
  (events[told.kind] as (event: SamuraiEvent) => Phrase | null)(told)

export const phrasing: Phrasing<SamuraiState, SamuraiAction, SamuraiEvent> = {
  question: ({ name, about }, s) => question(name, about, s),
  answer,
  event,
  reason: ({ rule, values }: Reason) => say(`rule.${rule}`, values ?? {}),
}
