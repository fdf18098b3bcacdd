import { attacksOn, type GloryAction, type GloryView } from '@gunbai/glory/screen'
import type { HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'
import type { Foreseen, Offered } from '@gunbai/kernel/host'
import type { Stop } from './reach.ts'

/** One thing that is planned: a march, a ride, a square, a shot, an attack. Nothing of it is sent before all of it is. */
export interface Part {
  /** What it comes to, with whatever ends the segments before it. */
  readonly answers: readonly Action[]
  /** Where a piece goes: how, from where, and every way to end there. */
  readonly way: { readonly journey: Journey; readonly from: number; readonly stop: Stop } | null
  /** An enemy hex that is attacked by all who have it before them when all else is done: these stand last. */
  readonly aim?: number
}

/** A segment of the activation as it would be after the draft, and what ends those before it. */
export interface Segment {
  readonly lead: readonly Action[]
  readonly foreseen: Pick<Foreseen, 'answers' | 'view'> & Partial<Pick<Foreseen, 'asked'>>
}

/** Answers that are each a part of the draft by themselves. */
export const partsOf = (answers: readonly Action[]): Part[] =>
  answers.map((action) => ({ answers: [action], way: null }))

export const answersOf = (parts: readonly Part[]): Action[] => parts.flatMap(({ answers }) => answers)

export const isAim = ({ aim }: Part): boolean => aim !== undefined
export const isShot = ({ answers }: Part): boolean => answers.at(-1)?.kind === 'fire'

/** A part more, before the attacks: whoever still marches may attack too. Attacks are in the order in which they were drawn. */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  if (isAim(part)) return [...parts.filter(({ aim }) => aim !== part.aim), part]
  return [...parts.filter((each) => !isAim(each)), part, ...parts.filter(isAim)]
}

/** What is left of parts of which so many answers were given. */
export function partsAfter(parts: readonly Part[], given: number): Part[] {
  let left = given
  return parts.flatMap((part) => {
    const taken = Math.min(left, part.answers.length)
    left -= taken
    if (taken === part.answers.length) return []
    return [taken === 0 ? part : { ...part, answers: part.answers.slice(taken) }]
  })
}

/** The first part that so many answers do not carry out; -1 where they carry out all. */
export function firstBeyond(parts: readonly Part[], taken: number): number {
  let length = 0
  return parts.findIndex(({ answers }) => {
    length += answers.length
    return length > taken
  })
}

/** The parts without one; what it ended before it, the next ends. */
export function withoutPart(parts: readonly Part[], at: number): Part[] {
  const lead = leadOf(parts[at]?.answers ?? [])
  return parts.flatMap((part, i) => {
    if (i === at) return []
    return i === at + 1 && !isAim(part) ? [{ ...part, answers: [...lead, ...part.answers] }] : [part]
  })
}

const isDone = ({ kind }: Action): boolean => kind === 'done'
/** The answers before the first that does more than end a segment. */
const leadOf = (answers: readonly Action[]): Action[] =>
  answers.slice(
    0,
    Math.max(
      0,
      answers.findIndex((each) => !isDone(each)),
    ),
  )
const named = (action: Action): string => JSON.stringify(action)

/** What must be ended before an answer can be given; null where it cannot be given at all. */
export function leadTo(list: readonly Segment[], action: Action | undefined): readonly Action[] | null {
  if (action === undefined) return null
  const name = named(action)
  const found = list.find(({ foreseen }) => foreseen.answers.some((each) => named(each.action) === name))
  return found?.lead ?? null
}

/** The same parts for a question that came since, with what must be ended before the first now; null where that is over. */
export function resumed(list: readonly Segment[], [first, ...others]: readonly Part[]): Part[] | null {
  if (first === undefined) return null
  const own = first.answers.slice(leadOf(first.answers).length)
  const lead = leadTo(list, own[0])
  return lead === null ? null : [{ ...first, answers: [...lead, ...own] }, ...others]
}

/** The attacks that are meant by aims, one part each, as things would stand when all else is done. */
export function attacksMeant(list: readonly Segment[], aims: readonly number[]): Part[] {
  const segment = list.find(({ foreseen }) => foreseen.answers.some(isAttack))
  if (segment === undefined) return []
  const offered = segment.foreseen.answers.map(({ action }) => action as GloryAction)
  const drafted: Extract<GloryAction, { kind: 'attack' }>[] = []
  return aims.flatMap((aim): Part[] => {
    const attacks = attacksOn(segment.foreseen.view as GloryView, offered, aim as HexId, drafted)
    const lead = drafted.length === 0 ? segment.lead : []
    drafted.push(...attacks)
    // who is attacked already, because somebody must, needs no more
    const isMeant = drafted.some(({ hex }) => hex === aim)
    return isMeant ? [{ answers: attacks.length === 0 ? [] : [...lead, ...attacks], way: null, aim }] : []
  })
}

const isAttack = ({ action }: Offered): boolean => action.kind === 'attack'
