import { hitsAtMost, perKoku, sides, type Unit } from '@gunbai/shogun/screen'
import { useSay } from '../../words/words.tsx'
import shared from '../figures.module.css'
import type { Figures } from '../figures.ts'
import { Die } from './art/die.tsx'
import { Figure, type FigureKind } from './art/figures.tsx'

const fighters: readonly FigureKind[] = ['daimyo', 'archer', 'swordsman', 'ronin', 'gunner', 'spearman']

function Units() {
  const say = useSay()
  return (
    <ul className={shared.row}>
      {fighters.map((kind) => (
        <li key={kind} className={shared.item}>
          <Figure kind={kind} size={44} />
          <span>
            <strong>{say(`unit.${kind}`)}</strong>
            <small>
              {say('shogun.levy.hits', { most: hitsAtMost[kind], sides })}
              {kind in perKoku && ` · ${say('shogun.levy.price', { count: perKoku[kind as Unit] })}`}
            </small>
          </span>
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
        <Die key={i} value={Number(value)} hit={Number(value) <= 6} />
      ))}
    </div>
  )
}

export const figures: Figures = { units: Units, dice: Dice }
