import type { SamuraiView } from '@gunbai/samurai/screen'
import type { CSSProperties } from 'react'
import { useSay } from '../../words/words.tsx'
import { Card } from './card.tsx'
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

function OneHand({ view, seat }: { view: SamuraiView; seat: number }) {
  const say = useSay()
  const command = (view.hands[seat] ?? []).filter((card) => card !== null)
  const dragon = (view.dragonHands[seat] ?? []).filter((card) => card !== null)
  return (
    <div className={styles.hand} data-side={seat === 0 ? 'red' : 'blue'}>
      <Row
        label={say('samurai.hand.command', { count: command.length })}
        cards={command.map((card) => ({
          deck: 'command' as const,
          card,
          title: view.commandTitles[card] ?? '',
          cost: null,
        }))}
      />
      <Row
        label={say('samurai.hand.dragon', { count: dragon.length })}
        cards={dragon.map((card) => ({
          deck: 'dragon' as const,
          card,
          title: view.dragonTitles[card] ?? '',
          cost: view.dragonCosts[card] ?? 0,
        }))}
      />
    </div>
  )
}

function Row({ label, cards }: { label: string; cards: readonly Parameters<typeof Card>[0][] }) {
  return (
    <section className={styles.row} aria-label={label} style={{ '--cards': cards.length } as CSSProperties}>
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card key={`${card.deck} ${card.card}`} {...card} />
        ))}
      </div>
    </section>
  )
}
