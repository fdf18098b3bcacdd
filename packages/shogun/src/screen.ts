/** What a screen needs to show the game and to offer its answers: types and tables. None of the procedures come with it. */

export type { ShogunAction } from './action.ts'
export {
  armiesPerClan,
  buildCost,
  type Colour,
  castleSpearmen,
  colours,
  experienceTrack,
  fortressRonin,
  hitsAtMost,
  perKoku,
  type Regular,
  regularKinds,
  sides,
  type Unit,
  unitKinds,
} from './data/pieces.ts'
export type { ShogunEvent } from './event.ts'
export { likelyAttacks, oddsOf } from './odds/likely-attacks.ts'
export { provinceIds } from './position/map.ts'
export {
  changedLosses,
  type LossPlan,
  type LossRow,
  proposedLosses,
} from './rules/combat/casualty-sheet.ts'
export { mostRonin } from './rules/combat/most-ronin.ts'
export { type MoveIn, movingIn } from './rules/movement/move-in.ts'
export { bringingUp, occupyingEmpty } from './rules/movement/send-presets.ts'
export {
  answersOfSends,
  isPlainForce,
  isSame as isSameSend,
  type Send,
  sendsAfter,
  stillLegal,
} from './rules/movement/send-sheet.ts'
export {
  answersOf as marchAnswers,
  isFree as isFreeGarrison,
  leastLeft,
  mostLeft,
  mostOfKind,
  stopsOf,
  type WayStop,
} from './rules/movement/stops.ts'
export {
  answersOfDivision,
  cardsOf,
  type Division,
  perClan,
  undividedCards,
} from './rules/turn/division.ts'
export { proposedLevy, whereEnemiesTouch } from './rules/turn/levy-proposal.ts'
export {
  barToEnlisting,
  freeOf,
  musterOf,
  priceOf,
  type Station,
  spreadEvenly,
  stationsFor,
} from './rules/turn/muster.ts'
export { type Placement, proposedCamps, proposedPlacement } from './rules/turn/placement.ts'
export { answersOfPlan, firstPlan, planLike, planWith } from './rules/turn/plan-sheet.ts'
export type { Levy } from './state.ts'
export type { ShogunView } from './view.ts'
