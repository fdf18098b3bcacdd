import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useRef } from 'react'
import { movesLess } from '../../settings/settings.ts'

/** Nearer, farther and about, by wheel, fingers, keys and buttons. */
export function usePanzoom(home: RefObject<HTMLElement | null>, drawing: RefObject<SVGSVGElement | null>) {
  const panzoom = useRef<PanzoomObject | null>(null)
  useEffect(() => {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const made = Panzoom(drawn as unknown as HTMLElement, {
      canvas: true,
      contain: 'outside',
      cursor: 'default',
      maxScale: 5,
      minScale: 1,
      panOnlyWhenZoomed: true,
      step: 0.25,
      animate: false,
    })
    panzoom.current = made
    const wheel = (event: WheelEvent) => made.zoomWithWheel(event)
    const twice = (event: MouseEvent) => {
      if (made.getScale() > 1.1) made.reset({ animate: !movesLess() })
      else made.zoomToPoint(2.2, event, { animate: !movesLess() })
    }
    place.addEventListener('wheel', wheel, { passive: false })
    place.addEventListener('dblclick', twice)
    return () => {
      place.removeEventListener('wheel', wheel)
      place.removeEventListener('dblclick', twice)
      made.destroy()
      panzoom.current = null
    }
  }, [home, drawing])
  return {
    in: () => panzoom.current?.zoomIn({ animate: !movesLess() }),
    out: () => panzoom.current?.zoomOut({ animate: !movesLess() }),
    whole: () => panzoom.current?.reset({ animate: !movesLess() }),
  }
}
