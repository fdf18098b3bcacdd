import type { GameEvent, GameState, Rulebook, Seat, Told } from '@gunbai/kernel'
import { type Heard, heardAs, type PastPosition, pastPosition, type Unasked } from '@gunbai/kernel/host'
import { Problem } from '../problem.ts'
import type { AnswerRow } from '../storage/tables.ts'
import type { Entry, Offer } from './entry.ts'

/** What an entry led to. */
export interface Effect {
  readonly told: readonly Told<GameEvent>[]
  /** The entries that it took back, by their place in the list. */
  readonly undone: readonly number[]
}

/** An entry as one viewer hears of it. Answers are not told; what they led to is. */
export interface HeardEntry {
  /** Counted for this viewer alone: what others do in secret leaves no gap. */
  readonly number: number
  readonly at: number
  readonly kind: Entry['kind']
  readonly seat: Seat
  readonly events: readonly Heard[]
  /** The viewer's numbers of the entries that are taken back by this one. */
  readonly undone: readonly number[]
  readonly offer: Offer | null
  readonly accept: boolean | null
  /** It is the viewer's own, and the viewer was not asked. */
  readonly unasked: Unasked | null
}

/** Where a match stood, as a viewer saw it then. */
export interface PastEntry extends Pick<PastPosition, 'view' | 'questions'> {
  /** The number of the viewer's entry after which that was. */
  readonly number: number
  /** The last number there is for this viewer. */
  readonly last: number
}

/** A position of a match that is over. */
export interface PastMoment extends Pick<PastEntry, 'view' | 'questions'> {
  readonly moment: number
  /** The last moment there is. */
  readonly last: number
  readonly events: readonly Heard[]
}

/** An answer that was not taken back, and the place of its entry. */
interface StandingAnswer {
  readonly place: number
  readonly entry: Extract<Entry, { readonly kind: 'answer' }>
}

/** The entries of a match, what each led to, and who hears of which. */
export class Chronicle {
  private readonly rulebook: Rulebook
  private readonly seats: number
  private readonly kept: (Effect & { readonly entry: Entry })[] = []
  /** By seat, and last for spectators, the places of the entries that they hear of. */
  private readonly heard: number[][]

  constructor(rulebook: Rulebook, seats: number) {
    this.rulebook = rulebook
    this.seats = seats
    this.heard = Array.from({ length: seats + 1 }, () => [])
  }

  /** How many entries there are. Secret: it counts what others did unseen. */
  get length(): number {
    return this.kept.length
  }

  /** A secret entry is one that only its own seat hears of. */
  add(entry: Entry, { told, undone }: Effect, isSecret: boolean): void {
    const place = this.kept.length
    this.kept.push({ entry, told, undone })
    for (let viewer = 0; viewer <= this.seats; viewer++) {
      if (!isSecret || viewer === entry.seat) (this.heard[viewer] as number[]).push(place)
    }
  }

  /** The entries after the first so many. */
  since(number: number): Entry[] {
    return this.kept.slice(Math.max(0, number)).map(({ entry }) => entry)
  }

  last(isWanted: (entry: Entry) => boolean = () => true): Entry | null {
    return this.kept.findLast(({ entry }) => isWanted(entry))?.entry ?? null
  }

  /** The number of the last entry that a viewer has heard of; null is a spectator. */
  numberFor(viewer: Seat | null): number {
    return this.hearing(viewer).length
  }

  /** What a viewer has heard since, in order. */
  heardSince(viewer: Seat | null, number: number): HeardEntry[] {
    const places = this.hearing(viewer)
    const list: HeardEntry[] = []
    for (let i = Math.max(0, number); i < places.length; i++) list.push(this.heardAs(places, i, viewer))
    return list
  }

  /** Whether nobody but their own seats has heard of any entry after the first so many. */
  isSecretSince(number: number): boolean {
    return (this.hearing(null).at(-1) ?? -1) < number
  }

  /**
   * Where the match stood after one of the entries that a viewer has heard of. Throws where there is no such number.
   * `played` gives the state that answers lead to.
   */
  after(
    number: number,
    viewer: Seat | null,
    played: (standing: readonly StandingAnswer[]) => GameState,
  ): PastEntry {
    const places = this.hearing(viewer)
    if (number > places.length) {
      throw new Problem('not found', `You have heard of ${places.length} entries of this match.`)
    }
    const state = played(this.standingAfter(number === 0 ? -1 : (places[number - 1] as number)))
    const { view, questions } = pastPosition(this.rulebook, state, viewer)
    return { number, last: places.length, view, questions }
  }

  /** What was answered up to the entry at a place, and not taken back by then. */
  private standingAfter(last: number): StandingAnswer[] {
    const standing = new Map<number, StandingAnswer>()
    for (const [place, { entry, undone }] of this.kept.slice(0, last + 1).entries()) {
      if (entry.kind === 'answer') standing.set(place, { place, entry })
      for (const each of undone) standing.delete(each)
    }
    return [...standing.values()]
  }

  private hearing(viewer: Seat | null): number[] {
    return this.heard[viewer ?? this.seats] as number[]
  }

  private heardAs(places: readonly number[], index: number, viewer: Seat | null): HeardEntry {
    const { entry, told, undone } = this.kept[places[index] as number] as Chronicle['kept'][number]
    return {
      number: index + 1,
      at: entry.at,
      kind: entry.kind,
      seat: entry.seat,
      events: heardAs(this.rulebook, told, viewer),
      undone: undone.map((place) => places.indexOf(place) + 1).filter((number) => number > 0),
      offer: entry.kind === 'offer' ? entry.offer : null,
      accept: entry.kind === 'reply' ? entry.accept : null,
      unasked: entry.kind === 'answer' && entry.seat === viewer ? (entry.unasked ?? null) : null,
    }
  }
}

/** An entry as it is stored. */
export function rowOf(match: string, number: number, entry: Entry): AnswerRow {
  const { kind, seat, at, ...body } = entry
  return { match, number, at, kind, seat, body: JSON.stringify(body) }
}

/** The entry that a row was made from. */
export function entryOf({ kind, seat, at, body }: AnswerRow): Entry {
  return { ...JSON.parse(body), kind, seat, at } as Entry
}
