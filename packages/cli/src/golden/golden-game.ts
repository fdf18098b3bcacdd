import {
  type Action,
  type GameEvent,
  type GameRecord,
  type GameState,
  hashOf,
  Match,
  parseRecord,
  type Rulebook,
  type Seat,
} from '@gunbai/kernel'

/** A whole game that was played once, and must go the same way for ever under its version. */
export interface GoldenGame {
  readonly record: GameRecord
  /** At each check of the record, one word for all that was offered until then. */
  readonly offered: readonly string[]
}

/** Chooses what a seat answers, out of what it is offered. */
export type Player = (state: GameState, seat: Seat, offered: readonly Action[]) => Action

/** Hears what happens in a game while it is played again. */
export interface Listener {
  asked?(rulebook: Rulebook, state: GameState, seat: Seat): void
  answered?(rulebook: Rulebook, state: GameState, action: Action): void
  told?(rulebook: Rulebook, event: GameEvent): void
}

/** A game that takes longer is not whole, and not golden. */
const mostAnswers = 20_000

/** Plays a game to its end. */
export function played(
  rulebook: Rulebook,
  setup: GameRecord['setup'],
  seed: string,
  player: Player,
): GoldenGame {
  const match = new Match(rulebook, setup, seed)
  const offered: string[] = []
  let word = ''
  while (match.state.result === null) {
    if (match.record.answers.length === mostAnswers) throw new Error(`${rulebook.id} ${setup.id} never ends`)
    const { seat, id } = match.questions()[0] as { seat: Seat; id: number }
    const list = rulebook.answers(match.state, seat)
    word = wordOf(word, list)
    match.answer(seat, id, player(match.state, seat, list))
    if (offered.length < match.record.checks.length) offered.push(word)
  }
  return { record: match.record, offered }
}

/** What is different when the game is played again by that rulebook, in a sentence; null when nothing is. */
export function difference(rulebook: Rulebook, game: GoldenGame, listener: Listener = {}): string | null {
  const { record, offered } = game
  const match = new Match(rulebook, record.setup, record.seed)
  let word = ''
  for (const [i, { seat, action }] of record.answers.entries()) {
    const list = rulebook.answers(match.state, seat)
    word = wordOf(word, list)
    listener.asked?.(rulebook, match.state, seat)
    listener.answered?.(rulebook, match.state, action)
    const refusal = match.answer(seat, match.state.asked[seat] ?? -1, action)
    if (refusal !== null) return `answer ${i + 1}, ${JSON.stringify(action)} of seat ${seat}, is refused`
    for (const { event, fuller } of match.told.at(-1) ?? []) {
      for (const each of fuller === null ? [event] : [event, fuller]) listener.told?.(rulebook, each)
    }
    const check = match.record.checks.length - 1
    if (match.record.checks[check]?.after !== i + 1) continue
    const { after, hash } = match.record.checks[check]
    if (hash !== record.checks[check]?.hash) return `the state after ${after} answers is another`
    if (word !== offered[check]) return `something else is offered before answer ${after}`
  }
  return match.state.result === null ? 'it does not end where it did' : null
}

/** The word for what was offered before, and now this list: in whatever order it stands. */
function wordOf(before: string, list: readonly Action[]): string {
  return hashOf([before, ...list.map(hashOf).sort()])
}

/** A game as one line: a record that `gunbai replay` reads too. */
export function printGolden({ record, offered }: GoldenGame): string {
  return JSON.stringify({
    gunbai: 1,
    ...record,
    answers: record.answers.map(({ seat, action }) => [seat, action]),
    checks: record.checks.map(({ after, hash }) => [after, hash]),
    offered,
  })
}

export function parseGolden(line: string): GoldenGame {
  return { record: parseRecord(line), offered: JSON.parse(line).offered }
}
