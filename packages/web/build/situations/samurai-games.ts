import { makeBot } from '@gunbai/bots'
import { type Action, type GameEvent, Match, type Rulebook } from '@gunbai/kernel'
import { samurai } from '@gunbai/samurai'
import type { Deal } from '../../src/testing/kept-game.ts'

/** What the first seat is asked, what it may answer, and what was told since the latest turn of the other side began. */
interface Now {
  readonly asked: string
  readonly answers: readonly Action[]
  readonly told: readonly GameEvent[]
  /** Of both sides. */
  readonly turns: number
}

type Game = ReturnType<typeof begun>

const rulebook = samurai as unknown as Rulebook
const setup = 'gmt-34' // a river with a bridge, a castle, houses, hills, woods, fields
const patience = 80 // games
const greedy = ['human', 'greedy']

/** A game of bots up to a moment of its first seat. Nothing is kept in a file: a change of the rules finds another. */
export function gameWhere(name: string, wanted: (now: Now) => boolean, players = greedy): Deal {
  return gameSuch(name, players, (game) => {
    while (game.state.result === null) {
      const [question] = game.questions()
      if (question?.seat === 0) {
        const answers = rulebook.answers(game.state, 0)
        if (wanted({ asked: question.name, answers, ...toldLately(game) })) return true
      }
      answerOne(game)
    }
    return false
  })
}

/** A whole game that this seat has won. */
export function gameWonBy(winner: number, name: string): Deal {
  return gameSuch(name, greedy, (game) => {
    while (game.state.result === null) answerOne(game)
    return game.state.result.winners.includes(winner)
  })
}

function gameSuch(name: string, players: readonly string[], plays: (game: Game) => boolean): Deal {
  for (let number = 0; number < patience; number++) {
    const seed = `${name} ${number}`
    const game = begun(seed)
    if (plays(game)) {
      const answers = game.record.answers.slice()
      return { rulebook: 'samurai', setup, players, seed, answers, table: name }
    }
  }
  throw new Error(`in ${patience} games nobody comes to "${name}"`)
}

const begun = (seed: string) => new Match(rulebook, { id: setup, options: {} }, seed)

function answerOne(game: Game): void {
  const [question] = game.questions()
  if (question === undefined) throw new Error('a game that is not over asks nobody')
  const { seat, id } = question
  const bot = makeBot('greedy', game.record.answers.length)
  game.answer(seat, id, bot.choose(rulebook, game.state, seat, rulebook.answers(game.state, seat)))
}

function toldLately({ told }: Game): Pick<Now, 'told' | 'turns'> {
  const events = told.flat().map(({ event }) => event)
  const isTurn = ({ kind }: GameEvent) => kind === 'turn'
  const from = events.findLastIndex(
    (each) => isTurn(each) && (each as GameEvent & { seat: number }).seat === 1,
  )
  return { told: from < 0 ? [] : events.slice(from), turns: events.filter(isTurn).length }
}
