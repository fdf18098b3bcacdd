import { createHexMap, type HexMap } from '../hex-map.ts'

/** Maps of every cut, for tests: both shifts, both lengths of shifted rows, and the narrow ones where rims meet. */
export const samuraiBoard = createHexMap({ rows: 11, cols: 12, shifted: 'odd', shiftedCols: 11 })
export const gloryBoard = createHexMap({ rows: 20, cols: 30, shifted: 'odd' })

export const smallBoards: readonly HexMap[] = [
  createHexMap({ rows: 7, cols: 8, shifted: 'odd', shiftedCols: 7 }),
  createHexMap({ rows: 8, cols: 7, shifted: 'even', shiftedCols: 6 }),
  createHexMap({ rows: 6, cols: 9, shifted: 'odd' }),
  createHexMap({ rows: 9, cols: 5, shifted: 'even' }),
  createHexMap({ rows: 9, cols: 1, shifted: 'odd' }),
  createHexMap({ rows: 8, cols: 2, shifted: 'even', shiftedCols: 1 }),
  createHexMap({ rows: 1, cols: 6, shifted: 'even', shiftedCols: 5 }),
  createHexMap({ rows: 1, cols: 1, shifted: 'odd' }),
]

export const boards: readonly HexMap[] = [samuraiBoard, ...smallBoards]
