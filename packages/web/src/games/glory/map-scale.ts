import type { Point } from '@gunbai/hexes'
import type { Nearness } from '../board/use-panzoom.ts'

const readable = 13 // pixels, the least for anything that is read
const small = 600 // pixels: a phone
const hexWidth = 69.3 // in units of the map
const comfortable = 46 // pixels for a hex under a finger
const least = 34 // pixels for a hex whose number can be read
const finger = 24 // pixels, the least for anything that is clicked
const far = 0.84 // pixels for a unit of the map: below it only what is largest is shown
const near = 1.37

/**
 * How much a map tells at a distance: far off fewer things, and larger; near by everything. A map too large for its place
 * begins nearer, with the viewer's own pieces in the middle.
 */
export function mapScale(middle: Point): Nearness {
  return {
    startScale: (pixels, width) =>
      Math.min(6, Math.max(1, (width < small ? comfortable : least) / (hexWidth * pixels))),
    startAt: () => middle,
    onScale(drawing, scale) {
      const { width, height } = drawing.viewBox.baseVal
      const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
      drawing.dataset.detail = pixels < far ? 'far' : pixels < near ? 'middle' : 'near'
      drawing.style.setProperty('--grown', Math.min(1.6, Math.max(1, finger / (28 * pixels))).toFixed(2))
      drawing.style.setProperty('--told', Math.min(3, Math.max(0.7, 1 / pixels)).toFixed(2))
      drawing.style.setProperty('--numbers', `${Math.min(26, Math.max(13, readable / pixels)).toFixed(1)}px`)
    },
  }
}
