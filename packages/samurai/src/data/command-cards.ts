import { CIRCLE, SQUARE, TRIANGLE } from './die.ts'
import type { Arm, UnitKind } from './unit-kinds.ts'

/** As many orders as the player has Command cards, the one played included (SB-CMD-06). */
export const PER_CARD = -1

/**
 * What a card orders: pieces by section, units of a symbol, up to four horse, up to four missile units, a group of
 * foot, the hexes linked to a leader, a group of any size, what dice say, what the enemy's card was, or nothing.
 */
export type Scheme =
  | 'sections'
  | 'symbol'
  | 'horse'
  | 'missiles'
  | 'foot group'
  | 'leadership'
  | 'group'
  | 'dice'
  | 'copy'
  | 'nothing'

/** What a bot asks about the orders that a card could give now. */
export interface Prospects {
  /** How many Command cards are in its hand. */
  readonly cards: number
  /** What the best orders in the sections of the card bring. */
  inSections(): number
  /** What the best so many orders bring, among the units that the card may order. */
  best(orders: number): number
}

/** What a Command card does to those that it orders. */
export interface CardEffects {
  /** Hexes that a kind of unit may move and still battle, where the card gives it more than its own; 0 where not. */
  readonly stride: (kind: UnitKind) => number
  /** Hexes that a unit or leader may move at most, whatever the kind. */
  readonly mostHexes: number
  /** Whether a unit may not move at all. */
  readonly standsFast: boolean
  /** The rule that a player hears of a unit that cannot go so far, by arm, and of a leader. */
  readonly moveRules: Readonly<Partial<Record<Arm, string>>>
  readonly leaderRule: string | null
  /** What it adds to the dice, in close combat and at range, and how often a unit may shoot. */
  readonly closeDice: number
  readonly rangedDice: number
  readonly shots: number
  /** What its units may not do, though they are ordered. */
  readonly forbids: 'ranged combat' | 'battles of missile units' | null
}

/** A Command card, whole: how many there are, when it is played, what it orders, what it does, and what that is worth. */
export interface CommandCard extends CardEffects {
  /** Also the end of its message ids: `command.<title>`, and `command.<title>.text` for what it does. */
  readonly title: string
  readonly copies: number
  /** In the command phase, or also when the enemy attacks (SB-CC-FIRST-01). */
  readonly window: 'command' | 'their attack'
  readonly scheme: Scheme
  /** Orders by section, for `sections`. */
  readonly left: number
  readonly centre: number
  readonly right: number
  readonly symbol: number
  /** SB-CMD-04: lets an attached leader be ordered away from his unit. */
  readonly helmet: boolean
  /** What it is with left and right exchanged (SB-CC-COUNTER-02); null where it is the same. */
  readonly mirror: string | null
  /** How many are named by it, for what helps such cards: SB-CC-ONE, and O-18 up to three. 0 for any other. */
  readonly orderOneToThree: number
  /** Whether both decks are shuffled anew at the end of its turn (SB-CC-SHOGUN-07). */
  readonly reshuffles: boolean
  /** What it brings to a bot that plays it now, in blocks. */
  readonly worth: (prospects: Prospects) => number
}

const kept = (): number => -1 // for the enemy's attack, or his next card
const noOrders = { left: 0, centre: 0, right: 0, symbol: -1 } as const
/** What no card does to those that it did not order, and most do not to those that they did. */
export const noEffects: CardEffects = {
  stride: () => 0,
  mostHexes: Number.POSITIVE_INFINITY,
  standsFast: false,
  moveRules: {},
  leaderRule: null,
  closeDice: 0,
  rangedDice: 0,
  shots: 1,
  forbids: null,
}
const ofSections = (prospects: Prospects): number => prospects.inSections()
const section = {
  ...noOrders,
  ...noEffects,
  reshuffles: false,
  window: 'command',
  scheme: 'sections',
  helmet: true,
  orderOneToThree: 0,
  worth: ofSections,
} as const
const tactic = {
  ...noOrders,
  ...noEffects,
  reshuffles: false,
  window: 'command',
  helmet: false,
  orderOneToThree: 0,
  mirror: null,
} as const
const one = { ...section, orderOneToThree: 1 } as const
const two = { ...section, orderOneToThree: 2 } as const
const three = { ...section, orderOneToThree: 3 } as const

