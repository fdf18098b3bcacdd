/** The text of a battle as something that can be drawn on: for the workshop. */

export { type Symmetry, symmetries } from '@gunbai/hexes'
export { commandCards } from '../../data/command-cards.ts'
export { editions } from '../../data/edition.ts'
export { terrainCodes } from '../../data/terrain.ts'
export { kindsOf, limits } from '../../data/unit-kinds.ts'
export { smallChanges } from '../small-changes.ts'
export { ruleForms } from '../special-rules.ts'
export { blankSheet } from './blank.ts'
export {
  addLeader,
  addRule,
  addTag,
  addZone,
  draw,
  type Layer,
  removeLeader,
  removeRule,
  removeZone,
  type Stroke,
  seatIn,
  setArmy,
  setFirst,
  setHead,
  setLeader,
  setRule,
  setStory,
  setTitle,
} from './edits.ts'
export { type Outline, outlineOf, type SheetArmy, type SheetRule } from './outline.ts'
export { readSheet, type SheetProblem, type SheetReading } from './problems.ts'
export {
  hexesBetween,
  imageOf,
  moved,
  otherArmys,
  otherGround,
  patchOf,
  transformed,
} from './strokes.ts'
