import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Places } from './board-frame.tsx'

export interface Hands {
  mayDrag(place: number): boolean
  /** Takes up what stands there. */
  lift(place: number): void
  /** Whether the way may lead over this place. */
  isWay(place: number): boolean
  /** What was taken up is put down there, at a point of the drawing; whether that was all there is to do. */
  put(place: number, at: DOMPoint): boolean
  /** Else it is given to another place than it came from, and last came over a third, if over any. */
  drop(place: number, over: number | null): void
}

export interface Dragging {
  /** The way from where it was taken up to the finger, as a path of the drawing; null where nothing is dragged. */
  readonly way: string | null
  /** Whether the click that comes now is only the end of a drag. */
  wasDrag(): boolean
}

/** A drag that has begun: where, and the last place on its way. */
interface Begun {
  readonly place: number
  readonly x: number
  readonly y: number
  readonly from: DOMPoint
  readonly pointer: number
  over: { readonly place: number; readonly at: DOMPoint } | null
}

const slack = 8 // pixels: so far a click may slip

/** Dragging a piece from place to place, with the mouse or a finger. The board itself stays where it is meanwhile. */
export function useDragging<H>(
  svg: RefObject<SVGSVGElement | null>,
  places: Places<H>,
  hands: Hands,
): Dragging {
  const [way, setWay] = useState<string | null>(null)
  const dragged = useRef(false)
  const latest = useRef({ places, hands })
  latest.current = { places, hands }
  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return
    let begun: Begun | null = null

    const placeOf = (found: Element | null) => {
      const { attribute } = latest.current.places
      const place = found?.closest(`[${attribute}]`)?.getAttribute(attribute)
      return place == null ? null : Number(place)
    }
    const drawn = (x: number, y: number) =>
      new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM()?.inverse())
    const down = (event: PointerEvent) => {
      dragged.current = false
      const place = event.isPrimary && event.button === 0 ? placeOf(event.target as Element) : null
      if (place === null || !latest.current.hands.mayDrag(place)) return
      const { clientX: x, clientY: y, pointerId: pointer } = event
      begun = { place, x, y, from: drawn(x, y), pointer, over: null }
      event.stopPropagation() // the board would be moved about
    }
    const move = (event: PointerEvent) => {
      if (begun === null || event.pointerId !== begun.pointer) return
      const { clientX: x, clientY: y } = event
      if (!dragged.current && Math.hypot(x - begun.x, y - begun.y) < slack) return
      if (!dragged.current) latest.current.hands.lift(begun.place)
      dragged.current = true
      const to = drawn(x, y)
      const place = placeOf(document.elementFromPoint(x, y))
      if (place !== null && place !== begun.place && latest.current.hands.isWay(place)) {
        begun.over = { place, at: to }
      }
      const over = begun.over !== null && begun.over.place !== place ? begun.over.at : null
      setWay(`M${begun.from.x} ${begun.from.y}${over === null ? '' : `L${over.x} ${over.y}`}L${to.x} ${to.y}`)
    }
    const end = (event: PointerEvent) => {
      if (begun === null || event.pointerId !== begun.pointer) return
      const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
      const { place: from, over } = begun
      begun = null
      setWay(null)
      if (!dragged.current || event.type !== 'pointerup' || place === null) return
      const { hands: now } = latest.current
      if (now.put(place, drawn(event.clientX, event.clientY)) || place === from) return
      now.drop(place, over === null || over.place === place ? null : over.place)
    }
    drawing.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      drawing.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [svg])
  return {
    way,
    wasDrag: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
  }
}
