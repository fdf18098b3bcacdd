import { botIds } from '@gunbai/bots'
import { type Action, answerFigures, BadInput, figuresOf, type Seat } from '@gunbai/kernel'
import { type Environment, type EnvironmentGame, type Opening, rewardsOf } from './environment.ts'
import { type EnvironmentRequest, type Forms, parseRequest } from './requests.ts'
import { tasks } from './tasks.ts'

/** Where games stand, a column a fact, each with an entry a game. */
export interface Positions {
  /** The games' numbers. */
  games: number[]
  /** The seat that is asked; -1 where the game is over. */
  seats: number[]
  /** Whether it is over, and whether it was cut short. */
  over: boolean[]
  cut: boolean[]
  /** By seat, what the game was worth. */
  rewards: number[][]
  /** How many answers there are. */
  counts: number[]
  /** In the forms that were asked for at the beginning. */
  observations?: unknown[]
  answers?: unknown[]
}

/** Answers requests, a line each, about the games of one environment. */
export class Clerk {
  private readonly environment: Environment
  private forms: Forms = { observe: 'view', answers: 'list' }
  private renew = false
  private readonly row: number[] = []

  constructor(environment: Environment) {
    this.environment = environment
  }

  /** The reply to a line, as a line. Never throws at what it is sent. */
  reply(line: string): string {
    try {
      return inJson(this.carryOut(parseRequest(line, this.environment.seats)))
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem
      return JSON.stringify({ problem: problem.message })
    }
  }

  private carryOut(request: EnvironmentRequest): object {
    const { environment } = this
    switch (request.do) {
      case 'describe':
        return description(environment)
      case 'begin': {
        const { seeds, players } = request
        this.forms = { observe: request.observe, answers: request.answers }
        this.renew = request.renew
        this.checkForms()
        environment.games.clear()
        return this.positions(seeds.map((seed) => environment.begin({ seed, players })))
      }
      case 'step':
        return this.stepped(request.games, request.places)
      case 'look':
        return this.positions(request.games)
      case 'imagine':
        return this.positions(
          request.games.map((game, i) =>
            environment.imagine(game, request.seats[i] as Seat, `${request.seed} ${i}`),
          ),
        )
      case 'evaluate':
        return {
          values: request.games.map((game, i) => environment.evaluate(game, request.seats[i] as Seat)),
        }
      case 'advise':
        return { places: request.games.map((game) => environment.advise(game, request.bot)) }
      case 'forget':
        for (const game of request.games) environment.forget(game)
        return { forgotten: request.games.length }
    }
  }

  /** Gives answers in several games; with `renew` a game that has ended gives its number to the next one. */
  private stepped(games: readonly number[], places: readonly number[]): Positions {
    const { environment } = this
    // all or none: who is told that something is wrong need not find out what was done before it
    games.forEach((game, i) => {
      const kept = environment.game(game)
      if (!this.renew || !environment.isOver(kept)) environment.checkPlace(game, places[i] as number)
    })
    if (new Set(games).size < games.length) throw new BadInput('"games" names a game twice.')
    games.forEach((game, i) => {
      const kept = environment.game(game)
      if (this.renew && environment.isOver(kept)) environment.games.set(game, this.begun(nextOf(kept)))
      else environment.step(game, places[i] as number)
    })
    return this.positions(games)
  }

  private begun(opening: Opening): EnvironmentGame {
    const number = this.environment.begin(opening)
    const game = this.environment.game(number)
    this.environment.forget(number)
    return game
  }

  private positions(games: readonly number[]): Positions {
    const { environment } = this
    const all: Positions = { games: [...games], seats: [], over: [], cut: [], rewards: [], counts: [] }
    if (this.forms.observe !== 'nothing') all.observations = []
    if (this.forms.answers !== 'count') all.answers = []
    for (const number of games) {
      const game = environment.game(number)
      const over = environment.isOver(game)
      const answers = environment.answers(game)
      all.seats.push(environment.asked(game))
      all.over.push(over)
      all.cut.push(over && game.state.result === null)
      all.rewards.push(rewardsOf(game.state, environment.seats))
      all.counts.push(answers.length)
      all.observations?.push(this.observed(game))
      all.answers?.push(this.told(answers))
    }
    return all
  }

