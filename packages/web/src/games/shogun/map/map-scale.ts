import type { Nearness } from '../../board/use-panzoom.ts'
import { nameSizes } from './name-places.ts'

const readable = 13 // pixels, the least for anything that is read
const numberSize = 19 // in units of the map, as the pieces have it
const largest = 2.1 // to which pieces grow where the map is small
const small = 600 // pixels
const nearer = 1.9

/** On a small map the pieces grow and some names go, so that what is shown can be read. */
export const mapScale: Nearness = {
  // on a phone the whole of Japan is too small to play on: it begins nearer, and the whole is a button away
  startScale: (_, width) => (width < small ? nearer : 1),
  // the sea goes on
  beyond: 0.5,
  onScale(drawing, scale) {
    const { width, height } = drawing.viewBox.baseVal
    const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
    const grown = Math.min(largest, Math.max(1, readable / (numberSize * pixels)))
    const name = Math.max(nameSizes[0], readable / pixels)
    const size = nameSizes.findIndex((each) => each >= name)
    drawing.style.setProperty('--piece', grown.toFixed(2))
    drawing.style.setProperty('--name', `${name.toFixed(1)}px`)
    // each size of letters has places of its own; beyond the largest there is no room for any
    drawing.dataset.names = size < 0 ? 'none' : String(size)
  },
}
