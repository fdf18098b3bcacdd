import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { Beat } from '../../table/beat.ts'
import { useSay } from '../../words/words.tsx'
import { type Draft, isEndOfTurn, moving, ordering } from './plan.ts'
import styles from './turn-track.module.css'
import { usePlanned } from './use-plan.ts'
import { useGame } from './view.ts'

const steps = ['card', 'orders', 'move', 'fight', 'draw'] as const
type Step = (typeof steps)[number]

/** Where a turn has come to: its five steps, those that are over ticked. A draft counts as far as it goes. */
export function TurnTrack() {
  const say = useSay()
  const { log, beat, scene } = useGame()
  const { asked, draft } = usePlanned()
  if (scene.outcome !== null) return null
  const isMine = scene.view.turn.seat === scene.viewer && asked !== '' && beat === null
  const now = steps.indexOf(isMine ? stepAsked(asked, draft) : stepTold(log, beat))
  return (
    <ol className={styles.track} data-part="turn-track">
      {steps.map((step, place) => (
        <li key={step} data-past={place < now} aria-current={place === now ? 'step' : undefined}>
          {place < now && <span aria-hidden="true">✓</span>}
          <span className={styles.name}>{say(`samurai.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The step of what the viewer is asked in his own turn, or that to which he has drafted it. */
function stepAsked(asked: string, { cards, orders, moves, strikes }: Draft): Step {
  if (isEndOfTurn(asked) || asked.startsWith('end of turn')) return 'draw'
  if (strikes.length > 0) return 'fight'
  if (asked === moving || moves.length > 0) return 'move'
  if (asked === ordering || asked === 'turn / ours' || orders.length + cards.length > 0) return 'orders'
  return asked === 'turn / command' ? 'card' : 'fight'
}

/** By kind of what was told, the step in which it happens; what happens in any of them says nothing. */
const stepOf: Readonly<Partial<Record<SamuraiEvent['kind'], Step>>> = {
  turn: 'card',
  command: 'card',
  ordered: 'orders',
  orderedLeader: 'orders',
  moved: 'move',
  leaderMoved: 'move',
  left: 'move',
  shot: 'fight',
  attacked: 'fight',
  foughtBack: 'fight',
  drewCommand: 'draw',
}

/** The step that was told of last. */
function stepTold(log: readonly { readonly event: SamuraiEvent }[], beat: Beat | null): Step {
  const end = beat === null ? log.length : log.lastIndexOf(beat.entries.at(-1) as (typeof log)[number]) + 1
  for (let at = end - 1; at >= 0; at--) {
    const step = stepOf[log[at]?.event.kind as SamuraiEvent['kind']]
    if (step !== undefined) return step
  }
  return 'card'
}
