import type { Action } from '@gunbai/kernel'
import type { WhyNot } from '@gunbai/kernel/host'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import type { Arrow } from './arrows.ts'
import styles from './board-frame.module.css'
import { Chooser } from './chooser.tsx'
import type { Hit } from './place-hit.tsx'
import { pressing } from './pressing.ts'
import { lit, useCamera } from './use-camera.ts'
import { type Hands, useDragging } from './use-dragging.ts'
import { useExplaining } from './use-explaining.ts'
import type { InHand } from './use-lit.ts'
import { useLongPress } from './use-long-press.ts'
import { type Nearness, usePanzoom, type Zoom } from './use-panzoom.ts'
import { usePicking } from './use-picking.ts'
import { useToolsPlace } from './use-tools-place.ts'
import { withPlace } from './with-place.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** Fetched when it is first needed. */
const WhyNotNote = lazy(() => import('./why-not-note.tsx'))
const SmallMap = lazy(() => import('./small-map.tsx'))
const AdviceMarks = lazy(() => import('./advice-marks.tsx'))
const DrawnMarks = lazy(() => import('./drawn-marks.tsx'))

/** How a place says its number in the page. */
export type PlaceAttribute = 'data-hex' | 'data-province'

/** The places of a board, numbered from 0. */
export interface Places<H> {
  readonly attribute: PlaceAttribute
  readonly count: number
  handle(place: number): H
  /** The place that an arrow key leads to. */
  step(from: number, arrow: Arrow): number
  /** In which order the lit ones are walked through. */
  order(place: number): number
}

export interface BoardProps<H> {
  readonly label: string
  readonly viewBox: string
  readonly className?: string | undefined
  readonly places: Places<H>
  /** Where the keys begin. */
  readonly start: number
  readonly inHand: InHand<H>
  /** What is heard of a place. */
  readonly heard: (place: number) => string
  /** The answers that choosing a place could have meant, were they legal. */
  readonly meant: (place: number) => readonly Action[]
  /** What choosing does where it only drafts a plan; else it answers. */
  readonly draft?: ((action: Action) => void) | undefined
  /** Whether choosing gives the answer to the rules, so that a tap only aims at it; all do where nothing is drafted. */
  readonly commits?: (action: Action) => boolean
  /** Why what was meant cannot be; asked of the table where nothing is said. */
  readonly whyNot?: (action: Action) => Promise<WhyNot | null>
  /** What can be dragged to where it is aimed, and what is done when it is taken up so. */
  readonly drags?: ReadonlySet<H>
  readonly onLift?: (handle: H) => void
  /** What is done where it is put down, and over which place that can be chosen it came last; false to choose the place. */
  readonly onDrop?: (place: number, over: number | null) => boolean
  /** What is done where it is put down, at a point of the drawing, be it where it came from; false for what else would be done. */
  readonly onPut?: (handle: H, at: { readonly x: number; readonly y: number }) => boolean
  readonly nearness?: Nearness
  /** The place that the question is about: it is brought into sight. */
  readonly asked?: number | null
  /** Keys of this board alone; true where one was taken. */
  readonly onKey?: (key: string, at: number) => boolean
  /** Where the drawing leaves room over which the tools may lie: at its right foot, or at its left head. */
  readonly toolsOver?: 'foot' | 'head'
  /** Tools of this board alone, beside those for coming nearer. */
  readonly tools?: ReactNode
  /** What stands above the drawing. */
  readonly above?: ReactNode
  /** The board in a few strokes, in its own measures, for the small map of a small screen. */
  readonly overview?: ReactNode
  readonly children: (hit: (place: number) => Hit) => ReactNode
}

const asItIs: Nearness = {}

/**
 * A drawn board with places. Everything on it that is lit comes from the legal answers; nothing else can be chosen. Pointing,
 * walking, choosing and coming nearer are the same for every game.
 */
