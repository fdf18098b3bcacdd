import type { Action } from './action.ts'
import { BadInput, shown } from './bad-input.ts'
import { castAnew } from './cast.ts'
import { type GameEvent, type Tell, type Told, tellInto } from './event.ts'
import { type Laid, laidAfter } from './laid.ts'
import { Milestones } from './milestones.ts'
import type { Answered, GameRecord } from './record.ts'
import { isRefusal, type Refusal, refusalSentence } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import { everybody, includes, nobody, type Seat, type SeatSet, without } from './seat.ts'
import type { Seed } from './seed.ts'
import type { Question } from './sequence.ts'
import { chooseSetup, type Setup, type SetupChoice } from './setup.ts'
import type { GameState } from './state.ts'

/** A check of the state is written into the record after so many answers. */
const checkEvery = 50

/** A game under way: its record, the state that the record leads to, and what was told on the way. */
export class Match<S extends GameState<E>, A extends Action, E extends GameEvent, V> {
  readonly rulebook: Rulebook<S, A, E, V>
  readonly record: GameRecord<A>
  state: S
  /** What was told while each answer was carried out; the first entry is what was told before any answer. */
  readonly told: Told<E>[][] = [[]]
  /** By answer, how things stood before it. */
  private readonly before: Before[] = []
  private readonly milestones = new Milestones<S>()
  /**
   * By seat, what is added to its question ids after undoing, so that an id never comes back with another meaning. Not
   * part of the record: who rebuilds a match elsewhere while people are playing it hands this to `replay`.
   */
  readonly idsSpent: number[]

  /** `laid` are the positions from which it goes on, where it is a branch. Throws BadInput where one does not fit. */
  constructor(rulebook: Rulebook<S, A, E, V>, setup: Setup, seed: Seed, laid: readonly Laid[] = []) {
    this.rulebook = rulebook
    const { id, version } = rulebook
    this.record = { rulebook: id, version, setup, seed, answers: [], checks: [], ...laidIn(laid) }
    // what lies on the table from the first was not dealt before anybody's eyes
    const tell = laid[0]?.after === 0 ? undefined : tellInto(this.told[0])
    this.state = laidAfter(rulebook, this.record, 0, rulebook.begin(setup, seed, tell))
    this.idsSpent = this.state.asked.map(() => 0)
  }

  /** Every open question. A seat may be told its own id, not the others': ids count what a seat did in secret. */
  questions(): Question[] {
    return this.rulebook
      .questions(this.state)
      .map((each) => ({ ...each, id: each.id + this.spent(each.seat) }))
  }

  /** Takes an answer into the record, or refuses it and changes nothing. With `chance` dice and shuffles are made anew before it. */
  answer(seat: Seat, question: number, action: unknown, chance?: Seed): Refusal | null {
    return this.take(seat, this.check(seat, question, action), chance)
  }

  /** Whether a legal answer draws chance. What comes of it hangs on no stream: that something is drawn is decided before. */
  draws(seat: Seat, action: A): boolean {
    const world = this.rulebook.copy(this.state)
    const before = streamsOf(world)
    this.rulebook.play(world, seat, action)
    return streamsOf(world) !== before
  }

  /**
   * Takes an answer that this or another host of the match has taken before, and kept. That it was legal is known; who is
   * asked, and what, is looked at all the same.
   */
  recall(seat: Seat, question: number, action: A, chance?: Seed): Refusal | null {
    if (this.state.result !== null) return { refused: 'over' }
    if (!includes(this.state.awaiting, seat)) return { refused: 'not asked' }
    const asked = this.state.asked[seat] + this.spent(seat)
    return this.take(seat, question === asked ? action : { refused: 'stale', asked }, chance)
  }

  private take(seat: Seat, checked: Refusal | A, chance?: Seed): Refusal | null {
    if (isRefusal(checked)) return checked
    const { revealed } = this.state
    const together = this.rulebook.sequence.isTogether(this.state)
    const answered = { seat, action: checked, ...(chance === undefined ? {} : { chance }) }
    this.told.push(this.carryOut(answered))
    const shows = this.rulebook.shows?.(checked) ?? false
    this.before.push({ revealed, together, shows })
    this.record.answers.push(answered)
    const after = this.record.answers.length
    this.state = laidAfter(this.rulebook, this.record, after, this.state)
    if (after % checkEvery === 0 || this.state.result !== null) {
      this.record.checks.push({ after, hash: this.rulebook.hash(this.state) })
    }
    this.milestones.pass(after, () => this.rulebook.copy(this.state))
    return null
  }

