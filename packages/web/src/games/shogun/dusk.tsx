import { useRef } from 'react'
import { useLayout } from '../../shell/layout.ts'
import { useFightNear } from '../board/use-fight-near.ts'
import { useBattle } from './battle-seen.ts'
import styles from './dusk.module.css'
import { boardProvinces, boardSize } from './map/board-map.ts'

/** As a part of the board: the scene of the battle stands over its foot. */
const covered = { phone: 0.6, low: 0.66, medium: 0.52, wide: 0.5 } as const

/** Pixels: what was done lies over its head, or the drawers of a small screen. */
const headed = { phone: 40, low: 0, medium: 54, wide: 54 } as const

/** While a battle is under way everything but its two provinces sinks into dusk; the one that is attacked is edged in red. */
export function Dusk() {
  const battle = useBattle()
  const home = useRef<SVGGElement>(null)
  const layout = useLayout()
  const [from, to] = [battle?.from ?? -1, battle?.to ?? -1]
  useFightNear(home, from < 0 || to < 0 ? '' : `${from} ${to}`, '[data-near]', {
    foot: (height) => height * covered[layout],
    head: headed[layout],
  })
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
