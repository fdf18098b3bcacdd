import type { Diagram, Diagrams } from '@gunbai/kernel'
import { useCallback, useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { BoardFrame, type Places } from '../board/board-frame.tsx'
import { HeardList } from '../board/heard-list.tsx'
import { HexHit } from '../board/hex-hit.tsx'
import { hexStep } from '../board/hex-walk.ts'
import { namesScale } from '../board/names-scale.ts'
import { seatName } from '../seat-name.ts'
import { sayHex } from './description.ts'
import { type Field, fieldOf } from './field.ts'
import { Ground } from './ground.tsx'
import { Pieces } from './pieces.tsx'
import { type Handle, hexHandle, hexOf, meant } from './pointing.ts'
import { useDiagram, usePointing } from './use-diagram.ts'

const placesOf = ({ map }: Field): Places<Handle> => ({
  attribute: 'data-hex',
  count: map.size,
  handle: hexHandle,
  step: (from, arrow) => hexStep(map, from, arrow),
  order: (hex) => hex,
})

/** The board that a diagram describes. */
export function Board({ diagrams }: { diagrams: Diagrams<unknown> }) {
  const words = useWords()
  const diagram = useDiagram(diagrams)
  const field = fieldOf(diagram)
  const inHand = usePointing(diagrams, diagram)
  const places = useMemo(() => placesOf(field), [field])
  const heard = useCallback((hex: number) => sayHex(diagram, hex, words), [diagram, words])
  const taken = inHand.taken === null ? null : hexOf(inHand.taken)
  return (
    <BoardFrame
      label="hexes.board"
      viewBox={field.viewBox}
      places={places}
      start={Math.floor(field.map.size / 2)}
      inHand={inHand}
      heard={heard}
      meant={(hex) => meant(hex, taken, diagrams.pointing, diagram)}
      nearness={namesScale}
      above={<BoardList diagram={diagram} />}
    >
      {(hit) => (
        <>
          <Ground diagram={diagram} named />
          {field.map.hexes.map((hex) => {
            const known = hit(hex)
            const aim = diagrams.pointing[known.kind ?? '']?.aim ?? 'other'
            return <HexHit key={hex} hex={hex} {...field.centre(hex)} {...known} aim={aim} />
          })}
          <Pieces diagram={diagram} inHand={inHand} />
        </>
      )}
    </BoardFrame>
  )
}

/** The board for those who hear it: side by side, piece by piece. */
function BoardList({ diagram }: { diagram: Diagram }) {
  const say = useSay()
  const words = useWords()
  const { scene } = usePlay()
  return (
    <section className="unseen" aria-label={say('hexes.board')}>
      {scene.game.players.map((_, seat) => (
        <HeardList
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          label={seatName(seat, words)}
          entries={[...new Set(diagram.pieces.filter((piece) => piece.seat === seat).map(({ hex }) => hex))]
            .sort((a, b) => a - b)
            .map((hex) => sayHex(diagram, hex, words))}
        />
      ))}
    </section>
  )
}
