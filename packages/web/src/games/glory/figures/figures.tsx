import { reconstruction } from '@gunbai/glory/screen'
import { useSay } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import type { Figures } from '../../figures.ts'
import { Counter } from '../art/counter.tsx'
import { FireTable, HexsideTable, RatioTable, ShockTable, TerrainTable } from '../tables-dialog.tsx'
import { paint, plain, shown } from './counters.ts'
import styles from './figures.module.css'
import { Scene } from './scenes.tsx'

const infantry = { ...plain, arm: 'inf', class: 'line', strength: 5, cohesion: 7 } as const

/** A counter with a name at each of its parts. */
function Parts() {
  const say = useSay()
  return (
    <svg
      viewBox="-118 -46 236 92"
      className={styles.parts}
      style={paint}
      data-detail="near"
      aria-hidden="true"
    >
      <g transform="scale(1.5)">
        <Counter {...infantry} code="I/1" />
      </g>
      <path d="M-26-8H-44M-26 24H-44M26 0H44M26 24H44M0-26V-38" className={styles.leader} />
      <text x="-47" y="-4" className={styles.left}>
        {say('figures.counter.arm')}
      </text>
      <text x="-47" y="28" className={styles.left}>
        {say('figures.counter.formation')}
      </text>
      <text x="47" y="4">
        {say('figures.counter.strength')}
      </text>
      <text x="47" y="28">
        {say('figures.counter.cohesion')}
      </text>
      <text x="4" y="-36">
        {say('figures.counter.name')}
      </text>
    </svg>
  )
}

function Units() {
  const say = useSay()
  return (
    <>
      <Parts />
      <ul className={shared.strengths} style={paint}>
        {shown.map(({ says, ...look }) => (
          <li key={says}>
            <svg viewBox="-30 -26 60 52" width="74" height="64" aria-hidden="true">
              <Counter {...look} />
            </svg>
            <span>{say(says)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** From good order down to the edge of the map, and the square. */
function States() {
  const say = useSay()
  return (
    <ul className={shared.strengths} style={paint}>
      {(['order', 'disorder', 'rout', 'square'] as const).map((name, condition) => (
        <li key={name}>
          <svg viewBox="-36 -34 72 68" width="84" height="79" aria-hidden="true">
            <Counter
              {...infantry}
              condition={name === 'square' ? 0 : condition}
              square={name === 'square'}
              strength={condition === 1 ? 4 : 5}
              cohesion={condition === 1 ? 6 : 7}
            />
          </svg>
          <b>{say(`figures.state.${name}`)}</b>
          <span>{say(`figures.state.${name}.is`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The tables that are in force unless players bring their own. */
function Terrain() {
  return (
    <>
      <TerrainTable tables={reconstruction} />
      <HexsideTable tables={reconstruction} />
    </>
  )
}

function FireTables() {
  return <FireTable tables={reconstruction} />
}

function ShockTables() {
  return (
    <>
      <RatioTable tables={reconstruction} />
      <ShockTable tables={reconstruction} />
    </>
  )
}

export const figures: Figures = {
  units: Units,
  states: States,
  scene: Scene,
  terrain: Terrain,
  fire: FireTables,
  shock: ShockTables,
}
