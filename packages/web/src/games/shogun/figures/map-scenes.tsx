import { ArrowTip } from '../../hex-scene.tsx'
import clans from '../art/clans.module.css'
import { ArmyBanner, ForceTile, Keep } from '../art/standing.tsx'
import { boardProvinces } from '../map/board-map.ts'
import { Land, Sea } from '../map/map-drawing.tsx'
import styles from './figures.module.css'

const [green, indigo] = [3, 2]

type Shift = readonly [dx: number, dy: number]
type Point = readonly [x: number, y: number]

interface MapScene {
  readonly viewBox: string
  /** By the number of a clan, what it holds. */
  readonly held: Readonly<Record<number, readonly string[]>>
  readonly forces?: readonly (readonly [province: string, clan: number, men: number, shift?: Shift])[]
  readonly keeps?: readonly (readonly [province: string, level: 1 | 2, shift?: Shift])[]
  readonly armies?: readonly (readonly [
    province: string,
    clan: number,
    men: number,
    level: number,
    shift?: Shift,
  ])[]
  readonly ways: readonly (readonly [kind: 'march' | 'attack', name: string, from: Point, to: Point])[]
}

/** Wars in the north of Kyushu, and over the strait beside it. */
const scenes = {
  // an army marches, declares, fights, and walks in
  war: {
    viewBox: '60 490 290 330',
    held: { [indigo]: ['bungo', 'buzen', 'chikuzen'], [green]: ['higo', 'chikugo', 'hizen'] },
    forces: [
      ['chikuzen', indigo, 2],
      ['buzen', indigo, 1, [0, 10]],
      ['higo', green, 4, [-18, 10]],
      ['chikugo', green, 2],
      ['hizen', green, 3, [10, 14]],
    ],
    keeps: [['hizen', 1, [0, -20]]],
    armies: [['bungo', indigo, 8, 1, [34, -2]]],
    ways: [
      ['march', 'A', [256, 586], [294, 650]],
      ['attack', 'B C', [256, 702], [208, 714]],
      ['march', 'D', [262, 738], [200, 754]],
    ],
  },
  // two attacks, and a march between them
  veteran: {
    viewBox: '60 490 290 330',
    held: { [indigo]: ['bungo', 'buzen', 'chikuzen'], [green]: ['higo', 'chikugo', 'hizen'] },
    forces: [
      ['buzen', indigo, 1],
      ['chikuzen', indigo, 2],
      ['bungo', indigo, 1, [-2, -38]],
      ['higo', green, 3, [-24, 18]],
      ['chikugo', green, 2, [-10, 0]],
      ['hizen', green, 3],
    ],
    armies: [['bungo', indigo, 12, 2, [34, 2]]],
    ways: [
      ['attack', '1', [262, 692], [214, 704]],
      ['march', 'C', [262, 730], [206, 748]],
      ['attack', '2', [178, 684], [172, 650]],
    ],
  },
  // over the water: the defender fires a whole round alone
  sea: {
    viewBox: '195 560 290 200',
    held: { [indigo]: ['iyo'], [green]: ['bungo', 'buzen'] },
    forces: [
      ['iyo', indigo, 5, [8, -6]],
      ['bungo', green, 3, [8, 16]],
      ['buzen', green, 1, [0, -8]],
    ],
    keeps: [['bungo', 1, [8, -22]]],
    ways: [['attack', 'B C', [376, 660], [304, 690]]],
  },
} satisfies Readonly<Record<string, MapScene>>

export const mapScenes: Readonly<Record<string, MapScene>> = scenes

/** A part of the map with what happens there. */
export function MapScene({ scene }: { scene: MapScene }) {
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
function ownersOf(held: MapScene['held']): string {
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
