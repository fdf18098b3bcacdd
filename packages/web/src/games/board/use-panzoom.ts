import type { PanOptions, PanzoomObject } from '@panzoom/panzoom'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
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
  /** Comes as near to these boxes of the drawing as lets a place be touched, with all of them in sight if that is possible. */
  frame(boxes: readonly Box[]): Promise<void>
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

const touched = 54 // pixels: a place as wide as this is hit by a thumb
const farthest = 1.06 // up to here the whole board is seen, or nearly so

const moving = () => ({ animate: !movesLess() })
/** Where the board is put by what is asked; a finger then moves it within its place as always. */
const byCamera = () => ({ ...moving(), force: true, contain: undefined }) as unknown as PanOptions
const whole = () => ({ ...moving(), startScale: 1, startX: 0, startY: 0 })

/** Nearer, farther and about, by wheel, fingers, keys and buttons. */
export function usePanzoom(
  home: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  { startScale, startAt, onScale }: Nearness,
): Zoom {
  const panzoom = useRef<Nearer>({ made: null, begin: async () => null })
  useEffect(() => {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null) return
    const nearer = panzoom.current
    let isGone = false
    let coming: Promise<PanzoomObject | null> | null = null
    const fit = () => onScale?.(drawn, nearer.made?.getScale() ?? 1)
    nearer.begin = () => {
      coming ??= import('@panzoom/panzoom').then(({ default: make }) => {
        if (isGone) return null
        nearer.made = make(drawn as unknown as HTMLElement, settingsOf(place, drawn, startScale, startAt))
        drawn.addEventListener('panzoomchange', fit)
        fit()
        return nearer.made
      })
      return coming
    }
    // at first the whole board is seen: what brings it nearer is fetched when somebody wants to come nearer
    if (startScale !== undefined || matchMedia('(any-pointer: coarse)').matches) void nearer.begin()
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      void nearer.begin().then((made) => made?.zoomWithWheel(event))
    }
    const twice = (event: MouseEvent) =>
      void nearer.begin().then((made) => {
        if (made === null) return
        if (made.getScale() > 1.1) made.reset(whole())
        else made.zoomToPoint(2.2, event, moving())
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
      nearer.made?.destroy()
      nearer.made = null
      nearer.begin = async () => null
    }
  }, [home, drawing, startScale, startAt, onScale])
  // the same hands each time: who watches them need not begin anew
  return useMemo(() => handsOf(home, drawing, panzoom.current), [home, drawing])
}

/** What brings a board nearer: there as soon as somebody wanted it. */
interface Nearer {
  made: PanzoomObject | null
  begin(): Promise<PanzoomObject | null>
}

function settingsOf(
  place: HTMLElement,
  drawn: SVGSVGElement,
  startScale: Nearness['startScale'],
  startAt: Nearness['startAt'],
) {
  const { x, y, width, height } = drawn.viewBox.baseVal
  const pixels = Math.min(drawn.clientWidth / width, drawn.clientHeight / height)
  const middle = startAt?.() ?? { x: x + width / 2, y: y + height / 2 }
  return {
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
  } as const
}

function handsOf(
  home: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  nearer: Nearer,
): Zoom {
  /** The place, the drawing in it, and how many pixels its units have when the whole is seen. */
  function measured() {
    const place = home.current
    const drawn = drawing.current
    if (place === null || drawn === null || place.clientWidth === 0) return null
    const whole = drawn.viewBox.baseVal
    const pixels = Math.min(place.clientWidth / whole.width, place.clientHeight / whole.height)
    const covered = Number(getComputedStyle(place).getPropertyValue('--covered')) || 0
    return { width: place.clientWidth, height: place.clientHeight, whole, pixels, covered }
  }
  return {
    in: () => void nearer.begin().then((made) => made?.zoomIn(moving())),
    out: () => void nearer.begin().then((made) => made?.zoomOut(moving())),
    whole: () => void nearer.made?.reset(whole()),
    bring(part) {
      const { made } = nearer
      const frame = home.current?.getBoundingClientRect()
      if (made === null || frame === undefined || made.getScale() <= 1) return
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const across = outside(left, right, frame.left, frame.right)
      const down = outside(top, bottom, frame.top, frame.bottom)
      if (across === 0 && down === 0) return
      const scale = made.getScale()
      made.pan(-across / scale, -down / scale, { ...moving(), relative: true })
    },
    async frame(boxes) {
      const made = await nearer.begin()
      const about = measured()
      if (made === null || about === null) return
      const { width, whole: all, pixels, covered } = about
      const height = about.height - covered // a drawer lies over the rest
      const least = Math.min(...boxes.map((box) => box.width))
      const near = Math.max(1, touched / (least * pixels))
      if (boxes.length === 0 || near <= farthest) {
        made.reset(whole())
        if (covered > 0) made.pan(0, -wholeShift(all.height * pixels, about.height, covered), byCamera())
        return
      }
      const box = around(boxes)
      const fits = Math.min(width / box.width, height / box.height) / pixels
      const scale = Math.min(6, Math.max(near, Math.min(fits, near * 1.35)))
      // no farther than the rim of the drawing is at the rim of its place
      const most = (length: number, room: number) => Math.max(0, (length * pixels - room / scale) / 2)
      const pan = (middle: number, from: number, length: number, room: number) => {
        const wanted = (from + length / 2 - middle) * pixels
        return Math.max(-most(length, room), Math.min(most(length, room), wanted))
      }
      made.zoom(scale, moving())
      made.pan(
        pan(box.x + box.width / 2, all.x, all.width, width),
        pan(box.y + box.height / 2, all.y, all.height, height) - covered / 2 / scale,
        byCamera(),
      )
    },
    seen() {
      const { made } = nearer
      const about = measured()
      if (made === null || about === null || made.getScale() < farthest) return null
      const { whole: all, pixels } = about
      const scale = made.getScale()
      const { x, y } = made.getPan()
      const size = { width: about.width / pixels / scale, height: about.height / pixels / scale }
      const middle = { x: all.x + all.width / 2 - x / pixels, y: all.y + all.height / 2 - y / pixels }
      return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }
    },
  }
}

/** How far up the whole of a drawing goes: into the middle of what is not covered, or where that is too low to its near edge. */
function wholeShift(drawn: number, height: number, covered: number): number {
  return drawn <= height - covered ? covered / 2 : (height + drawn) / 2 - (height - covered)
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

const rim = 48 // pixels: so near to the edge a part is not well in sight

/** How far the middle of a part is from that of its frame, if the part is not well within it. */
function outside(from: number, to: number, least: number, most: number): number {
  return from >= least + rim && to <= most - rim ? 0 : (from + to - least - most) / 2
}

/** Where a place is in its drawing, wherever it was moved to by its own transform. */
export function boxOf(part: SVGGraphicsElement): Box {
  const { x, y, width, height } = part.getBBox()
  const { e = 0, f = 0 } = part.transform.baseVal.consolidate()?.matrix ?? {}
  return { x: x + e, y: y + f, width, height }
}
