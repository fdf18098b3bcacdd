/** Battles tried out by bots: how even they are, how long, where they fight, and what would even them. */
export { type Comparison, compare } from './comparison.ts'
export { type Suggestion, whatWouldEven } from './evening.ts'
export { type LuckShare, luckShare, shareInterval } from './interval.ts'
export { type LabFigures, LabTally, type Spread } from './lab-figures.ts'
export { type LabGame, type LabOrder, playLabGame, scoreOf } from './lab-game.ts'
export { LabPool, openLab } from './lab-pool.ts'
