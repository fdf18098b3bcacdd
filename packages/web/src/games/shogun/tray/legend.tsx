import { castleSpearmen, fortressRonin, hitsAtMost, sides } from '@gunbai/shogun/screen'
import { useSay } from '../../../words/words.tsx'
import { Figure, type FigureKind } from '../art/figures.tsx'
import { ArmyBanner, ForceTile, Keep } from '../art/standing.tsx'
import styles from './legend.module.css'

const fighters: readonly FigureKind[] = ['daimyo', 'archer', 'swordsman', 'ronin', 'gunner', 'spearman']

/** What the pieces mean, while the map is being laid out. */
export function Legend() {
  const say = useSay()
  return (
    <ul className={styles.legend} aria-label={say('shogun.legend')}>
      <li>
        <svg viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
          <ForceTile clan={1} men={3} />
        </svg>
        {say('shogun.legend.force')}
      </li>
      <li>
        <svg viewBox="-18 -34 36 56" width="36" height="54" aria-hidden="true">
          <ArmyBanner clan={2} number={0} men={5} level={2} led />
        </svg>
        {say('shogun.legend.army')}
      </li>
      <li>
        <svg viewBox="-18 -14 36 32" width="40" height="36" aria-hidden="true">
          <Keep level={1} />
        </svg>
        {say('shogun.castle.1', { extras: castleSpearmen })}
      </li>
      <li>
        <svg viewBox="-18 -34 36 52" width="36" height="52" aria-hidden="true">
          <Keep level={2} />
        </svg>
        {say('shogun.castle.2', { extras: fortressRonin })}
      </li>
      {fighters.map((kind) => (
        <li key={kind}>
          <Figure kind={kind} size={38} />
          <span>
            {say(`unit.${kind}`)}
            <br />
            {say('shogun.levy.hits', { most: hitsAtMost[kind], sides })}
          </span>
        </li>
      ))}
    </ul>
  )
}
