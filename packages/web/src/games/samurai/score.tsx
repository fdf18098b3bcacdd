import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { sideOf } from './battle.ts'
import styles from './score.module.css'
import { useView } from './view.ts'

/** Banners and honor of both in one line: the viewer's own at the left, and whose turn it is. */
export default function Score() {
  const { scene } = usePlay()
  const view = useView()
  const own = scene.viewer ?? 0
  return (
    <div className={styles.score}>
      {[own, 1 - own].map((seat) => (
        <Side key={seat} seat={seat} active={view.turn.seat === seat && scene.outcome === null} />
      ))}
    </div>
  )
}

function Side({ seat, active }: { seat: number; active: boolean }) {
  const say = useSay()
  const words = useWords()
  const { face } = usePlay()
  const view = useView()
  const flags = view.flags[seat] ?? 0
  const side = sideOf(seat)
  return (
    <div className={styles.side} data-side={side} data-active={active}>
      <svg viewBox="-12 -12 24 24" width="26" height="26" className={styles.crest} aria-hidden="true">
        <path
          d={side === 'red' ? 'M-11-11H11V11H-11Z' : 'M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z'}
          className={styles.field}
        />
        <path d={side === 'red' ? 'M0-6 6 0 0 6-6 0Z' : 'M0-6 6 5H-6Z'} className={styles.mark} />
      </svg>
      <span className="unseen">{face.seatName(view, seat, words)}</span>
      <span
        className={styles.banners}
        role="img"
        aria-label={say('samurai.flags', { flags, victory: view.victory })}
      >
        <b>{flags}</b>
        {Array.from({ length: Math.max(view.victory, flags) }, (_, i) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a banner is its place
            key={i}
            viewBox="0 0 10 22"
            width="10"
            height="22"
            aria-hidden="true"
            className={styles.banner}
            data-won={i < flags}
          >
            <path d="M1 1V21" />
            <path d={side === 'red' ? 'M1 2H9V14H1Z' : 'M1 2H9V14L5 11 1 14Z'} className={styles.cloth} />
          </svg>
        ))}
      </span>
      <span className={styles.honor}>
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <circle r="7" className={styles.coin} />
          <path d="M-2.5-2.5H2.5V2.5H-2.5Z" />
        </svg>
        <span className="unseen">{say('samurai.honor')} </span>
        {view.honor[seat]}
      </span>
    </div>
  )
}