  /** What the asked seat sees, or each seat in turn when the game is over: then the first. */
  private observed(game: EnvironmentGame): unknown {
    const { rulebook, figures } = this.environment
    const seat = Math.max(0, this.environment.asked(game))
    const view = rulebook.view(game.state, seat)
    if (this.forms.observe === 'view' || figures === null) return view
    if (this.forms.observe === 'figures') return figuresOf(figures, view, seat)
    return packed(figuresOf(figures, view, seat, this.row))
  }

  private told(answers: readonly Action[]): unknown {
    const { figures } = this.environment
    if (this.forms.answers === 'list' || figures === null) return answers
    const rows = answers.map((action) => answerFigures(figures, action))
    return this.forms.answers === 'packed' ? packed(rows.flat()) : rows
  }

  private checkForms(): void {
    const { figures, rulebook } = this.environment
    const plain = this.forms.observe === 'view' || this.forms.observe === 'nothing'
    if (figures === null && !(plain && (this.forms.answers === 'list' || this.forms.answers === 'count'))) {
      throw new BadInput(`The rulebook "${rulebook.id}" has no figures; ask for "view" and "list".`)
    }
  }
}

/** As JSON. Packed columns need no escaping, which is most of the time that it would take. */
function inJson(reply: object): string {
  const { observations, answers, ...rest } = reply as Partial<Positions>
  const columns = { observations, answers }
  let text = JSON.stringify(rest).slice(0, -1)
  for (const [name, column] of Object.entries(columns)) {
    if (column === undefined) continue
    const plain = column.every((each) => typeof each === 'string')
    text += `,"${name}":${plain && column.length > 0 ? `["${column.join('","')}"]` : JSON.stringify(column)}`
  }
  return `${text}}`
}

/** The game after one that has ended: its seed is the next one. */
function nextOf({ seed, players }: EnvironmentGame): Opening {
  const [, stem, times] = /^(.*?)(?: again (\d+))?$/s.exec(seed) as RegExpExecArray
  return { seed: `${stem} again ${Number(times ?? 0) + 1}`, players }
}

/** Lent to every packing: a row is packed thousands of times a second. */
let numbers = new Int16Array(4096)

/** Whole numbers from -32768 to 32767 as two bytes each, the lower first, in base 64. */
export function packed(row: readonly number[]): string {
  if (row.length > numbers.length) numbers = new Int16Array(2 * row.length)
  for (let i = 0; i < row.length; i++) numbers[i] = row[i] as number
  return Buffer.from(numbers.buffer, 0, 2 * row.length).toString('base64')
}

/** Everything about the environment that does not change. */
export function description(environment: Environment): object {
  const { rulebook, setup, seats, figures, longest } = environment
  return {
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: setup.id,
    options: setup.options,
    seats,
    longest,
    baselines: botIds,
    tasks: tasks.filter((task) => task.rulebook === rulebook.id && task.setup === setup.id),
    figures:
      figures === null ? null : { parts: partsOf(environment), kinds: figures.kinds, fields: figures.fields },
  }
}

/** A part of the row and its place in it. */
export interface PlacedPart {
  readonly name: string
  readonly from: number
  readonly size: number
  readonly meaning: string
}

/** The parts of the row, each with where it begins and how long it is. */
export function partsOf({ rulebook, setup, figures }: Environment): PlacedPart[] {
  const view = rulebook.view(rulebook.begin(setup, 'shape'), 0)
  const row: number[] = []
  return (figures?.parts ?? []).map((part) => {
    const from = row.length
    part.add(view, 0, row)
    return { name: part.name, from, size: row.length - from, meaning: part.meaning }
  })
}