export function BoardFrame<H extends string>(props: BoardProps<H>) {
  const { label, viewBox, className, places, inHand } = props
  const { tools, above, overview, children } = props
  const say = useSay()
  const play = usePlay()
  const frame = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  useToolsPlace(frame, svg, props.toolsOver ?? null)
  const zoom = usePanzoom(home, svg, props.nearness ?? asItIs)
  const layout = useLayout()
  const question = useCamera(places, svg, zoom, isAnyLit(props))
  const { at, setAt, walkTo } = useWalking(props, svg, zoom.bring)
  const { pick, clicked, several, refused, setRefused, close, giveOrAim } = usePicking(props, setAt)
  const dragging = useDragging(svg, places, handsOf(props, pick))
  const look = useLooking(props)
  const hit = useHits(props, at)
  const explain = useExplaining(svg, props, () => setRefused(null))
  const wasLong = useLongPress(svg, (on) => withPlace(places, on, explain))

  function stepTo(place: number): void {
    close()
    walkTo(place)
  }

  const press = keysOf(props, at, { pick, stepTo, zoom })
  return (
    <div className={styles.board} ref={frame}>
      <div className={styles.tools}>
        {!isSmall(layout) && <ZoomButtons zoom={zoom} />}
        {tools}
      </div>
      <div className={styles.home} ref={home}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own for a group */}
        <svg
          ref={svg}
          className={className === undefined ? styles.svg : `${styles.svg} ${className}`}
          viewBox={viewBox}
          role="group"
          aria-label={say(label)}
          onKeyDown={press}
          onClick={clicked(() => dragging.wasDrag() || wasLong())}
          onPointerOver={(event) => withPlace(places, event.target, look, () => look(null))}
          onPointerLeave={() => look(null)}
          onFocus={(event) =>
            withPlace(places, event.target, (place) => {
              setAt(place)
              look(place)
            })
          }
        >
          {children(hit)}
          <Advised drawing={svg} places={places} inHand={inHand} />
          {dragging.way !== null && <path d={dragging.way} className={styles.drag} />}
        </svg>
        <Suspense>
          {isSmall(layout) && (
            <SmallMap drawing={svg} zoom={zoom} lit={`[${places.attribute}]${lit}`} question={question}>
              {overview}
            </SmallMap>
          )}
        </Suspense>
        {above}
        <Suspense>
          {several !== null && (
            <Chooser
              answers={several.answers}
              onChoose={chooseOf(close, giveOrAim)}
              onClose={() => stepTo(several.place)}
            />
          )}
          <Refused refused={refused} whyNot={props.whyNot ?? play.whyNot} onClose={() => setRefused(null)} />
        </Suspense>
      </div>
    </div>
  )
}

/** Whether anything can be chosen on the board itself. */
const isAnyLit = <H extends string>({ places, inHand: { targets, origins } }: BoardProps<H>): boolean =>
  Array.from({ length: places.count }, (_, place) => places.handle(place)).some(
    (handle) => targets.has(handle) || origins.has(handle),
  )

interface AdvisedProps<H> {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly places: Places<H>
  readonly inHand: InHand<H>
}

/** What is advised, where somebody has asked for it; and what is drawn in a study. */
function Advised<H>({ drawing, places, inHand: { advised = [] } }: AdvisedProps<H>) {
  const { advice, drawn = null } = usePlay()
  return (
    <Suspense>
      {advice !== null && <AdviceMarks drawing={drawing} places={places} advised={advised} />}
      {drawn !== null && <DrawnMarks drawing={drawing} places={places} drawn={drawn} />}
    </Suspense>
  )
}

/** What dragging does on this board. */
function handsOf<H extends string>(
  { places, inHand, drags, onLift, onPut, onDrop }: BoardProps<H>,
  pick: (place: number) => void,
): Hands {
  return {
    mayDrag: (place) => drags?.has(places.handle(place)) === true,
    lift: (place) => onLift?.(places.handle(place)),
    isWay: (place) => inHand.targets.has(places.handle(place)),
    put: (place, at) => onPut?.(places.handle(place), at) === true,
    drop: (place, over) => onDrop?.(place, over) === true || pick(place),
  }
}

interface ByKeys {
  pick(place: number): void
  stepTo(place: number): void
  readonly zoom: Zoom
}

/** What the keys do on the board. */
function keysOf<H extends string>(
  { places, inHand, onKey }: BoardProps<H>,
  at: number,
  { pick, stepTo, zoom }: ByKeys,
) {
  return pressing(
    { arrow: (key) => stepTo(places.step(at, key)), other: (key) => onKey?.(key, at) === true },
    {
      Enter: () => pick(at),
      ' ': () => pick(at),
      Escape: () => inHand.letGo(),
      n: () => stepTo(nextLit(places, inHand, at) ?? at),
      '+': () => zoom.in(),
      '=': () => zoom.in(),
      '-': () => zoom.out(),
      '0': () => zoom.whole(),
    },
  )
}

