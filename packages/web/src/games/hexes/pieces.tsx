import type { Diagram } from '@gunbai/kernel'
import { usePlay } from '../../table/play.tsx'
import { hexPath } from '../board/hex-shape.ts'
import type { InHand } from '../board/use-lit.ts'
import { fieldOf } from './field.ts'
import { Piece } from './piece.tsx'
import styles from './pieces.module.css'
import { type Handle, hexHandle, hexOf } from './pointing.ts'

const low = 8 // beneath the name of the hex
const askew = 7 // each piece of a stack beside the one below it

/** Everything that stands on the board: lifted where it may act, flat where it has acted. */
export function Pieces({ diagram, inHand }: { diagram: Diagram; inHand?: InHand<Handle> }) {
  const { centre } = fieldOf(diagram)
  const stacked = new Map<number, number>()
  return (
    <g className={styles.pieces}>
      {diagram.pieces.map((piece) => {
        const below = stacked.get(piece.hex) ?? 0
        stacked.set(piece.hex, below + 1)
        const { x, y } = centre(piece.hex)
        const place = { x: x + askew * below, y: y + low - askew * below }
        return inHand === undefined ? (
          <Piece key={piece.id} piece={piece} {...place} state="rest" />
        ) : (
          <PlayedPiece key={piece.id} piece={piece} {...place} inHand={inHand} />
        )
      })}
      {inHand !== undefined && <Taken diagram={diagram} taken={inHand.taken} />}
    </g>
  )
}

type PlayedProps = Omit<Parameters<typeof Piece>[0], 'state'> & { readonly inHand: InHand<Handle> }

function PlayedPiece({ inHand: { origins, targets, taken }, ...drawn }: PlayedProps) {
  const { scene } = usePlay()
  const { hex, seat, spent = false } = drawn.piece
  const handle = hexHandle(hex)
  const isReady = origins.has(handle) || (targets.has(handle) && seat === scene.viewer)
  const state = handle === taken ? 'taken' : isReady ? 'ready' : spent ? 'done' : 'rest'
  return <Piece {...drawn} state={state} />
}

function Taken({ diagram, taken }: { diagram: Diagram; taken: Handle | null }) {
  if (taken === null) return null
  const { x, y } = fieldOf(diagram).centre(hexOf(taken))
  return <path d={hexPath(3)} className={styles.taken} transform={`translate(${x} ${y})`} />
}
