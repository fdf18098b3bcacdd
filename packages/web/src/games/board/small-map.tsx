import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './small-map.module.css'
import { type Box, boxOf, type Zoom } from './use-panzoom.ts'

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly zoom: Zoom
  /** What selects the places that are lit. */
  readonly lit: string
  /** Changes whenever other places are lit. */
  readonly question: unknown
  /** The ground and the pieces in the board's own measures, drawn for this size. */
  readonly children?: ReactNode
}

/** The whole board, small, while a part of it is seen: which part, and where something can be chosen. A tap shows the whole. */
export default function SmallMap({ drawing, zoom, lit, question, children }: Props) {
  const say = useSay()
  const [seen, setSeen] = useState<Box | null>(null)
  const [places, setPlaces] = useState<readonly Box[]>([])
  useEffect(() => {
    const drawn = drawing.current
    if (drawn === null) return
    const look = () => setSeen(zoom.seen())
    look()
    drawn.addEventListener('panzoomchange', look)
    return () => drawn.removeEventListener('panzoomchange', look)
  }, [drawing, zoom.seen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each question
  useEffect(() => {
    const drawn = drawing.current
    setPlaces(drawn === null ? [] : [...drawn.querySelectorAll<SVGGElement>(lit)].map(boxOf))
  }, [drawing, lit, question])
  const whole = drawing.current?.viewBox.baseVal
  if (seen === null || whole === undefined) return null
  const { x, y, width, height } = whole
  const dot = width / 45
  return (
    <button
      type="button"
      className={styles.map}
      data-part="small-map"
      onClick={zoom.whole}
      aria-label={say('ui.board.whole')}
    >
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <rect {...{ x, y, width, height }} className={styles.ground} />
        {children}
        {places.map((place) => (
          <circle
            key={`${place.x} ${place.y}`}
            cx={place.x + place.width / 2}
            cy={place.y + place.height / 2}
            r={dot}
            className={styles.lit}
          />
        ))}
        <rect {...seen} className={styles.seen} strokeWidth={dot} />
      </svg>
    </button>
  )
}
