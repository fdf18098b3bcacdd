/** The text of a battle as something that can be drawn on: for the workshop. */

export { edges } from '../battle.ts'
export { hexCode } from '../hex-code.ts'
export { smallChanges } from '../small-changes.ts'
export { blankSheet } from './blank.ts'
export {
  addRule,
  addZone,
  draw,
  drawWay,
  eraseWay,
  removeZone,
  type Stroke,
  setHead,
  setRout,
  setRule,
  setSize,
  setWeather,
  toggleHex,
} from './edits.ts'
export {
  hexOf,
  keyOf,
  type Outline,
  outlineOf,
  piecesOf,
  type SheetPiece,
  seatOf,
  seatOfFormation,
  sideCodes,
  sideKinds,
  statementOf,
} from './outline.ts'
export {
  addCommander,
  addFormation,
  addMarker,
  addPiece,
  addUnit,
  type FieldName,
  fieldIn,
  fieldNames,
  type PieceKind,
  pieceOf,
  removePiece,
  setPiece,
  usualUnits,
} from './piece-edits.ts'
export { placeName, readSheet, type SheetReading } from './reading.ts'
export { drawSide } from './side-edits.ts'
export { imageText, movedUnits } from './transforms.ts'
