import type { GloryView } from '@gunbai/glory/screen'
import { hexOf, type Outline, piecesOf } from '@gunbai/glory/sheet'
import { type Direction, type HexId, hexesBetween, imageOf } from '@gunbai/hexes'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from '../../../screens/workshop/bench/board.module.css'
import { useStroke } from '../../../screens/workshop/bench/use-stroke.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import type { Arrow } from '../../board/arrows.ts'
import { hexPath } from '../../board/hex-shape.ts'
import { hexStep } from '../../board/hex-walk.ts'
import { sayHex } from '../description.ts'
import { centreOf, type Layout, layoutOf, sideEnds, written } from '../geometry.ts'
import { Ground } from '../ground-drawing.tsx'
import { Objectives } from '../overlays.tsx'
import { Pieces } from '../pieces.tsx'
import type { GloryBench, GloryDrawn } from './bench.tsx'
import { type Hand, markedIn } from './tools.ts'

/** A hex, and which of its sides is meant. */
export interface Spot {
  readonly hex: number
  readonly direction: Direction
}

interface Props {
  readonly bench: GloryBench
  readonly hand: Hand
  readonly shown: Spot
  /** Touches of the same stroke are made without lifting the hand. */
  readonly onTouch: (spot: Spot, stroke?: string) => void
  readonly onShown: (spot: Spot) => void
}

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Nearer to the middle of its hex than this, a drag draws no side. */
const middle = 22

/** The map as the game draws it, to be drawn on by mouse, touch and keys. */
export function SheetBoard({ bench, hand, shown, onTouch, onShown }: Props) {
  const { say } = useWords()
  const { drawn } = bench
  const [over, setOver] = useState<Spot | null>(null)
  const hands = useStroke<Spot>()
  if (drawn === null) return <NoMap />
  const { field, state } = drawn
  const layout = layoutOf(field)
  const view = state as unknown as GloryView
  const isSide = hand.brush.kind === 'side' && (hand.tool === 'paint' || hand.tool === 'erase')
  const drags =
    isSide || ((hand.tool === 'paint' || hand.tool === 'erase') && dragging.includes(hand.brush.kind))
  const { map } = field.ground
  const place = Math.min(shown.hex, map.size - 1)

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    if (arrows.includes(event.key)) {
      const next = hexStep(map, place, event.key as Arrow)
      onShown({ ...shown, hex: next })
      event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') onTouch({ ...shown, hex: place })
    else return
    event.preventDefault()
  }

  function touch(event: PointerEvent, isFirst: boolean) {
    const spot = spotOf(layout, event)
    if (spot === null) return
    setOver(spot)
    const { hex, direction } = spot
    if (isFirst) {
      onTouch({ hex, direction }, hands.begin({ hex, direction }))
      return
    }
    if (!drags || (isSide && spot.far < middle)) return
    const moved = hands.on({ hex, direction })
    if (moved === null) return
    const { before, stroke } = moved
    if (before.hex === hex && (!isSide || before.direction === direction)) return
    // a quick hand passes hexes of which the page is not told
    const passed = isSide ? [hex] : hexesBetween(map, before.hex as HexId, hex as HexId).slice(1)
    for (const each of passed) onTouch({ hex: each, direction }, stroke)
  }

  return (
    <div className={styles.boardRoom}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing */}
      <svg
        className={styles.board}
        viewBox={layout.viewBox}
        role="group"
        aria-label={say({ id: 'glory.board' })}
        data-detail={map.size > 300 ? 'far' : undefined}
        onPointerMove={(event) => touch(event, false)}
        onPointerUp={hands.end}
        // a second finger has come: the first did not mean to draw
        onPointerCancel={() => bench.undo(hands.end() ?? '')}
        onPointerLeave={() => {
          hands.end()
          setOver(null)
        }}
      >
        <Ground field={field} />
        <Objectives field={field} holders={state.holders.join()} />
        <Marks bench={bench} drawn={drawn} hand={hand} />
        <Pieces view={view} field={field} />
        <Overlay bench={bench} drawn={drawn} hand={hand} spot={over ?? shown} isSide={isSide} />
        <Hits drawn={drawn} place={place} onKeyDown={onKeyDown} onDown={(event) => touch(event, true)} />
      </svg>
      <p className={styles.foot}>
        {sayHex(say, field, view, place)}
        <span>{say({ id: isSide ? 'workshop.keys.side' : 'workshop.keys.glory' })}</span>
      </p>
    </div>
  )
}

