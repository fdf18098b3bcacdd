import type { Nearness } from '../../board/use-panzoom.ts'

const readable = 13 // pixels, the least for anything that is read
const numberSize = 19 // in units of the map, as the pieces have it
const nameSize = 18.5
const largestName = 21.5 // more would run into the neighbours: names are left out instead
const largest = 2.1 // to which pieces grow where the map is small
const small = 600 // pixels
const nearer = 1.9

/** On a small map the pieces grow and the names go, so that what is shown can be read. */
export const mapScale: Nearness = {
  // on a phone the whole of Japan is too small to play on: it begins nearer, and the whole is a button away
  startScale: (_, width) => (width < small ? nearer : 1),
  onScale(drawing, scale) {
    const { width, height } = drawing.viewBox.baseVal
    const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
    const grown = Math.min(largest, Math.max(1, readable / (numberSize * pixels)))
    const name = Math.max(nameSize, readable / pixels)
    drawing.style.setProperty('--piece', grown.toFixed(2))
    drawing.style.setProperty('--name', `${name.toFixed(1)}px`)
    drawing.dataset.names = String(name <= largestName)
  },
}
