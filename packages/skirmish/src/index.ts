export { skirmish } from './rulebook.ts'
export type { SkirmishAction, SkirmishEvent, SkirmishState } from './state.ts'
export type { SkirmishView } from './view.ts'
