import type { HexId, Point } from '@gunbai/hexes'
import { memo, useMemo } from 'react'
import { armyLook } from './armies.ts'
import { hexesInRange, outlineOf, rangesShown } from './command-range.ts'
import styles from './command-ranges.module.css'
import { centreOf, layoutOf } from './geometry.ts'
import { useField, useGame, useView } from './use-view.ts'
import type { Field } from './view.ts'

/** How far the commanders reach who matter now. */
export function CommandRanges({ taken }: { taken: number | null }) {
  const { scene, lookedAt } = useGame()
  const view = useView()
  const field = useField()
  const shown = rangesShown(view, field, {
    question: scene.questions.find(({ seat }) => seat === scene.viewer),
    answers: useMemo(() => scene.answers.map(({ action }) => action), [scene.answers]),
    viewer: scene.viewer,
    taken,
    lookedAt: lookedAt === null ? null : Number(lookedAt),
  })
  return shown.map((id, i) => (
    <Range
      key={id}
      field={field}
      commander={id}
      at={view.commanders[id]?.hex ?? -1}
      hexes={hexesInRange(view, field, id).join()}
      lettered={i % 2 === 0 ? 'above' : 'beneath'}
    />
  ))
}

interface RangeProps {
  readonly field: Field
  readonly commander: number
  /** As one word: what has not changed is not drawn anew. */
  readonly hexes: string
  /** Where he stands. */
  readonly at: number
  /** At which end of the line his letter stands: that of a second one would cover it. */
  readonly lettered: 'above' | 'beneath'
}

const Range = memo(function Range({ field, commander, hexes, at, lettered }: RangeProps) {
  const card = field.battle.commanders[commander]
  if (hexes === '' || card === undefined) return null
  const list = hexes.split(',').map((hex) => Number(hex) as HexId)
  const layout = layoutOf(field)
  return (
    <RangeLine
      outline={outlineOf(field, list)}
      seat={card.seat}
      letter={card.name.charAt(0)}
      colour={armyLook(field, card.seat).colour}
      at={letterAt(
        list.map((hex) => centreOf(layout, hex)),
        centreOf(layout, at).x,
        lettered === 'above' ? -1 : 1,
      )}
    />
  )
})

/** The end of the line that is straight above or beneath him, within the map. */
function letterAt(centres: readonly Point[], x: number, way: -1 | 1): Point {
  const end = Math.max(...centres.map((each) => each.y * way))
  const row = centres.filter((each) => each.y * way === end)
  const nearest = row.reduce((best, each) => (Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best))
  return { x: nearest.x, y: nearest.y + 26 * way }
}

interface LineProps {
  readonly outline: string
  readonly seat: number
  readonly letter: string
  readonly colour: string
  /** Where the letter stands. */
  readonly at: Point
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
