import { type GloryView, screenField } from '@gunbai/glory/screen'
import { useSay } from '../../words/words.tsx'
import styles from '../board/preview.module.css'

import { layoutOf } from './geometry.ts'
import { Ground } from './ground-drawing.tsx'
import { Objectives } from './overlays.tsx'
import { Pieces } from './pieces.tsx'

/** The battlefield, small, as the armies stand before the first turn. */
export function Preview({ view }: { view: GloryView }) {
  const say = useSay()
  const field = screenField(view)
  return (
    <svg
      className={styles.preview}
      viewBox={layoutOf(field).viewBox}
      role="img"
      aria-label={say('glory.board')}
      data-detail="far"
    >
      <Ground field={field} numbered={false} />
      <Objectives field={field} holders={view.holders.join()} />
      <Pieces view={view} field={field} />
    </svg>
  )
}
