import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useRef } from 'react'
import { movesLess } from '../../settings/settings.ts'

/** How near a board is at first, and what follows when that changes. */
export interface Nearness {
  /** How near it begins, by how many pixels a unit of the drawing has when the whole is seen. */
  startScale?(pixels: number, width: number): number
  /** What is in the middle then, in units of the drawing; its own middle where nothing is said. */
  startAt?(): { readonly x: number; readonly y: number }
  /** Told at first and whenever the drawing is nearer, farther or of another size. */
  onScale?(drawing: SVGSVGElement, scale: number): void
}

export interface Zoom {
  in(): void
  out(): void
  whole(): void
  /** Brings a part of the drawing into sight, if it is out of it. */
  bring(part: Element): void
}

const moving = () => ({ animate: !movesLess() })
const whole = () => ({ ...moving(), startScale: 1, startX: 0, startY: 0 })

/** Nearer, farther and about, by wheel, fingers, keys and buttons. */
export function usePanzoom(
  home: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  { startScale, startAt, onScale }: Nearness,
): Zoom {
  const panzoom = useRef<PanzoomObject | null>(null)
  useEffect(() => {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const { x, y, width, height } = drawn.viewBox.baseVal
    const pixels = Math.min(drawn.clientWidth / width, drawn.clientHeight / height)
    const middle = startAt?.() ?? { x: x + width / 2, y: y + height / 2 }
    const made = Panzoom(drawn as unknown as HTMLElement, {
      canvas: true,
      contain: 'outside',
      cursor: 'default',
      maxScale: 6,
      minScale: 1,
      startScale: startScale?.(pixels, place.clientWidth) ?? 1,
      startX: (x + width / 2 - middle.x) * pixels,
      startY: (y + height / 2 - middle.y) * pixels,
      panOnlyWhenZoomed: true,
      step: 0.3,
      animate: false,
    })
    panzoom.current = made
    const fit = () => onScale?.(drawn, made.getScale())
    const wheel = (event: WheelEvent) => made.zoomWithWheel(event)
    const twice = (event: MouseEvent) => {
      if (made.getScale() > 1.1) made.reset(whole())
      else made.zoomToPoint(2.2, event, moving())
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
  }, [home, drawing, startScale, startAt, onScale])
  return {
    in: () => panzoom.current?.zoomIn(moving()),
    out: () => panzoom.current?.zoomOut(moving()),
    whole: () => panzoom.current?.reset(whole()),
    bring(part) {
      const made = panzoom.current
      const frame = home.current?.getBoundingClientRect()
      if (made === null || frame === undefined || made.getScale() <= 1) return
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const across = outside(left, right, frame.left, frame.right)
      const down = outside(top, bottom, frame.top, frame.bottom)
      if (across === 0 && down === 0) return
      const scale = made.getScale()
      made.pan(-across / scale, -down / scale, { ...moving(), relative: true })
    },
  }
}

const rim = 48 // pixels: so near to the edge a part is not well in sight

/** How far the middle of a part is from that of its frame, if the part is not well within it. */
function outside(from: number, to: number, least: number, most: number): number {
  return from >= least + rim && to <= most - rim ? 0 : (from + to - least - most) / 2
}
