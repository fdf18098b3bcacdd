import { useEffect, useRef } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { comeNearTo, goBack } from '../board/use-camera.ts'
import styles from './dusk.module.css'
import { boardProvinces, boardSize } from './map/board-map.ts'
import { useView } from './view.ts'

/** As a part of the board: the scene of the battle stands over its foot. */
const covered = { phone: 0.6, low: 0.66, medium: 0.52, wide: 0.5 } as const

/** Pixels: what was done lies over its head, or the drawers of a small screen. */
const headed = { phone: 40, low: 0, medium: 54, wide: 54 } as const

/** By drawing, when it goes back. */
const leaving = new WeakMap<SVGSVGElement, ReturnType<typeof setTimeout>>()
const pause = 700 // milliseconds: from one battle the map goes to the next, and back only after the last

/** While a battle is under way everything but its two provinces sinks into dusk; the one that is attacked is edged in red. */
export function Dusk() {
  const { battle } = useView()
  const home = useRef<SVGGElement>(null)
  const layout = useLayout()
  const hidden = covered[layout]
  const [from, to] = [battle?.from ?? -1, battle?.to ?? -1]
  useEffect(() => {
    const drawing = home.current?.ownerSVGElement
    const place = drawing?.parentElement
    if (drawing == null || place == null || to < 0) return
    clearTimeout(leaving.get(drawing))
    place.style.setProperty('--covered', String(Math.round(place.clientHeight * hidden)))
    place.style.setProperty('--headed', String(headed[layout]))
    const parts = home.current?.querySelectorAll<SVGPathElement>('[data-near]') ?? []
    // a board that was just laid hears it a moment later
    const coming = setTimeout(() => from >= 0 && comeNearTo([...parts], true))
    return () => {
      clearTimeout(coming)
      place.style.removeProperty('--covered')
      place.style.removeProperty('--headed')
      // on a small screen the next question says itself where it is
      if (!isSmall(layout))
        leaving.set(
          drawing,
          setTimeout(() => goBack(drawing), pause),
        )
    }
  }, [from, to, hidden, layout])
  if (battle === null) return null
  const paths = [boardProvinces[from]?.path, boardProvinces[to]?.path]
  const { width, height } = boardSize
  return (
    <g className={styles.dusk} data-part="dusk" ref={home}>
      {/* the sheet with both provinces cut out of it */}
      <path
        d={`M-600-600H${width + 600}V${height + 600}H-600Z${paths.join('')}`}
        fillRule="evenodd"
        className={styles.sheet}
      />
      <path d={paths[0]} className={styles.from} data-near="all" />
      <path d={paths[1]} className={styles.to} data-near="all" />
    </g>
  )
}
