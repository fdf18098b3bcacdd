export type { ShogunAction } from './action.ts'
export { colours, families } from './data/pieces.ts'
export { provinceChart } from './data/provinces.ts'
export { seaRoutes } from './data/sea-routes.ts'
export type { ShogunEvent } from './event.ts'
export {
  areAdjacent,
  isBySea,
  neighbours,
  type Province,
  provinceIds,
  provinceNames,
} from './position/map.ts'
export { shogun } from './rulebook.ts'
export type { ShogunState } from './state.ts'
export type { ShogunView } from './view.ts'
