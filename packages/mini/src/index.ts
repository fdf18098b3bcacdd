export { mini } from './rulebook.ts'
export type { MiniAction, MiniEvent, MiniState } from './state.ts'
export type { MiniView } from './view.ts'
