import { CIRCLE, SQUARE, TRIANGLE } from './die.ts'

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

export interface CommandCard {
  readonly title: string
  readonly copies: number
  readonly scheme: Scheme
  /** Orders by section, for `sections`. */
  readonly left: number
  readonly centre: number
  readonly right: number
  readonly symbol: number
  /** SB-CMD-04: lets an attached leader be ordered away from his unit. */
  readonly helmet: boolean
  /** What it is with left and right exchanged (SB-CC-COUNTER-02). */
  readonly mirror: string
}

const none = { left: 0, centre: 0, right: 0, symbol: -1 } as const
const section = { ...none, scheme: 'sections', helmet: true } as const
const tactic = { ...none, helmet: false } as const

// biome-ignore format: a table to be checked against the page
const cards: readonly (Omit<CommandCard, 'mirror'> & { readonly mirror?: string })[] = [
  { ...section, title: 'order-one-left',     copies: 2, left: 1,                       mirror: 'order-one-right' },
  { ...section, title: 'order-one-centre',   copies: 2, centre: 1 },
  { ...section, title: 'order-one-right',    copies: 2, right: 1,                      mirror: 'order-one-left' },
  { ...section, title: 'order-two-left',     copies: 3, left: 2,                       mirror: 'order-two-right' },
  { ...section, title: 'order-two-centre',   copies: 4, centre: 2 },
  { ...section, title: 'order-two-right',    copies: 3, right: 2,                      mirror: 'order-two-left' },
  { ...section, title: 'order-three-left',   copies: 3, left: 3,                       mirror: 'order-three-right' },
  { ...section, title: 'order-three-centre', copies: 3, centre: 3 },
  { ...section, title: 'order-three-right',  copies: 3, right: 3,                      mirror: 'order-three-left' },
  { ...section, title: 'advance-left',       copies: 2, left: PER_CARD,                mirror: 'advance-right' },
  { ...section, title: 'advance-centre',     copies: 2, centre: PER_CARD },
  { ...section, title: 'advance-right',      copies: 2, right: PER_CARD,               mirror: 'advance-left' },
  { ...section, title: 'cranes-wing',        copies: 2, left: 1, centre: 1, right: 1 },
  { ...section, title: 'flying-geese',       copies: 2, left: 2, centre: 2, right: 2 },
  { ...section, title: 'out-flanked',        copies: 2, left: 2, right: 2 },
  { ...section, title: 'tiger-tail-left',    copies: 1, left: 1, centre: 2,            mirror: 'tiger-tail-right' },
  { ...section, title: 'tiger-tail-right',   copies: 1, centre: 2, right: 1,           mirror: 'tiger-tail-left' },
  { ...tactic,  title: 'order-circle',       copies: 2, scheme: 'symbol', symbol: CIRCLE },
  { ...tactic,  title: 'order-triangle',     copies: 2, scheme: 'symbol', symbol: TRIANGLE },
  { ...tactic,  title: 'order-square',       copies: 2, scheme: 'symbol', symbol: SQUARE },
  { ...tactic,  title: 'cavalry-charge',     copies: 2, scheme: 'horse' },
  { ...tactic,  title: 'counter-attack',     copies: 2, scheme: 'copy' },
  { ...tactic,  title: 'first-strike',       copies: 2, scheme: 'nothing' },
  { ...tactic,  title: 'hold-and-shoot',     copies: 2, scheme: 'missiles' },
  { ...tactic,  title: 'infantry-onslaught', copies: 2, scheme: 'foot group' },
  { ...tactic,  title: 'leadership',         copies: 2, scheme: 'leadership' },
  { ...tactic,  title: 'serpent-command',    copies: 2, scheme: 'group' },
  { ...tactic,  title: 'shogun',             copies: 1, scheme: 'dice', helmet: true },
]

/** SB-CC: every title, with its copies in the deck of 60 of either edition. */
export const commandCards: readonly CommandCard[] = cards.map((card) => ({ mirror: card.title, ...card }))

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
export const COUNTER_ATTACK = faceTitled('counter-attack')
export const HOLD_AND_SHOOT = faceTitled('hold-and-shoot')
export const CAVALRY_CHARGE = faceTitled('cavalry-charge')
export const INFANTRY_ONSLAUGHT = faceTitled('infantry-onslaught')
export const SERPENT_COMMAND = faceTitled('serpent-command')
export const SHOGUN = faceTitled('shogun')

/** By face, the face with left and right exchanged. */
export const mirrored: readonly number[] = commandCards.map((card) => faceTitled(card.mirror))

/** SB-CC-ONE: Order One Unit Left, Center, Right. */
export const isOrderOne = (face: number): boolean =>
  face >= 0 && commandCards[face].title.startsWith('order-one-')

/** O-18: the cards that Brave Messenger helps. */
export const ordersOneToThree = (face: number): boolean =>
  face >= 0 && /^order-(one|two|three)-/.test(commandCards[face].title)

/** The physical First Strike cards of the deck. */
export const firstStrikeCards: readonly number[] = commandDeck.flatMap((face, card) =>
  face === FIRST_STRIKE ? [card] : [],
)
