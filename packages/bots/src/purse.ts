import type { Budget } from './budget.ts'

/** How many questions a turn is thought to bring before any turn was seen. */
const usualQuestions = 12
/** Even late in a long turn it is thought that so many more may come. */
const atLeastToCome = 4
/** A question may cost so many times its even share, because most are soon clear and cost far less. */
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
  private questions = 0
  private expected = usualQuestions

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** What may be spent on a question of that turn; a new turn fills the purse. */
  allot(turn: number): number {
    if (turn !== this.turn) {
      if (this.questions > 0) this.expected += (this.questions - this.expected) * learning
      this.turn = turn
      this.left = this.budget.perTurn
      this.questions = 0
    }
    const toCome = Math.max(atLeastToCome, this.expected - this.questions)
    this.questions++
    return this.left * Math.min(mostAtOnce, generosity / toCome)
  }

  spend(amount: number): void {
    this.left = Math.max(0, this.left - amount)
  }
}
