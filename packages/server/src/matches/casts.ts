import { randomBytes } from 'node:crypto'
import {
  castChance,
  includes,
  isRefusal,
  type Links,
  leadsTo,
  nobody,
  only,
  type Seat,
  type SeatSet,
  type Seed,
  seatsIn,
  vowOf,
} from '@gunbai/kernel'
import type { AnyMatch, Halt } from '@gunbai/kernel/host'
import type { Deed } from './entry.ts'

/** What the dice of a match are made from where everybody at the table adds to them. */
export interface Casting {
  /** The server's own part, of which everybody knows the commitment. */
  readonly secret: Seed
  /** The number of the links from which the cards were dealt; casts count on from there. */
  readonly deal: number
  /** By seat the link of that number; null where a seat has no chain. */
  readonly links: Links
}

export type CastDeed = Extract<Deed, { readonly kind: 'cast' }>
type LinkDeed = Extract<Deed, { readonly kind: 'link' }>
type AnswerDeed = Extract<Deed, { readonly kind: 'answer' }>

/** An answer that is fixed and waits for links, as everybody may know of it. */
export interface ShownCast {
  readonly number: number
  /** Whose answer it is. */
  readonly seat: Seat
  /** A hash that fixes the answer, and tells nothing of it. */
  readonly vow: string
  /** Whose links are missing. */
  readonly owing: readonly Seat[]
}

/** The answers of a match that draw chance: each waits until everybody who adds to the dice has sent a link. */
export class Casts {
  private readonly secret: Seed | null
  private number: number
  /** By seat the latest link that is known, and its number; null where a seat adds nothing. */
  private readonly known: ({ readonly number: number; readonly link: string } | null)[]
  private waiting: CastDeed | null = null

  /** Where the dice are the server's alone no answer is a cast. */
  constructor(casting: Casting | undefined) {
    const { secret = null, deal = 0, links = [] } = casting ?? {}
    this.secret = secret
    this.number = deal
    this.known = links.map((link) => (link === null ? null : { number: deal, link }))
  }

  /** Whether everybody adds to the dice. */
  get areOfAll(): boolean {
    return this.secret !== null
  }

  /** Whether an answer waits for links. */
  get isOpen(): boolean {
    return this.waiting !== null
  }

  /**
   * The deed, or where it is an answer that draws chance, what fixes it: under a number that is never used again, whatever is
   * taken back.
   */
  fixed(match: AnyMatch, deed: Deed): Deed {
    if (!this.areOfAll || this.isOpen || deed.kind !== 'answer') return deed
    const { seat, question, unasked } = deed
    const action = match.check(seat, question, deed.action)
    if (isRefusal(action) || !match.draws(seat, action)) return deed
    const salt = randomBytes(32).toString('hex')
    return { kind: 'cast', seat, question, action, unasked, number: this.number + 1, salt }
  }

  /** An answer waits from now on, if it is legal. */
  begin(match: AnyMatch, cast: CastDeed): Halt | null {
    if (!this.areOfAll) return { refused: 'not now' }
    const checked = match.check(cast.seat, cast.question, cast.action)
    if (isRefusal(checked)) return checked
    if (this.isOpen || cast.number !== this.number + 1) return { refused: 'not now' }
    this.number = cast.number
    this.waiting = cast
    return null
  }

  /** The seats of these whose links are missing. */
  owing(people: SeatSet): SeatSet {
    if (!this.isOpen) return nobody
    return this.known.reduce(
      (set, known, seat) =>
        known !== null && known.number < this.number && includes(people, seat) ? set | only(seat) : set,
      nobody,
    )
  }

  /** Takes a link. A seat's chain has but one that fits. */
  give({ seat, number, link }: LinkDeed): Halt | null {
    const known = this.known[seat] ?? null
    if (!this.isOpen || number !== this.number || known === null || known.number >= number)
      return { refused: 'not now' }
    if (!leadsTo(link, number - known.number, known.link)) return { refused: 'not now' }
    this.known[seat] = { number, link }
    return null
  }

  /** The answer that waited, with its chance; null where none waits, or links of these are missing. */
  due(people: SeatSet): AnswerDeed | null {
    const { waiting } = this
    if (waiting === null || this.owing(people) !== nobody) return null
    const { seat, question, action, unasked } = waiting
    return { kind: 'answer', seat, question, action, unasked, chance: this.chance() }
  }

  /** Whether an answer may be carried out now: nothing waits and it has no chance of its own, or it is the one that waited. */
  lets({ seat, chance }: AnswerDeed, people: SeatSet): boolean {
    if (this.waiting === null) return chance === undefined
    return this.owing(people) === nobody && seat === this.waiting.seat && chance === this.chance()
  }

  /** It was carried out. */
  end(): void {
    this.waiting = null
  }

  shown(people: SeatSet): ShownCast | null {
    const { waiting } = this
    if (waiting === null) return null
    const { number, seat, action, salt } = waiting
    return { number, seat, vow: vowOf(number, seat, action, salt), owing: seatsIn(this.owing(people)) }
  }

  private chance(): Seed {
    const links = this.known.map((known) => (known?.number === this.number ? known.link : null))
    return castChance(this.secret ?? '', this.number, links)
  }
}
