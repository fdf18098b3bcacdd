import type { FireRow } from '../data/fire.ts'
import { type Condition, ELIMINATED, ROUTED } from '../state.ts'

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
  for (const effect of effects) branches = branches.flatMap((branch) => after(effect, branch, cohesion))
  return branches
}

function after(effect: string, branch: Branch, cohesion: (of: Condition) => number): Branch[] {
  if (branch.condition === ELIMINATED) return [branch]
  switch (effect) {
    case 'D':
      return [worse(branch, 1)]
    case 'D2':
      return [worse(branch, 2)]
    case 'X':
      return [worse(branch, branch.condition === ROUTED ? 1 : ROUTED - branch.condition)]
    case 'R':
      return [{ ...branch, left: true }]
    default:
      return branch.condition === ROUTED
        ? [{ ...branch, left: true }] // JG-10.2-h
        : afterTest(effect, branch, cohesion)
  }
}

function afterTest(effect: string, branch: Branch, cohesion: (of: Condition) => number): Branch[] {
  const passes = chanceOfTest(cohesion(branch.condition), effect === 't+2' ? 2 : 0)
  const list: Branch[] = []
  if (passes > 0) list.push({ ...branch, chance: branch.chance * passes })
  if (passes < 1) {
    const failed = worse({ ...branch, chance: branch.chance * (1 - passes) }, 1)
    list.push(effect === 'tr' ? { ...failed, left: true } : failed)
  }
  return list
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
