import { type Regular, regularKinds, unitKinds } from './pieces.ts'
import type { Troop } from './state.ts'

export function noTroop(): Troop {
  return { archer: 0, swordsman: 0, gunner: 0, spearman: 0, ronin: 0 }
}

export function copyTroop({ archer, swordsman, gunner, spearman, ronin }: Troop): Troop {
  return { archer, swordsman, gunner, spearman, ronin }
}

/** Its regulars, a daimyo apart. */
export function regulars(troop: Troop): number {
  return troop.archer + troop.swordsman + troop.gunner + troop.spearman
}

export function addTroop(to: Troop, more: Troop): void {
  for (const unit of unitKinds) to[unit] += more[unit]
}

export function subtractTroop(from: Troop, less: Troop): void {
  for (const unit of unitKinds) from[unit] -= less[unit]
}

export function clearTroop(troop: Troop): void {
  for (const unit of unitKinds) troop[unit] = 0
}

/** The kinds of regular that it has. */
export function kindsIn(troop: Troop): Regular[] {
  return regularKinds.filter((kind) => troop[kind] > 0)
}
