import { makeBot } from '@gunbai/bots'
import {
  type Action,
  below,
  findAction,
  type GameRecord,
  type GameState,
  includes,
  next,
  only,
  parseRecord,
  pick,
  printRecord,
  replay,
  type Seat,
  seatsIn,
} from '@gunbai/kernel'
import { due, type Examination } from './examination.ts'
import { anyOrdered, checkBatches } from './plans.ts'
import { tryAfterTheEnd, tryForgeries } from './refusals.ts'
import { checkSecrecy, checkWindow, type Imagination, Listener } from './secrecy.ts'
import { Observation, Shadow } from './shadow.ts'
import { checkLaw, checkList, checkState, checkWords, checkWorths } from './soundness.ts'
import { asFailure, Failure } from './tally.ts'

/** So many answers of earlier lists are kept to be tried again. */
const remembered = 64

/** So many imagined worlds follow the game at once. */
const mostShadows = 4

/** A game under examination. Every check that fails throws a Failure. */
export class FuzzGame {
  readonly record: GameRecord
  readonly state: GameState
  private readonly examination: Examination
  private readonly imagination: Imagination
  /** Answers that were listed before. */
  private readonly earlier: Action[] = []
  /** Worlds that were imagined some answers ago, and cannot be told from the game. */
  private shadows: Shadow[] = []
  /** The undo is tried at about 1, 2, 4, 8, ... answers: it replays, and so the whole game costs two replays more. */
  private nextUndo: number

  /** Begins the game of that record, which should have no answers: they are added as they are given. */
  constructor(examination: Examination, record: GameRecord, imagination: Imagination) {
    const { rulebook, chance } = examination
    this.examination = examination
    this.imagination = imagination
    this.record = record
    this.state = rulebook.begin(record.setup, record.seed)
    this.nextUndo = 1 + below(chance, 8)
  }

  /** Plays by random choice, or by the rulebook's own policy, until the game ends or so many answers are given. */
  play(mostAnswers: number, answered: () => void): void {
    const { rulebook, chance, tally } = this.examination
    const bot = makeBot(below(chance, 4) === 0 ? 'playout' : 'random', next(chance))
    this.examine([])
    while (this.state.result === null && this.record.answers.length < mostAnswers) {
      const seat = pick(chance, seatsIn(this.state.awaiting))
      const ordered = below(chance, 3) === 0 ? anyOrdered(this.examination, this.state, seat) : null
      const action = ordered ?? bot.choose(rulebook, this.state, seat, rulebook.answers(this.state, seat))
      tally.answers++
      this.answer(seat, action)
      answered()
    }
    this.checkReplay()
  }

  /** Plays again those of the answers that are still on offer. */
  playAgain(answers: GameRecord['answers'], suspect: unknown): void {
    this.examine([], suspect)
    for (const { seat, action } of answers) {
      if (this.state.result !== null) break
      if (!includes(this.state.awaiting, seat)) continue
      const offered = findAction(this.examination.rulebook.answers(this.state, seat), action)
      if (offered !== undefined) this.answer(seat, offered, suspect)
    }
    this.checkReplay()
  }

