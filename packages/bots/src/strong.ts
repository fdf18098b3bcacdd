import type { Action, GameState, Rulebook, Seat } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'
import type { Budget } from './budget.ts'
import { type Clock, now } from './clock.ts'
import { Purse } from './purse.ts'
import { LookAhead, type Manner, usualManner } from './search/look-ahead.ts'
import { Race } from './search/race.ts'
import type { Search } from './search/search.ts'
import type { Thought } from './thought.ts'

/** Searches for the best answer, spending its budget turn by turn; a budget of time as that clock tells it. */
export function strongBot(
  seed: BotSeed,
  budget: Budget,
  clock: Clock = now,
  manner: Manner = usualManner,
): Bot {
  const chance = botStream(seed)
  const purse = new Purse(budget)
  let last: { turn: number; race: Race } | null = null

  const consider = (
    rulebook: Rulebook,
    state: GameState,
    seat: Seat,
    answers: readonly Action[],
  ): Thought => {
    if (answers.length === 1) return { goOn: () => true, best: () => 0 }
    const turn = rulebook.knowledge.turns?.(state, seat) ?? state.asked[seat] ?? 0
    // What was begun in one posture is gone on with in it, unless another is found to be better
    const habit = last?.turn === turn ? last.race.posture() : undefined
    const race = new Race(new LookAhead(rulebook, state, seat, chance, manner), answers, habit)
    last = { turn, race }
    const stakes = rulebook.knowledge.stakes?.(state, seat, answers) ?? 1
    return new Searching(race, budget.unit, clock, purse.allot(turn, stakes), purse)
  }

  return {
    id: 'strong',
    consider,
    choose: (rulebook, state, seat, answers) => {
      const thought = consider(rulebook, state, seat, answers)
      while (!thought.goOn(1000));
      return answers[thought.best()] as (typeof answers)[number]
    },
  }
}

/** A search that spends what it was allotted. */
class Searching implements Thought {
  private readonly search: Search
  private readonly unit: Budget['unit']
  private readonly clock: Clock
  private readonly allotted: number
  private readonly purse: Purse
  private spent = 0

  constructor(search: Search, unit: Budget['unit'], clock: Clock, allotted: number, purse: Purse) {
    this.search = search
    this.unit = unit
    this.clock = clock
    this.allotted = allotted
    this.purse = purse
  }

  goOn(milliseconds: number): boolean {
    const start = now()
    let time = this.clock()
    while (!this.isDone() && now() - start < milliseconds) {
      this.search.iterate()
      const before = time
      time = this.clock()
      this.spend(this.unit === 'iterations' ? 1 : time - before)
    }
    return this.isDone()
  }

  best(): number {
    return this.search.best()
  }

  private isDone(): boolean {
    return this.spent >= this.allotted || !this.search.couldChange()
  }

  private spend(amount: number): void {
    this.spent += amount
    this.purse.spend(amount)
  }
}
