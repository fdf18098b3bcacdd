import type { Nearness } from '../board/use-panzoom.ts'

const readable = 13 // pixels, the least for anything that is read
const largest = 25 // in units of the field: more has no room on the rim

/** However small the field is drawn, the names of its rows and columns can be read. */
export const fieldScale: Nearness = {
  onScale(drawing, scale) {
    const { width, height } = drawing.viewBox.baseVal
    const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
    drawing.style.setProperty(
      '--names',
      `${Math.min(largest, Math.max(readable, readable / pixels)).toFixed(1)}px`,
    )
  },
}
