/**
 * What a screen needs to draw a battle: its field and the questions about it that are public. None of the procedures come
 * with it.
 */

import { addBattle } from './position/field.ts'
import { battles } from './setups/battles.ts'

export type { GloryAction } from './action.ts'
export { fireRow } from './data/fire.ts'
export { type Effect, shockRowAt } from './data/shock.ts'
export { isOurs, reconstruction, type Tables } from './data/tables.ts'
export type { GloryEvent } from './event.ts'
export { idle, isUnchanged } from './knowledge/idle.ts'
export { facingToAttack, naturalFacing } from './knowledge/natural-facing.ts'
export { attacksOn, plainShot, proposedShots } from './knowledge/proposed-attacks.ts'
export { choiceToggled, proposedChoice } from './knowledge/proposed-choice.ts'
export { ordersMoved, ordersToggled, proposedOrders } from './knowledge/proposed-orders.ts'
export { bestOf, foremostChance } from './odds/foremost.ts'
export { type Field, fieldOf as screenField } from './position/field.ts'
export { hasSixFronts, isActive, isSummoned } from './position/piece.ts'
export { canSee } from './position/sight.ts'
export { inEnemyZone } from './position/zones.ts'
export { strikableFrom } from './rules/combat/combats.ts'
export type { Arm, Battle, DrawnSide, UnitCard, Values, Weather } from './setups/battle.ts'
export { armyName, nameIn } from './setups/battle-names.ts'
export { hexCode } from './setups/hex-code.ts'
export { CHARGING, FIRED, MARCHED, type Standing, WAITING } from './state.ts'
export type { GloryView } from './view.ts'

for (const battle of battles) addBattle(battle)
