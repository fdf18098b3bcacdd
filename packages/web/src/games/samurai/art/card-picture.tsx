import { lookOf, PER_CARD, screenOf } from './card-look.ts'
import styles from './card-picture.module.css'
import drawings from './cards.svg?raw'

/** Every drawing of a card, once in the page; the figures in them are those of the pieces. */
export function CardDrawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, in a file of their own
  return <div className={styles.drawings} dangerouslySetInnerHTML={{ __html: drawings }} />
}

interface Props {
  readonly title: string
  readonly side: 'red' | 'blue'
  /** Whether who looks sits opposite: what is on the player's left is then painted at the right. */
  readonly turned?: boolean
}

/** What a card does, as a picture: a folding screen with a fan for each order, or one drawing. */
export function CardPicture({ title, side, turned = false }: Props) {
  const screen = screenOf(title)
  const { art, sky, hue } = lookOf(title)
  return (
    <svg
      viewBox="0 0 120 78"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
      data-side={side}
      data-sky={screen === null ? sky : 'straw'}
      data-hue={hue}
      aria-hidden="true"
    >
      {screen === null ? (
        <use href={`#art-${art}`} />
      ) : (
        <>
          <path d="M8 74H112" className={styles.floor} />
          {(turned ? screen.toReversed() : screen).map((orders, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
            <Panel key={place} place={place} orders={orders} />
          ))}
        </>
      )}
    </svg>
  )
}

const hills = 'M7 47q4-12 9-1m-3 5q5-18 13 0'

/** One of the three panels: hills where it orders nobody, else a fan for each order; and a hand of cards where those count. */
function Panel({ place, orders }: { place: number; orders: number }) {
  const isPainted = orders !== 0
  const fans = orders === PER_CARD ? 1 : orders
  return (
    <g transform={`translate(${10.5 + place * 33} 5)`} data-painted={isPainted} className={styles.panel}>
      <use href={place % 2 === 0 ? '#art-panel-even' : '#art-panel-odd'} />
      {!isPainted && <path d={hills} className={styles.hills} />}
      {isPainted && (
        <path d={place % 2 === 0 ? 'M3 4 30 10V61L3 55Z' : 'M3 10 30 4V55L3 61Z'} className={styles.gold} />
      )}
      {Array.from({ length: fans }, (_, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: a fan is its place
          key={i}
          href="#fan"
          transform={`translate(16.5 ${fanAt(orders, i).toFixed(1)}) scale(${fans > 2 ? 0.6 : 0.72})`}
        />
      ))}
      {orders === PER_CARD && <use href="#art-held" x="16.5" y="38" />}
    </g>
  )
}

/** Where a fan stands on its panel, among so many. */
function fanAt(orders: number, i: number): number {
  if (orders === PER_CARD) return 17
  return 29 + (i - (orders - 1) / 2) * (orders > 2 ? 17 : 23) - 2
}
