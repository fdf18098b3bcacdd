import { includes, type Seat, type SeatSet } from './seat.ts'

/** Something that happened, as plain data with a `kind`. Log, animation, sound and screen reader are made from these. */
export interface GameEvent {
  readonly kind: string
}

/**
 * Hears events. The first is what everybody may know. Where some seats may know more, they are named with the fuller
 * event that they hear instead: `tell({ kind: 'drew', seat: 0 }, only(0), { kind: 'drew', seat: 0, card: 17 })`.
 */
export type Tell<E extends GameEvent = GameEvent> = Hearer<E>['hear']

/** As a method, so that a game which tells special events is still a game that tells events. */
interface Hearer<E extends GameEvent> {
  hear(event: E, insiders?: SeatSet, fuller?: E): void
}

/** An event with its audience, as a match keeps it. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E
  readonly insiders: SeatSet
  readonly fuller: E | null
}

/** The event as that seat hears it; null is a spectator. */
export function heardBy<E extends GameEvent>(told: Told<E>, seat: Seat | null): E {
  return told.fuller !== null && seat !== null && includes(told.insiders, seat) ? told.fuller : told.event
}

/** A `tell` that keeps everything in a list. */
export function tellInto<E extends GameEvent>(list: Told<E>[]): Tell<E> {
  return (event, insiders = 0, fuller) => {
    list.push({ event, insiders, fuller: fuller ?? null })
  }
}
