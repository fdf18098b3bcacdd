export { type MiniAction, type MiniEvent, type MiniState, mini } from './rulebook.ts'
export type { MiniView } from './view.ts'
