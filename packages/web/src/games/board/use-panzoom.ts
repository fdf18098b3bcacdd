import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useRef } from 'react'
import { movesLess } from '../../settings/settings.ts'

/** How near a board is at first, and what follows when that changes. */
export interface Nearness {
  /** How near it begins, by the width of its place in pixels. */
  startScale?(width: number): number
  /** Told at first and whenever the drawing is nearer, farther or of another size. */
  onScale?(drawing: SVGSVGElement, scale: number): void
}

export interface Zoom {
  in(): void
  out(): void
  whole(): void
}

const moving = () => ({ animate: !movesLess() })
const whole = () => ({ ...moving(), startScale: 1 })

/** Nearer, farther and about, by wheel, fingers, keys and buttons. */
export function usePanzoom(
  home: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  { startScale, onScale }: Nearness,
): Zoom {
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
      startScale: startScale?.(place.clientWidth) ?? 1,
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
  }, [home, drawing, startScale, onScale])
  return {
    in: () => panzoom.current?.zoomIn(moving()),
    out: () => panzoom.current?.zoomOut(moving()),
    whole: () => panzoom.current?.reset(whole()),
  }
}
