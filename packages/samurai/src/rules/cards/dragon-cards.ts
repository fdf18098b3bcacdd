import { combatCards } from './combat.ts'
import type { DragonCard } from './dragon-card.ts'
import { forceCards } from './forces.ts'
import { honorCards } from './honor.ts'
import { orderCards } from './orders.ts'
import { strikeCards } from './strike.ts'
import { woeCards } from './woe.ts'

/** Every Dragon card of both editions, by title. */
export const dragonCards: readonly DragonCard[] = [
  ...orderCards,
  ...forceCards,
  ...woeCards,
  ...honorCards,
  ...strikeCards,
  ...combatCards,
].sort((a, b) => (a.title < b.title ? -1 : 1))
