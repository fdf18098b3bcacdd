import { type Regular, regularKinds } from '../data/pieces.ts'
import type { Troop } from '../state.ts'

export function noTroop(): Troop {
  return { archer: 0, swordsman: 0, gunner: 0, spearman: 0, ronin: 0 }
}

export function copyTroop({ archer, swordsman, gunner, spearman, ronin }: Troop): Troop {
  return { archer, swordsman, gunner, spearman, ronin }
}

/** Its regulars, a daimyo apart. */
export function regulars(troop: Readonly<Troop>): number {
  return troop.archer + troop.swordsman + troop.gunner + troop.spearman
}

export function addTroop(to: Troop, more: Troop): void {
  to.archer += more.archer
  to.swordsman += more.swordsman
  to.gunner += more.gunner
  to.spearman += more.spearman
  to.ronin += more.ronin
}

export function subtractTroop(from: Troop, less: Troop): void {
  from.archer -= less.archer
  from.swordsman -= less.swordsman
  from.gunner -= less.gunner
  from.spearman -= less.spearman
  from.ronin -= less.ronin
}

export function clearTroop(troop: Troop): void {
  troop.archer = 0
  troop.swordsman = 0
  troop.gunner = 0
  troop.spearman = 0
  troop.ronin = 0
}

/** The kinds of regular that it has. */
export function kindsIn(troop: Troop): Regular[] {
  return regularKinds.filter((kind) => troop[kind] > 0)
}
