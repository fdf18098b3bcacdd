import { useEffect, useRef } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { comeNearTo } from '../board/use-camera.ts'
import styles from './dusk.module.css'
import { boardProvinces, boardSize } from './map/board-map.ts'
import { useView } from './view.ts'

/** As a part of the board, on a small screen: the scene of the battle stands over its foot. */
const covered = 0.6

/** While a battle is under way everything but its two provinces sinks into dusk; the one that is attacked is edged in red. */
export function Dusk() {
  const { battle } = useView()
  const home = useRef<SVGGElement>(null)
  const isLow = isSmall(useLayout())
  const [from, to] = [battle?.from ?? -1, battle?.to ?? -1]
  useEffect(() => {
    const place = home.current?.ownerSVGElement?.parentElement
    if (place == null || to < 0 || !isLow) return
    place.style.setProperty('--covered', String(Math.round(place.clientHeight * covered)))
    const parts = home.current?.querySelectorAll<SVGPathElement>('[data-near]') ?? []
    if (from >= 0) comeNearTo([...parts])
    return () => void place.style.removeProperty('--covered')
  }, [from, to, isLow])
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
      <path d={paths[0]} className={styles.from} data-near />
      <path d={paths[1]} className={styles.to} data-near />
    </g>
  )
}