/** What choosing one of several does: they are closed, and it is given. */
const chooseOf =
  (close: () => void, give: (action: Action, touched: boolean) => void) =>
  (action: Action, touched: boolean) => {
    close()
    give(action, touched)
  }

/** Why a place was refused, where one was. */
function Refused(props: {
  readonly refused: readonly Action[] | null
  readonly whyNot: (action: Action) => Promise<WhyNot | null>
  readonly onClose: () => void
}) {
  const { refused, ...rest } = props
  return refused === null ? null : <WhyNotNote meant={refused} {...rest} />
}

/** Walking over the board by keys: where one stands is brought into sight, and so is what is asked about. */
function useWalking<H extends string>(
  { places, start, asked = null }: BoardProps<H>,
  svg: RefObject<SVGSVGElement | null>,
  bring: (part: SVGElement) => void,
) {
  const [at, setAt] = useState(start)
  const partOf = (place: number) =>
    svg.current?.querySelector<SVGElement>(`[${places.attribute}="${place}"]`) ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the question comes to be about another place
  useEffect(() => {
    const found = asked === null ? null : partOf(asked)
    if (found !== null) bring(found)
  }, [asked])

  // whoever points at a place from outside brings it into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard as long as the board is there
  useEffect(() => {
    const board = svg.current
    const heard = ({ target }: Event) => target instanceof SVGElement && bring(target)
    board?.addEventListener('gunbai:bring', heard)
    return () => board?.removeEventListener('gunbai:bring', heard)
  }, [])

  function walkTo(place: number): void {
    setAt(place)
    const found = partOf(place)
    found?.focus({ preventScroll: true })
    if (found !== null) bring(found)
  }
  return { at, setAt, walkTo }
}

/** Looking at a place, or at none: what would happen there is shown. */
function useLooking<H extends string>({ places, inHand }: BoardProps<H>): (place: number | null) => void {
  const { point, lookAt } = usePlay()
  return (place) => {
    const answers = place === null ? [] : (inHand.targets.get(places.handle(place)) ?? [])
    // of several that could do the same here the odds of the first are shown; the chooser shows each
    const alike = new Set(answers.map(({ action }) => action.kind)).size === 1
    point(alike ? (answers[0]?.action ?? null) : null)
    lookAt(place === null ? null : places.handle(place))
  }
}

/** What is known of each place: how it is lit, and what a screen reader says of it. */
function useHits<H extends string>(props: BoardProps<H>, at: number): (place: number) => Hit {
  const { places, heard, inHand } = props
  const { targets, origins, taken } = inHand
  const words = useWords()
  const labels = useMemo(
    () =>
      Array.from({ length: places.count }, (_, place) => {
        const said = heard(place)
        const answers = targets.get(places.handle(place)) ?? []
        if (answers.length > 0) return `${said} ${answers.map(({ phrase }) => words.say(phrase)).join('; ')}.`
        return origins.has(places.handle(place)) ? `${said} ${words.say({ id: 'ui.board.take' })}` : said
      }),
    [places, heard, targets, origins, words],
  )
  return (place) => {
    const handle = places.handle(place)
    const answers = targets.get(handle)
    return {
      lit: answers !== undefined ? 'target' : origins.has(handle) ? 'origin' : 'none',
      kind: answers?.[0]?.action.kind ?? null,
      taken: handle === taken,
      reached: place === at,
      label: labels[place] ?? '',
    }
  }
}

/** The lit place that comes next, in the order of the board; the first after the last. */
function nextLit<H>(places: Places<H>, { targets, origins }: InHand<H>, at: number): number | null {
  const { order } = places
  const lit = Array.from({ length: places.count }, (_, place) => place)
    .filter((place) => targets.has(places.handle(place)) || origins.has(places.handle(place)))
    .sort((a, b) => order(a) - order(b))
  return lit.find((place) => order(place) > order(at)) ?? lit[0] ?? null
}
