export {
  type Advice,
  type AdviceOptions,
  type Advised,
  Advising,
  advise,
  adviseInPortions,
} from './advice.ts'
export { type Bot, type BotSeed, botStream } from './bot.ts'
export { type BotId, botIds, earlierBotIds, quickBotIds } from './bot-ids.ts'
export { type Clock, coreTime } from './clock.ts'
export { type Brief, type Channel, Desk, type Errand, type TurnToJudge } from './desk.ts'
export { openDesk } from './desk-room.ts'
export type { Measured } from './estimate.ts'
export { type Explanation, explain } from './explanation.ts'
export { unfairChoice } from './fairness.ts'
export { type LevelId, levelIds } from './levels.ts'
export { Judging, type Verdict } from './puzzle/judging.ts'
export { type Course, type Plan, PlanTrial } from './puzzle/plan-trial.ts'
export { isSolved, type Puzzle, type PuzzleEntry, readLine, writeLine } from './puzzle/puzzle.ts'
export { type Stretch, type TurnPlayed, turnFrame, turnPlayed } from './puzzle/stretch.ts'
export { makeBot } from './roster.ts'
export { playLine } from './search/line.ts'
export { LookAhead, type Manner, usualManner } from './search/look-ahead.ts'
export { Race } from './search/race.ts'
export type { Finding, Search } from './search/search.ts'
export { chooseInPortions, type StopSign, type Thought } from './thought.ts'
