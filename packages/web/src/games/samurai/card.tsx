import type { Action } from '@gunbai/kernel'
import { useRef } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useLongPress } from '../board/use-long-press.ts'
import styles from './card.module.css'
import { CardFace, type CardKind } from './card-face.tsx'
import type { Handle } from './pointing.ts'
import { usePlanned } from './use-plan.ts'
import { usePointing } from './use-pointing.ts'

export interface CardInHand extends CardKind {
  readonly card: number
}

/** A card of the hand. Lit where it can be played now, veiled where not; all that it says is read beside the board. */
export function Card({ card, ...kind }: CardInHand) {
  const { deck } = kind
  const { draft, setDraft, held, hold, point, lookAt, explain, advice } = usePlay()
  const { targets, origins, taken, take, letGo } = usePointing()
  const handle: Handle = `${deck} ${card}`
  const plan = usePlanned()
  const beside = plan.offersOf(handle)
  const answers = targets.get(handle) ?? []
  const aimed = origins.has(handle)
  const isChosen = draft.some((each) => isCard(each, deck, card))
  const playable = answers.length > 0 || aimed || beside.length > 0 || isChosen
  const advised = advice?.found?.findIndex(({ action }) => isCard(action, deck, card)) ?? -1
  const isTaken = taken === handle || held === handle
  const plays = answers.length === 1 ? (answers[0]?.action ?? null) : null
  const home = useRef<HTMLButtonElement>(null)
  const wasLong = useLongPress(home, () => explain(handle))

  /** All that it says is then read in the panel, and whom it could order is lit. */
  function look(): void {
    lookAt(handle)
    if (plays !== null) point(plays)
  }

  function lookAway(): void {
    lookAt(null)
    point(null)
  }

  function pick(): void {
    if (wasLong()) return
    point(null)
    // a card is only chosen here: the button of the plan plays it
    if (isChosen) setDraft(deck === 'command' ? [] : draft.filter((each) => !isCard(each, deck, card)))
    else if (answers.length === 1 && answers[0] !== undefined && !aimed) setDraft([answers[0].action])
    else if (isTaken) letGo()
    else if (beside.length === 1 && beside[0] !== undefined) plan.answer(beside[0].action)
    else if (beside.length > 1) hold(handle)
    else if (playable) take(handle)
  }

  return (
    <div className={styles.place}>
      <button
        ref={home}
        type="button"
        className={styles.card}
        data-deck={deck}
        data-handle={handle}
        data-playable={playable}
        aria-disabled={!playable}
        data-chosen={isChosen}
        aria-pressed={aimed ? isTaken : playable ? isChosen : undefined}
        onClick={pick}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && lookAway()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look()}
        onBlur={lookAway}
      >
        <CardFace {...kind} />
        {advised >= 0 && (
          <span className={styles.advised} data-advised={advised + 1}>
            {advised + 1}
          </span>
        )}
      </button>
    </div>
  )
}

/** Whether an answer plays or discards this card. */
function isCard(action: Action, deck: CardKind['deck'], card: number): boolean {
  const kinds = deck === 'command' ? ['playCommand', 'discardCommand'] : ['playDragon', 'discardDragon']
  return kinds.includes(action.kind) && (action as Action & { card: number }).card === card
}
