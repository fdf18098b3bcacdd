import { type GameEvent, heardBy, type Told } from '../event.ts'
import type { Phrase } from '../phrase.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Eyes } from './position.ts'

/** Something that happened, as somebody heard it. */
export interface Heard {
  readonly event: GameEvent
  /** Null where it is not worth a sentence. */
  readonly phrase: Phrase | null
}

/** The same in a log. */
export interface LogEntry extends Heard {
  /** After so many answers. */
  readonly moment: number
}

/** What was told, as those eyes heard it. */
export function heardAs(rulebook: Rulebook, told: readonly Told<GameEvent>[], eyes: Eyes): Heard[] {
  return told.map((each) => {
    const event = eyes === 'all' ? (each.fuller ?? each.event) : heardBy(each, eyes)
    return { event, phrase: rulebook.phrasing.event(event) }
  })
}
