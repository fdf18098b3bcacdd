import type { Action, Phrase, Seat } from '@gunbai/kernel'
import type { Course, OpenOffer, Outcome } from './course.ts'

/** A question as it is shown. Whom is asked what is public; the id is told to that seat alone, and null to the others. */
export interface ShownQuestion {
  readonly seat: Seat
  readonly id: number | null
  readonly name: string
  readonly about: Readonly<Record<string, string | number>>
  readonly phrase: Phrase
}

/** Where a match stands, through the eyes of one seat or of a spectator. Nothing here is hidden from the viewer. */
export interface Position {
  /** The last entry that the viewer has heard of. */
  readonly number: number
  readonly view: unknown
  readonly questions: readonly ShownQuestion[]
  /** The viewer's own legal answers, if the viewer is asked. */
  readonly answers: readonly { readonly action: Action; readonly phrase: Phrase }[]
  /** How many answers the viewer may take back without asking. */
  readonly undoable: number
  readonly mayAskUndo: boolean
  readonly offer: OpenOffer | null
  /** By seat, milliseconds left at `now`; null where no time is kept. */
  readonly clocks: readonly (number | null)[]
  readonly now: number
  readonly outcome: Outcome | null
  /** The seats that bots of this house play, as bits. */
  readonly bots: number
}

export function positionFor(course: Course, viewer: Seat | null, now: number): Position {
  const { match, terms, outcome } = course
  const { rulebook } = terms
  const { state } = match
  const going = outcome === null
  const answers = viewer === null || !going ? [] : rulebook.answers(state, viewer)
  return {
    number: course.numberFor(viewer),
    view: rulebook.view(state, viewer),
    questions: (going ? match.questions() : []).map((question) => ({
      seat: question.seat,
      id: question.seat === viewer ? question.id : null,
      name: question.name,
      about: question.about,
      phrase: rulebook.phrasing.question(question, state),
    })),
    answers: answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, state) })),
    undoable: viewer === null ? 0 : course.undoable(viewer),
    mayAskUndo: viewer !== null && course.canAskUndo(viewer),
    offer: course.offer,
    clocks: state.asked.map((_, seat) => course.clocks.leftAt(seat, now)),
    now,
    outcome,
    bots: course.bots,
  }
}
