import type { EditionName } from '@gunbai/samurai/screen'
import type { ReactNode } from 'react'
import { useSay } from '../../words/words.tsx'
import { CardPicture } from './art/card-picture.tsx'
import styles from './card-face.module.css'
import { useView } from './view.ts'

export interface CardKind {
  readonly deck: 'command' | 'dragon'
  readonly title: string
  readonly cost: number | null
  readonly side: 'red' | 'blue'
}

interface Props extends CardKind {
  /** As large as it has to be to be read; else of the size of a hand. */
  readonly isWhole?: boolean
  readonly turned?: boolean
  /** What it says beneath its title; its gist where nothing is given. */
  readonly children?: ReactNode
}

/** A card of the game at this table. */
export function CardFace(props: Props) {
  const { edition } = useView()
  return <CardFront {...props} edition={edition} />
}

/** A card: what it does as a picture, its title, its gist in a few words, and the seal of its cost. */
export function CardFront(props: Props & { readonly edition: EditionName }) {
  const { deck, title, cost, side, isWhole = false, turned = false, children, edition } = props
  const say = useSay()
  return (
    <span className={styles.face} data-of={deck} data-whole={isWhole}>
      <span className={styles.frame}>
        <CardPicture title={title} side={side} turned={turned} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{say(`${deck}.${title}`)}</span>
        {children ?? <span className={styles.gist}>{say(`gist.${title}`, { edition })}</span>}
      </span>
      {cost !== null && (
        <span className={styles.seal} title={say('samurai.cost', { cost })}>
          {cost}
        </span>
      )}
    </span>
  )
}
