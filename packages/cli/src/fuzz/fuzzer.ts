import {
  byLanguage,
  chooseSetup,
  type GameRecord,
  type Language,
  type Messages,
  type OptionValue,
  pick,
  type Rulebook,
  type SetupInfo,
  type Stream,
  streamFrom,
} from '@gunbai/kernel'
import { strictSpeaker } from '@gunbai/words'
import type { Examination } from './examination.ts'
import { FuzzGame } from './fuzz-game.ts'
import { checkEverImagined, type Imagination } from './secrecy.ts'
import { shrink } from './shrink.ts'
import { asFailure, emptyTally, type Failure, type Tally } from './tally.ts'

/** What the fuzzer is asked to do. */
export interface FuzzOrder {
  readonly rulebook: Rulebook
  readonly messages: Readonly<Record<Language, Messages>>
  /** Setups to play; the answers are spread evenly over them. */
  readonly setups: readonly SetupInfo[]
  readonly answers: number
  readonly seed: string
  /** A game is left after so many answers. */
  readonly maxAnswers: number
}

export interface FuzzListener {
  /** How many answers have been given so far. */
  answered(answers: number): void
  /** A check failed. The record is as short as it could be made; null where no single game is to blame. */
  failed(failure: Failure, record: GameRecord | null): void
}

/** A rulebook that fails so often needs mending, not more failures. */
const mostFailures = 5

/** Plays random games of every setup and examines every position. */
export function fuzz(order: FuzzOrder, listener: FuzzListener): Tally {
  const { rulebook, messages, setups, seed } = order
  const tally = emptyTally()
  const speakers = byLanguage((language) => strictSpeaker(language, messages[language]))
  const chance = streamFrom(`${rulebook.id} ${seed}`, 'fuzz')
  const examination: Examination = { rulebook, speakers, chance, tally, lookingFor: null }
  const imagination: Imagination = { tried: 0, changed: 0 }
  let failures = 0

  for (const [i, info] of setups.entries()) {
    const share = Math.floor((order.answers * (i + 1)) / setups.length)
    while (tally.answers < share && failures < mostFailures) {
      const record: GameRecord = {
        rulebook: rulebook.id,
        version: rulebook.version,
        setup: chooseSetup(rulebook, info.id, randomOptions(info, chance)),
        seed: `${seed} ${tally.games}`,
        answers: [],
        checks: [],
      }
      tally.games++
      try {
        const game = new FuzzGame(examination, record, imagination)
        game.play(Math.min(order.maxAnswers, share - tally.answers), () => listener.answered(tally.answers))
        if (game.state.result === null) tally.unfinished++
      } catch (thrown) {
        const failure = asFailure(thrown)
        failures++
        tally[failure.check]++
        tally.unfinished++
        listener.failed(failure, shrink(examination, record, failure))
      }
    }
  }
  const neverImagined = checkEverImagined(imagination)
  if (neverImagined !== null) {
    tally[neverImagined.check]++
    listener.failed(neverImagined, null)
  }
  return tally
}

function randomOptions(info: SetupInfo, chance: Stream): Record<string, OptionValue> {
  return Object.fromEntries(info.options.map(({ name, values }) => [name, pick(chance, values)]))
}
