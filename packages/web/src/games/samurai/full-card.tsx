import { useSay } from '../../words/words.tsx'
import { screenOf } from './art/card-look.ts'
import { CardFace, type CardKind } from './card-face.tsx'
import { CardText } from './card-text.tsx'
import styles from './full-card.module.css'

/** A card with all that it says, as it is laid before both: who sits opposite is told whose left is meant. */
export function FullCard(card: CardKind & { readonly turned: boolean }) {
  const say = useSay()
  const screen = screenOf(card.title)
  const isLopsided = screen !== null && screen[0] !== screen[2]
  return (
    <CardFace {...card} isWhole>
      <CardText {...card} />
      {card.turned && isLopsided && <span className={styles.note}>{say('samurai.card.turned')}</span>}
    </CardFace>
  )
}