/** Where the pointer is: the hex, the side nearest to it, and how far it is from the middle. */
function spotOf(layout: Layout, event: PointerEvent): (Spot & { readonly far: number }) | null {
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGGElement>('[data-hex]')
  const matrix = at?.ownerSVGElement?.getScreenCTM()
  if (at == null || matrix == null) return null
  const hex = Number(at.getAttribute('data-hex'))
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  const centre = centreOf(layout, hex)
  const [dx, dy] = [point.x - centre.x, point.y - centre.y]
  const direction = ((Math.round((Math.atan2(dy, dx) + Math.PI / 3) / (Math.PI / 3)) + 6) % 6) as Direction
  return { hex, direction, far: Math.hypot(dx, dy) }
}

/** What may be painted without lifting the hand. */
const dragging: readonly string[] = ['ground', 'height', 'zone', 'held', 'exit']

interface HitsProps {
  readonly drawn: NonNullable<GloryDrawn>
  readonly place: number
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
  readonly onDown: (event: PointerEvent) => void
}

/** The hexes as they are pointed at. */
function Hits({ drawn: { field, state }, place, onKeyDown, onDown }: HitsProps) {
  const { say } = useWords()
  const layout = layoutOf(field)
  const view = state as unknown as GloryView
  return field.ground.map.hexes.map((hex) => (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
    <g
      key={hex}
      role="button"
      tabIndex={hex === place ? 0 : -1}
      data-hex={hex}
      transform={`translate(${written(centreOf(layout, hex))})`}
      className={styles.hex}
      data-shown={hex === place}
      aria-label={sayHex(say, field, view, hex)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.releasePointerCapture(event.pointerId)
        onDown(event)
      }}
    >
      <path d={hexPath(1)} />
    </g>
  ))
}

function NoMap() {
  const say = useSay()
  return <p className={styles.none}>{say('workshop.map.none')}</p>
}

/** Arrivals, exits and the zone in hand. */
function Marks({ bench, drawn, hand }: { bench: GloryBench; drawn: NonNullable<GloryDrawn>; hand: Hand }) {
  const say = useSay()
  const layout = layoutOf(drawn.field)
  const { outline } = bench
  const arrivals = arrivalsIn(outline)
  const marked = markedIn(outline, hand)
  return (
    <>
      {marked.map((hex) => (
        <path
          key={hex}
          d={hexPath(2)}
          transform={`translate(${written(centreOf(layout, hex))})`}
          className={styles.zone}
        />
      ))}
      {[...arrivals].map(([hex, turns]) => (
        <g key={hex} transform={`translate(${written(centreOf(layout, hex))})`} className={styles.arrival}>
          <rect x="-34" y="-14" width="68" height="28" rx="14" />
          <text y="6">{say('workshop.arrival', { turn: [...turns].sort((a, b) => a - b).join(', ') })}</text>
        </g>
      ))}
    </>
  )
}

/** By hex, the turns in which somebody comes there. */
function arrivalsIn(outline: Outline): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const { fields } of piecesOf(outline, 'unit')) {
    const [hex, turn] = [hexOf(outline, fields[7]), Number(fields[9])]
    if (hex === null || !(turn > 0)) continue
    found.set(hex, (found.get(hex) ?? new Set()).add(turn))
  }
  return found
}

interface OverlayProps {
  readonly bench: GloryBench
  readonly drawn: NonNullable<GloryDrawn>
  readonly hand: Hand
  readonly spot: Spot
  readonly isSide: boolean
}

/** What is wrong, and what the hand is about to do. */
function Overlay({ bench, drawn, hand, spot, isSide }: OverlayProps) {
  const { field } = drawn
  const layout = layoutOf(field)
  const { map } = field.ground
  const hex = Math.min(spot.hex, map.size - 1)
  const image = hand.mirror === null ? null : imageOf(map, hex as HexId, hand.mirror)
  const at = (each: number) => `translate(${written(centreOf(layout, each))})`
  const ends = sideEnds(field, hex, spot.direction)
  return (
    <>
      {bench.problems.map(({ place, line, reason }, i) =>
        place === null || place >= map.size ? null : (
          <g key={`${line} ${place} ${reason}`} transform={at(place)} className={styles.wrong}>
            <path d={hexPath(1)} />
            <circle cx="22" cy="-26" r="12" />
            <text x="22" y="-21">
              {i + 1}
            </text>
          </g>
        ),
      )}
      {isSide && <path d={`M${written(ends[0])}L${written(ends[1])}`} className={styles.side} />}
      {image !== null && <path d={hexPath(2)} transform={at(image)} className={styles.image} />}
      {hand.from !== null && hand.from < map.size && (
        <path d={hexPath(2)} transform={at(hand.from)} className={styles.from} />
      )}
    </>
  )
}
