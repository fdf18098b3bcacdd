import { useEffect, useState } from 'react'
import styles from './pointer.module.css'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Place extends Box {
  readonly isHex: boolean
  /** Places that have to do with it, which stay bright with it. */
  readonly others: readonly Box[]
  /** The board, where what is pointed at lies on it: all of it but that is dimmed. */
  readonly board: Box | null
}

/** Points at the first of these that is on the page, wherever it is moved to. Nothing of it can be touched. */
export function Pointer({ at }: { at: readonly string[] }) {
  const place = usePlace(at.join('\n'))
  if (place === null) return null
  const { x, y, width, height, board, isHex } = place
  const hole = outline(place, isHex)
  const holes = [hole, ...place.others.map((each) => outline(each, true))].join('')
  return (
    <svg
      className={styles.pointer}
      aria-hidden="true"
      data-part="pointer"
      data-at={`${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`}
    >
      {board !== null && (
        <path
          className={styles.dim}
          fillRule="evenodd"
          d={`M${board.x} ${board.y}h${board.width}v${board.height}h${-board.width}z${holes}`}
        />
      )}
      <path className={styles.ring} d={hole} />
      <g className={styles.hand} transform={`translate(${tip(place).join(' ')})`}>
        <path d="M3 3c2-2 5-1 6 1l7 11 3-3c2-2 5-1 5 2l1 2c2-1 4 0 4 2l1 1c2 0 4 1 4 4v9c0 6-4 10-10 10h-4c-4 0-7-2-9-5L2 26c-2-3 2-6 5-4l5 4L3 8C2 6 2 4 3 3z" />
      </g>
    </svg>
  )
}

/** Where the first of these selectors is, brought into sight when it is a new one. Looked at in every frame: boards are zoomed, sheets slide, pages are turned. */
function usePlace(selectors: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    let latest = ''
    let frame = 0
    let shown: Element | null = null
    let brought = 0
    const look = () => {
      const element = present(selectors.split('\n'))
      const now = performance.now()
      // a board that was on its way elsewhere is asked again
      const isLost = element !== null && isAway(element) && now - brought > again
      if (element !== null && (element !== shown || isLost)) {
        bring(element)
        brought = now
      }
      shown = element
      const found = element === null ? null : placeOf(element, selectors.split('\n'))
      const key = JSON.stringify(found)
      if (key !== latest) setPlace(found)
      latest = key
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [selectors])
  return place
}

const again = 700 // milliseconds

/** Whether the middle of something is not on the screen. */
function isAway(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const [atX, atY] = [x + width / 2, y + height / 2]
  return atX < 0 || atY < 0 || atX > innerWidth || atY > innerHeight
}

/** A board comes nearer by itself; everything else is scrolled to. */
function bring(element: Element): void {
  if (element instanceof SVGElement) element.dispatchEvent(new Event('gunbai:bring', { bubbles: true }))
  else element.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The first of these that is on the page and can be seen. */
function present(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return element
    }
  }
  return null
}

function placeOf(element: Element, selectors: readonly string[]): Place {
  const isHex = element.hasAttribute('data-hex')
  const board = isHex ? element.closest('[data-part="board"]') : null
  const hexes = selectors.filter((each) => each.startsWith('[data-hex'))
  const others = board === null ? [] : hexes.flatMap((each) => [...document.querySelectorAll(each)])
  return {
    ...box(element),
    isHex,
    others: others.filter((each) => each !== element).map(box),
    board: board && box(board),
  }
}

function box(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

const hand = 46 // how high it is

/** Where the finger ends: on a hex, or at the lower edge of anything else, whose words it leaves free. */
function tip({ x, y, width, height, isHex }: Place): readonly [number, number] {
  if (isHex) return [x + width * 0.62, y + height * 0.62]
  return [x + width * 0.7, Math.min(y + height - 4, innerHeight - hand)]
}

/** A hex, or a frame with round corners. */
function outline({ x, y, width: w, height: h }: Box, isHex: boolean): string {
  if (!isHex) return `M${x - 4} ${y - 4}h${w + 8}v${h + 8}h${-w - 8}z`
  const points =
    w < h
      ? [
          [w / 2, 0],
          [w, h / 4],
          [w, (h * 3) / 4],
          [w / 2, h],
          [0, (h * 3) / 4],
          [0, h / 4],
        ]
      : [
          [w / 4, 0],
          [(w * 3) / 4, 0],
          [w, h / 2],
          [(w * 3) / 4, h],
          [w / 4, h],
          [0, h / 2],
        ]
  return `M${points.map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy}`).join('L')}z`
}
