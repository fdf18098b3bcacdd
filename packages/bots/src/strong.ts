import type { Action, GameState, Rulebook, Seat } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'
import type { Budget } from './budget.ts'
import { now } from './clock.ts'
import { Purse } from './purse.ts'
import { LookAhead } from './search/look-ahead.ts'
import type { Search } from './search/search.ts'
import { TreeSearch } from './search/tree-search.ts'
import type { Thought } from './thought.ts'

/** So many iterations go by before it is asked whether the rest could change anything. */
const betweenDoubts = 32

/** What was thought at the last question, and when that was. */
interface Memory {
  readonly search: TreeSearch
  readonly turn: number
  readonly revealed: number
}

/**
 * Searches for the best answer, spending its budget turn by turn. What was thought about later answers of the turn is
 * gone on with when they are asked for, as long as no die has fallen and no card was turned since.
 */
export function strongBot(seed: BotSeed, budget: Budget): Bot {
  const chance = botStream(seed)
  const purse = new Purse(budget)
  let memory: Memory | null = null

  const consider = (
    rulebook: Rulebook,
    state: GameState,
    seat: Seat,
    answers: readonly Action[],
  ): Thought => {
    if (answers.length === 1) return { goOn: () => true, best: () => 0 }
    const turn = rulebook.knowledge.turns?.(state, seat) ?? state.asked[seat] ?? 0
    const grown =
      memory?.turn === turn && memory.revealed === state.revealed ? memory.search.grownBelow() : null
    const ahead = new LookAhead(rulebook, state, seat, chance)
    const search = new TreeSearch(ahead, answers, grown?.isOf(answers) ? grown : undefined)
    memory = { search, turn, revealed: state.revealed }
    return new Searching(search, budget.unit, purse.allot(turn), purse)
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
  private readonly allotted: number
  private readonly purse: Purse
  private iterations = 0
  private milliseconds = 0

  constructor(search: Search, unit: Budget['unit'], allotted: number, purse: Purse) {
    this.search = search
    this.unit = unit
    this.allotted = allotted
    this.purse = purse
  }

  goOn(milliseconds: number): boolean {
    const start = now()
    let elapsed = 0
    const spentBefore = this.milliseconds
    let finished = false
    const iterationsBefore = this.iterations
    do {
      const spent = this.unit === 'iterations' ? this.iterations : spentBefore + elapsed
      if (spent >= this.allotted) finished = true
      else {
        if (this.iterations % betweenDoubts === betweenDoubts - 1) {
          const left =
            this.unit === 'iterations'
              ? this.allotted - spent
              : ((this.allotted - spent) * this.iterations) / Math.max(spent, 0.01)
          if (!this.search.couldChange(left)) {
            finished = true
            break
          }
        }
        this.search.iterate(spent / this.allotted)
        this.iterations++
        elapsed = now() - start
      }
    } while (!finished && elapsed < milliseconds)
    this.milliseconds = spentBefore + elapsed
    this.purse.spend(this.unit === 'iterations' ? this.iterations - iterationsBefore : elapsed)
    return finished
  }

  best(): number {
    return this.search.best()
  }
}
