import {
  castleSpearmen,
  experienceTrack,
  fortressRonin,
  hitsAtMost,
  perKoku,
  sides,
  type Unit,
} from '@gunbai/shogun/screen'
import { useSay } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import type { Figures } from '../../figures.ts'
import clans from '../art/clans.module.css'
import { Figure, type FigureKind } from '../art/figures.tsx'
import { CastleIcon, Koban, LevyIcon, NinjaMask, RoninIcon, SwordIcon } from '../art/icons.tsx'
import { Soldiers } from '../art/soldiers.tsx'
import { ArmyBanner, ForceTile, Keep } from '../art/standing.tsx'
import { Rank } from '../stage/rank.tsx'
import styles from './figures.module.css'
import { Scene } from './scenes.tsx'

/** In the order in which they strike. */
const fighters: readonly FigureKind[] = ['archer', 'gunner', 'daimyo', 'swordsman', 'ronin', 'spearman']

/** The room of one man who is looked at from near. */
const alone = { width: 78, height: 92, most: 1 }

/** A man of each kind, and at what he hits. */
function Units() {
  const say = useSay()
  return (
    <ul className={shared.strengths}>
      {fighters.map((kind) => (
        <li key={kind}>
          <div className={styles.man}>
            <Rank
              side={{ clan: 2, place: 0, men: [kind], castle: 0, extras: 0, hits: 0, dead: [] }}
              attacks={true}
              rolling={[]}
              room={alone}
            />
          </div>
          <strong>{hitsAtMost[kind]}</strong>
          <b>{say(`unit.${kind}`)}</b>
          <span>{say('shogun.levy.hits', { most: hitsAtMost[kind], sides })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Every kind in a row: when it strikes, at what it hits, what it costs, who takes it in. */
function Men() {
  const say = useSay()
  return (
    <table className={shared.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {say('figures.man')}
          </th>
          {['strikes', 'hits', 'price', 'room'].map((column) => (
            <th key={column} scope="col">
              {say(`figures.man.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fighters.map((kind) => (
          <tr key={kind}>
            <td>
              <Figure kind={kind} size={34} />
            </td>
            <th scope="row">{say(`unit.${kind}`)}</th>
            <td>{say(`figures.man.step.${kind}`)}</td>
            <td>{say('figures.man.orLess', { most: hitsAtMost[kind] })}</td>
            <td>{kind in perKoku ? say('shogun.levy.price', { count: perKoku[kind as Unit] }) : '–'}</td>
            <td>{say(`figures.man.room.${kind}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands in a province. */
function Pieces() {
  const say = useSay()
  return (
    <ul className={`${shared.strengths} ${clans.clans}`}>
      <li>
        <svg viewBox="-24 -36 48 60" width="58" height="72" aria-hidden="true">
          <ArmyBanner clan={2} number={0} men={7} level={2} led={true} />
        </svg>
        <b>{say('figures.piece.army')}</b>
        <span>{say('figures.piece.army.is')}</span>
      </li>
      <li>
        <svg viewBox="-24 -30 48 60" width="58" height="72" aria-hidden="true">
          <ForceTile clan={2} men={3} />
        </svg>
        <b>{say('figures.piece.force')}</b>
        <span>{say('figures.piece.force.is')}</span>
      </li>
      {[1, 2].map((level) => (
        <li key={level}>
          <svg viewBox="-24 -38 48 60" width="58" height="72" aria-hidden="true">
            <Keep level={level} />
          </svg>
          <b>{say(level === 1 ? 'figures.piece.castle' : 'figures.piece.fortress')}</b>
          <span>
            {say(level === 1 ? 'figures.piece.castle.is' : 'figures.piece.fortress.is', {
              men: level === 1 ? castleSpearmen : fortressRonin,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A plan of seven koku: which bin has how many. */
const plan = [
  ['swords', 1, SwordIcon],
  ['buildings', 2, CastleIcon],
  ['levies', 3, LevyIcon],
  ['ronin', 1, RoninIcon],
  ['ninja', 0, NinjaMask],
] as const

function Plan() {
  const say = useSay()
  return (
    <ul className={shared.strengths}>
      {plan.map(([bin, koku, Icon]) => (
        <li key={bin}>
          <Icon size={44} />
          <b>{say(`shogun.bin.${bin}`)}</b>
          <div className={styles.koku}>
            {Array.from({ length: koku }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
              <Koban key={i} size={24} />
            ))}
          </div>
          <span>{say(`figures.plan.${bin}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The track of a daimyo: the level that each hole gives, and the steps to it. */
function Track() {
  return (
    <svg viewBox="0 0 410 62" className={styles.track} aria-hidden="true">
      <path d="M22 26H388" className={styles.thread} />
      {experienceTrack.map((level, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place
        <g key={i} transform={`translate(${22 + i * 40.6} 26)`}>
          <circle r="15" className={styles.hole} data-new={level !== experienceTrack[i - 1]} />
          <text y="6">{level}</text>
        </g>
      ))}
    </svg>
  )
}

export const figures: Figures = {
  kit: Soldiers,
  units: Units,
  men: Men,
  pieces: Pieces,
  plan: Plan,
  track: Track,
  scene: Scene,
}
