/** The text of a start as something that can be drawn on: for the workshop. */

export { colours, regularKinds } from '../../data/pieces.ts'
export { provinceIds, provinceNames } from '../../position/map.ts'
export { smallChanges } from '../small-changes.ts'
export { clansFor, mostKoku } from '../start-file.ts'
export { blankSheet, ownerOf, setArmy, setKoku, setProvince, setSeats, setTitle } from './edits.ts'
export { type Outline, outlineOf, problemsIn, type SheetArmy, type SheetForce } from './outline.ts'
