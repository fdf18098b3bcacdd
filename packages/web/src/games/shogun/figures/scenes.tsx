import { hitsAtMost } from '@gunbai/shogun/screen'
import { useSay } from '../../../words/words.tsx'
import { ArrowTip } from '../../hex-scene.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import { Figure, type FigureKind } from '../art/figures.tsx'
import { ArmyBanner, ForceTile, Keep } from '../art/standing.tsx'
import { boardProvinces } from '../map/board-map.ts'
import { Land, Sea } from '../map/map-drawing.tsx'
import { Backdrop } from '../stage/backdrop.tsx'
import { Rank } from '../stage/rank.tsx'
import styles from './figures.module.css'

const [green, indigo] = [3, 2]

/** Who holds what in the picture of a war turn: the north of Kyushu. */
const owners = boardProvinces
  .map(({ id }) =>
    ['bungo', 'buzen', 'chikuzen'].includes(id)
      ? indigo
      : ['higo', 'chikugo', 'hizen'].includes(id)
        ? green
        : -1,
  )
  .join(' ')

const at = (id: string): readonly [number, number] =>
  boardProvinces.find((each) => each.id === id)?.stand ?? [0, 0]

const moved = (id: string, dx = 0, dy = 0) => {
  const [x, y] = at(id)
  return `translate(${x + dx} ${y + dy})`
}

/** The four phases of a war turn: an army marches, declares, fights, and walks in. */
function War() {
  return (
    <svg viewBox="60 490 290 330" className={`${styles.map} ${clans.clans}`} aria-hidden="true">
      <ArrowTip id="war-head" />
      <Sea />
      <Land owners={owners} />
      <g transform={moved('chikuzen')}>
        <ForceTile clan={indigo} men={2} />
      </g>
      <g transform={moved('buzen', 0, 10)}>
        <ForceTile clan={indigo} men={1} />
      </g>
      <g transform={moved('bungo', 14, 0)}>
        <ArmyBanner clan={indigo} number={0} men={8} level={1} led={true} />
      </g>
      <g transform={moved('higo', -18, 10)}>
        <ForceTile clan={green} men={4} />
      </g>
      <g transform={moved('chikugo')}>
        <ForceTile clan={green} men={2} />
      </g>
      <g transform={moved('hizen', 0, -20)}>
        <Keep level={1} />
      </g>
      <g transform={moved('hizen', 10, 14)}>
        <ForceTile clan={green} men={3} />
      </g>
      <Way from={[256, 586]} to={[280, 652]} kind="march" name="A" />
      <Way from={[262, 700]} to={[212, 712]} kind="attack" name="B C" />
      <Way from={[268, 736]} to={[204, 752]} kind="march" name="D" />
    </svg>
  )
}

interface WayProps {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly kind: 'march' | 'attack'
  readonly name: string
}

function Way({ from, to, kind, name }: WayProps) {
  const d = `M${from.join(' ')}L${to.join(' ')}`
  const half = 7 + name.length * 5.5
  return (
    <>
      <path d={d} className={styles.casing} />
      <path d={d} className={styles.arrow} data-kind={kind} markerEnd="url(#war-head)" />
      <g className={styles.step} transform={`translate(${from[0] + 6} ${from[1] - 8})`}>
        <rect x={-half} y="-12" width={half * 2} height="24" rx="12" />
        <text y="6">{name}</text>
      </g>
    </>
  )
}

/** One round of a battle: who rolls what, step by step. */
const throws: readonly (readonly [FigureKind, attackers: readonly number[], defenders: readonly number[]])[] =
  [
    ['archer', [5], []],
    ['gunner', [4, 9], [7]],
    ['spearman', [2, 7, 11], [3, 8]],
  ]

const men = (kind: FigureKind, count: number): FigureKind[] => Array.from({ length: count }, () => kind)

/** Two rows of three on each side. */
const room = { width: 176, height: 154, most: 3 }

function Battle() {
  const say = useSay()
  const side = { place: 0, castle: 0, extras: 0, hits: 0, dead: [] }
  const attackers = {
    ...side,
    clan: indigo,
    men: [...men('archer', 1), ...men('gunner', 2), ...men('spearman', 3)],
  }
  const defenders = { ...side, clan: green, men: [...men('gunner', 1), ...men('spearman', 3)] }
  return (
    <>
      <div className={`${styles.field} ${clans.clans}`}>
        <Backdrop left={indigo} right={green} />
        <Rank side={attackers} attacks={true} rolling={[]} room={room} />
        <Rank side={defenders} attacks={false} rolling={[]} room={room} />
      </div>
      <table className={styles.throws}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('figures.attackers')}</th>
            <th scope="col">{say('figures.defenders')}</th>
          </tr>
        </thead>
        <tbody>
          {throws.map(([kind, ...both]) => (
            <tr key={kind}>
              <th scope="row">
                <Figure kind={kind} size={28} />
                <span className="unseen">{say(`unit.${kind}`)}</span>
              </th>
              {both.map((dice, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: attackers first
                <td key={i}>
                  <span className={styles.thrown}>
                    {dice.map((value) => (
                      <Die key={value} value={value} hit={value <= hitsAtMost[kind]} />
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const scenes: Readonly<Record<string, () => React.JSX.Element>> = { war: War, battle: Battle }

export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  const Drawn = scenes[name]
  if (Drawn === undefined)
    throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
  return <Drawn />
}
