import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Told } from '../../face.ts'
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
    <div className={styles.shown} data-side={event.seat === 0 ? 'red' : 'blue'} data-part="card-shown">
      <p className={styles.who}>
        {say('samurai.beat.plays', { army: face.seatName(scene.view, event.seat, words) })}
      </p>
      <PlayedCard event={event} isWhole />
    </div>
  )
}

function PlayedCard({ event, isWhole }: { event: CardEvent; isWhole: boolean }) {
  const say = useSay()
  const { has } = useWords()
  const { edition } = useGame().scene.view
  const id = event.kind === 'command' ? `command.${event.as}` : `dragon.${event.title}`
  return (
    <div className={styles.card} data-card={event.kind}>
      {event.kind === 'dragon' && <span className={styles.seal}>{event.cost}</span>}
      <strong className={styles.title}>{say(id)}</strong>
      {isWhole && has(`${id}.text`) && <span className={styles.text}>{say(`${id}.text`, { edition })}</span>}
    </div>
  )
}

interface Docked {
  readonly log: readonly Told<SamuraiEvent>[]
  readonly seat: number
  readonly side: 'far' | 'near'
  /** The seat whose card is on its way here. */
  readonly hides: number | null
}

/** The Command card that a side played last, and how many orders came of it. */
function Dock({ log, seat, side, hides }: Docked) {
  const say = useSay()
  const at = log.findLastIndex(({ event }) => event.kind === 'command' && event.seat === seat)
  const card = log[at]?.event
  if (card?.kind !== 'command' || hides === seat) return null
  const after = log.slice(at + 1)
  const end = after.findIndex(({ event }) => event.kind === 'turn')
  const orders = (end < 0 ? after : after.slice(0, end)).filter(
    ({ event }) => (event.kind === 'ordered' || event.kind === 'orderedLeader') && event.seat === seat,
  )
  return (
    <div className={styles.dock} data-side={seat === 0 ? 'red' : 'blue'} data-place={side} key={at}>
      <PlayedCard event={card} isWhole={false} />
      <span className={styles.orders}>{say('samurai.beat.orders', { count: orders.length })}</span>
    </div>
  )
}
