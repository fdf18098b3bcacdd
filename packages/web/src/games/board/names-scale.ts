import type { Nearness } from './use-panzoom.ts'

const readable = 13 // pixels, the least for anything that is read
const largest = 25 // in units of the board: more has no room

/** However small a board is drawn, the names on it can be read: their size is `--names`. */
export const namesScale: Nearness = {
  onScale(drawing, scale) {
    const { width, height } = drawing.viewBox.baseVal
    const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
    drawing.style.setProperty(
      '--names',
      `${Math.min(largest, Math.max(readable, readable / pixels)).toFixed(1)}px`,
    )
  },
}
