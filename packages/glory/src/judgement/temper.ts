/** What one player makes more of than another: how much each thing weighs in judging where to stand and whether to strike. */
export interface Temper {
  readonly take: number // objectives of the enemy
  readonly keep: number // one's own
  readonly approach: number // coming to grips
  readonly danger: number // the blow that may come
  readonly fire: number // guns that look on
  readonly march: number // so much better a hex must be for a unit to march there at all
  readonly attack: number // so much a shock must promise
  readonly charge: number // so much a charge
}

export const usual: Temper = {
  take: 1,
  keep: 1,
  approach: 1,
  danger: 1,
  fire: 1,
  march: 0.15,
  attack: 0.05,
  charge: 0.1,
}

/**
 * Other tempers, that suit some moments better; the first of them most. What each came to by itself against the usual one
 * stands in docs/opponents.md.
 */
export const otherTempers: readonly Temper[] = [
  { ...usual, take: 0.5, keep: 0.5 }, // the enemy's army rather than his places
  { ...usual, take: 0.5, keep: 0.5, approach: 2 }, // the same, and at once
  { ...usual, take: 2 }, // his places
  { ...usual, danger: 0.5, attack: -0.2, charge: -0.2 }, // bold
  { ...usual, danger: 1.6, attack: 0.3, charge: 0.4 }, // wary
  { ...usual, approach: 0.2 }, // let them come
  { ...usual, march: 0.5 }, // stand fast
  { ...usual, take: 0.3, approach: -0.5, attack: 0.5, charge: 0.6 }, // draw back
  { ...usual, fire: 2.5 }, // out of the guns' sight
]
