import type { HexId } from '@gunbai/hexes'
import { memo, useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { armyLook } from './armies.ts'
import { hexesInRange, outlineOf, rangesShown } from './command-range.ts'
import styles from './command-ranges.module.css'
import { centreOf, layoutOf } from './geometry.ts'
import { useField, useView } from './use-view.ts'
import type { Field } from './view.ts'

/** How far the commanders reach who matter now. */
export function CommandRanges({ taken }: { taken: number | null }) {
  const { scene, lookedAt } = usePlay()
  const view = useView()
  const field = useField()
  const shown = rangesShown(view, field, {
    question: scene.questions.find(({ seat }) => seat === scene.viewer),
    answers: useMemo(() => scene.answers.map(({ action }) => action), [scene.answers]),
    viewer: scene.viewer,
    taken,
    lookedAt: lookedAt === null ? null : Number(lookedAt),
  })
  return shown.map((id) => (
    <Range key={id} field={field} commander={id} hexes={hexesInRange(view, field, id).join()} />
  ))
}

interface RangeProps {
  readonly field: Field
  readonly commander: number
  /** As one word: what has not changed is not drawn anew. */
  readonly hexes: string
}

const Range = memo(function Range({ field, commander, hexes }: RangeProps) {
  const card = field.battle.commanders[commander]
  if (hexes === '' || card === undefined) return null
  const list = hexes.split(',').map((hex) => Number(hex) as HexId)
  const { x, y } = centreOf(layoutOf(field), list[0] ?? 0)
  return (
    <RangeLine
      outline={outlineOf(field, list)}
      seat={card.seat}
      letter={card.name.charAt(0)}
      colour={armyLook(field, card.seat).colour}
      at={{ x, y: y - 40 }}
    />
  )
})

interface LineProps {
  readonly outline: string
  readonly seat: number
  readonly letter: string
  readonly colour: string
  /** Where the letter stands. */
  readonly at: { readonly x: number; readonly y: number }
}

/** A broken line in the colour of the army, with dots for the second, and the commander's letter on it. */
export function RangeLine({ outline, seat, letter, colour, at }: LineProps) {
  return (
    <g className={styles.range} data-seat={seat} style={{ color: colour }}>
      <path d={outline} className={styles.halo} />
      <path d={outline} className={styles.line} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <rect x="-10" y="-10" width="20" height="20" rx="2" />
        <text y="6">{letter}</text>
      </g>
    </g>
  )
}
