import { ArrowTip } from '../../hex-scene.tsx'
import clans from '../art/clans.module.css'
import { ArmyBanner, ForceTile, Keep } from '../art/standing.tsx'
import { boardProvinces } from '../map/board-map.ts'
import { Land, Sea } from '../map/map-drawing.tsx'
import styles from './figures.module.css'
import type { Point, MapScene as Scene, Shift } from './scene-data.ts'

/** A part of the map with what happens there. */
export function MapScene({ scene }: { scene: Scene }) {
  const { viewBox, held, forces = [], keeps = [], armies = [], ways } = scene
  const tip = `head-${viewBox.replaceAll(' ', '-')}-${ways.map(([, name]) => name.replace(' ', '')).join('')}`
  return (
    <svg viewBox={viewBox} className={`${styles.map} ${clans.clans}`} aria-hidden="true">
      <ArrowTip id={tip} />
      <Sea />
      <Land owners={ownersOf(held)} />
      {keeps.map(([province, level, shift]) => (
        <g key={province} transform={moved(province, shift)}>
          <Keep level={level} />
        </g>
      ))}
      {forces.map(([province, clan, men, shift]) => (
        <g key={province} transform={moved(province, shift)}>
          <ForceTile clan={clan} men={men} />
        </g>
      ))}
      {armies.map(([province, clan, men, level, shift]) => (
        <g key={province} transform={moved(province, shift)}>
          <ArmyBanner clan={clan} number={0} men={men} level={level} led={true} />
        </g>
      ))}
      {ways.map(([kind, name, from, to]) => (
        <Way key={name} kind={kind} name={name} from={from} to={to} tip={tip} />
      ))}
    </svg>
  )
}

/** Who holds what, as the drawing of the land wants it: the clan of each province, or -1. */
function ownersOf(held: Scene['held']): string {
  const clanOf = (id: string) =>
    Object.entries(held).find(([, provinces]) => provinces.includes(id))?.[0] ?? '-1'
  return boardProvinces.map(({ id }) => clanOf(id)).join(' ')
}

function moved(id: string, [dx, dy]: Shift = [0, 0]): string {
  const [x, y] = boardProvinces.find((each) => each.id === id)?.stand ?? [0, 0]
  return `translate(${x + dx} ${y + dy})`
}

interface WayProps {
  readonly from: Point
  readonly to: Point
  readonly kind: 'march' | 'attack'
  readonly name: string
  readonly tip: string
}

function Way({ from, to, kind, name, tip }: WayProps) {
  const d = `M${from.join(' ')}L${to.join(' ')}`
  const half = 7 + name.length * 5.5
  return (
    <>
      <path d={d} className={styles.casing} />
      <path d={d} className={styles.arrow} data-kind={kind} markerEnd={`url(#${tip})`} />
      <g className={styles.step} transform={`translate(${from[0] + 6} ${from[1] - 8})`}>
        <rect x={-half} y="-12" width={half * 2} height="24" rx="12" />
        <text y="6">{name}</text>
      </g>
    </>
  )
}
