import type { Budget } from './budget.ts'

/** How much a turn is thought to be about before any turn was seen: twelve questions of the usual kind. */
const usualStakes = 12
/** Even late in a long turn it is thought that so much more may come. */
const atLeastToCome = 4
/** A question may cost so many times its share, because most are soon clear and cost far less. */
const generosity = 4
/** But never more than this part of what is left. */
const mostAtOnce = 0.5
/** By so much the last turn changes what is expected of the next. */
const learning = 0.3

/** What is left to spend of a budget, turn by turn, shared out over the questions that are likely to come. */
export class Purse {
  private readonly budget: Budget
  private turn = Number.NaN
  private left = 0
  /** Of the questions of this turn so far. */
  private stakes = 0
  private expected = usualStakes

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** What may be spent on a question of that turn on which so much hangs; a new turn fills the purse. */
  allot(turn: number, stakes = 1): number {
    if (turn !== this.turn) {
      if (this.stakes > 0) this.expected += (this.stakes - this.expected) * learning
      this.turn = turn
      this.left = this.budget.perTurn
      this.stakes = 0
    }
    const toCome = Math.max(atLeastToCome, this.expected - this.stakes)
    this.stakes += stakes
    return this.left * Math.min(mostAtOnce, (generosity * stakes) / toCome)
  }

  spend(amount: number): void {
    this.left = Math.max(0, this.left - amount)
  }
}
