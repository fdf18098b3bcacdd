import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Camera } from './camera.ts'

/** How near a board is at first, and what follows when that changes. */
export interface Nearness {
  /** How near it begins, by how many pixels a unit of the drawing has when the whole is seen. */
  startScale?(pixels: number, width: number): number
  /** What is in the middle then, in units of the drawing; its own middle where nothing is said. */
  startAt?(): { readonly x: number; readonly y: number }
  /** How much of its place may lie beyond the rim of the drawing; nothing where that is not said. */
  readonly beyond?: number
  /** Told at first and whenever the drawing is nearer, farther or of another size. */
  onScale?(drawing: SVGSVGElement, scale: number): void
}

export interface Zoom {
  in(): void
  out(): void
  whole(): void
  /** Brings a part of the drawing into sight, if it is out of it. */
  bring(part: Element): void
  /** Comes as near to these boxes of the drawing as lets a place be touched, with all of them in sight if that is possible; lent to a fight until it goes back. */
  frame(boxes: readonly Box[], all?: boolean, lent?: boolean): Promise<void>
  /** Goes back to what was seen before it was lent. */
  back(): void
  /** What is seen of the drawing now; null where that is the whole of it. */
  seen(): Box | null
}

/** A part of the drawing, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Nearer, farther and about, by wheel, fingers, keys and buttons. */
export function usePanzoom(
  home: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  { startScale, startAt, beyond = 0, onScale }: Nearness,
): Zoom {
  const panzoom = useRef<Nearer>({ made: null, begin: async () => null })
  useEffect(() => {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const nearer = panzoom.current
    let isGone = false
    let coming: Promise<Camera | null> | null = null
    const fit = () => onScale?.(drawn, nearer.made?.panzoom.getScale() ?? 1)
    nearer.begin = () => {
      coming ??= import('./camera.ts').then(async ({ makeCamera }) => {
        if (isGone) return null
        const made = await makeCamera(place, drawn, { startScale, startAt, beyond } as Nearness)
        if (isGone) made.panzoom.destroy()
        if (isGone) return null
        nearer.made = made
        drawn.addEventListener('panzoomchange', fit)
        fit()
        return made
      })
      return coming
    }
    // at first the whole board is seen: what brings it nearer is fetched when somebody wants to come nearer
    if (startScale !== undefined || matchMedia('(any-pointer: coarse)').matches) void nearer.begin()
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      void nearer.begin().then((made) => made?.panzoom.zoomWithWheel(event))
    }
    // taps that end beats come in quick succession: they bring nothing nearer
    const twice = (event: MouseEvent) =>
      place.closest('[data-beat]') === null &&
      void nearer.begin().then((made) => {
        if (made === null) return
        if (made.panzoom.getScale() > 1.1) made.whole()
        else made.panzoom.zoomToPoint(2.2, event, made.moving())
      })
    const watch = new ResizeObserver(fit)
    watch.observe(place)
    fit()
    place.addEventListener('wheel', wheel, { passive: false })
    place.addEventListener('dblclick', twice)
    return () => {
      isGone = true
      watch.disconnect()
      drawn.removeEventListener('panzoomchange', fit)
      place.removeEventListener('wheel', wheel)
      place.removeEventListener('dblclick', twice)
      nearer.made?.panzoom.destroy()
      nearer.made = null
      nearer.begin = async () => null
    }
  }, [home, drawing, startScale, startAt, beyond, onScale])
  // the same hands each time: who watches them need not begin anew
  return useMemo(() => handsOf(panzoom.current), [])
}

/** What brings a board nearer: there as soon as somebody wanted it. */
interface Nearer {
  made: Camera | null
  begin(): Promise<Camera | null>
}

const handsOf = (nearer: Nearer): Zoom => ({
  in: () => void nearer.begin().then((made) => made?.panzoom.zoomIn(made.moving())),
  out: () => void nearer.begin().then((made) => made?.panzoom.zoomOut(made.moving())),
  whole: () => nearer.made?.whole(),
  bring: (part) => nearer.made?.bring(part),
  frame: async (...there) => (await nearer.begin())?.frame(...there),
  back: () => nearer.made?.back(),
  seen: () => nearer.made?.seen() ?? null,
})

/** Where a place is in its drawing, wherever it was moved to by its own transform. */
export function boxOf(part: SVGGraphicsElement): Box {
  const { x, y, width, height } = part.getBBox()
  const { e = 0, f = 0 } = part.transform.baseVal.consolidate()?.matrix ?? {}
  return { x: x + e, y: y + f, width, height }
}
