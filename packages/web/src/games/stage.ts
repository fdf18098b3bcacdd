import type { GameEvent } from '@gunbai/kernel'
import type { ComponentType } from 'react'
import type { Beat } from '../table/beat.ts'
import type { Words } from '../words/words.tsx'

/** The beat in which an event is shown. */
export interface BeatOf {
  readonly beat: string
  /** As a part of the time of a beat. */
  readonly length: number
  /** The same where it is the viewer's own doing, which he has just seen on the board. */
  readonly own?: number
  /** Several of the same beat are seen together. */
  readonly together?: true
  /** The field of the event whose values are beats of their own, though they are of one kind. */
  readonly by?: string
}

/**
 * How a game is told beat by beat. Fetched after the first paint: nothing of it is needed before something has happened.
 */
export interface Stage<V = unknown, E extends GameEvent = GameEvent> {
  /** By kind of event. One that is not here is told with the beat before it, or with the first. */
  readonly beats: Partial<Readonly<Record<E['kind'], BeatOf>>>
  /** The kind of event with which somebody's turn begins. */
  readonly turn: E['kind']
  /** Whose doing an event is, where it does not name a seat. */
  seatOf?(event: E, view: V): number | null
  /** The position after an event, as far as a board shows it; the true one comes with the end of the beats. */
  tell(view: V, event: E): V
  /** A beat in a few words, for the strip of what happened. */
  label(beat: Beat, words: Words): string
  /** What is shown over the board in a beat, or docked beside it. */
  readonly Over: ComponentType | null
}

/** A stage as the table uses it, which knows no game. */
export function anyStage<V, E extends GameEvent>(stage: Stage<V, E>): Stage {
  return stage as unknown as Stage
}
