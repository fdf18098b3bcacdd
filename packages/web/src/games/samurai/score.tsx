import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Banners, Coin, Crest } from './army-marks.tsx'
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
      <span className={styles.crest}>
        <Crest side={side} size={26} />
      </span>
      <span className="unseen">{face.seatName(view, seat, words)}</span>
      <span
        className={styles.banners}
        role="img"
        aria-label={say('samurai.flags', { flags, victory: view.victory })}
      >
        <b>{flags}</b>
        <Banners side={side} won={flags} needed={view.victory} />
      </span>
      <span className={styles.honor}>
        <Coin />
        <span className="unseen">{say('samurai.honor')} </span>
        {view.honor[seat]}
      </span>
    </div>
  )
}
