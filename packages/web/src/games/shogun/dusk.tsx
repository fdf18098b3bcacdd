import styles from './dusk.module.css'
import { boardProvinces, boardSize } from './map/board-map.ts'
import { useView } from './view.ts'

/** While a battle is under way everything but its two provinces sinks into dusk; the one that is attacked is edged in red. */
export function Dusk() {
  const { battle } = useView()
  if (battle === null) return null
  const [from, to] = [boardProvinces[battle.from]?.path, boardProvinces[battle.to]?.path]
  const { width, height } = boardSize
  return (
    <g className={styles.dusk} data-part="dusk">
      {/* the sheet with both provinces cut out of it */}
      <path
        d={`M-600-600H${width + 600}V${height + 600}H-600Z${from ?? ''}${to ?? ''}`}
        fillRule="evenodd"
        className={styles.sheet}
      />
      <path d={from} className={styles.from} />
      <path d={to} className={styles.to} />
    </g>
  )
}
