import { useRareWords, useSay, useWords } from '../../words/words.tsx'
import type { CardKind } from './card-face.tsx'
import styles from './card-text.module.css'
import { useView } from './view.ts'

/** All that a card does, in sentences. */
export function CardText({ deck, title }: Pick<CardKind, 'deck' | 'title'>) {
  const say = useSay()
  useRareWords()
  const { has } = useWords()
  const { edition } = useView()
  const text = `${deck}.${title}.text`
  return has(text) ? <span className={styles.text}>{say(text, { edition })}</span> : null
}
