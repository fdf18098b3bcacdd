import {
  type Action,
  type GameState,
  heardBy,
  type Phrase,
  pick,
  type Rulebook,
  type Seat,
  seatsIn,
  shown,
  type Told,
} from '@gunbai/kernel'
import { checkDrawing } from './drawing.ts'
import { due, type Examination } from './examination.ts'
import { checkSayable } from './saying.ts'
import { Failure } from './tally.ts'

/** What must hold of every state that waits for an answer, whatever the game. */
export function checkState(examination: Examination, state: GameState): void {
  const { rulebook } = examination
  const wrong = rulebook.scrutiny.violations(state)
  if (wrong.length > 0) throw new Failure('violations', wrong[0] as string)
  checkFrames(rulebook, state)
  if (!due(examination, 'roundTrip')) return
  checkRoundTrip(examination, state)
  checkDrawing(examination, state)
}

/** Facts of frames are flat, so that a spread copies them. */
function checkFrames(rulebook: Rulebook, state: GameState): void {
  for (const frame of state.stack) {
    const facts = frame.facts as Record<string, unknown>
    for (const name in facts) {
      const value = facts[name]
      if (value === undefined || (typeof value === 'object' && value !== null)) {
        throw new Failure(
          'violations',
          `the fact "${name}" of "${rulebook.sequence.nameOf(frame)}" is not flat`,
        )
      }
    }
  }
}

/** A state survives being written down, and a copy of it leads its own life. */
function checkRoundTrip({ rulebook, chance }: Examination, state: GameState): void {
  const hash = rulebook.hash(state)
  const loaded = rulebook.load(JSON.parse(JSON.stringify(rulebook.save(state))))
  if (rulebook.hash(loaded) !== hash)
    throw new Failure('violations', 'a state that was saved and loaded has changed')
  const copy = rulebook.copy(state)
  if (rulebook.hash(copy) !== hash) throw new Failure('violations', 'a copy of the state is not the same')

  const seat = seatsIn(state.awaiting)[0]
  if (seat === undefined) return
  const action = pick(chance, rulebook.answers(state, seat))
  rulebook.play(copy, seat, action)
  if (rulebook.hash(state) !== hash)
    throw new Failure('violations', 'playing on in a copy has changed the original')
  rulebook.play(loaded, seat, action)
  if (rulebook.hash(loaded) !== rulebook.hash(copy)) {
    throw new Failure('violations', `a loaded state goes on differently after ${shown(action)}`)
  }
}

/** A seat that is asked can answer, and each choice stands in its list once. */
export function checkList(examination: Examination, seat: Seat, list: readonly Action[]): void {
  if (list.length === 0) throw new Failure('violations', `seat ${seat} is asked and has no answer`)
  if (!due(examination, 'duplicates')) return
  const seen = new Set<string>()
  for (const action of list) {
    const text = JSON.stringify(Object.entries(action).sort())
    if (seen.has(text)) throw new Failure('violations', `the answer ${shown(action)} is twice in the list`)
    seen.add(text)
  }
}

/**
 * The law of the step: what no bar stops is the list, and everything else that could be pointed at is stopped by a rule
 * that can be said.
 */
export function checkLaw(
  examination: Examination,
  state: GameState,
  seat: Seat,
  list: readonly Action[],
): void {
  if (!due(examination, 'law')) return
  const { rulebook } = examination
  const key = (action: Action) => JSON.stringify(Object.entries(action).sort())
  const offered = new Set(list.map(key))
  for (const { action, reason } of rulebook.candidates(state, seat)) {
    const isOffered = offered.delete(key(action))
    if (isOffered && reason !== null) {
      throw new Failure('violations', `${shown(action)} is offered, but ${reason.rule} stands against it`)
    }
    if (!isOffered && reason === null) {
      throw new Failure('violations', `${shown(action)} is not offered, and no rule stands against it`)
    }
    if (reason !== null) checkSayable(examination, rulebook.phrasing.reason(reason))
  }
  const [stray] = offered
  if (stray !== undefined) {
    throw new Failure('violations', `${stray} is offered, but is no candidate of its step`)
  }
}

/** What opponents and odds are told of a list makes sense: numbers, and chances from 0 to 1. */
export function checkWorths(
  examination: Examination,
  state: GameState,
  seat: Seat,
  list: readonly Action[],
): void {
  const { rulebook, chance } = examination
  if (due(examination, 'bots')) {
    const world = rulebook.imagine(state, seat, chance)
    const worths = rulebook.knowledge.appraise(world, seat, list)
    if (worths.length !== list.length || worths.some(Number.isNaN)) {
      throw new Failure('violations', `appraising ${list.length} answers gave ${shown(worths)}`)
    }
    const value = rulebook.knowledge.evaluate(world, seat)
    if (!(value >= 0 && value <= 1))
      throw new Failure('violations', `the game is valued at ${value}, not from 0 to 1`)
    const chosen = rulebook.knowledge.playout(world, seat, list, chance)
    if (!list.includes(chosen))
      throw new Failure('violations', `the playout chose ${shown(chosen)}, not from its list`)
  }
  if (rulebook.odds !== undefined && due(examination, 'odds')) {
    const action = pick(chance, list)
    const odds = rulebook.odds(state, seat, action)
    const sums = odds?.counts.map(({ chances }) => chances.reduce((sum, each) => sum + each, 0)) ?? []
    const single = odds?.chances.map((each) => each.chance) ?? []
    if (
      sums.some((sum) => Math.abs(sum - 1) > 1e-9) ||
      single.some((each) => !(each >= 0 && each <= 1 + 1e-9))
    ) {
      throw new Failure('violations', `the odds of ${shown(action)} do not add up`)
    }
  }
}

/** Everything that would be shown can be said, in every language. */
export function checkWords(examination: Examination, state: GameState, told: readonly Told[]): void {
  if (!due(examination, 'words')) return
  const { rulebook } = examination
  const { phrasing } = rulebook
  const phrases: (Phrase | null)[] = []
  for (const each of told) {
    phrases.push(phrasing.event(heardBy(each, null)))
    for (const seat of state.asked.keys()) phrases.push(phrasing.event(heardBy(each, seat)))
  }
  for (const question of rulebook.questions(state)) {
    phrases.push(phrasing.question(question, state))
    for (const action of rulebook.answers(state, question.seat)) phrases.push(phrasing.answer(action, state))
  }
  if (state.result !== null) phrases.push({ id: state.result.because })
  for (const phrase of phrases) if (phrase !== null) checkSayable(examination, phrase)
}
