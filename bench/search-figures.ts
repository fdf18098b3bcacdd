import { LookAhead, type Manner, makeBot, Race } from '@gunbai/bots'
import { chooseSetup, firstSeat, type GameState, type Rulebook, streamOf } from '@gunbai/kernel'
import { perSecond } from './measure.ts'

export interface SearchFigures {
  readonly rulebook: string
  readonly setup: string
  /** Each plays on by 15 answers of the quick policy. */
  readonly shortIterationsPerSecond: number
  /** Each plays on as `strong` does: greedily, to the beginning of the seat's next turn. */
  readonly turnIterationsPerSecond: number
  /** How much larger the heap is after a thousand decisions of `strong` than after the first hundred. */
  readonly grownMegabytes: number
  /** How long `strong` goes on after it was told to stop, in 95 of 100 tries. */
  readonly stoppedMilliseconds: number
}

const shortPlayout: Manner = { policy: 'quick', length: 15, foresight: 1 }
/** A search begins anew after so many iterations, as it does at each question. */
const iterationsAtOnce = 500

/** What searching a rulebook costs, on one core in this process. */
export function searchFiguresOf(rulebook: Rulebook, setupId: string): SearchFigures {
  return {
    rulebook: rulebook.id,
    setup: setupId,
    shortIterationsPerSecond: iterationsPerSecond(rulebook, setupId, shortPlayout),
    turnIterationsPerSecond: iterationsPerSecond(rulebook, setupId),
    grownMegabytes: growth(rulebook, setupId),
    stoppedMilliseconds: stopping(rulebook, setupId),
  }
}

function iterationsPerSecond(rulebook: Rulebook, setupId: string, manner?: Manner): number {
  const chance = streamOf(1)
  const questions = questionsOf(rulebook, setupId, 20)
  let next = 0
  return perSecond(() => {
    const { state, seat } = questions[next++ % questions.length] as Question
    const ahead = new LookAhead(rulebook, state, seat, chance, manner)
    const search = new Race(ahead, rulebook.answers(state, seat))
    for (let i = 0; i < iterationsAtOnce; i++) search.iterate()
    return iterationsAtOnce
  })
}

interface Question {
  readonly state: GameState
  readonly seat: number
}

/** Questions with a choice, from the beginning to late in a game. */
function questionsOf(rulebook: Rulebook, setupId: string, wanted: number): Question[] {
  const list: Question[] = []
  const chance = streamOf(5)
  const state = rulebook.begin(chooseSetup(rulebook, setupId), 'search')
  for (let answers = 0; state.result === null && answers < 2000; answers++) {
    const seat = firstSeat(state.awaiting)
    const answersNow = rulebook.answers(state, seat)
    if (answersNow.length > 1) list.push({ state: rulebook.copy(state), seat })
    rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, answersNow, chance))
  }
  const stride = Math.max(1, Math.floor(list.length / wanted))
  return list.filter((_, i) => i % stride === 0).slice(0, wanted)
}

function growth(rulebook: Rulebook, setupId: string): number {
  const decisions = 1000
  const warming = 100
  let early = 0
  let made = 0
  for (let game = 0; made < decisions; game++) {
    const state = rulebook.begin(chooseSetup(rulebook, setupId), `growth ${game}`)
    const bots = state.asked.map((_, seat) => makeBot('strong:60', `growth ${game} ${seat}`))
    while (state.result === null && made < decisions) {
      const seat = firstSeat(state.awaiting)
      const answers = rulebook.answers(state, seat)
      const bot = bots[seat] as (typeof bots)[number]
      rulebook.play(state, seat, bot.choose(rulebook, state, seat, answers))
      if (answers.length > 1) made++
      if (made === warming && early === 0) early = heap()
    }
  }
  return (heap() - early) / 2 ** 20
}

/** In bytes, after the rubbish is collected where that can be asked for (node --expose-gc). */
function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function stopping(rulebook: Rulebook, setupId: string): number {
  const portion = 5
  const times: number[] = []
  for (const { state, seat } of questionsOf(rulebook, setupId, 50)) {
    const thought = makeBot('strong:60s', 1).consider?.(rulebook, state, seat, rulebook.answers(state, seat))
    if (thought === undefined) continue
    for (let i = 0; i < 4; i++) {
      const start = performance.now()
      thought.goOn(portion)
      thought.best()
      times.push(performance.now() - start)
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] as number
}
