/** What one player makes more of than another: how much each thing weighs in judging where to stand and whether to strike. */
export interface Temper {
  readonly take: number // objectives of the enemy
  readonly keep: number // one's own
  readonly approach: number // coming to grips
  readonly strike: number // the blow that can be struck
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
  strike: 1,
  danger: 1,
  fire: 1,
  march: 0.15,
  attack: 0.05,
  charge: 0.1,
}

/** For the enemy's army rather than his places. */
const fighting: Temper = { ...usual, take: 0.5, keep: 0.5, strike: 3 }

/**
 * Other tempers, that suit some moments better; the first of them most. What some came to by themselves against the usual one
 * stands in docs/opponents.md.
 */
export const otherTempers: readonly Temper[] = [
  fighting,
  { ...fighting, approach: 2 }, // at once
  { ...fighting, take: 1.5, keep: 1 }, // his places too
  { ...fighting, danger: 0.5, attack: -0.2, charge: -0.2 }, // bold
  { ...fighting, danger: 1.6, attack: 0.3, charge: 0.4 }, // wary
  { ...fighting, approach: 0.2 }, // let them come
  { ...fighting, march: 0.5 }, // stand fast
  { ...fighting, approach: -0.5, attack: 0.5, charge: 0.6 }, // draw back
  { ...fighting, fire: 2.5 }, // out of the guns' sight
]
