import makePanzoom, { type PanOptions, type PanzoomObject } from '@panzoom/panzoom'
import { movesLess } from '../../settings/settings.ts'
import type { Box, Nearness } from './use-panzoom.ts'

/** What brings a board nearer, farther and about. */
export interface Camera {
  readonly panzoom: PanzoomObject
  /** Whether it goes there slowly. */
  moving(): { readonly animate: boolean }
  whole(): void
  /** Brings a part of the drawing into sight, if it is out of it. */
  bring(part: Element): void
  /** Comes as near to these boxes of the drawing as lets a place be touched, with as many of them in sight as have room; or less near, with all of them. */
  frame(boxes: readonly Box[], all?: boolean, lent?: boolean): void
  /** Goes back to what was seen before it was lent to a fight. */
  back(): void
  /** What is seen of the drawing now; null where that is the whole of it. */
  seen(): Box | null
}

const touched = 54 // pixels: a place as wide as this is hit by a thumb
const rimmed = 0.92 // something is seen around them
const farthest = 1.06 // up to here the whole board is seen, or nearly so

const moving = () => ({ animate: !movesLess() })
/** Where the board is put by what is asked; a finger then moves it within its place as always. */
const byCamera = () => ({ ...moving(), force: true, contain: undefined }) as unknown as PanOptions
const atWhole = () => ({ ...moving(), startScale: 1, startX: 0, startY: 0 })

/** A camera before a drawing, once it stands at its first place. */
export async function makeCamera(
  place: HTMLElement,
  drawn: SVGSVGElement,
  nearness: Nearness,
): Promise<Camera> {
  const settings = settingsOf(place, drawn, nearness)
  const panzoom = makePanzoom(drawn as unknown as HTMLElement, settings)
  // by itself it goes to its first place a moment later, measured before its first scale is drawn: put right here
  await new Promise((then) => setTimeout(then))
  panzoom.pan(settings.startX, settings.startY, { ...byCamera(), animate: false })
  let before: { readonly scale: number; readonly x: number; readonly y: number } | null = null
  return {
    panzoom,
    moving,
    whole: () => void panzoom.reset(atWhole()),
    bring: (part) => bring(panzoom, place, part),
    frame(boxes, all = false, lent = false) {
      if (lent) before ??= { scale: panzoom.getScale(), ...panzoom.getPan() }
      frame(panzoom, place, drawn, boxes, { all, beyond: nearness.beyond ?? 0 })
    },
    back() {
      if (before === null) return
      panzoom.zoom(before.scale, moving())
      panzoom.pan(before.x, before.y, byCamera())
      before = null
    },
    seen: () => seen(panzoom, place, drawn),
  }
}

function settingsOf(place: HTMLElement, drawn: SVGSVGElement, { startScale, startAt }: Nearness) {
  const { x, y, width, height } = drawn.viewBox.baseVal
  const pixels = Math.min(drawn.clientWidth / width, drawn.clientHeight / height)
  const middle = startAt?.() ?? { x: x + width / 2, y: y + height / 2 }
  const scale = startScale?.(pixels, place.clientWidth) ?? 1
  return {
    canvas: true,
    contain: 'outside',
    cursor: 'default',
    maxScale: 6,
    minScale: 1,
    startScale: scale,
    startX: within((x + width / 2 - middle.x) * pixels, width * pixels, place.clientWidth / scale),
    startY: within((y + height / 2 - middle.y) * pixels, height * pixels, place.clientHeight / scale),
    panOnlyWhenZoomed: true,
    step: 0.3,
    animate: false,
  } as const
}

/** The room of the place, how many pixels a unit of the drawing has when the whole is seen, and how much of its foot and head is covered. */
function measured(place: HTMLElement, drawn: SVGSVGElement) {
  const whole = drawn.viewBox.baseVal
  const { clientWidth: width, clientHeight: height } = place
  if (width === 0) return null
  const pixels = Math.min(width / whole.width, height / whole.height)
  const pixelsOf = (name: string) => Number(getComputedStyle(place).getPropertyValue(name)) || 0
  const covered = Math.max(pixelsOf('--covered'), risenOver(place))
  return { width, height, whole, pixels, covered, headed: pixelsOf('--headed') }
}

