import { type Corner, DIRECTIONS, distance, type HexId, hexCentre } from '@gunbai/hexes'
import { fieldOf } from '../position/field.ts'
import { cardOf } from '../position/piece.ts'
import { strikableFrom } from '../rules/combat/combats.ts'
import { ROUTED, type Standing, type UnitId } from '../state.ts'

/**
 * How a unit that comes to a hex would naturally face, of these facings: with as many as it can before it whom it could
 * strike, then towards the enemies, the nearer the more; turning no further than it must.
 */
export function naturalFacing(
  s: Standing,
  unit: UnitId,
  hex: HexId,
  facings: readonly Corner[] = DIRECTIONS,
): Corner | null {
  const pull = enemyPull(s, unit, hex)
  const held = s.units[unit].facing
  let best: Corner | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const facing of facings) {
    const turned = Math.min((facing - held + 6) % 6, (held - facing + 6) % 6)
    const worth = 100 * strikableFrom(s, unit, hex, facing).length + along(pull, facing) - turned / 1000
    if (worth <= most) continue
    most = worth
    best = facing
  }
  return best
}

/** How a unit that comes to a hex to attack an enemy would face: with him before it, and else as it naturally would. */
export function facingToAttack(
  s: Standing,
  unit: UnitId,
  hex: HexId,
  target: HexId,
  facings: readonly Corner[] = DIRECTIONS,
): Corner | null {
  const towards = facings.filter((facing) => strikableFrom(s, unit, hex, facing).includes(target))
  return naturalFacing(s, unit, hex, towards)
}

/** Whether enemies within so many hexes stand behind a unit that faces so: then facing the enemy is a choice. */
export function isBeset(s: Standing, unit: UnitId, hex: HexId, facing: Corner, near: number): boolean {
  return enemiesOf(s, unit, hex).some(({ off, way }) => off <= near && along(way, facing) < -1e-6)
}

interface Way {
  readonly x: number
  readonly y: number
}

/** How far a way leads towards a corner. */
function along({ x, y }: Way, corner: Corner): number {
  const angle = ((corner * 60 - 90) * Math.PI) / 180
  return Math.cos(angle) * x + Math.sin(angle) * y
}

function enemyPull(s: Standing, unit: UnitId, hex: HexId): Way {
  let x = 0
  let y = 0
  for (const { off, way } of enemiesOf(s, unit, hex)) {
    x += way.x / off ** 2
    y += way.y / off ** 2
  }
  return { x, y }
}

/** The enemies who are not in rout: how many hexes off, and which way, as a step of one. */
function enemiesOf(s: Standing, unit: UnitId, hex: HexId): { off: number; way: Way }[] {
  const { map } = fieldOf(s).ground
  const { seat } = cardOf(s, unit)
  const here = hexCentre(map, hex, 1)
  return s.units.flatMap(({ hex: there, condition }, other) => {
    if (there < 0 || there === hex || condition >= ROUTED || cardOf(s, other).seat === seat) return []
    const { x, y } = hexCentre(map, there, 1)
    const far = Math.hypot(x - here.x, y - here.y)
    return [{ off: distance(map, hex, there), way: { x: (x - here.x) / far, y: (y - here.y) / far } }]
  })
}
