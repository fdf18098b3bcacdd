import { hexName } from '@gunbai/hexes'
import { hexesBetween, imageOf } from '@gunbai/samurai/sheet'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from '../../../screens/workshop/bench/board.module.css'
import { useStroke } from '../../../screens/workshop/bench/use-stroke.ts'
import { useWords } from '../../../words/words.tsx'
import type { Arrow } from '../../board/arrows.ts'
import { hexPath } from '../../board/hex-shape.ts'
import { hexStep } from '../../board/hex-walk.ts'
import { leaderAt } from '../battle.ts'
import { sayHex } from '../description.ts'
import { fromTheBack, Ground, Leader, loneLeaders, Unit, upright, viewBox } from '../field-drawing.tsx'
import { field } from '../geometry.ts'
import type { SamuraiBench } from './bench.tsx'
import type { Hand } from './tools.ts'

interface Props {
  readonly bench: SamuraiBench
  readonly hand: Hand
  readonly shown: number | null
  /** Touches of the same stroke are made without lifting the hand. */
  readonly onTouch: (hex: number, stroke?: string) => void
  readonly onShown: (hex: number) => void
}

const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The battlefield as the game draws it, to be drawn on by mouse, touch and keys. */
export function SheetBoard({ bench, hand, shown, onTouch, onShown }: Props) {
  const { say } = useWords()
  const { drawn: battle } = bench
  const [over, setOver] = useState<number | null>(null)
  const hands = useStroke<number>()
  const place = shown ?? 63
  const drags = hand.tool === 'paint' || hand.tool === 'erase' || hand.tool === 'zone'

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    if (arrows.includes(event.key)) {
      const next = hexStep(field, place, event.key as Arrow)
      onShown(next)
      event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') onTouch(place)
    else return
    event.preventDefault()
  }

  function onDrag(event: PointerEvent) {
    if (!drags) return
    const at = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest('[data-hex]')
      ?.getAttribute('data-hex')
    const moved = at == null ? null : hands.on(Number(at))
    if (moved === null) return
    // a quick hand passes hexes of which the page is not told
    for (const each of hexesBetween(moved.before, Number(at)).slice(1)) onTouch(each, moved.stroke)
  }

  return (
    <div className={styles.boardRoom}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing */}
      <svg
        className={styles.board}
        viewBox={viewBox}
        role="group"
        aria-label={say({ id: 'samurai.board' })}
        onPointerMove={onDrag}
        onPointerUp={hands.end}
        // a second finger has come: the first did not mean to draw
        onPointerCancel={() => bench.undo(hands.end() ?? '')}
        onPointerLeave={() => {
          hands.end()
          setOver(null)
        }}
      >
        <Drawn bench={bench} hand={hand} over={over} />
        {field.hexes.map((hex) => (
          // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
          <g
            key={hex}
            role="button"
            tabIndex={hex === place ? 0 : -1}
            data-hex={hex}
            transform={at(hex)}
            className={styles.hex}
            data-shown={hex === shown}
            aria-label={sayHex(say, battle, hex)}
            onKeyDown={onKeyDown}
            onPointerEnter={() => setOver(hex)}
            onPointerDown={(event) => {
              if (event.button !== 0) return
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                event.currentTarget.releasePointerCapture(event.pointerId)
              onTouch(hex, hands.begin(hex))
            }}
          >
            <path d={hexPath(1)} />
          </g>
        ))}
      </svg>
      <p className={styles.foot}>
        <strong>{hexName(field, field.hexes[place] ?? field.hexes[0]!)}</strong> {sayHex(say, battle, place)}
        <span>{say({ id: 'workshop.keys' })}</span>
      </p>
    </div>
  )
}

interface DrawnProps {
  readonly bench: SamuraiBench
  readonly hand: Hand
  /** The hex under the pointer. */
  readonly over: number | null
}

/** The field with everything on it, what is wrong, and what the hand is about to do. */
function Drawn({ bench, hand, over }: DrawnProps) {
  const { drawn: battle, problems, outline } = bench
  const zone = hand.tool === 'zone' ? outline.zones.find(({ name }) => name === hand.zone) : undefined
  return (
    <>
      <Ground ground={battle.ground} tents={battle.tents} place={upright} named />
      {field.hexes
        .filter((hex) => zone?.drawing.cells[hex]?.token === 'x')
        .map((hex) => (
          <path key={hex} d={hexPath(2)} transform={at(hex)} className={styles.zone} />
        ))}
      {loneLeaders(battle).map((leader) => (
        <Leader key={leader.id} leader={leader} place={upright} state="rest" />
      ))}
      {[...battle.units].sort(fromTheBack(upright)).map((unit) => (
        <Unit key={unit.id} unit={unit} leader={leaderAt(battle, unit.hex)} place={upright} state="rest" />
      ))}
      {problems.map(({ place: hex, line }, i) =>
        hex === null ? null : (
          <g key={`${line} ${hex}`} transform={at(hex)} className={styles.wrong}>
            <path d={hexPath(1)} />
            <circle cx="22" cy="-26" r="12" />
            <text x="22" y="-21">
              {i + 1}
            </text>
          </g>
        ),
      )}
      {over !== null && hand.mirror !== null && (
        <path d={hexPath(2)} transform={at(imageOf(over, hand.mirror))} className={styles.image} />
      )}
      {hand.from !== null && <path d={hexPath(2)} transform={at(hand.from)} className={styles.from} />}
    </>
  )
}

const at = (hex: number): string => {
  const { x, y } = upright(hex)
  return `translate(${x} ${y})`
}
