export { chancesIn, drawAnew, type Given, judged } from './chances.ts'
export { type Course, courseOf, type Ending, isChance, resultBySeat, type Step, turnsIn } from './course.ts'
export { Fate } from './fate.ts'
export { Assessor, type Judged } from './judgement.ts'
export { type Account, Ledger, type LedgerOptions, type Reckoned, reckon, worldsFor } from './ledger.ts'
export { type PlayedPlan, plansOf } from './plans.ts'
export { type Better, isCostly, type Moment, type Review, type Standing } from './review.ts'
export {
  type Effort,
  Reviewing,
  type ReviewOptions,
  review,
  reviewInPortions,
  usualEffort,
  worldsInReview,
} from './reviewing.ts'
export { losses, type Verdict, verdictOf } from './verdict.ts'
