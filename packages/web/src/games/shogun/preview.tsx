import { useSay } from '../../words/words.tsx'
import styles from '../board/preview.module.css'
import clans from './art/clans.module.css'
import { Land, ownersOf, Sea, viewBox } from './map/map-drawing.tsx'
import type { ShogunView } from './view.ts'

/** The map, small, as cards may be dealt. */
export function Preview({ view }: { view: ShogunView }) {
  const say = useSay()
  return (
    <svg
      className={`${styles.preview} ${clans.clans}`}
      viewBox={viewBox}
      role="img"
      aria-label={say('shogun.board')}
    >
      <Sea />
      <Land owners={ownersOf(view.provinces)} />
    </svg>
  )
}
