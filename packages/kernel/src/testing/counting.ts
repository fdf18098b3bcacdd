import type { Choice } from '../choice.ts'
import { rollDie, streamOf } from '../dice.ts'
import { Host } from '../host/host.ts'
import { Match } from '../match.ts'
import type { Rulebook } from '../rulebook.ts'
import { endGame } from '../state.ts'
import {
  askWord,
  type NotesAction,
  type NotesRulebook,
  type NotesState,
  noteSetup,
  notesRulebook,
  steps,
} from './notes.ts'

/** Nobody may shout or sing. */
const noise: Choice<NotesState, object, NotesAction> = {
  kind: 'say',
  candidates: (_, __, ___, list) =>
    void list.push({ kind: 'say', word: 'shout' }, { kind: 'say', word: 'sing' }),
  bars: [{ rule: 'NT-WORD-01', stops: () => true }],
}

/** Seat 0 counts, rolls, hands over or wins, as often as it likes; seat 1 gives back. */
export function counting(): NotesRulebook {
  return notesRulebook([
    steps('turn', {
      mine: {
        ...askWord(0),
        choices: [...askWord(0, 'count', 'roll', 'over to you', 'win').choices, noise],
        answer: (s: NotesState, _, seat, action) => {
          const word = action.kind === 'say' ? action.word : ''
          s.notes.push(word)
          s.tell?.({ kind: 'noted', note: word }, 1 << seat, { kind: 'noted', note: `my own ${word}` })
          if (word === 'roll') rollDie(s)
          if (word === 'win') endGame(s, [seat], 'won')
          return word === 'over to you' ? undefined : 'mine'
        },
      },
      yours: askWord(1, 'thanks'),
      round: () => 'mine',
    }),
  ])
}

export function hosted(rulebook: NotesRulebook = counting()): Host {
  const anyRulebook = rulebook as unknown as Rulebook
  return new Host(new Match(anyRulebook, noteSetup, 'seed'), () => streamOf(7))
}
