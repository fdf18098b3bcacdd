import { useSay } from '../../words/words.tsx'
import styles from './zoom-buttons.module.css'

export function ZoomButtons({ zoom }: { zoom: { in(): void; out(): void; whole(): void } }) {
  const say = useSay()
  return (
    <div className={styles.zoom}>
      <button type="button" onClick={zoom.in} aria-label={say('shogun.zoom.in')}>
        +
      </button>
      <button type="button" onClick={zoom.out} aria-label={say('shogun.zoom.out')}>
        −
      </button>
      <button type="button" onClick={zoom.whole} aria-label={say('shogun.zoom.whole')}>
        ⤢
      </button>
    </div>
  )
}
