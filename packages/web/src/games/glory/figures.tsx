import { reconstruction } from '@gunbai/glory/screen'
import type { CSSProperties } from 'react'
import { useSay } from '../../words/words.tsx'
import shared from '../figures.module.css'
import type { Figures } from '../figures.ts'
import { Counter, type CounterLook } from './art/counter.tsx'
import { Die } from './art/die.tsx'
import { FireTable, HexsideTable, RatioTable, ShockTable, TerrainTable } from './tables-dialog.tsx'

const plain = { code: '', condition: 0, square: false, charging: false, formation: 1, cut: false }

/** A counter of each kind, and what it is called. */
// biome-ignore format: a chart to be read in columns
export const shown: readonly (CounterLook & { readonly says: string })[] = [
  { ...plain, says: 'glory.arm.inf.line',  arm: 'inf', class: 'line',  strength: 5, cohesion: 7 },
  { ...plain, says: 'glory.arm.inf.light', arm: 'inf', class: 'light', strength: 3, cohesion: 7 },
  { ...plain, says: 'glory.arm.cav.light', arm: 'cav', class: 'light', strength: 3, cohesion: 6 },
  { ...plain, says: 'glory.arm.cav.heavy', arm: 'cav', class: 'heavy', strength: 4, cohesion: 8 },
  { ...plain, says: 'glory.arm.art.foot',  arm: 'art', class: 'foot',  strength: 5, cohesion: 6 },
  { ...plain, says: 'glory.arm.art.horse', arm: 'art', class: 'horse', strength: 4, cohesion: 6 },
]

/** The paint of an army, where none is meant. */
export const paint = {
  '--army': 'var(--block-blue)',
  '--army-edge': 'var(--block-blue-edge)',
  '--army-ink': 'var(--block-mark)',
} as CSSProperties

function Units() {
  const say = useSay()
  return (
    <ul className={shared.row} style={paint}>
      {shown.map(({ says, ...look }) => (
        <li key={says} className={shared.item}>
          <svg viewBox="-30 -26 60 52" width="66" height="57" aria-hidden="true">
            <Counter {...look} />
          </svg>
          <strong>{say(says)}</strong>
        </li>
      ))}
    </ul>
  )
}

function Dice({ words }: { words: readonly string[] }) {
  return (
    <div className={shared.dice}>
      {words.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place
        <Die key={i} value={Number(value)} size={40} />
      ))}
    </div>
  )
}

/** The tables that are in force unless players bring their own. */
function Terrain() {
  return (
    <>
      <TerrainTable tables={reconstruction} />
      <HexsideTable tables={reconstruction} />
      <FireTable tables={reconstruction} />
      <RatioTable tables={reconstruction} />
      <ShockTable tables={reconstruction} />
    </>
  )
}

export const figures: Figures = { units: Units, dice: Dice, terrain: Terrain }
