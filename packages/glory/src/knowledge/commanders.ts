import type { HexId } from '@gunbai/hexes'
import { commands } from '../rules/turn/orders.ts'
import { ROUTED } from '../state.ts'
import type { Scene } from './scene.ts'

/** Commanders stay near those who need their orders, and out of reach of the enemy. */

/** How far a commander would be from his troops, beyond two thirds of his range, by strength. */
function remoteness(scene: Scene, commander: number, hex: HexId): number {
  const { s, field } = scene
  const { battle, cards, ground } = field
  const { distances, size } = ground.map
  const { range } = battle.commanders[commander]
  let sum = 0
  let all = 0
  for (let unit = 0; unit < cards.length; unit++) {
    const there = s.units[unit].hex
    if (there < 0 || cards[unit].seat !== scene.seat || s.units[unit].condition >= ROUTED) continue
    if (!commands(s, commander, cards[unit].formation)) continue
    const { strength } = cards[unit].faces[0]
    all += strength
    sum += strength * Math.max(0, distances[hex * size + there] - (2 * range) / 3)
  }
  const near = scene.nearest(hex)
  return (all === 0 ? 0 : sum / all) + (near <= 1 ? 3 : near === 2 ? 1 : 0)
}

export function wantsToRide(scene: Scene, commander: number): boolean {
  return remoteness(scene, commander, scene.s.commanders[commander].hex) > 0.8
}

/** A step of a commander on the ride, against staying where he is. */
export function commanderPlace(scene: Scene, hex: HexId): number {
  const { s } = scene
  const { commander } = s.stack[s.stack.length - 1].facts as { commander?: number }
  if (commander === undefined) return 0
  return remoteness(scene, commander, s.commanders[commander].hex) - remoteness(scene, commander, hex) - 0.05
}
