import type { Budget } from './budget.ts'

/** Of what is left for the turn, so much may go into one question. The first, which card to play, gets most. */
const share = 0.25

/** What is left to spend of a budget, turn by turn. */
export class Purse {
  private readonly budget: Budget
  private turn = Number.NaN
  private left = 0

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** What may be spent on a question of that turn; a new turn fills the purse. */
  allot(turn: number): number {
    if (turn !== this.turn) {
      this.turn = turn
      this.left = this.budget.perTurn
    }
    return this.left * share
  }

  spend(amount: number): void {
    this.left = Math.max(0, this.left - amount)
  }
}
