import type { SamuraiView } from '@gunbai/samurai/screen'
import { type CSSProperties, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import { HeldCards } from './army-marks.tsx'
import { sideOf } from './battle.ts'
import { Card, type CardInHand } from './card.tsx'
import styles from './hand.module.css'
import { useGame } from './view.ts'

/** What the viewer holds: Command cards and Dragon cards. In an all-seeing replay, what both hold. */
export function Hand() {
  const { scene } = useGame()
  if (scene.views !== null) {
    return (
      <div className={styles.both}>
        {scene.views.map((view, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <OneHand key={seat} view={view} seat={seat} />
        ))}
      </div>
    )
  }
  if (scene.viewer === null) return <Covered />
  return <OneHand view={scene.view} seat={scene.viewer} />
}

function Covered() {
  const say = useSay()
  return <p className={styles.covered}>{say('samurai.hand.covered')}</p>
}

type Deck = CardInHand['deck']

function OneHand({ view, seat }: { view: SamuraiView; seat: number }) {
  const [shown, show] = useShownDeck()
  return (
    <div className={styles.hand} data-side={sideOf(seat)}>
      {(['command', 'dragon'] as const).map((deck) => (
        <Row
          key={deck}
          deck={deck}
          cards={cardsOf(view, seat, deck)}
          left={deck === 'command' ? view.deckSize : view.dragonDeckSize}
          isShown={shown === deck}
          onShow={() => show(deck)}
        />
      ))}
    </div>
  )
}

function cardsOf(view: SamuraiView, seat: number, deck: Deck): readonly CardInHand[] {
  const side = sideOf(seat)
  const [hands, titles] =
    deck === 'command' ? [view.hands, view.commandTitles] : [view.dragonHands, view.dragonTitles]
  const cards = (hands[seat] ?? []).filter((card) => card !== null)
  return cards.map((card) => ({
    deck,
    card,
    title: titles[card] ?? '',
    cost: deck === 'command' ? null : (view.dragonCosts[card] ?? 0),
    side,
  }))
}

/** On a small screen one deck is seen at a time: that of which a card can be played, until somebody wants the other. */
function useShownDeck(): readonly [Deck, (deck: Deck) => void] {
  const { scene } = useGame()
  const [chosen, choose] = useState<{ readonly moment: number; readonly deck: Deck } | null>(null)
  const isDragon = (kind: string) => kind === 'playDragon' || kind === 'discardDragon'
  const isCommand = (kind: string) => kind === 'playCommand' || kind === 'discardCommand'
  const kinds = scene.answers.map(({ action }) => action.kind)
  const asked = !kinds.some(isCommand) && kinds.some(isDragon) ? 'dragon' : 'command'
  const deck = chosen?.moment === scene.moment ? chosen.deck : asked
  return [deck, (wanted) => choose({ moment: scene.moment, deck: wanted })]
}

interface RowProps {
  readonly deck: Deck
  readonly cards: readonly CardInHand[]
  /** How many cards its deck still has. */
  readonly left: number
  readonly isShown: boolean
  readonly onShow: () => void
}

function Row({ deck, cards, left, isShown, onShow }: RowProps) {
  const say = useSay()
  const label = say(`samurai.hand.${deck}`, { count: cards.length })
  return (
    <section
      className={styles.row}
      aria-label={label}
      data-shown={isShown}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h2 className={styles.label}>{label}</h2>
      <button type="button" className={styles.tab} aria-expanded={isShown} onClick={onShow}>
        <HeldCards deck={deck} />
        {label}
      </button>
      <div className={styles.pile} data-of={deck}>
        <svg viewBox="-24 -33 48 66" aria-hidden="true">
          <path d="M-22-31H22V31H-22Z" />
          <path d="M-17-26H17V26H-17Z" />
          {deck === 'command' ? (
            <use href="#fan" transform="scale(1.1)" />
          ) : (
            <path d="M7-15q-24 5-9 15t-9 15" className={styles.line} />
          )}
        </svg>
        {say('samurai.deck', { count: left })}
      </div>
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card key={`${card.deck} ${card.card}`} {...card} />
        ))}
      </div>
    </section>
  )
}
