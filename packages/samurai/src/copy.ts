import { copyDeck, copyStack, copyStream } from '@gunbai/kernel'
import type { HexId } from './position/board.ts'
import type { Leader, SamuraiState, Unit, UnitId } from './state.ts'

/** A state that shares nothing that can change. Written out by hand: search copies a great many of them. */
export function copy(s: SamuraiState): SamuraiState {
  const units: Unit[] = []
  for (let i = 0; i < s.units.length; i++) units.push(copyUnit(s.units[i]))
  const leaders: Leader[] = []
  for (let i = 0; i < s.leaders.length; i++) leaders.push(copyLeader(s.leaders[i]))
  return {
    stack: copyStack(s.stack),
    awaiting: s.awaiting,
    asked: s.asked.slice(),
    result: s.result,
    revealed: s.revealed,
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
    hearLuck: null,
    scenario: s.scenario,
    rulings: s.rulings,
    campaign: s.campaign === null ? null : { ...s.campaign, flags: s.campaign.flags.slice() },
    ended: s.ended,
    turn: { ...s.turn },
    turns: s.turns.slice(),
    units,
    leaders,
    unitAt: s.unitAt.slice(),
    leaderAt: s.leaderAt.slice(),
    tents: s.tents.slice(),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    handSize: s.handSize.slice(),
    deck: copyDeck(s.deck),
    drawn: s.drawn.slice(),
    lastFace: s.lastFace.slice(),
    dragonHands: [s.dragonHands[0].slice(), s.dragonHands[1].slice()],
    dragons: copyDeck(s.dragons),
    table: s.table.slice(),
    dragonsPlayed: s.dragonsPlayed.slice(),
    knownCommand: [s.knownCommand[0].slice(), s.knownCommand[1].slice()],
    knownDragons: [s.knownDragons[0].slice(), s.knownDragons[1].slice()],
    honor: s.honor.slice(),
    pool: s.pool,
    flags: s.flags.slice(),
    hillFlag: s.hillFlag,
    captured: s.captured.slice(),
    charge: s.charge.slice(),
    struckWith: s.struckWith,
  }
}

/**
 * A state in which one unit, the leader in its hex and how the battle stands may change. All that does not follow from their
 * losses is shared: odds ask many times what would become of one target. Field for field as above, so that both are one
 * shape to the machine.
 */
export function copyAround(s: SamuraiState, unit: UnitId, hex: HexId): SamuraiState {
  const units = s.units.slice()
  units[unit] = copyUnit(s.units[unit])
  const leaders = s.leaders.slice()
  const leader = s.leaderAt[hex]
  if (leader >= 0) leaders[leader] = copyLeader(s.leaders[leader])
  return {
    stack: s.stack.slice(),
    awaiting: s.awaiting,
    asked: s.asked,
    result: s.result,
    revealed: s.revealed,
    dice: s.dice,
    shuffles: s.shuffles,
    tell: null,
    hearLuck: null,
    scenario: s.scenario,
    rulings: s.rulings,
    campaign: s.campaign === null ? null : { ...s.campaign },
    ended: s.ended,
    turn: s.turn,
    turns: s.turns,
    units,
    leaders,
    unitAt: s.unitAt.slice(),
    leaderAt: s.leaderAt.slice(),
    tents: s.tents,
    hands: s.hands,
    handSize: s.handSize,
    deck: s.deck,
    drawn: s.drawn,
    lastFace: s.lastFace,
    dragonHands: s.dragonHands,
    dragons: s.dragons,
    table: s.table,
    dragonsPlayed: s.dragonsPlayed,
    knownCommand: s.knownCommand,
    knownDragons: s.knownDragons,
    honor: s.honor,
    pool: s.pool,
    flags: s.flags.slice(),
    hillFlag: s.hillFlag,
    captured: s.captured,
    charge: s.charge,
    struckWith: s.struckWith,
  }
}

function copyUnit(u: Unit): Unit {
  return {
    id: u.id,
    seat: u.seat,
    kind: u.kind,
    tag: u.tag,
    hex: u.hex,
    blocks: u.blocks,
    locked: u.locked,
    banner: u.banner,
    ordered: u.ordered,
    moved: u.moved,
    stopped: u.stopped,
    barred: u.barred,
    fought: u.fought,
    swift: u.swift,
    spirit: u.spirit,
    desperate: u.desperate,
    shotLoss: u.shotLoss,
  }
}

function copyLeader(l: Leader): Leader {
  return { id: l.id, seat: l.seat, kind: l.kind, hex: l.hex, ordered: l.ordered, moved: l.moved }
}
