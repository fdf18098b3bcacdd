import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Offered } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './board.module.css'
import { BoardList } from './board-list.tsx'
import { Chooser } from './chooser.tsx'
import { sayHex } from './description.ts'
import { Ground, turned, upright, viewBox } from './field-drawing.tsx'
import { type Arrow, field, isArrow, step, turnedArrow } from './geometry.ts'
import { HexHit } from './hex-hit.tsx'
import { ArrowHead } from './news-marks.tsx'
import { Pieces } from './pieces.tsx'
import { hexHandle, hexOf } from './pointing.ts'
import { usePanzoom } from './use-panzoom.ts'
import { usePointing } from './use-pointing.ts'
import { useBattle } from './view.ts'
import { WhyNotNote } from './why-not-note.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

const middle = Number(field.hexes[Math.floor(field.hexes.length / 2)])

/** The battlefield. Everything on it that is lit comes from the legal answers; nothing else can be chosen. */
export function Board() {
  const say = useSay()
  const words = useWords()
  const { scene, point, lookAt, choose } = usePlay()
  const battle = useBattle()
  const { targets, origins, taken, take, letGo } = usePointing()
  const [at, setAt] = useState(middle)
  const [several, setSeveral] = useState<{ hex: number; answers: readonly Offered[] } | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const home = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const zoom = usePanzoom(home, svg)
  const place = scene.viewer === 0 ? turned : upright

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what the last one had opened
  useEffect(() => {
    setSeveral(null)
    setRefused(null)
  }, [scene.moment])

  /** What a screen reader says of each hex. */
  const labels = useMemo(
    () =>
      field.hexes.map((hex) => {
        const said = sayHex(words.say, battle, hex)
        const answers = targets.get(hexHandle(hex)) ?? []
        if (answers.length > 0) return `${said} ${answers.map(({ phrase }) => words.say(phrase)).join('; ')}.`
        return origins.has(hexHandle(hex)) ? `${said} ${words.say({ id: 'samurai.take' })}` : said
      }),
    [battle, targets, origins, words],
  )

  function pick(hex: number): void {
    const handle = hexHandle(hex)
    const answers = targets.get(handle) ?? []
    setAt(hex)
    setSeveral(null)
    setRefused(null)
    if (handle === taken && answers.length === 0) letGo()
    else if (answers.length === 1 && answers[0] !== undefined) choose(answers[0].action)
    else if (answers.length > 1) setSeveral({ hex, answers })
    else if (origins.has(handle)) take(handle)
    else if (scene.answers.length > 0) setRefused(hex)
  }

  function look(hex: number | null): void {
    const answers = hex === null ? [] : (targets.get(hexHandle(hex)) ?? [])
    point(answers.length === 1 ? (answers[0]?.action ?? null) : null)
    lookAt(hex === null ? null : hexHandle(hex))
  }

  function walkTo(hex: number): void {
    setAt(hex)
    svg.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()
  }

  function walkToNextLit(): void {
    const hexes = [...new Set([...targets.keys(), ...origins])].flatMap((handle) => hexOf(handle) ?? [])
    hexes.sort((a, b) => a - b)
    const next = hexes.find((hex) => hex > at) ?? hexes[0]
    if (next !== undefined) walkTo(next)
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (isArrow(key)) walkTo(step(at, place === turned ? turnedArrow[key as Arrow] : key))
    else if (key === 'Enter' || key === ' ') pick(at)
    else if (key === 'Escape') letGo()
    else if (key === 'n') walkToNextLit()
    else if (key === '+' || key === '=') zoom.in()
    else if (key === '-') zoom.out()
    else if (key === '0') zoom.whole()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.board} ref={home}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own for a group */}
      <svg
        ref={svg}
        className={styles.svg}
        viewBox={viewBox}
        role="group"
        aria-label={say('samurai.board')}
        onKeyDown={press}
        onClick={(event) => withHex(event, pick)}
        onPointerOver={(event) => withHex(event, look)}
        onPointerLeave={() => look(null)}
        onFocus={(event) =>
          withHex(event, (hex) => {
            setAt(hex)
            look(hex)
          })
        }
      >
        <defs>
          <ArrowHead />
        </defs>
        <Ground ground={battle.ground} place={place} />
        {field.hexes.map((hex, i) => {
          const answers = targets.get(hexHandle(hex))
          return (
            <HexHit
              key={hex}
              hex={hex}
              {...place(hex)}
              lit={answers !== undefined ? 'target' : origins.has(hexHandle(hex)) ? 'origin' : 'none'}
              kind={answers?.[0]?.action.kind ?? null}
              reached={hex === at}
              label={labels[i] ?? ''}
            />
          )
        })}
        <Pieces place={place} />
      </svg>
      <ZoomButtons zoom={zoom} />
      {several !== null && (
        <Chooser answers={several.answers} onChoose={choose} onClose={() => walkTo(several.hex)} />
      )}
      {refused !== null && (
        <WhyNotNote hex={refused} taken={taken} battle={battle} onClose={() => setRefused(null)} />
      )}
      <BoardList battle={battle} />
    </div>
  )
}

/** Does something with the hex that an event came from. */
function withHex(event: SyntheticEvent, act: (hex: number) => void): void {
  const place = (event.target as Element).closest('[data-hex]')
  if (place !== null) act(Number(place.getAttribute('data-hex')))
}
