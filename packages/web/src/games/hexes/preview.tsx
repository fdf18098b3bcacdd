import type { Diagrams } from '@gunbai/kernel'
import { useSay } from '../../words/words.tsx'
import styles from '../board/preview.module.css'
import { fieldOf } from './field.ts'
import { Ground } from './ground.tsx'
import { Pieces } from './pieces.tsx'
import { diagramOf } from './use-diagram.ts'

/** The board, small, before the first answer. */
export function Preview({ diagrams, view }: { diagrams: Diagrams<unknown>; view: unknown }) {
  const say = useSay()
  const diagram = diagramOf(diagrams, view)
  return (
    <svg
      className={styles.preview}
      viewBox={fieldOf(diagram).viewBox}
      role="img"
      aria-label={say('hexes.board')}
    >
      <Ground diagram={diagram} />
      <Pieces diagram={diagram} />
    </svg>
  )
}
