import type { DiagramPiece } from '@gunbai/kernel'
import { memo } from 'react'
import lifted from '../board/lifted.module.css'
import styles from './piece.module.css'
import { lookOf } from './sides-look.ts'

/** A piece around 0, 0: its label, and how strong it is. */
export function PieceBlock({ seat, label, strength }: Pick<DiagramPiece, 'seat' | 'label' | 'strength'>) {
  const { fill, edge, ink, outline } = lookOf(seat)
  return (
    <g className={styles.block} style={{ fill: ink }}>
      <path d={outline} fill={edge} transform="translate(0 3)" />
      <path d={outline} fill={fill} stroke={edge} strokeWidth="1.5" />
      <text x={strength === undefined ? 0 : -9} className={styles.label} data-long={label.length > 2}>
        {label}
      </text>
      {strength !== undefined && (
        <text x="12" className={styles.strength}>
          {strength}
        </text>
      )}
    </g>
  )
}

interface Props {
  readonly piece: DiagramPiece
  readonly x: number
  readonly y: number
  readonly state: 'rest' | 'ready' | 'taken' | 'done'
}

/** A piece where it stands. It glides when it moves. */
export const Piece = memo(function Piece({ piece, x, y, state }: Props) {
  return (
    <g className={lifted.piece} style={{ transform: `translate(${x}px, ${y}px)` }} data-state={state}>
      <g className={lifted.lift}>
        <PieceBlock {...piece} />
      </g>
    </g>
  )
})