  /** The legal answer that this answer from outside is, or why it would be refused. */
  check(seat: Seat, question: number, action: unknown): Refusal | A {
    const asked = typeof question === 'number' ? question - this.spent(seat) : Number.NaN
    const checked = this.rulebook.check(this.state, seat, asked, action)
    const isStale = isRefusal(checked) && checked.refused === 'stale'
    return isStale ? { ...checked, asked: checked.asked + this.spent(seat) } : checked
  }

  /** How many of its own latest answers a seat may take back: all since something hidden was last revealed. */
  undoable(seat: Seat, bots: SeatSet = nobody): number {
    return this.retractable(seat, bots).filter((place) => this.record.answers[place].seat === seat).length
  }

  /** Takes back the seat's latest answers, with all that go with them. False, and nothing changed, where that is not allowed. */
  undo(seat: Seat, answers = 1, bots: SeatSet = nobody): boolean {
    const latest = this.latest(seat, answers, bots)
    this.keepOnly((place) => !latest.includes(place))
    return latest.length > 0
  }

  /**
   * The places in the record, latest first, of the seat's latest answers and of those that bots have given since; none
   * where it may not take back so many.
   */
  latest(seat: Seat, answers: number, bots: SeatSet = nobody): number[] {
    const places = this.retractable(seat, bots)
    const first = places.filter((place) => this.record.answers[place].seat === seat)[answers - 1]
    return first === undefined ? [] : places.filter((place) => place >= first)
  }

  /** Goes back to the position after so many answers, whatever was revealed since: for players who agree to it. */
  backTo(answers: number): void {
    if (!Number.isInteger(answers) || answers < 0 || answers > this.record.answers.length) {
      throw new BadInput(
        `The match has ${this.record.answers.length} answers; it cannot go back to ${shown(answers)}.`,
      )
    }
    this.keepOnly((place) => place < answers)
  }

  /** The state after the first so many answers. It is nobody else's. */
  stateAt(answers: number): S {
    const { rulebook, record } = this
    const [from, kept] = this.milestones.upTo(answers) ?? [0, null]
    let state = kept === null ? begun(rulebook, record.setup, record) : rulebook.copy(kept)
    // checked when they were taken, and not again
    for (let i = from; i < answers; i++) {
      playAnswered(rulebook, state, record.answers[i])
      state = laidAfter(rulebook, record, i + 1, state)
    }
    return state
  }

  /** Plays an answer. Should a rulebook fail in the middle of it, the match still stands where it stood. */
  private carryOut(answered: Answered<A>): Told<E>[] {
    const told: Told<E>[] = []
    try {
      playAnswered(this.rulebook, this.state, answered, tellInto(told))
    } catch (failure) {
      this.state = this.stateAt(this.record.answers.length)
      throw failure
    }
    return told
  }

  /**
   * Which answers go when a seat takes back all that it may, by their place in the record, latest first: its own, and
   * what `bots` answered to them, since they learn nothing by being asked or shown something. Other people may have answered since only
   * where all answer together: such answers do not touch each other, so the others' stay. A game that is over stays
   * over: its seed may be known. Nor does anybody go back past chance to which all have added: it would be drawn anew.
   */
  retractable(seat: Seat, bots: SeatSet = nobody): number[] {
    const list: number[] = []
    let othersSince = false
    let earliestOwn = 0
    // what came before a position that was laid is the past of another game
    const first = this.record.laid?.at(-1)?.after ?? 0
    for (let i = this.before.length - 1; i >= first && this.state.result === null; i--) {
      const { revealed, together, shows } = this.before[i]
      if (revealed !== this.state.revealed || this.record.answers[i].chance !== undefined) break
      const by = this.record.answers[i].seat
      if (shows && (without(everybody(this.state.asked.length), by) & ~bots) !== 0) break
      if (!together && (othersSince || (by !== seat && !includes(bots, by)))) break
      if (by === seat || !together) list.push(i)
      else othersSince = true
      if (by === seat) earliestOwn = list.length
    }
    return list.slice(0, earliestOwn)
  }

  /** Plays again only the answers at the places that are kept. */
  private keepOnly(kept: (place: number) => boolean): void {
    const places = [...this.record.answers.keys()]
    const undone = places.filter((place) => !kept(place))
    const first = undone[0] ?? places.length
    const answers = places.filter(kept).map((place) => this.record.answers[place])
    while ((this.record.laid?.at(-1)?.after ?? 0) > first) this.record.laid?.pop()
    let state = this.stateAt(first)
    for (let i = first; i < answers.length; i++) {
      state = replayAnswer(this.rulebook, { ...this.record, answers }, state, i)
    }
    this.milestones.goBack(first)
    for (const [seat, asked] of this.state.asked.entries()) {
      const gone = asked - state.asked[seat]
      const reopened = undone.some((place) => this.record.answers[place].seat === seat)
      if (gone > 0 || reopened) this.idsSpent[seat] += gone + 1
    }
    while ((this.record.checks.at(-1)?.after ?? 0) > first) this.record.checks.pop()
    for (const place of undone.reverse()) {
      this.record.answers.splice(place, 1)
      this.before.splice(place, 1)
      this.told.splice(place + 1, 1)
    }
    this.state = state
  }

