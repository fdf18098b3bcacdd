export type { PlayDragon, SamuraiAction } from './action.ts'
export { type CommandCard, commandCards, commandDeck } from './data/command-cards.ts'
export { type FaceName, faceNames } from './data/die.ts'
export { type TerrainName, terrainNames, terrains } from './data/terrain.ts'
export { leaderKinds, type UnitKind, unitKinds } from './data/unit-kinds.ts'
export type { LeaderTold, RollPurpose, SamuraiEvent, UnitTold } from './event.ts'
export {
  BOTTOM,
  board,
  type HexId,
  NOWHERE,
  type Section,
  sections,
  sectionsOf,
  TOP,
} from './position/board.ts'
export { samurai } from './rulebook.ts'
export { type DragonTitle, dragonDeck, dragonTitle } from './rules/cards/dragon-deck.ts'
export { scenarioIds, scenarioOf } from './setups/library.ts'
export { parseScenario } from './setups/parse.ts'
export type { Army, PlacedLeader, PlacedUnit, Scenario } from './setups/scenario.ts'
export type { LeaderId, SamuraiState, TableCard, UnitId } from './state.ts'
export type { LeaderView, SamuraiView, UnitView } from './view.ts'
