import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useRef } from 'react'
import { movesLess } from '../../../settings/settings.ts'

const readable = 13 // pixels, the least for anything that is read
const numberSize = 19 // in units of the map, as the pieces have it
const nameSize = 18.5
const largestName = 21.5 // more would run into the neighbours: names are left out instead
const largest = 2.1 // to which pieces grow where the map is small
const small = 600 // pixels
const nearer = 1.9

const whole = () => ({ animate: !movesLess(), startScale: 1 })

/** Nearer, farther and about. On a small map the pieces grow and the names go, so that what is shown can be read. */
export function useMapScale(home: RefObject<HTMLElement | null>, drawing: RefObject<SVGSVGElement | null>) {
  const panzoom = useRef<PanzoomObject | null>(null)
  useEffect(() => {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const made = Panzoom(drawn as unknown as HTMLElement, {
      canvas: true,
      contain: 'outside',
      cursor: 'default',
      maxScale: 6,
      minScale: 1,
      // on a phone the whole of Japan is too small to play on: it begins nearer, and the whole is a button away
      startScale: place.clientWidth < small ? nearer : 1,
      panOnlyWhenZoomed: true,
      step: 0.3,
      animate: false,
    })
    panzoom.current = made
    const fit = () => {
      const { width, height } = drawn.viewBox.baseVal
      const pixels = Math.min(drawn.clientWidth / width, drawn.clientHeight / height) * made.getScale()
      const grown = Math.min(largest, Math.max(1, readable / (numberSize * pixels)))
      const name = Math.max(nameSize, readable / pixels)
      drawn.style.setProperty('--piece', grown.toFixed(2))
      drawn.style.setProperty('--name', `${name.toFixed(1)}px`)
      drawn.dataset.names = String(name <= largestName)
    }
    const wheel = (event: WheelEvent) => made.zoomWithWheel(event)
    const twice = (event: MouseEvent) => {
      if (made.getScale() > 1.1) made.reset(whole())
      else made.zoomToPoint(2.2, event, { animate: !movesLess() })
    }
    const watch = new ResizeObserver(fit)
    watch.observe(place)
    fit()
    drawn.addEventListener('panzoomchange', fit)
    place.addEventListener('wheel', wheel, { passive: false })
    place.addEventListener('dblclick', twice)
    return () => {
      watch.disconnect()
      drawn.removeEventListener('panzoomchange', fit)
      place.removeEventListener('wheel', wheel)
      place.removeEventListener('dblclick', twice)
      made.destroy()
      panzoom.current = null
    }
  }, [home, drawing])
  return {
    in: () => panzoom.current?.zoomIn({ animate: !movesLess() }),
    out: () => panzoom.current?.zoomOut({ animate: !movesLess() }),
    whole: () => panzoom.current?.reset(whole()),
  }
}
