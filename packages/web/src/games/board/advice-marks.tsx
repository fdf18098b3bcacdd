import { type RefObject, useLayoutEffect, useState } from 'react'
import styles from './advice-marks.module.css'
import type { Places } from './board-frame.tsx'
import type { Pointing } from './pointing.ts'
import { boxOf } from './use-panzoom.ts'

interface Props<H> {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly places: Places<H>
  /** Best first. */
  readonly advised: readonly Pointing<H>[]
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Mark {
  readonly number: number
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
      advised.flatMap(({ origin, target }, i) => {
        const [from, to] = [boxAt(origin), boxAt(target)]
        return to === null
          ? []
          : [
              {
                number: i + 1,
                from: from && middleOf(from),
                to: middleOf(to),
                size: Math.min(to.width, to.height),
              },
            ]
      }),
    )
  }, [drawing, places, advised])
  return marks.map(({ number, from, to, size }) => (
    <g key={number} className={styles.mark} data-advised={number}>
      {from !== null && (
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.way} strokeWidth={size / 12} />
      )}
      <g transform={`translate(${to.x} ${to.y - size * 0.36}) scale(${size / 70})`}>
        <circle r="15" className={styles.disc} />
        <text y="7" className={styles.number}>
          {number}
        </text>
      </g>
    </g>
  ))
}

const middleOf = ({
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
