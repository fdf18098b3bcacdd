import { useSay } from '../../words/words.tsx'
import type { Zoom } from './use-panzoom.ts'
import styles from './zoom-buttons.module.css'

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const say = useSay()
  return (
    <>
      <button type="button" className={styles.zoom} onClick={zoom.in} aria-label={say('ui.board.nearer')}>
        +
      </button>
      <button type="button" className={styles.zoom} onClick={zoom.out} aria-label={say('ui.board.farther')}>
        −
      </button>
      <button type="button" className={styles.zoom} onClick={zoom.whole} aria-label={say('ui.board.whole')}>
        ⤢
      </button>
    </>
  )
}
