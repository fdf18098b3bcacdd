import { type FireRow, fireRow } from '../data/fire.ts'
import type { Tables } from '../data/tables.ts'
import { type Condition, DISORDERED, ELIMINATED, ROUTED } from '../state.ts'

/** Exact chances of single rolls on free ground: no rim of the map, enemy front or friend in the way. */

/** JG-0.4.1-a: the chance that d10 + modifier is no more than what is needed. */
export function chanceOfTest(needed: number, modifier = 0): number {
  return Math.min(10, Math.max(0, needed - modifier + 1)) / 10
}

/** Where a unit may stand after effects: by condition, and whether it has left its hex. */
export interface Branch {
  readonly chance: number
  readonly condition: Condition
  readonly left: boolean
}

/** The effects of one row on one unit (JG-8.5-d, R-39), as `suffer` applies them; `cohesion` is by condition. */
export function afterEffects(
  effects: readonly string[],
  condition: Condition,
  cohesion: (of: Condition) => number,
): Branch[] {
  let branches: Branch[] = [{ chance: 1, condition, left: false }]
  for (const effect of effects) {
    const next: Branch[] = []
    for (const branch of branches) {
      if (branch.condition === ELIMINATED) next.push(branch)
      else if (effect === 'D' || effect === 'D2') next.push(worse(branch, effect === 'D' ? 1 : 2))
      else if (effect === 'X')
        next.push(worse(branch, branch.condition === ROUTED ? 1 : ROUTED - branch.condition))
      else if (effect === 'R') next.push({ ...branch, left: true })
      else if (branch.condition === ROUTED)
        next.push({ ...branch, left: true }) // JG-10.2-h
      else {
        const passes = chanceOfTest(cohesion(branch.condition), effect === 't+2' ? 2 : 0)
        if (passes > 0) next.push({ ...branch, chance: branch.chance * passes })
        if (passes < 1) {
          const failed = worse({ ...branch, chance: branch.chance * (1 - passes) }, 1)
          next.push(effect === 'tr' ? { ...failed, left: true } : failed)
        }
      }
    }
    branches = next
  }
  return branches
}

function worse(branch: Branch, levels: number): Branch {
  const condition = Math.min(ELIMINATED, branch.condition + levels) as Condition
  return { ...branch, condition, left: branch.left || condition >= ROUTED }
}

/** The effects of a row of the fire table. */
export function effectsOfFire(row: FireRow): string[] {
  if (row.rout) return ['X']
  const list: string[] = []
  for (let i = 0; i < row.levels; i++) list.push('D')
  if (row.test !== null) list.push(row.test === 0 ? 't' : `t+${row.test}`)
  return list
}

export interface FireOdds {
  readonly worsened: number
  readonly routed: number // or worse
  readonly directRout: number // by the Rout result itself
}

/** JG-7.5: what a shot does to one unit, `added` being capacity and modifiers. */
export function fireOdds(
  tables: Tables,
  added: number,
  condition: Condition,
  cohesion: (of: Condition) => number,
  gun = false,
): FireOdds {
  let worsened = 0
  let routed = 0
  let directRout = 0
  for (let die = 0; die < 10; die++) {
    const row = fireRow(tables.fire, die + added)
    if (row.rout) directRout += 0.1
    for (const branch of afterEffects(effectsOfFire(row), condition, cohesion)) {
      if (branch.condition > condition) worsened += branch.chance / 10
      // JG-10.1-b: a second level from fire destroys a battery
      if (branch.condition >= ROUTED || (gun && condition === DISORDERED && branch.condition > condition))
        routed += branch.chance / 10
    }
  }
  return { worsened, routed, directRout }
}
