import { type Action, firstSeat, type GameState } from '@gunbai/kernel'
import type { LookAhead } from './look-ahead.ts'
import type { Finding, Search } from './search.ts'
import { TreeNode } from './tree-node.ts'

/** How much is tried for its promise rather than its proof. */
const curiosity = 2
/** A tree that has grown so large grows no further; looks ahead go on from its leaves. */
const mostNodes = 30_000

/**
 * Information-set Monte-Carlo tree search: each iteration imagines a world, goes down the tree of the seat's own answers
 * in this turn, adds a node, and plays on by the rulebook's policy. Others answer by the policy, dice fall as they fall:
 * the tree is of choices alone.
 */
export class TreeSearch implements Search {
  readonly root: TreeNode
  private readonly ahead: LookAhead
  private nodes = 0
  private sum = 0
  private squares = 0
  private count = 0

  constructor(ahead: LookAhead, answers: readonly Action[], grown?: TreeNode) {
    this.ahead = ahead
    this.root = grown ?? new TreeNode(answers, this.priorsOf(ahead.imagine(), answers))
  }

  iterate(): void {
    const { ahead } = this
    const { rulebook } = ahead
    const world = ahead.imagine()
    const nodes: TreeNode[] = []
    const places: number[] = []
    while (!ahead.isOver(world)) {
      const seat = firstSeat(world.awaiting)
      const list = rulebook.answers(world, seat)
      if (list.length === 1 || seat !== ahead.seat) {
        rulebook.play(world, seat, ahead.answerOf(world, seat, list))
      } else {
        const node = this.nodeBelow(nodes.at(-1), places.at(-1), world, list)
        if (node === null) break
        const place = this.choose(node, list)
        nodes.push(node)
        places.push(place)
        rulebook.play(world, seat, node.answers[place] as Action)
      }
    }
    const worth = ahead.playOn(world)
    this.count++
    this.sum += worth
    this.squares += worth * worth
    for (let i = 0; i < nodes.length; i++) (nodes[i] as TreeNode).learn(places[i] as number, worth)
  }

  best(): number {
    return this.root.mostVisited()
  }

  couldChange(iterations: number): boolean {
    const { visits } = this.root
    const lead = visits[this.best()] as number
    return visits.some((each, i) => i !== this.best() && each + iterations >= lead)
  }

  /** What grew below the best answer, for the question that comes next. */
  grownBelow(): TreeNode | null {
    return this.root.children[this.best()] as TreeNode | null
  }

  findings(): Finding[] {
    const { visits, sums } = this.root
    return visits.map((each, i) => ({ visits: each, worth: each === 0 ? 0 : (sums[i] as number) / each }))
  }

  private choose(node: TreeNode, list: readonly Action[]): number {
    const spread = this.spread()
    const fresh = this.count === 0 ? 0.5 : this.sum / this.count
    if (list.length === node.answers.length) {
      const place = node.mostPromising(null, spread, curiosity, fresh)
      if (node.offers(list, place)) return place
    }
    const places = list.map((action) => node.placeOf(action))
    return node.mostPromising(places, spread, curiosity, fresh)
  }

  /** The node of the question that came after an answer. A new one is made at the second visit. */
  private nodeBelow(
    node: TreeNode | undefined,
    place: number | undefined,
    world: GameState,
    list: readonly Action[],
  ): TreeNode | null {
    if (node === undefined || place === undefined) return this.root
    const child = node.children[place] as TreeNode | null
    if (child !== null || node.visits[place] === 0 || this.nodes >= mostNodes) return child
    const made = new TreeNode(list, this.priorsOf(world, list))
    node.children[place] = made
    this.nodes++
    return made
  }

  private priorsOf(world: GameState, list: readonly Action[]): number[] {
    return priorsFrom(this.ahead.rulebook.knowledge.appraise(world, this.ahead.seat, list))
  }

  private spread(): number {
    if (this.count < 8) return 0.2
    const mean = this.sum / this.count
    return Math.sqrt(Math.max(this.squares / this.count - mean * mean, 1e-6))
  }
}

/** Shares of 1 by what the answers are thought to be worth: by rank, because worths have no common measure. */
export function priorsFrom(worths: readonly number[]): number[] {
  const order = worths.map((_, i) => i).sort((a, b) => (worths[b] as number) - (worths[a] as number) || a - b)
  const shares = worths.map(() => 0)
  let sum = 0
  for (let rank = 0; rank < order.length; rank++) {
    const share = 1 / (rank + 1) ** 2
    shares[order[rank] as number] = share
    sum += share
  }
  return shares.map((each) => each / sum)
}
