import type { Action } from '../action.ts'
import { always } from '../choice.ts'
import { copyDeck, type Deck } from '../deck.ts'
import type { GameEvent } from '../event.ts'
import { type AnyProcedure, type Asking, type Procedure, procedure, type Step } from '../procedure.ts'
import { type Rulebook, rulebook } from '../rulebook.ts'
import { only, type Seat } from '../seat.ts'
import { copyStack, copyStream, endGame, type Flat, type GameState } from '../state.ts'

/** A game without a game, for the kernel's own tests: its steps only write notes. */
export interface NotesState extends GameState<Noted> {
  notes: string[] // what happened, in order
  secrets: number[] // by seat, something that only it may see
  deck: Deck
}

export type NotesAction =
  | { readonly kind: 'say'; readonly word: string }
  | { readonly kind: 'add'; readonly number: number }
  | { readonly kind: 'pass' }

export interface Noted extends GameEvent {
  readonly kind: 'noted'
  readonly note: string
}

export type NotesRulebook = Rulebook<NotesState, NotesAction, Noted, { notes: readonly string[] }>
export type NotesProcedure = AnyProcedure<NotesState, NotesAction>

export const pass: NotesAction = { kind: 'pass' }
export const say = (word: string): NotesAction => ({ kind: 'say', word })
export const add = (number: number): NotesAction => ({ kind: 'add', number })

export const noteSetup = { id: 'plain', options: {} }

/** A rulebook of these procedures, for two seats unless said otherwise. */
export function notesRulebook(
  procedures: readonly NotesProcedure[],
  { seats = 2, opening = {} }: { seats?: number; opening?: object } = {},
): NotesRulebook {
  return rulebook<NotesState, NotesAction, Noted, { notes: readonly string[] }>({
    id: 'notes',
    version: 1,
    setups: [{ id: 'plain', seats, options: [{ name: 'ink', values: ['black', 'red'] }] }],
    procedures,
    opening,
    deal: (_, core) => ({
      ...core,
      notes: [],
      secrets: core.asked.map(() => 0),
      deck: { draw: [1, 2, 3], discards: [] },
    }),
    copy: (s) => ({
      ...s,
      stack: copyStack(s.stack),
      asked: s.asked.slice(),
      dice: copyStream(s.dice),
      shuffles: copyStream(s.shuffles),
      tell: null,
      notes: s.notes.slice(),
      secrets: s.secrets.slice(),
      deck: copyDeck(s.deck),
    }),
    view: (s) => ({ notes: s.notes.slice() }),
    imagine: (s, seat) => {
      for (const other of s.secrets.keys()) if (other !== seat) s.secrets[other] = 0
    },
    sketch: ({ notes }) => notes.join('\n'),
    phrasing: {
      question: ({ name }) => ({ id: name }),
      answer: ({ kind }) => ({ id: kind }),
      event: ({ note }) => ({ id: note }),
      reason: ({ rule }) => ({ id: rule }),
    },
    scrutiny: {
      violations: () => [],
      secrets: () => [],
      mentions: () => [],
      inventory: [],
      uses: () => [],
    },
    knowledge: {
      evaluate: () => 0.5,
      playout: (_, __, answers) => answers[0],
      appraise: (_, __, answers) => answers.map(() => 0),
    },
  })
}

/** A procedure of the notes game. Its jumps are not checked by the compiler, so that bad ones can be tried. */
export function steps<F extends Flat<F>>(
  name: string,
  these: Readonly<Record<string, Step<NotesState, F, NotesAction, string>>>,
): Procedure<NotesState, F, NotesAction> {
  return procedure<NotesState, F, NotesAction>(name).steps(these)
}

/** A step that asks one seat for one of these words and notes it. */
export function askWord(seat: Seat, ...words: string[]): Asking<NotesState, object, NotesAction> {
  return {
    who: () => only(seat),
    choices: words.map((word) => always(say(word))),
    answer: (s, _, by, action) => {
      if (action.kind === 'say') s.notes.push(`${by} says ${action.word}`)
    },
  }
}

/** A game of these procedures, begun. */
export function begun(procedures: readonly NotesProcedure[], seats = 2): [NotesRulebook, NotesState] {
  const book = notesRulebook(procedures, { seats })
  return [book, book.begin(noteSetup, 'a seed')]
}

/** Answers the open question of a seat with one of its legal answers. */
export function answerNow(book: NotesRulebook, state: NotesState, seat: Seat, action: Action): void {
  const refusal = book.answer(state, seat, state.asked[seat], action)
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`)
}

/** A step that notes a word. */
export const note = (word: string) => (s: NotesState) => {
  s.notes.push(word)
}

/** A step that ends the game. */
export const finish = (s: NotesState) => endGame(s, [], 'over')

/** What a game of these procedures notes until it first asks or ends. */
export function notesOf(...procedures: NotesProcedure[]): string[] {
  return begun(procedures)[1].notes
}
