/** Whose dice: the server's alone, or such as everybody at the table adds something to. */
export const diceKinds = ['house', 'of all'] as const
export type DiceKind = (typeof diceKinds)[number]

/** The seed from which a match was dealt. */
export const seedOf = ({ seed, dealt }: { readonly seed: string; readonly dealt: string | null }): string =>
  dealt ?? seed

/** The chain of a player who adds to the dice. */
export interface ChainRow {
  match: string
  seat: number
  chain_end: string // link 0, which everybody knows
  number: number // of the latest link that was given before the deal; those of the casts are entries
  link: string
}
