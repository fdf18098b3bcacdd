import {
  type Action,
  type GameEvent,
  type GameState,
  type Language,
  languages,
  type Messages,
  type Phrase,
  type Rulebook,
  type Seat,
} from '@gunbai/kernel'
import { type Speaker, strictSpeaker } from '@gunbai/words'
import type { Listener } from './golden-game.ts'

/** Hears a game and says one phrase of each message that comes up, in every language: throws where it cannot be said. */
export class Sayable implements Listener {
  private readonly said = new Set<string>()
  private readonly speakers: readonly Speaker[]

  constructor(messages: Readonly<Record<Language, Messages>>) {
    this.speakers = languages.map((language) => strictSpeaker(language, messages[language]))
  }

  asked(rulebook: Rulebook, state: GameState, seat: Seat): void {
    const question = rulebook.questions(state).find((each) => each.seat === seat)
    if (question !== undefined) this.say(rulebook.phrasing.question(question, state))
  }

  answered(rulebook: Rulebook, state: GameState, action: Action): void {
    this.say(rulebook.phrasing.answer(action, state))
  }

  told(rulebook: Rulebook, event: GameEvent): void {
    const phrase = rulebook.phrasing.event(event)
    if (phrase !== null) this.say(phrase)
  }

  /** How many different messages were said. */
  get size(): number {
    return this.said.size
  }

  private say(phrase: Phrase): void {
    if (idsIn(phrase).every((id) => this.said.has(id))) return
    for (const say of this.speakers) say(phrase)
    for (const id of idsIn(phrase)) this.said.add(id)
  }
}

/** The messages that a phrase is made of. */
function idsIn({ id, values = {} }: Phrase): string[] {
  return [id, ...Object.values(values).flatMap((value) => (typeof value === 'object' ? idsIn(value) : []))]
}
