import { type RefObject, useLayoutEffect } from 'react'

const strip = 48 // pixels that the tools take

/** Tools never lie on the places of a board: they stand above it or beside it, wherever they leave it larger. */
export function toolsPlace(width: number, height: number, drawn: number): 'above' | 'beside' {
  const above = Math.min(width, (height - strip) * drawn)
  const beside = Math.min(width - strip, height * drawn)
  return beside > above ? 'beside' : 'above'
}

/** Keeps the tools of a frame where they belong, by its size and that of what is drawn in it; over it where it leaves room. */
export function useToolsPlace(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  over: 'foot' | 'head' | null,
): void {
  useLayoutEffect(() => {
    const place = frame.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const put = () => {
      const { width, height } = drawn.viewBox.baseVal
      place.dataset.tools =
        over === null
          ? toolsPlace(place.clientWidth, place.clientHeight, width / height)
          : over === 'foot'
            ? 'over'
            : 'head'
    }
    put()
    const watch = new ResizeObserver(put)
    watch.observe(place)
    return () => watch.disconnect()
  }, [frame, drawing, over])
}