  /** Takes one answer, and examines what it led to. */
  private answer(seat: Seat, action: Action, suspect?: unknown): void {
    const { rulebook, lookingFor } = this.examination
    const { state, record } = this
    const { revealed } = state
    const { a, b, c, d } = state.dice
    const undo =
      lookingFor === 'undoMismatches' || (lookingFor === null && record.answers.length + 1 >= this.nextUndo)
    const before = undo ? rulebook.hash(state) : ''
    const listener = new Listener(rulebook, state)
    const together = rulebook.sequence.isTogether(state)
    if (this.shadows.length < mostShadows && due(this.examination, 'shadows')) {
      this.shadows.push(new Shadow(this.examination, state))
    }
    const observations = this.shadows.map((shadow) => new Observation(shadow.seat, listener.told))

    record.answers.push({ seat, action })
    const refusal = this.watched(observations, () =>
      rulebook.answer(state, seat, state.asked[seat] as number, action, listener.hear),
    )
    if (refusal !== null) {
      throw new Failure('violations', `seat ${seat} is refused an answer of its own list: ${refusal.refused}`)
    }
    const { dice } = state
    if (state.revealed === revealed && (dice.a !== a || dice.b !== b || dice.c !== c || dice.d !== d)) {
      throw new Failure(
        'violations',
        'a die was thrown and nothing counts as revealed: undo would take it back',
      )
    }
    listener.check()
    this.shadows = this.shadows.filter((shadow, i) =>
      shadow.follows(state, seat, action, together, observations[i] as Observation),
    )
    this.examine(listener.told, suspect)
    if (undo && state.revealed === revealed && state.result === null) this.checkUndo(seat, action, before)
  }

  /** Does something while every step that runs is checked for what its asking tells, and observed. */
  private watched<T>(observations: readonly Observation[], work: () => T): T {
    const { sequence } = this.examination.rulebook
    sequence.watch = (_procedure, _step, state) => {
      checkWindow(this.examination, state)
      for (const each of observations) each.pass(this.examination, state)
    }
    try {
      return work()
    } finally {
      sequence.watch = null
    }
  }

  /** Everything that must hold of the state as it stands. */
  private examine(told: Listener['told'], suspect?: unknown): void {
    const { examination, state, earlier } = this
    const { rulebook, chance } = examination
    checkState(examination, state)
    checkSecrecy(examination, state, this.imagination)
    checkWords(examination, state, told)
    for (const seat of seatsIn(state.awaiting)) {
      const list = rulebook.answers(state, seat)
      checkList(examination, seat, list)
      checkLaw(examination, state, seat, list)
      checkWorths(examination, state, seat, list)
      tryForgeries(examination, state, seat, list, earlier, suspect)
      const kept = pick(chance, list)
      if (earlier.length < remembered) earlier.push(kept)
      else earlier[below(chance, remembered)] = kept
    }
    if (state.result !== null) tryAfterTheEnd(examination, state, earlier)
  }

  /** Taking back the latest answer leads to where it was given, and giving it again to where it had led. */
  private checkUndo(seat: Seat, action: Action, before: string): void {
    const { rulebook } = this.examination
    this.nextUndo = this.record.answers.length * 2
    const after = rulebook.hash(this.state)
    const match = this.replayed('undoMismatches')
    // as if the others were bots: what one has shown to people cannot be taken back
    if (!match.undo(seat, 1, ~only(seat)))
      throw new Failure('undoMismatches', `seat ${seat} cannot take back what revealed nothing`)
    if (rulebook.hash(match.state) !== before) {
      throw new Failure(
        'undoMismatches',
        `taking back an answer of seat ${seat} does not lead to where it was given`,
      )
    }
    const question = match.questions().find((each) => each.seat === seat)
    if (question === undefined || match.answer(seat, question.id, action) !== null) {
      throw new Failure('undoMismatches', `seat ${seat} cannot give again the answer that it took back`)
    }
    if (rulebook.hash(match.state) !== after) {
      throw new Failure(
        'undoMismatches',
        `an answer that seat ${seat} took back and gave again leads elsewhere`,
      )
    }
  }

  /** The record, printed and read again, leads to the same state. */
  private checkReplay(): void {
    const { rulebook } = this.examination
    const match = this.replayed('replayMismatches')
    if (rulebook.hash(match.state) !== rulebook.hash(this.state)) {
      throw new Failure('replayMismatches', 'the record does not lead to the same state again')
    }
    checkBatches(this.examination, this.record, this.state)
  }

  private replayed(check: 'replayMismatches' | 'undoMismatches') {
    try {
      return replay(this.examination.rulebook, parseRecord(printRecord(this.record)))
    } catch (thrown) {
      throw new Failure(check, asFailure(thrown).message)
    }
  }
}