  private spent(seat: Seat): number {
    return this.idsSpent[seat] ?? 0
  }
}

/** How things stood before an answer. */
interface Before {
  readonly revealed: number
  /** Whether it was one of the answers to a question that several answer together. */
  readonly together: boolean
  /** Whether the answer showed the others something that only its seat knew. */
  readonly shows: boolean
}

/** The state after the first so many answers of a record. Throws BadInput where an answer does not fit. */
export function stateAfter<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
  answers = record.answers.length,
): S {
  let state = begun(rulebook, setupOf(rulebook, record), record)
  for (let i = 0; i < answers; i++) state = replayAnswer(rulebook, record, state, i)
  return state
}

/**
 * The match that a record describes, its setup and every answer checked. Throws BadInput. `idsSpent` is that of the
 * match which the record was taken from, where question ids must go on.
 */
export function replay<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
  idsSpent: readonly number[] = [],
): Match<S, A, E, V> {
  const match = new Match(rulebook, setupOf(rulebook, record), record.seed, record.laid)
  for (const [i, { seat, action, chance }] of record.answers.entries()) {
    const refusal = match.answer(seat, match.state.asked[seat], action, chance)
    if (refusal !== null) throw misfit(i, seat, action, refusal)
  }
  for (const seat of match.idsSpent.keys()) match.idsSpent[seat] = idsSpent[seat] ?? 0
  return match
}

/** Carries out an answer that was taken before, with the chance that it had. */
export function playAnswered<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  state: S,
  { seat, action, chance }: Answered<A>,
  tell?: Tell<E>,
): void {
  if (chance !== undefined) castAnew(state, chance)
  rulebook.play(state, seat, action, tell)
}

/** How far chance has been drawn. */
const streamsOf = ({ dice, shuffles }: GameState): string => JSON.stringify([dice, shuffles])

/** The first check of a record that its replay does not meet; null when all are met. */
export function firstFailedCheck<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
): { after: number; expected: string; came: string } | null {
  let state = begun(rulebook, setupOf(rulebook, record), record)
  let played = 0
  for (const { after, hash } of record.checks) {
    for (; played < Math.min(after, record.answers.length); played++) {
      state = replayAnswer(rulebook, record, state, played)
    }
    const came = rulebook.hash(state)
    if (came !== hash || after > record.answers.length) return { after, expected: hash, came }
  }
  return null
}

/** The record's setup, checked, if it is a record of this rulebook. */
function setupOf(rulebook: SetupChoice & { readonly version: number }, record: GameRecord): Setup {
  if (record.rulebook !== rulebook.id || record.version !== rulebook.version) {
    throw new BadInput(
      `The record is of ${shown(record.rulebook)} version ${record.version}; ` +
        `this is "${rulebook.id}" version ${rulebook.version}. Open it with the version that it was played with.`,
    )
  }
  return chooseSetup(rulebook, record.setup.id, record.setup.options)
}

function replayAnswer<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  record: GameRecord,
  state: S,
  index: number,
): S {
  const { seat, action, chance } = record.answers[index]
  if (chance !== undefined) castAnew(state, chance)
  const refusal = rulebook.answer(state, seat, state.asked[seat], action)
  if (refusal !== null) throw misfit(index, seat, action, refusal)
  return laidAfter(rulebook, record, index + 1, state)
}

/** A list of its own, or nothing where there is none. */
function laidIn(laid: readonly Laid[]): Pick<GameRecord, 'laid'> {
  return laid.length === 0 ? {} : { laid: [...laid] }
}

/** The state before the first answer. */
function begun<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  setup: Setup,
  record: Pick<GameRecord, 'seed' | 'laid'>,
): S {
  return laidAfter(rulebook, record, 0, rulebook.begin(setup, record.seed))
}

function misfit(index: number, seat: Seat, action: Action, refusal: Refusal): BadInput {
  return new BadInput(
    `The record cannot be replayed: answer ${index + 1}, ${shown(action)} of seat ${seat}, is refused. ` +
      `${refusalSentence(refusal)} The file was edited or belongs to other rules.`,
  )
}
