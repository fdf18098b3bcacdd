/**
 * What a screen needs to draw a battle: its field and the questions about it that are public. None of the procedures come
 * with it.
 */
import { battles } from './battle/battles.ts'
import { addBattle } from './field.ts'

export type { GloryAction } from './action.ts'
export type { Arm, Battle, DrawnSide, UnitCard, Values, Weather } from './battle/battle.ts'
export { armyName, nameIn } from './battle/battle-names.ts'
export { hexCode } from './battle/hex-code.ts'
export type { GloryEvent } from './event.ts'
export { type Field, fieldOf as screenField } from './field.ts'
export { hasSixFronts } from './piece.ts'
export { canSee } from './sight.ts'
export { CHARGING, FIRED, MARCHED, type Standing, WAITING } from './state.ts'
export type { Effect } from './tables/shock.ts'
export { isOurs, type Tables } from './tables/tables.ts'
export type { GloryView } from './view.ts'
export { inEnemyZone } from './zones.ts'

for (const battle of battles) addBattle(battle)
