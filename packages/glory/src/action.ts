import type { Corner, HexId } from '@gunbai/hexes'
import type { UnitId } from './state.ts'

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
  | { readonly kind: 'counter-charge'; readonly hex: HexId }
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
  | { readonly kind: 'counter-attack'; readonly unit: UnitId; readonly from: HexId; readonly hex: HexId }
  // falling back and pursuit
  | { readonly kind: 'fall back'; readonly hex: HexId }
  | { readonly kind: 'rout'; readonly unit: UnitId; readonly edge: number }
  | { readonly kind: 'flee'; readonly hex: HexId }
  | { readonly kind: 'rest' }
  | { readonly kind: 'pursue'; readonly unit: UnitId; readonly stack: boolean; readonly after: UnitId }
  | { readonly kind: 'wheel'; readonly facing: Corner }
  // rally and the end of a turn
  | { readonly kind: 'rally'; readonly unit: UnitId }
  | { readonly kind: 'face'; readonly facing: Corner }
  | { readonly kind: 'play on' }

/** Done, or no, or let it be: the answer that ends or declines a question. */
export const done: GloryAction = { kind: 'done' }

// The commonest answers are made once and shared: most of what a game's lists hold is steps, halts and marches.
const halts = ([0, 1, 2, 3, 4, 5] as const).map((facing): GloryAction => ({ kind: 'halt', facing }))
const steps: GloryAction[] = []
const marches: GloryAction[] = []
const forcedMarches: GloryAction[] = []

export const haltFacing = (facing: Corner): GloryAction => halts[facing]

export function stepTo(hex: HexId): GloryAction {
  steps[hex] ??= { kind: 'step', hex }
  return steps[hex]
}

export function marchOf(unit: UnitId, forced: boolean): GloryAction {
  const list = forced ? forcedMarches : marches
  list[unit] ??= { kind: 'march', unit, forced }
  return list[unit]
}
