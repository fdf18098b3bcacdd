import { memo } from 'react'
import { LandPatterns, landOf } from '../art/clan-art.tsx'
import { boardProvinces, boardRoutes, boardSize } from './board-map.ts'
import styles from './map-drawing.module.css'

export const viewBox = `0 0 ${boardSize.width} ${boardSize.height}`

const land = boardProvinces.map(({ path }) => path).join('')

/** The sea with its shores, sea routes and a compass. It never changes. */
export const Sea = memo(function Sea() {
  return (
    <g className={styles.sea}>
      <defs>
        <LandPatterns />
        <pattern id="waves" width="64" height="40" patternUnits="userSpaceOnUse">
          <path d="M6 12q5-6 10 0t10 0M38 32q5-6 10 0t10 0" className={styles.wave} />
        </pattern>
      </defs>
      <rect
        x="-600"
        y="-600"
        width={boardSize.width + 1200}
        height={boardSize.height + 1200}
        className={styles.water}
      />
      <rect
        x="-600"
        y="-600"
        width={boardSize.width + 1200}
        height={boardSize.height + 1200}
        fill="url(#waves)"
      />
      <path d={land} className={styles.shore} strokeWidth="40" />
      <path d={land} className={styles.shore} strokeWidth="24" />
      <path d={land} className={styles.shore} strokeWidth="11" />
      <Compass />
    </g>
  )
})

/** North as the bent map has it. */
function Compass() {
  return (
    <g
      transform={`translate(${boardSize.width - 110} ${boardSize.height - 120}) rotate(11)`}
      className={styles.compass}
    >
      <circle r="46" />
      <circle r="38" />
      <path d="M0-62 10-8 0 0-10-8Z" className={styles.needle} />
      <path d="M0 62 10 8 0 0-10 8ZM-62 0-8 10 0 0-8-10ZM62 0 8 10 0 0 8-10Z" />
    </g>
  )
}

/** Every province in the colour and the pattern of whoever owns it. */
export const Land = memo(function Land({ owners }: { owners: string }) {
  const list = owners.split(' ').map(Number)
  return (
    <g className={styles.land}>
      {boardProvinces.map(({ id, path }, province) => (
        <path key={id} d={path} fill={landOf(list[province] ?? -1)} />
      ))}
      <Routes />
    </g>
  )
})

const reach = 9 // how far a route is drawn onto the land, so that the short ones are seen too

function Routes() {
  return boardRoutes.map(({ between, from, to }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [dx, dy] = [((to[0] - from[0]) / length) * reach, ((to[1] - from[1]) / length) * reach]
    const [ax, ay, bx, by] = [from[0] - dx, from[1] - dy, to[0] + dx, to[1] + dy]
    return (
      <g key={between.join()} className={styles.route}>
        <path d={`M${ax} ${ay}L${bx} ${by}`} />
        <circle cx={ax} cy={ay} r="4" />
        <circle cx={bx} cy={by} r="4" />
      </g>
    )
  })
}

/** The owners of all provinces as one word: the land is drawn anew only when it changes. */
export function ownersOf(provinces: readonly { readonly owner: number }[]): string {
  return provinces.map(({ owner }) => owner).join(' ')
}
