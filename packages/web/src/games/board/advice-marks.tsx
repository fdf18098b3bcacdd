import { type RefObject, useLayoutEffect, useState } from 'react'
import styles from './advice-marks.module.css'
import type { Places } from './board-frame.tsx'
import type { Marked } from './pointing.ts'
import { boxOf } from './use-panzoom.ts'

interface Props<H> {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly places: Places<H>
  /** Best first. */
  readonly advised: readonly Marked<H>[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface Mark {
  readonly number: number
  readonly played: boolean
  readonly from: Point | null
  readonly to: Point
  /** How large a place is: marks are as large on every board. */
  readonly size: number
}

/** Where each piece of advice would be given on the board, by its number in the list. */
export default function AdviceMarks<H>({ drawing, places, advised }: Props<H>) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    const boxAt = (handle: H | null) => {
      for (let place = 0; place < places.count && handle !== null; place++) {
        if (places.handle(place) !== handle) continue
        const found = drawing.current?.querySelector<SVGGElement>(`[${places.attribute}="${place}"]`)
        return found == null ? null : boxOf(found)
      }
      return null
    }
    setMarks(
      advised.flatMap(({ origin, target, played, number }) => {
        const [from, to] = [boxAt(origin), boxAt(target)]
        return to === null
          ? []
          : [
              {
                number,
                played,
                from: from && middleOf(from),
                to: middleOf(to),
                size: Math.min(to.width, to.height),
              },
            ]
      }),
    )
  }, [drawing, places, advised])
  return marks.map(({ number, played, from, to, size }) => (
    <g key={`${played} ${number}`} className={styles.mark} data-played={played} data-advised={number}>
      {from !== null && <Way from={from} to={to} size={size} />}
      {played ? (
        <circle cx={to.x} cy={to.y} r={size * 0.42} className={styles.ring} strokeWidth={size / 18} />
      ) : (
        <g transform={`translate(${to.x} ${to.y - size * 0.36}) scale(${size / 70})`}>
          <circle r="15" className={styles.disc} />
          <text y="7" className={styles.number}>
            {number}
          </text>
        </g>
      )}
    </g>
  ))
}

/** From the middle of one place to the edge of another, with a head. */
export function Way({ from, to, size }: { from: Point; to: Point; size: number }) {
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const end = { x: to.x - 0.34 * size * Math.cos(turn), y: to.y - 0.34 * size * Math.sin(turn) }
  const degrees = (180 * turn) / Math.PI
  const head = `translate(${end.x} ${end.y}) rotate(${degrees}) scale(${size / 70})`
  return (
    <>
      <path d={`M${from.x} ${from.y}L${end.x} ${end.y}`} className={styles.way} strokeWidth={size / 12} />
      <path d="M-6-11 14 0-6 11Z" transform={head} className={styles.head} />
    </>
  )
}

export const middleOf = ({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})
