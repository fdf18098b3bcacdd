import { type RefObject, useEffect, useState } from 'react'
import type { Drawn } from '../../table/play.tsx'
import { middleOf, type Point, Way } from './advice-marks.tsx'
import type { Places } from './board-frame.tsx'
import styles from './drawn-marks.module.css'
import { boxOf } from './use-panzoom.ts'

interface Props<H> {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly places: Places<H>
  readonly drawn: Drawn
}

interface Spot extends Point {
  readonly size: number
}

/** What somebody has drawn on the board: rings around places, arrows between them. Told apart by dashes too. */
export default function DrawnMarks<H>({ drawing, places, drawn }: Props<H>) {
  const [spots, setSpots] = useState<ReadonlyMap<number, Spot>>(new Map())
  // not before it is drawn: where both come at once, the drawing is not known yet when its parts are
  useEffect(() => {
    const wanted = [...drawn.marks.map(({ at }) => at), ...drawn.arrows.flatMap(({ from, to }) => [from, to])]
    const found = new Map<number, Spot>()
    for (const place of wanted) {
      const part = drawing.current?.querySelector<SVGGElement>(`[${places.attribute}="${place}"]`)
      if (part == null) continue
      const box = boxOf(part)
      found.set(place, { ...middleOf(box), size: Math.min(box.width, box.height) })
    }
    setSpots(found)
  }, [drawing, places, drawn])
  return (
    <g className={styles.drawn} data-part="drawn">
      {drawn.marks.map(({ at, tint }) => {
        const spot = spots.get(at)
        if (spot === undefined) return null
        const { x, y, size } = spot
        return (
          <circle
            key={at}
            cx={x}
            cy={y}
            r={size * 0.46}
            className={styles.ring}
            data-tint={tint}
            data-marked={at}
            strokeWidth={size / 12}
          />
        )
      })}
      {drawn.arrows.map(({ from, to, tint }) => {
        const [begin, end] = [spots.get(from), spots.get(to)]
        if (begin === undefined || end === undefined || from === to) return null
        return (
          <g key={`${from} ${to}`} className={styles.arrow} data-tint={tint} data-arrow={`${from} ${to}`}>
            <Way from={begin} to={end} size={Math.min(begin.size, end.size)} />
          </g>
        )
      })}
    </g>
  )
}
