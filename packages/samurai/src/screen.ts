/** What a screen needs to draw a battle: the board, the tables and the types of what it is shown. No procedure comes with it. */
export type { SamuraiAction } from './action.ts'
export type { EditionName } from './data/edition.ts'
export { type TerrainName, terrains } from './data/terrain.ts'
export { kindCoded, type LeaderKind, rangedDice, unitKinds } from './data/unit-kinds.ts'
export type { SamuraiEvent } from './event.ts'
export { board } from './position/board.ts'
export type { SamuraiView } from './view.ts'
