import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Banners, Coin, Crest, HeldCards } from './army-marks.tsx'
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
  const { face, scene } = usePlay()
  const view = useView()
  const side = sideOf(seat)
  const won = view.flags[seat] ?? 0
  return (
    <div className={styles.side} data-side={side} data-active={active}>
      <Crest side={side} size={38} />
      <div className={styles.head}>
        <h2 className={styles.name}>{face.seatName(view, seat, words)}</h2>
        {scene.viewer === seat && <span className={styles.you}>{say('samurai.you')}</span>}
        {active && (
          <span className={styles.acts}>
            <svg viewBox="-14 -18 28 38" width="13" height="18" className={styles.fan} aria-hidden="true">
              <use href="#fan" />
            </svg>
            <span className="unseen">{say('samurai.acts')}</span>
          </span>
        )}
      </div>
      <span className={styles.count} aria-hidden="true">
        <b>{won}</b>/{view.victory}
      </span>
      <div className={styles.figures}>
        <span
          role="img"
          className={styles.banners}
          aria-label={say('samurai.flags', { flags: won, victory: view.victory })}
        >
          <Banners side={side} won={won} needed={view.victory} />
        </span>
        <Figure name="samurai.honor" count={view.honor[seat] ?? 0}>
          <Coin />
        </Figure>
        <Figure name="samurai.command" count={view.hands[seat]?.length ?? 0}>
          <HeldCards deck="command" />
        </Figure>
        <Figure name="samurai.dragon" count={view.dragonHands[seat]?.length ?? 0}>
          <HeldCards deck="dragon" />
        </Figure>
      </div>
    </div>
  )
}

function Figure(props: { readonly name: string; readonly count: number; readonly children: object }) {
  const { name, count, children } = props
  const say = useSay()
  return (
    <span className={styles.figure} title={say(name)}>
      {children as never}
      <span className="unseen">{say(name)}</span>
      {count}
    </span>
  )
}
