import type { Moment, Review } from '@gunbai/bots/review'
import type { Seat } from '@gunbai/kernel'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './chance-curve.module.css'
import { DiceLane } from './dice-lane.tsx'
import type { Gain } from './gains.ts'

interface Props {
  readonly review: Review
  readonly seat: Seat
  readonly moment: number
  /** The answer whose moment is looked at. */
  readonly chosen: number | null
  /** When somebody's score grew. */
  readonly gains: readonly Gain[]
  readonly onMoment: (moment: number) => void
  readonly onChoose: (answer: number) => void
}

const shortest = 270
const left = 44
const right = 16
const top = 22
/** Beneath the curve: dice and cards, then the numbers of the turns. */
const bottom = 66
const reach = 17

/** The chance of a seat over the game, with its interval: also the slider by which one goes to a moment. */
export function ChanceCurve(props: Props) {
  const { review, seat, moment, onMoment } = props
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const last = review.curve.length - 1

  function momentAt({ clientX }: PointerEvent): number {
    const box = frame.current?.getBoundingClientRect()
    const share = (clientX - (box?.left ?? 0) - left) / Math.max(1, width - left - right)
    return Math.min(last, Math.max(0, Math.round(share * last)))
  }
  function press(event: KeyboardEvent): void {
    const to = momentByKey(event.key, moment, last, review.turns)
    if (to === null) return
    event.preventDefault()
    onMoment(to)
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="slider"
      tabIndex={0}
      aria-label={say('review.slider')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={moment}
      aria-valuetext={say('review.at', {
        moment,
        last,
        share: review.curve[moment]?.chance[seat]?.mean ?? 0,
      })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onMoment(momentAt(event))
      }}
      onPointerMove={(event) => event.buttons > 0 && onMoment(momentAt(event))}
    >
      <Drawing {...props} width={width} height={height} />
    </div>
  )
}

type Along = (at: number) => number

interface DrawingProps extends Props {
  readonly width: number
  readonly height: number
}

function Drawing({ review, seat, moment, chosen, gains, onChoose, width, height }: DrawingProps) {
  const { curve, turns, moments, first } = review
  const last = curve.length - 1
  const x: Along = (at) => left + ((width - left - right) * at) / Math.max(1, last)
  const y: Along = (share) => top + (height - top - bottom) * (1 - Math.min(1, Math.max(0, share)))
  const chances = curve.map(({ chance }) => chance[seat] ?? { mean: 0, within: 0 })
  const even = 1 / review.result.length
  return (
    <svg width={width} height={height} className={styles.curve} aria-hidden="true">
      <Bands turns={turns} last={last} x={x} height={height} />
      {[0, even, 1].map((share) => (
        <g key={share}>
          <path
            d={`M${left} ${y(share)}H${width - right}`}
            className={styles.rule}
            data-even={share === even}
          />
          <text x={left - 6} y={y(share) + 5} className={styles.scale}>
            {Math.round(100 * share)}
          </text>
        </g>
      ))}
      <Way chances={chances} even={even} x={x} y={y} />
      <DiceLane
        luck={review.luck.map((each) => each[seat] ?? 0)}
        x={x}
        middle={height - bottom + 8 + reach}
        reach={reach}
      />
      {gains.map(({ moment: at, style }) => (
        <path
          key={at}
          d={`M${x(at)} ${y(chances[at]?.mean ?? 0) + 2}v-18h${at === last ? '-11l3 4-3 4h11' : '11l-3 4 3 4h-11'}`}
          className={styles.gain}
          style={style}
        />
      ))}
      <path d={`M${x(moment)} ${top - 6}V${height - bottom + 4}`} className={styles.now} />
      {first.map((number, rank) => (
        <Mark
          key={number}
          rank={rank + 1}
          moment={moments.find((each) => each.number === number) as Moment}
          isChosen={number === chosen}
          x={x(number)}
          y={y(chances[number]?.mean ?? 0)}
          onChoose={() => onChoose(number)}
        />
      ))}
    </svg>
  )
}

interface WayProps {
  readonly chances: readonly { readonly mean: number; readonly within: number }[]
  readonly even: number
  readonly x: Along
  readonly y: Along
}

/** The line with its interval, and where it is above and below even chances. */
function Way({ chances, even, x, y }: WayProps) {
  const points = (of: (chance: WayProps['chances'][number]) => number) =>
    chances.map((chance, at) => `${x(at).toFixed(1)} ${y(of(chance)).toFixed(1)}`)
  const line = `M${points(({ mean }) => mean).join('L')}`
  const high = points(({ mean, within }) => mean + within).join('L')
  const low = points(({ mean, within }) => mean - within)
    .reverse()
    .join('L')
  const end = chances.length - 1
  const area = `${line}L${x(end)} ${y(even)}L${x(0)} ${y(even)}Z`
  return (
    <>
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.hatchGround} />
          <path d="M0 0V6" className={styles.hatchLine} />
        </pattern>
        <clipPath id="above">
          <rect x="0" y="0" width={Math.max(0, x(end))} height={y(even)} />
        </clipPath>
        <clipPath id="below">
          <rect x="0" y={y(even)} width={Math.max(0, x(end))} height={Math.max(0, y(0) - y(even))} />
        </clipPath>
      </defs>
      <path d={area} clipPath="url(#above)" className={styles.above} />
      <path d={area} clipPath="url(#below)" fill="url(#hatch)" />
      <path d={`M${high}L${low}Z`} className={styles.band} />
      <path d={line} className={styles.line} />
    </>
  )
}

/** By arrows answer by answer, by pages turn by turn. */
function momentByKey(key: string, moment: number, last: number, turns: readonly number[]): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, moment - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, moment + 1)
    case 'PageUp':
      return turns.find((each) => each > moment) ?? last
    case 'PageDown':
      return turns.findLast((each) => each < moment) ?? 0
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

interface BandsProps {
  readonly turns: readonly number[]
  readonly last: number
  readonly x: Along
  readonly height: number
}

/** Turns side by side, every other one a little darker, with their numbers where there is room. */
function Bands({ turns, last, x, height }: BandsProps) {
  const starts = [0, ...turns.filter((each) => each < last)]
  const room = (x(last) - x(0)) / Math.max(1, starts.length)
  const every = Math.max(1, Math.ceil(24 / Math.max(1, room)))
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? last
    return (
      <g key={from}>
        {i % 2 === 1 && (
          <rect
            x={x(from)}
            y={top}
            width={Math.max(0, x(to) - x(from))}
            height={height - top - bottom}
            className={styles.turn}
          />
        )}
        {i % every === 0 && (
          <text x={(x(from) + x(to)) / 2} y={height - 3} className={styles.number}>
            {i + 1}
          </text>
        )}
      </g>
    )
  })
}

interface MarkProps {
  readonly rank: number
  readonly moment: Moment
  readonly isChosen: boolean
  readonly x: number
  readonly y: number
  readonly onChoose: () => void
}

/** A choice is round, dice are square. */
function Mark({ rank, moment: { kind }, isChosen, x, y, onChoose }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has the same by keys
    <g
      transform={`translate(${x} ${Math.max(14, y - 18)})`}
      className={styles.mark}
      data-kind={kind}
      data-chosen={isChosen}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onChoose}
    >
      {kind === 'luck' ? <rect x="-10" y="-10" width="20" height="20" rx="4" /> : <circle r="11" />}
      <text y="5">{rank}</text>
    </g>
  )
}

/** The room that there is for it. */
function useSize(frame: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 640, height: shortest })
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: Math.max(shortest, element.clientHeight) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
