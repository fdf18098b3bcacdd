import { Fragment } from 'react'
import type { GameFace } from '../../games/face.ts'
import { type Play, PlayContext } from '../../table/play.tsx'
import styles from './past-board.module.css'

/** The board at a moment of the past. */
export function PastBoard({ face: { Board, Around = Fragment }, play }: { face: GameFace; play: Play }) {
  return (
    <PlayContext value={play}>
      <div className={styles.field} data-part="board" data-moment={play.scene.moment}>
        <Around>
          <Board />
        </Around>
      </div>
    </PlayContext>
  )
}
