import { useSay } from '../../words/words.tsx'
import { screenOf } from './art/card-look.ts'
import { CardFace, type CardKind } from './card-face.tsx'
import textStyles from './card-text.module.css'
import { CardText } from './card-text.tsx'
import styles from './full-card.module.css'
import { useView } from './view.ts'

/** A card with all that it says, as it is laid before both: who sits opposite is told whose left is meant. */
export function FullCard(card: CardKind & { readonly turned: boolean }) {
  const say = useSay()
  const screen = screenOf(card.title)
  const { edition } = useView()
  // its sentences speak of "your left" to who plays it; to the other it is told in brief, and whose left is meant
  const isTurned = card.turned && screen !== null && screen[0] !== screen[2]
  const isRight = screen !== null && screen[0] === 0
  return (
    <CardFace {...card} isWhole>
      {isTurned ? (
        <span className={textStyles.text}>{say(`gist.${card.title}`, { edition })}</span>
      ) : (
        <CardText {...card} />
      )}
      {isTurned && <span className={styles.note}>{say(`samurai.card.turned${isRight ? 'Right' : ''}`)}</span>}
    </CardFace>
  )
}
