import { type Action, copyStream, type GameEvent, next, type Seat, stream } from '@gunbai/kernel'
import { type Measured, measured } from '../estimate.ts'
import type { AnyPosture, LookAhead } from '../search/look-ahead.ts'

/** What a seat means to do: answers in a row, and the posture in which it goes on. */
export interface Plan {
  readonly answers: readonly Action[]
  readonly posture: AnyPosture
}

/** What a plan led to before the seat's next turn, over all worlds: how often, by name. */
export interface Course {
  readonly won: number
  readonly lost: number
  readonly deeds: Readonly<Record<string, number>>
}

/** Plans beside each other, each in the same worlds with the same dice; what they come to is kept world by world. */
export class PlanTrial {
  private readonly ahead: LookAhead
  readonly plans: readonly Plan[]
  /** By plan, what each world came to. */
  private readonly worths: number[][]
  private readonly courses: { won: number; lost: number; deeds: Record<string, number> }[]
  private readonly toTheEnd: number | null

  /** `toTheEnd`: games are played out, by so many answers at most, instead of being judged at the seat's next turn. */
  constructor(ahead: LookAhead, plans: readonly Plan[], toTheEnd: number | null = null) {
    this.ahead = ahead
    this.plans = plans
    this.worths = plans.map(() => [])
    this.courses = plans.map(() => ({ won: 0, lost: 0, deeds: {} }))
    this.toTheEnd = toTheEnd
  }

  get worlds(): number {
    return this.worths[0]?.length ?? 0
  }

  /** One world more, for each of the plans. */
  sweep(): void {
    const { ahead } = this
    const start = stream(next(ahead.chance), next(ahead.chance), next(ahead.chance), next(ahead.chance))
    this.plans.forEach(({ answers, posture }, i) => {
      const chance = copyStream(start)
      const world = ahead.imagine(chance)
      const told = new Set<string>()
      const { feats, turns } = ahead.rulebook.knowledge
      const deeds = feats?.deeds ?? {}
      const turn = turns?.(world, ahead.seat)
      const isBeforeNext = () => turns?.(world, ahead.seat) === turn
      ahead.tell = (event: GameEvent) => {
        if (!isBeforeNext()) return
        for (const name in deeds) {
          if (deeds[name]?.isTold(event, world, ahead.seat)) told.add(name)
        }
      }
      ahead.giveAll(world, answers, chance)
      const worth =
        this.toTheEnd === null
          ? ahead.playOn(world, chance, posture)
          : ahead.playOut(world, chance, posture, this.toTheEnd)
      ahead.tell = null
      this.worths[i]?.push(worth)
      this.note(i, isBeforeNext() ? (world.result?.winners ?? null) : null, told)
    })
  }

  /** What a plan is worth. */
  worth(plan: number): Measured {
    return measured(this.worths[plan] ?? [])
  }

  /** By how much one plan is worth more than another, world by world. */
  lead(plan: number, beside: number): Measured {
    const others = this.worths[beside] ?? []
    return measured((this.worths[plan] ?? []).map((worth, i) => worth - (others[i] as number)))
  }

  /** How often things happened with a plan. */
  course(plan: number): Course {
    const { won, lost, deeds } = this.courses[plan] ?? { won: 0, lost: 0, deeds: {} }
    const share = (count: number) => count / Math.max(1, this.worlds)
    return {
      won: share(won),
      lost: share(lost),
      deeds: Object.fromEntries(Object.entries(deeds).map(([name, count]) => [name, share(count)])),
    }
  }

  private note(plan: number, winners: readonly Seat[] | null, told: ReadonlySet<string>): void {
    const course = this.courses[plan]
    if (course === undefined) return
    if (winners?.includes(this.ahead.seat)) course.won++
    else if (winners !== null && winners.length > 0) course.lost++
    for (const name of told) course.deeds[name] = (course.deeds[name] ?? 0) + 1
  }
}
