import type { Seat } from '@gunbai/kernel'
import { commandCards, commandDeck } from './data/command-cards.ts'
import type { EditionName } from './data/edition.ts'
import type { TerrainName } from './data/terrain.ts'
import { type LeaderKind, unitKinds } from './data/unit-kinds.ts'
import { BOTTOM, type HexId, isOnBoard, TOP } from './position/board.ts'
import { dragonDeck } from './rules/cards/dragon-deck.ts'
import { flagsOf } from './rules/turn/flags.ts'
import { scenarioOf } from './setups/library.ts'
import type { Scenario } from './setups/scenario.ts'
import type { LeaderId, SamuraiState, TableCard, UnitId } from './state.ts'

export interface UnitView {
  readonly id: UnitId
  readonly seat: Seat
  readonly kind: string
  readonly hex: HexId
  readonly blocks: number
  readonly full: number
  readonly tag: string
  readonly locked: boolean
  readonly banner: number
  readonly ordered: boolean
  readonly moved: number
  readonly barred: boolean
  readonly fought: boolean
}

export interface LeaderView {
  readonly id: LeaderId
  readonly seat: Seat
  readonly kind: LeaderKind
  readonly name: string
  readonly hex: HexId
  readonly ordered: boolean
  readonly moved: boolean
}

/** What a seat, or a spectator, may know. Hexes are numbers of the board. */
export interface SamuraiView {
  /** Its id, or its text where players brought it. */
  readonly scenario: string
  readonly edition: EditionName
  readonly seat: Seat | null
  readonly turn: {
    readonly seat: Seat
    readonly number: number
    /** The Command card on the table, and the title that it acts as; null before one is played. */
    readonly card: number | null
    readonly face: string | null
  }
  /** By seat, the name of the army. */
  readonly armies: readonly string[]
  /** By hex, the ground as the scenario's special rules make it. */
  readonly ground: readonly TerrainName[]
  /** By card, what stands on it: everybody knows both decks. */
  readonly commandTitles: readonly string[]
  readonly dragonTitles: readonly string[]
  readonly dragonCosts: readonly number[]
  /** Pieces on the field. */
  readonly units: readonly UnitView[]
  readonly leaders: readonly LeaderView[]
  /** By seat, the hex of its tent, or null. */
  readonly tents: readonly (HexId | null)[]
  /** By seat: Command cards; null for one that the viewer may not see. */
  readonly hands: readonly (readonly (number | null)[])[]
  readonly handSize: readonly number[]
  readonly dragonHands: readonly (readonly (number | null)[])[]
  /** Command cards just drawn of which one must go; empty for anybody but the player who drew them. */
  readonly drawn: readonly number[]
  readonly deckSize: number
  readonly discards: readonly number[]
  readonly dragonDeckSize: number
  readonly dragonDiscards: readonly number[]
  readonly table: readonly TableCard[]
  readonly honor: readonly number[]
  readonly pool: number
  readonly flags: readonly number[]
  readonly victory: number
  readonly campaign: { readonly battle: number; readonly flags: readonly number[] } | null
}

export function view(s: SamuraiState, seat: Seat | null): SamuraiView {
  const scenario = scenarioOf(s.scenario)
  const { turn } = s
  return {
    scenario: s.scenario,
    edition: scenario.edition.name,
    seat,
    turn: {
      seat: turn.seat,
      number: s.turns[turn.seat],
      card: turn.card < 0 ? null : turn.card,
      face: turn.face < 0 ? null : commandCards[turn.face].title,
    },
    ...printed(s.scenario),
    units: s.units
      .filter((unit) => isOnBoard(unit.hex))
      .map((unit) => ({
        id: unit.id,
        seat: unit.seat,
        kind: unitKinds[unit.kind].code,
        hex: unit.hex,
        blocks: unit.blocks,
        full: unitKinds[unit.kind].blocks,
        tag: unit.tag,
        locked: unit.locked,
        banner: unit.banner,
        ordered: unit.ordered > 0,
        moved: Math.max(0, unit.moved),
        barred: unit.barred,
        fought: unit.fought > 0,
      })),
    leaders: s.leaders
      .filter((leader) => isOnBoard(leader.hex))
      .map(({ id, seat: owner, kind, hex, ordered, moved }) => ({
        id,
        seat: owner,
        kind,
        name: scenario.leaders[id].name,
        hex,
        ordered,
        moved,
      })),
    tents: s.tents.map((hex) => (isOnBoard(hex) ? hex : null)),
    hands: [TOP, BOTTOM].map((owner) => seen(s.hands[owner], s.knownCommand[owner], owner === seat)),
    handSize: s.handSize.slice(),
    dragonHands: [TOP, BOTTOM].map((owner) =>
      seen(s.dragonHands[owner], s.knownDragons[owner], owner === seat),
    ),
    drawn: turn.seat === seat ? s.drawn.slice() : [],
    deckSize: s.deck.draw.length,
    discards: s.deck.discards.slice(),
    dragonDeckSize: s.dragons.draw.length,
    dragonDiscards: s.dragons.discards.slice(),
    table: s.table.map((each) => ({ ...each })),
    honor: s.honor.slice(),
    pool: s.pool,
    flags: [flagsOf(s, TOP), flagsOf(s, BOTTOM)],
    victory: scenario.victory,
    campaign: s.campaign === null ? null : { battle: s.campaign.battle, flags: s.campaign.flags.slice() },
  }
}

type Printed = Pick<SamuraiView, 'armies' | 'ground' | 'commandTitles' | 'dragonTitles' | 'dragonCosts'>
const known = new WeakMap<Scenario, Printed>()

/** What is printed on the map and on the cards: the same in every view of a scenario, made once. */
function printed(id: string): Printed {
  const scenario = scenarioOf(id)
  const { armies, terrain, edition } = scenario
  const made = known.get(scenario) ?? {
    armies: armies.map(({ name }) => name),
    ground: terrain.map(({ name }) => name),
    commandTitles: commandDeck.map((face) => commandCards[face].title),
    dragonTitles: dragonDeck(edition.name).cards.map(({ face }) => face.title),
    dragonCosts: dragonDeck(edition.name).cards.map(({ cost }) => cost),
  }
  known.set(scenario, made)
  return made
}

/** A hand as somebody sees it: his own, or the cards that all have seen and the backs of the others. */
function seen(hand: readonly number[], known: readonly number[], own: boolean): (number | null)[] {
  if (own) return hand.slice()
  return [...known, ...hand.slice(known.length).map(() => null)]
}
