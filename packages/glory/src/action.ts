import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Bar, Choice, OfKind, Seat } from '@gunbai/kernel'
import type { GloryState, UnitId } from './state.ts'

/** Every answer there is. Large choices are split into short ones that follow each other. */
export type GloryAction =
  | { readonly kind: 'done' }
  // phases A and B
  | { readonly kind: 'put'; readonly marker: number }
  | { readonly kind: 'drop'; readonly unit: UnitId }
  | { readonly kind: 'order'; readonly commander: number; readonly group: number }
  | { readonly kind: 'open'; readonly marker: number }
  // an activation begins
  | { readonly kind: 'choose'; readonly hex: HexId }
  | { readonly kind: 'test'; readonly group: number }
  | { readonly kind: 'raise'; readonly unit: UnitId }
  // fire
  | {
      readonly kind: 'fire'
      readonly unit: UnitId
      readonly hex: HexId
      readonly facing: Corner
      readonly both: boolean
    }
  | { readonly kind: 'reply'; readonly unit: UnitId; readonly both: boolean }
  | { readonly kind: 'react'; readonly unit: UnitId; readonly target: UnitId }
  // movement
  | { readonly kind: 'march'; readonly unit: UnitId; readonly forced: boolean }
  | { readonly kind: 'enter'; readonly unit: UnitId; readonly forced: boolean }
  | { readonly kind: 'join'; readonly unit: UnitId }
  | { readonly kind: 'step'; readonly hex: HexId }
  | { readonly kind: 'part'; readonly unit: UnitId; readonly facing: Corner }
  | { readonly kind: 'halt'; readonly facing: Corner }
  | { readonly kind: 'exit' }
  | { readonly kind: 'square'; readonly hex: HexId }
  | { readonly kind: 'ride'; readonly commander: number }
  | { readonly kind: 'withdraw'; readonly hex: HexId }
  // charges
  | { readonly kind: 'charge'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'strike'; readonly hex: HexId; readonly facing: Corner }
  | { readonly kind: 'form'; readonly hex: HexId }
  | { readonly kind: 'recall' }
  | { readonly kind: 'back'; readonly hex: HexId; readonly facing: Corner }
  | { readonly kind: 'counterCharge'; readonly hex: HexId }
  // shock
  | { readonly kind: 'attack'; readonly from: HexId; readonly hex: HexId; readonly facing: Corner }
  | { readonly kind: 'resolve'; readonly hex: HexId }
  | { readonly kind: 'refuse'; readonly hex: HexId; readonly hexes: number }
  | {
      readonly kind: 'advance'
      readonly unit: UnitId
      readonly hex: HexId
      readonly facing: Corner
      readonly guns: boolean
    }
  | { readonly kind: 'break'; readonly unit: UnitId }
  | { readonly kind: 'counterAttack'; readonly unit: UnitId; readonly from: HexId; readonly hex: HexId }
  // falling back and pursuit
  | { readonly kind: 'fallBack'; readonly hex: HexId }
  | { readonly kind: 'rout'; readonly unit: UnitId; readonly edge: number }
  | { readonly kind: 'flee'; readonly hex: HexId }
  | { readonly kind: 'rest' }
  | { readonly kind: 'pursue'; readonly unit: UnitId; readonly stack: boolean; readonly after: UnitId }
  | { readonly kind: 'wheel'; readonly facing: Corner }
  // rally and the end of a turn
  | { readonly kind: 'rally'; readonly unit: UnitId }
  | { readonly kind: 'face'; readonly facing: Corner }
  | { readonly kind: 'playOn' }

/** Done, or no, or let it be: the answer that ends or declines a question. */
export const done: Of<'done'> = { kind: 'done' }

/** The answers of one kind. */
export type Of<K extends GloryAction['kind']> = OfKind<GloryAction, K>

/** The law about the answers of one kind at a step with those facts. */
export type GloryChoice<F = object> = Choice<GloryState, F, GloryAction>
export type GloryBar<K extends GloryAction['kind'], F = object> = Bar<GloryState, F, Of<K>>

/** The id of a rule that forbids something; null where nothing does. */
export type Forbidding = string | null

/** A bar from a function that names the rule which stands against an answer. */
export function barredBy<K extends GloryAction['kind'], F = object>(
  against: (s: GloryState, action: Of<K>, facts: F, seat: Seat) => Forbidding,
): GloryBar<K, F> {
  return {
    rule: (s, action, facts, seat) => against(s, action, facts, seat) as string,
    stops: (s, action, facts, seat) => against(s, action, facts, seat) !== null,
  }
}

/** Done, unless a duty is left. */
export function doneUnless<F>(
  rule: string,
  isLeft: (s: GloryState, facts: F, seat: Seat) => boolean,
): GloryChoice<F> {
  return {
    kind: 'done',
    candidates: (_, __, ___, list) => void list.push(done),
    bars: [{ rule, stops: (s, _, facts, seat) => isLeft(s, facts, seat) }],
    offer: (s, facts, seat, list) => {
      if (!isLeft(s, facts, seat)) list.push(done)
    },
  }
}

/** Any of the six facings. */
export const anyFacing: GloryChoice = {
  kind: 'face',
  candidates: (_, __, ___, list) => {
    for (const facing of DIRECTIONS) list.push({ kind: 'face', facing })
  },
  bars: [],
}

// The commonest answers are made once and shared: most of what a game's lists hold is steps, halts and marches.
const halts = DIRECTIONS.map((facing): Of<'halt'> => ({ kind: 'halt', facing }))
const steps: Of<'step'>[] = []
const marches: Of<'march'>[] = []
const forcedMarches: Of<'march'>[] = []

export const haltFacing = (facing: Corner): Of<'halt'> => halts[facing]

export function stepTo(hex: HexId): Of<'step'> {
  steps[hex] ??= { kind: 'step', hex }
  return steps[hex]
}

export function marchOf(unit: UnitId, forced: boolean): Of<'march'> {
  const list = forced ? forcedMarches : marches
  list[unit] ??= { kind: 'march', unit, forced }
  return list[unit]
}
