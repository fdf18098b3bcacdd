import type { Action } from '@gunbai/kernel'
import type { WhyNot } from '@gunbai/kernel/host'
import { useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './card.module.css'
import type { Handle } from './pointing.ts'
import { usePlanned } from './use-plan.ts'
import { usePointing } from './use-pointing.ts'
import { useView } from './view.ts'

interface Props {
  readonly deck: 'command' | 'dragon'
  readonly card: number
  readonly title: string
  readonly cost: number | null
}

/** A card of the hand: its title, what it costs, what it does. Lit where it can be played now. */
export function Card({ deck, card, title, cost }: Props) {
  const say = useSay()
  const words = useWords()
  const { has } = words
  const { draft, setDraft, point, scene, whyNot, held, hold } = usePlay()
  const [why, setWhy] = useState<WhyNot | null>(null)
  const { edition } = useView()
  const { targets, origins, taken, take, letGo } = usePointing()
  const handle: Handle = `${deck} ${card}`
  const plan = usePlanned()
  const beside = plan.offersOf(handle)
  const answers = targets.get(handle) ?? []
  const aimed = origins.has(handle)
  const isChosen = draft.some((each) => isCard(each, deck, card))
  const playable = answers.length > 0 || aimed || beside.length > 0 || isChosen
  const isTaken = taken === handle || held === handle

  function look(): void {
    if (answers.length === 1) point(answers[0]?.action ?? null)
    if (playable || scene.answers.length === 0) return
    const action = { kind: deck === 'command' ? 'playCommand' : 'playDragon', card } as Action
    whyNot(action).then(setWhy, () => setWhy(null))
  }

  function lookAway(): void {
    point(null)
    setWhy(null)
  }

  function pick(): void {
    // a card is only chosen here: the button of the plan plays it
    if (isChosen) setDraft(deck === 'command' ? [] : draft.filter((each) => !isCard(each, deck, card)))
    else if (answers.length === 1 && answers[0] !== undefined && !aimed) setDraft([answers[0].action])
    else if (isTaken) letGo()
    else if (beside.length === 1 && beside[0] !== undefined) plan.answer(beside[0].action)
    else if (beside.length > 1) hold(handle)
    else if (playable) take(handle)
  }

  const text = `${deck}.${title}.text`
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.card}
        data-deck={deck}
        data-handle={handle}
        data-playable={playable}
        aria-disabled={!playable}
        data-chosen={isChosen}
        aria-pressed={aimed ? isTaken : playable ? isChosen : undefined}
        onClick={pick}
        onPointerEnter={look}
        onPointerLeave={lookAway}
        onFocus={look}
        onBlur={lookAway}
      >
        <span className={styles.head}>
          {cost !== null && (
            <span className={styles.cost} title={say('samurai.cost', { cost })}>
              {cost}
            </span>
          )}
          <span className={styles.title}>{say(`${deck}.${title}`)}</span>
        </span>
        {has(text) && <span className={styles.text}>{say(text, { edition })}</span>}
        {why !== null && <span className={styles.why}>{words.say(why.phrase)}</span>}
      </button>
    </div>
  )
}

/** Whether an answer plays or discards this card. */
function isCard(action: Action, deck: Props['deck'], card: number): boolean {
  const kinds = deck === 'command' ? ['playCommand', 'discardCommand'] : ['playDragon', 'discardDragon']
  return kinds.includes(action.kind) && (action as Action & { card: number }).card === card
}
