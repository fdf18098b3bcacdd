import type { Action } from './action.ts'
import type { OfKind } from './choice.ts'
import type { Phrase } from './phrase.ts'
import type { Seat } from './seat.ts'

/** The grounds that any table can draw. What they do to those who stand on them is the rulebook's business. */
export const groundLooks = ['open', 'woods', 'hill', 'field', 'town', 'water', 'ford'] as const
export type GroundLook = (typeof groundLooks)[number]

/** What would happen where an answer is aimed: a step there, a blow or a shot at it, or something that has no sign. */
export type Aim = 'step' | 'blow' | 'shot' | 'other'

/** A board of hexes with its pieces, as plain data: any table draws it without knowing the game. */
export interface Diagram {
  /** How the map is cut, in the words of the package `hexes`: rows of hexes, every other one half a hex further east. */
  readonly shape: {
    readonly rows: number
    readonly cols: number
    readonly shifted: 'odd' | 'even'
    readonly shiftedCols: number
  }
  /** By the number of the hex, row by row from the north-west. */
  readonly hexes: readonly DiagramHex[]
  readonly pieces: readonly DiagramPiece[]
}

export interface DiagramHex {
  /** As answers and events call it. */
  readonly name: string
  readonly look: GroundLook
  /** What its ground is called. */
  readonly ground: Phrase
  /** Whose flag stands there, as over a camp. */
  readonly flag?: Seat
}

export interface DiagramPiece {
  readonly id: number
  readonly hex: number
  readonly seat: Seat
  /** A letter or a short word that stands on it. */
  readonly label: string
  readonly name: Phrase
  /** A number that stands on it, such as how many of it are left. */
  readonly strength?: number
  /** It has nothing more to do in this turn. */
  readonly spent?: boolean
}

/** How a rulebook shows its game as a diagram. */
export interface Diagrams<V> {
  /** The board as that view shows it. */
  of(view: V): Diagram
  /** By kind of answer, how one is pointed at; a kind that is not here has a button. */
  readonly pointing: Readonly<Record<string, AnswerPointing>>
}

/** First what the answer is about, where it is about something, then where it leads. */
export interface AnswerPointing<Field extends string = string> {
  readonly from?: AnswerField<Field>
  readonly to: AnswerField<Field>
  readonly aim: Aim
}

/** The field of an answer that holds the id of a piece, or the number of a hex. */
export type AnswerField<Field extends string = string> = { readonly piece: Field } | { readonly hex: Field }

/** The same for the answers of one game: `{ ... } satisfies Pointings<A>` knows their kinds and fields. */
export type Pointings<A extends Action> = {
  readonly [K in A['kind']]?: AnswerPointing<Exclude<keyof OfKind<A, K> & string, 'kind'>>
}
