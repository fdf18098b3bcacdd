import { type Action, drawAnew, type GameState, type Rulebook, type Seat, stream } from '@gunbai/kernel'
import { mixed, nameOf } from '../name-of.ts'
import { turnsIn } from './course.ts'

/**
 * Chance by name. What is thrown for an answer hangs on which answer it is, in which turn, and not on how many dice fell
 * before it: two worlds that differ in one fight have the same dice in all others, and so differ by that fight alone. One
 * fate is for one world; another `number` is another world.
 */
export class Fate {
  private readonly rulebook: Rulebook
  private readonly a: number
  private readonly b: number
  private readonly number: number
  private readonly turn: number
  /** How often an answer of that name was given. */
  private readonly given = new Map<number, number>()
  /** What is under way within a turn: the name of the answer that began it, and how many followed; null at first. */
  private under: { readonly name: number; followed: number } | null = null

  constructor(rulebook: Rulebook, key: { readonly a: number; readonly b: number }, number: number) {
    this.rulebook = rulebook
    this.a = key.a
    this.b = key.b
    this.number = number
    this.turn = turnProcedure(rulebook)
  }

  /** Draws anew what nobody knows, in a turn always the same. */
  draw(world: GameState): void {
    drawAnew(this.rulebook, world, this.streamFor(this.turnName(world), 0))
  }

  /** Carries out an answer with its own dice. */
  give(world: GameState, seat: Seat, action: Action): void {
    const isSettled = this.isSettled(world)
    const name = isSettled ? nameOf(action, this.turnName(world) + seat) : this.nameUnderWay(world, seat)
    const times = isSettled ? (this.given.get(name) ?? 0) + 1 : 0
    if (isSettled) {
      this.given.set(name, times)
      this.under = { name: (name + times) | 0, followed: 0 }
    }
    world.dice = this.streamFor(name, times)
    world.shuffles = this.streamFor(~name, times)
    this.rulebook.play(world, seat, action)
  }

  /** What is worth most; of several that are worth the same, whichever this world likes best by name. */
  bestOf(list: readonly Action[], worths: readonly number[]): Action {
    let best = 0
    let liking: number | null = null
    for (let i = 1; i < list.length; i++) {
      const lead = (worths[i] as number) - (worths[best] as number)
      if (lead < 0) continue
      const own = lead > 0 ? null : this.likingOf(list[i] as Action)
      if (own !== null) {
        liking ??= this.likingOf(list[best] as Action)
        if (own <= liking) continue
      }
      best = i
      liking = own
    }
    return list[best] as Action
  }

  private likingOf(action: Action): number {
    return nameOf(action, this.a + this.number)
  }

  /** Whether nothing is under way within a turn, such as a fight: what is answered now begins something of its own. */
  private isSettled({ stack }: GameState): boolean {
    const place = stack.findIndex(({ proc }) => proc === this.turn)
    return place < 0 || place === stack.length - 1
  }

  private nameUnderWay(world: GameState, seat: Seat): number {
    if (this.under !== null) return mixed(this.under.name + ++this.under.followed)
    return mixed(this.turnName(world) + 31 * (world.asked[seat] as number) + seat)
  }

  private turnName(world: GameState): number {
    return turnsIn(this.rulebook, world).reduce((name, turns) => mixed(name + turns), 0x2f0b4c47)
  }

  private streamFor(name: number, times: number) {
    return stream(this.a + times, this.b, this.number, name)
  }
}

const known = new WeakMap<object, number>()

/** The place of the procedure that is one turn; none where a rulebook does not say. */
function turnProcedure({ sequence, knowledge }: Rulebook): number {
  const found = known.get(sequence)
  if (found !== undefined) return found
  const step = sequence.stepNames().find((name) => name.startsWith(`${knowledge.feats?.turn} / `))
  const place = step === undefined ? -1 : (sequence.placeOf(step)?.proc ?? -1)
  known.set(sequence, place)
  return place
}