/** SB-CC: every title, with its copies in the deck of 60 of either edition. */
// biome-ignore format: a table to be checked against the page
const titles: readonly CommandCard[] = [
  { ...one,     title: 'order-one-left',     copies: 2, left: 1,                         mirror: 'order-one-right' },
  { ...one,     title: 'order-one-centre',   copies: 2, centre: 1,                       mirror: null },
  { ...one,     title: 'order-one-right',    copies: 2, right: 1,                        mirror: 'order-one-left' },
  { ...two,     title: 'order-two-left',     copies: 3, left: 2,                         mirror: 'order-two-right' },
  { ...two,     title: 'order-two-centre',   copies: 4, centre: 2,                       mirror: null },
  { ...two,     title: 'order-two-right',    copies: 3, right: 2,                        mirror: 'order-two-left' },
  { ...three,   title: 'order-three-left',   copies: 3, left: 3,                         mirror: 'order-three-right' },
  { ...three,   title: 'order-three-centre', copies: 3, centre: 3,                       mirror: null },
  { ...three,   title: 'order-three-right',  copies: 3, right: 3,                        mirror: 'order-three-left' },
  { ...section, title: 'advance-left',       copies: 2, left: PER_CARD,                  mirror: 'advance-right' },
  { ...section, title: 'advance-centre',     copies: 2, centre: PER_CARD,                mirror: null },
  { ...section, title: 'advance-right',      copies: 2, right: PER_CARD,                 mirror: 'advance-left' },
  { ...section, title: 'cranes-wing',        copies: 2, left: 1, centre: 1, right: 1,    mirror: null },
  { ...section, title: 'flying-geese',       copies: 2, left: 2, centre: 2, right: 2,    mirror: null },
  { ...section, title: 'out-flanked',        copies: 2, left: 2, right: 2,               mirror: null },
  { ...section, title: 'tiger-tail-left',    copies: 1, left: 1, centre: 2,              mirror: 'tiger-tail-right' },
  { ...section, title: 'tiger-tail-right',   copies: 1, centre: 2, right: 1,             mirror: 'tiger-tail-left' },
  { ...tactic,  title: 'order-circle',       copies: 2, scheme: 'symbol', symbol: CIRCLE,   worth: (p) => p.best(p.cards) },
  { ...tactic,  title: 'order-triangle',     copies: 2, scheme: 'symbol', symbol: TRIANGLE, worth: (p) => p.best(p.cards) },
  { ...tactic,  title: 'order-square',       copies: 2, scheme: 'symbol', symbol: SQUARE,   worth: (p) => p.best(p.cards) },
  { ...tactic,  title: 'cavalry-charge',     copies: 2, scheme: 'horse',                    worth: (p) => 1.4 * p.best(4),
                closeDice: 1, forbids: 'ranged combat', // SB-CC-CHARGE-02, 04
                stride: ({ arm }) => (arm === 'cavalry' ? 3 : 0), moveRules: { cavalry: 'SB-CC-CHARGE-03' } },
  { ...tactic,  title: 'counter-attack',     copies: 2, scheme: 'copy',                     worth: kept },
  { ...tactic,  title: 'first-strike',       copies: 2, scheme: 'nothing', window: 'their attack', worth: kept },
  { ...tactic,  title: 'hold-and-shoot',     copies: 2, scheme: 'missiles',                 worth: (p) => 1.7 * p.best(4),
                shots: 2, standsFast: true }, // SB-CC-HOLD-03
  { ...tactic,  title: 'infantry-onslaught', copies: 2, scheme: 'foot group',               worth: (p) => 0.9 * p.best(4) + 0.2,
                forbids: 'battles of missile units', // SB-CC-ONSL-03
                stride: ({ symbol }) => (symbol === CIRCLE ? 0 : 2), moveRules: { infantry: 'SB-CC-ONSL-02' } },
  { ...tactic,  title: 'leadership',         copies: 2, scheme: 'leadership',               worth: (p) => 0.8 * p.best(5) },
  { ...tactic,  title: 'serpent-command',    copies: 2, scheme: 'group',                    worth: (p) => 0.75 * p.best(6),
                mostHexes: 1, leaderRule: 'SB-CC-SERP-05',
                moveRules: { infantry: 'SB-CC-SERP-02', cavalry: 'SB-CC-SERP-02', guard: 'SB-CC-SERP-02' } },
  { ...tactic,  title: 'shogun',             copies: 1, scheme: 'dice', helmet: true,       worth: (p) => 0.2 * p.best(p.cards) * p.cards * 0.67 + 0.1 * p.cards,
                closeDice: 1, rangedDice: 1, reshuffles: true }, // SB-CC-SHOGUN-06, 07
]

const blank: CommandCard = { ...tactic, title: '', copies: 0, scheme: 'nothing', worth: kept }

/** With the same fields in the same order in all: cards are looked at for each unit of each list. */
export const commandCards: readonly CommandCard[] = titles.map((card) => ({ ...blank, ...card }))

/** The index of a title in `commandCards`: what a state calls a card's face. */
export function faceTitled(title: string): number {
  const face = commandCards.findIndex((card) => card.title === title)
  if (face < 0) throw new Error(`there is no Command card "${title}"`)
  return face
}

/** By card of the deck, 0 to 59, the index of its title in `commandCards`. */
export const commandDeck: readonly number[] = commandCards.flatMap((card, face) =>
  Array.from({ length: card.copies }, () => face),
)

export const FIRST_STRIKE = faceTitled('first-strike')

/** By face, the face with left and right exchanged. */
const mirrored: readonly number[] = commandCards.map(({ mirror, title }) => faceTitled(mirror ?? title))

/** What a card acts as: Counter Attack as the card that the enemy played last, if any (SB-CC-COUNTER-01 to 05). */
export const actsAs = (printed: number, theirs: number): number =>
  commandCards[printed].scheme === 'copy' && theirs >= 0 ? mirrored[theirs] : printed

/** SB-CC-ONE: Order One Unit Left, Center, Right. */
export const isOrderOne = (face: number): boolean => face >= 0 && commandCards[face].orderOneToThree === 1

/** O-18: the cards that Brave Messenger helps. */
export const ordersOneToThree = (face: number): boolean => face >= 0 && commandCards[face].orderOneToThree > 0

/** The physical First Strike cards of the deck. */
export const firstStrikeCards: readonly number[] = commandDeck.flatMap((face, card) =>
  commandCards[face].window === 'their attack' ? [card] : [],
)
