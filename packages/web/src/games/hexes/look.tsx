import type { Diagram, Diagrams } from '@gunbai/kernel'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { piecesAt, sayGround, sayPiece } from './description.ts'
import styles from './look.module.css'
import { PieceBlock } from './piece.tsx'
import { type Handle, hexOf } from './pointing.ts'
import { useDiagram } from './use-diagram.ts'

/** What is looked at on the board; otherwise what the latest answer brought. */
export function Look({ diagrams }: { diagrams: Diagrams<unknown> }) {
  const { lookedAt } = usePlay()
  const diagram = useDiagram(diagrams)
  return lookedAt === null ? <Latest /> : <HexLook diagram={diagram} hex={hexOf(lookedAt as Handle)} />
}

function HexLook({ diagram, hex }: { diagram: Diagram; hex: number }) {
  const words = useWords()
  return (
    <div className={styles.look}>
      <h2 className={styles.ground}>{sayGround(diagram, hex, words)}</h2>
      {piecesAt(diagram, hex).map((piece) => (
        <p key={piece.id} className={styles.piece}>
          <svg viewBox="-30 -23 60 49" width="60" height="49" aria-hidden="true">
            <PieceBlock {...piece} />
          </svg>
          {sayPiece(piece, words)}
        </p>
      ))}
    </div>
  )
}

function Latest() {
  const say = useSay()
  const words = useWords()
  const { news } = usePlay()
  const told = news.flatMap(({ phrase }) => (phrase === null ? [] : [words.say(phrase)]))
  if (told.length === 0) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  return (
    <ul className={styles.told}>
      {told.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one answer come in their order
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  )
}
