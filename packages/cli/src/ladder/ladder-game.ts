import { coreTime, makeBot } from '@gunbai/bots'
import { courseOf, reckon } from '@gunbai/bots/review'
import { type Answered, chooseSetup, firstSeat, type Rulebook } from '@gunbai/kernel'
import { botAt, type LadderOrder, type Pairing } from './pairing.ts'

/** What one game showed. */
export interface LadderGame {
  readonly game: number
  /** For the first bot of the pair: 1 won, 0 lost, a half drawn. */
  readonly score: number
  /** Whether it came to its end. */
  readonly finished: boolean
  readonly answers: number
  /** Which part of the score dice and draws made, 0 in the mean; only where luck is reckoned and the game came to its end. */
  readonly luck?: number
  /** Of the pair's first and second bot. */
  readonly effort: readonly [Effort, Effort]
}

/** What a bot's answers cost it, in time that passed. Questions with one answer are not counted. */
export interface Effort {
  decisions: number
  turns: number
  milliseconds: number
  slowestTurn: number
  /** The largest heap right after one of its decisions or at the end of the game, in bytes. */
  heap: number
}

/** The heap is looked at no oftener than this, in milliseconds of thinking: looking costs time too. */
const betweenHeaps = 20

export function playLadderGame(rulebook: Rulebook, order: LadderOrder, pairing: Pairing): LadderGame {
  const setup = chooseSetup(rulebook, pairing.setup)
  const state = rulebook.begin(setup, pairing.seed)
  const seats = state.asked.map((_, seat) => ({
    side: botAt(pairing, seat) === pairing.pair[0] ? 0 : 1,
    bot: makeBot(
      order.bots[botAt(pairing, seat)] as string,
      `${pairing.seed} ${pairing.game} ${seat}`,
      coreTime,
    ),
    turn: Number.NaN,
    turnTime: 0,
  }))
  const effort: [Effort, Effort] = [noEffort(), noEffort()]
  let sinceHeap = 0
  const given: Answered[] = []
  while (state.result === null && given.length < order.maxAnswers) {
    const seat = firstSeat(state.awaiting)
    const player = seats[seat] as (typeof seats)[number]
    const spent = effort[player.side as 0 | 1]
    const list = rulebook.answers(state, seat)
    const start = performance.now()
    const action = player.bot.choose(rulebook, state, seat, list)
    const time = performance.now() - start
    if (list.length > 1) {
      const turn = rulebook.knowledge.turns?.(state, seat) ?? 0
      if (turn !== player.turn) {
        player.turn = turn
        player.turnTime = 0
        spent.turns++
      }
      player.turnTime += time
      sinceHeap += time
      spent.decisions++
      spent.milliseconds += time
      spent.slowestTurn = Math.max(spent.slowestTurn, player.turnTime)
      if (sinceHeap > betweenHeaps) {
        sinceHeap = 0
        spent.heap = Math.max(spent.heap, process.memoryUsage().heapUsed)
      }
    }
    rulebook.play(state, seat, action)
    given.push({ seat, action })
  }
  const heap = process.memoryUsage().heapUsed
  for (const each of effort) each.heap = Math.max(each.heap, heap)
  const winners = state.result?.winners ?? []
  const ours = winners.filter((seat) => seats[seat]?.side === 0).length
  const score = winners.length === 0 ? 0.5 : ours / winners.length
  const finished = state.result !== null
  const shown = { game: pairing.game, score, finished, answers: given.length, effort }
  if (order.luck === undefined || !finished) return shown
  const { id, version } = rulebook
  const course = courseOf(rulebook, {
    rulebook: id,
    version,
    setup,
    seed: pairing.seed,
    answers: given,
    checks: [],
  })
  const accounts = reckon(course, order.luck, { seed: `${pairing.seed} ${pairing.game}` }).accounts()
  const luck = accounts.reduce((sum, each, seat) => sum + (seats[seat]?.side === 0 ? each.luck : 0), 0)
  return { ...shown, luck }
}

function noEffort(): Effort {
  return { decisions: 0, turns: 0, milliseconds: 0, slowestTurn: 0, heap: 0 }
}
