import { type Action, findAction, sameAction } from '@gunbai/kernel'

/**
 * The seat's own question somewhere ahead, whatever the dice and the others did on the way to it: its answers, and what
 * came of each. Worlds differ, so an answer of the node need not be legal in each of them.
 */
export class TreeNode {
  readonly answers: Action[]
  readonly visits: number[]
  readonly sums: number[]
  /** How promising each answer looks before it was tried; together about 1. */
  readonly priors: number[]
  readonly children: (TreeNode | null)[]
  total = 0

  constructor(answers: readonly Action[], priors: readonly number[]) {
    this.answers = answers.slice()
    this.priors = priors.slice()
    this.visits = answers.map(() => 0)
    this.sums = answers.map(() => 0)
    this.children = answers.map(() => null)
  }

  /** The place of the answer; one that no world offered before is added. */
  placeOf(action: Action): number {
    const place = this.answers.findIndex((each) => sameAction(each, action))
    if (place >= 0) return place
    this.answers.push(action)
    this.priors.push(1 / this.answers.length)
    this.visits.push(0)
    this.sums.push(0)
    this.children.push(null)
    return this.answers.length - 1
  }

  offers(list: readonly Action[], place: number): boolean {
    return findAction(list, this.answers[place] as Action) !== undefined
  }

  /** Whether this is the node of exactly these answers, in this order. */
  isOf(list: readonly Action[]): boolean {
    return (
      list.length === this.answers.length &&
      list.every((each, i) => sameAction(each, this.answers[i] as Action))
    )
  }

  /**
   * The place to try next of those given: what has proved good, or looks promising and was little tried (PUCT).
   * `spread` is how far results lie apart here, so that curiosity costs the same in every game.
   */
  mostPromising(places: readonly number[] | null, spread: number, curiosity: number, fresh: number): number {
    const reach = curiosity * spread * Math.sqrt(this.total + 1)
    const count = places === null ? this.answers.length : places.length
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const place = places === null ? i : (places[i] as number)
      const visits = this.visits[place] as number
      const worth = visits === 0 ? fresh : (this.sums[place] as number) / visits
      const score = worth + (reach * (this.priors[place] as number)) / (1 + visits)
      if (score > bestScore) {
        best = place
        bestScore = score
      }
    }
    return best
  }

  learn(place: number, worth: number): void {
    this.total++
    this.visits[place] = (this.visits[place] as number) + 1
    this.sums[place] = (this.sums[place] as number) + worth
  }

  mostVisited(): number {
    let best = 0
    for (let i = 1; i < this.visits.length; i++) {
      const lead = (this.visits[i] as number) - (this.visits[best] as number)
      if (lead > 0 || (lead === 0 && (this.sums[i] as number) > (this.sums[best] as number))) best = i
    }
    return best
  }
}
