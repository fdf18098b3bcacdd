import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { sideOf } from './battle.ts'
import styles from './sides.module.css'
import { useView } from './view.ts'

/** Both armies as everybody sees them: banners won, honor, cards held. */
export function Sides() {
  const say = useSay()
  const { scene } = usePlay()
  const view = useView()
  // the viewer's own army stands nearest, as it does on the board
  const seats = scene.viewer === 0 ? [1, 0] : [0, 1]
  return (
    <section className={styles.sides} aria-label={say('ui.panel.sides')}>
      {seats.map((seat) => (
        <Side key={seat} seat={seat} active={view.turn.seat === seat && scene.outcome === null} />
      ))}
    </section>
  )
}

function Side({ seat, active }: { seat: number; active: boolean }) {
  const say = useSay()
  const words = useWords()
  const { face } = usePlay()
  const view = useView()
  const flags = view.flags[seat] ?? 0
  const command = view.hands[seat]?.length ?? 0
  const dragon = view.dragonHands[seat]?.length ?? 0
  return (
    <div className={styles.side} data-side={sideOf(seat)} data-active={active}>
      <div className={styles.head}>
        <h2 className={styles.name}>{face.seatName(view, seat, words)}</h2>
        {active && view.turn.face !== null && (
          <span className={styles.face}>{say(`command.${view.turn.face}`)}</span>
        )}
      </div>
      <div className={styles.row}>
        <span
          className={styles.banners}
          role="img"
          aria-label={say('samurai.flags', { flags, victory: view.victory })}
        >
          {Array.from({ length: Math.max(view.victory, flags) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a banner is its place
            <Banner key={i} won={i < flags} side={sideOf(seat)} />
          ))}
        </span>
        <span className={styles.count} aria-hidden="true">
          {flags}/{view.victory}
        </span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{say('samurai.honor')}</dt>
          <dd>{view.honor[seat]}</dd>
        </div>
        <div>
          <dt>{say('samurai.command')}</dt>
          <dd>{command}</dd>
        </div>
        <div>
          <dt>{say('samurai.dragon')}</dt>
          <dd>{dragon}</dd>
        </div>
      </dl>
    </div>
  )
}

function Banner({ won, side }: { won: boolean; side: 'red' | 'blue' }) {
  return (
    <svg className={styles.banner} viewBox="0 0 16 26" width="16" height="26" aria-hidden="true">
      <path d="M2 1V25" stroke="var(--ink)" strokeWidth="2" />
      <path
        d={side === 'red' ? 'M2 2H14V15H2Z' : 'M2 2H14L11 8.5 14 15H2Z'}
        fill={won ? `var(--block-${side})` : 'none'}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeDasharray={won ? undefined : '2 2'}
      />
    </svg>
  )
}
