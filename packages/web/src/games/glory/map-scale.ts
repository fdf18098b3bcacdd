import type { Nearness } from '../board/use-panzoom.ts'
import { type Layout, rim } from './geometry.ts'

const readable = 13 // pixels, the least for anything that is read
const small = 600 // pixels: a phone
const hexWidth = 69.3 // in units of the map
const comfortable = 46 // pixels for a hex under a finger
const finger = 24 // pixels, the least for anything that is clicked
const far = 0.84 // pixels for a unit of the map: below it only what is largest is shown
const near = 1.37

/** How much a map tells at a distance: far off fewer things, and larger; near by everything. */
export function mapScale(layout: Layout): Nearness {
  return {
    startScale: (width) => {
      if (width >= small) return 1
      const whole = width / (layout.width + rim)
      return Math.min(6, Math.max(1, comfortable / (hexWidth * whole)))
    },
    onScale(drawing, scale) {
      const { width, height } = drawing.viewBox.baseVal
      const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
      drawing.dataset.detail = pixels < far ? 'far' : pixels < near ? 'middle' : 'near'
      drawing.style.setProperty('--grown', Math.min(1.6, Math.max(1, finger / (28 * pixels))).toFixed(2))
      drawing.style.setProperty('--numbers', `${Math.min(26, Math.max(13, readable / pixels)).toFixed(1)}px`)
    },
  }
}