/** How far a sheet has risen over the foot of the board, in pixels. */
function risenOver(place: HTMLElement): number {
  const zone = place.closest('[data-layout="phone"]')?.querySelector('[data-part="zone"]')
  if (zone == null) return 0
  return Math.max(0, place.getBoundingClientRect().bottom - zone.getBoundingClientRect().top)
}

function bring(panzoom: PanzoomObject, place: HTMLElement, part: Element): void {
  if (panzoom.getScale() <= 1) return
  const within = place.getBoundingClientRect()
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const across = outside(left, right, within.left, within.right)
  const down = outside(top, bottom, within.top, within.bottom - risenOver(place))
  if (across === 0 && down === 0) return
  const scale = panzoom.getScale()
  panzoom.pan(-across / scale, -down / scale, { ...moving(), relative: true })
}

function frame(
  panzoom: PanzoomObject,
  place: HTMLElement,
  drawn: SVGSVGElement,
  boxes: readonly Box[],
  { all, beyond }: { readonly all: boolean; readonly beyond: number },
): void {
  const about = measured(place, drawn)
  if (about === null) return
  const { width, whole, pixels, covered, headed } = about
  const height = about.height - covered - headed // a drawer or a sheet lies over the rest
  const near = Math.max(1, touched / (narrow(boxes) * pixels))
  if (boxes.length === 0 || (near <= farthest && !all)) {
    panzoom.reset(atWhole())
    if (covered > 0) panzoom.pan(0, -wholeShift(whole.height * pixels, about.height, covered), byCamera())
    return
  }
  const every = around(boxes)
  const fits = Math.min(width / every.width, height / every.height) / pixels
  const nearest = all ? Math.max(2, near * 1.35) : near * 1.35
  const scale = Math.min(6, Math.max(all ? 1 : near, Math.min(fits * rimmed, nearest)))
  const box = all ? every : most(boxes, width / pixels / scale, height / pixels / scale)
  const pan = (middle: number, from: number, length: number, room: number) =>
    within((from + length / 2 - middle) * pixels, length * pixels + (room * beyond) / scale, room / scale)
  panzoom.zoom(scale, moving())
  panzoom.pan(
    pan(box.x + box.width / 2, whole.x, whole.width, width),
    pan(box.y + box.height / 2, whole.y, whole.height, height) - (covered - headed) / 2 / scale,
    byCamera(),
  )
}

function seen(panzoom: PanzoomObject, place: HTMLElement, drawn: SVGSVGElement): Box | null {
  const about = measured(place, drawn)
  if (about === null || panzoom.getScale() < farthest) return null
  const { whole, pixels } = about
  const scale = panzoom.getScale()
  const { x, y } = panzoom.getPan()
  const size = { width: about.width / pixels / scale, height: about.height / pixels / scale }
  const middle = { x: whole.x + whole.width / 2 - x / pixels, y: whole.y + whole.height / 2 - y / pixels }
  return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }
}

/** How far a drawing goes from its middle: its rim no farther than to the rim of its place. */
function within(wanted: number, length: number, room: number): number {
  const most = Math.max(0, (length - room) / 2)
  return Math.max(-most, Math.min(most, wanted))
}

/** How wide a narrow one among them is; few are narrower. */
function narrow(boxes: readonly Box[]): number {
  const widths = boxes.map(({ width }) => width).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 4)] ?? Number.POSITIVE_INFINITY
}

/** As many of them as have room there at once, around one of them. */
export function most(boxes: readonly Box[], width: number, height: number): Box {
  let found: readonly Box[] = []
  for (const each of boxes) {
    const left = each.x + (each.width - width) / 2
    const top = each.y + (each.height - height) / 2
    const near = boxes.filter(
      ({ x, y, ...box }) =>
        x >= left && x + box.width <= left + width && y >= top && y + box.height <= top + height,
    )
    if (near.length > found.length) found = near
  }
  return around(found.length === 0 ? boxes : found)
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
