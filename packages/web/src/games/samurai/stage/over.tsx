import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Told } from '../../face.ts'
import { PER_CARD, screenOf } from '../art/card-look.ts'
import { sideOf } from '../battle.ts'
import { CardFace, type CardKind } from '../card-face.tsx'
import { FullCard } from '../full-card.tsx'
import { useGame } from '../view.ts'
import styles from './over.module.css'

type CardEvent = Extract<SamuraiEvent, { kind: 'command' | 'dragon' }>

const isCard = (event: SamuraiEvent): event is CardEvent =>
  event.kind === 'command' || event.kind === 'dragon'

/** The card that is being played, large; afterwards each side's Command card beside the field, with its orders. */
export function Over() {
  const { log, beat, scene } = useGame()
  const played =
    beat?.name === 'card' ? beat.entries.map(({ event }) => event as SamuraiEvent).find(isCard) : undefined
  const last = beat === null ? -1 : log.lastIndexOf(beat.entries.at(-1) as Told<SamuraiEvent>)
  const told = last < 0 ? log : log.slice(0, last + 1)
  const near = scene.viewer ?? 1
  return (
    <>
      <Dock log={told} seat={1 - near} side="far" hides={played?.kind === 'command' ? played.seat : null} />
      <Dock log={told} seat={near} side="near" hides={played?.kind === 'command' ? played.seat : null} />
      {played !== undefined && <Shown event={played} />}
    </>
  )
}

/** For a beat, large, over the field. */
function Shown({ event }: { event: CardEvent }) {
  const say = useSay()
  const { face, scene } = useGame()
  const words = useWords()
  return (
    <div className={styles.shown} data-side={sideOf(event.seat)} data-part="card-shown">
      <p className={styles.who}>
        {say('samurai.beat.plays', { army: face.seatName(scene.view, event.seat, words) })}
      </p>
      <FullCard {...cardOf(event)} turned={isOpposite(event.seat, scene.viewer)} />
    </div>
  )
}

function cardOf(event: CardEvent): CardKind {
  const side = sideOf(event.seat)
  return event.kind === 'command'
    ? { deck: 'command', title: event.as, cost: null, side }
    : { deck: 'dragon', title: event.title, cost: event.cost, side }
}

/** Whether a player's left is the viewer's right: who only looks sits at the foot, as Blue does. */
const isOpposite = (seat: number, viewer: number | null): boolean => seat !== (viewer ?? 1)

interface Docked {
  readonly log: readonly Told<SamuraiEvent>[]
  readonly seat: number
  readonly side: 'far' | 'near'
  /** The seat whose card is on its way here. */
  readonly hides: number | null
}

/** The Command card that a side played last, and how many orders came of it. */
function Dock({ log, seat, side, hides }: Docked) {
  const at = log.findLastIndex(({ event }) => event.kind === 'command' && event.seat === seat)
  const card = log[at]?.event
  if (card?.kind !== 'command' || hides === seat) return null
  const after = log.slice(at + 1)
  const end = after.findIndex(({ event }) => event.kind === 'turn')
  const orders = (end < 0 ? after : after.slice(0, end)).filter(
    ({ event }) => (event.kind === 'ordered' || event.kind === 'orderedLeader') && event.seat === seat,
  )
  return (
    <div className={styles.dock} data-side={sideOf(seat)} data-place={side} key={at}>
      <div className={styles.card}>
        <CardFace {...cardOf(card)} turned={side === 'far'} />
      </div>
      <Orders count={orders.length} most={mostOrders(card.as)} />
    </div>
  )
}

/** How many orders a card gives that has its sections printed; null where it hangs on something else. */
function mostOrders(title: string): number | null {
  const screen = screenOf(title)
  return screen === null || screen.includes(PER_CARD) ? null : screen.reduce((sum, each) => sum + each, 0)
}

/** A fan for each order, those that are still to come without their colour; and the count. */
function Orders({ count, most }: { count: number; most: number | null }) {
  const say = useSay()
  const fans = Math.max(count, most ?? 0)
  return (
    <span className={styles.orders}>
      {fans > 0 && (
        <svg viewBox={`-14 -18 ${fans * 24 + 4} 38`} height={fans > 4 ? 13 : 19} aria-hidden="true">
          {Array.from({ length: fans }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fan is its place
            <use key={i} href="#fan" x={i * 24} data-given={i < count} />
          ))}
        </svg>
      )}
      <b aria-hidden="true">{most === null ? count : `${count}/${most}`}</b>
      <span className="unseen">{say('samurai.beat.orders', { count })}</span>
    </span>
  )
}
