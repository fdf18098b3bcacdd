import type { GloryEvent } from '@gunbai/glory/screen'
import type { Point } from '@gunbai/hexes'
import { arrowEnd } from '../board/arrow-head.tsx'
import type { Told } from '../face.ts'
import { centreOf, type Layout, layoutOf, written } from './geometry.ts'
import styles from './news-marks.module.css'
import { useField, useGame, useView } from './use-view.ts'

interface Trail {
  readonly unit: number
  readonly how: 'forward' | 'charge' | 'back'
  readonly path: readonly number[]
}

const backward: ReadonlySet<string> = new Set(['recoil', 'retreat', 'rout', 'refusal', 'recall'])

/** The ways that units took in these events, each from where it began. */
export function trailsIn(entries: readonly Told<GloryEvent>[]): Trail[] {
  const trails: { unit: number; how: Trail['how']; path: number[] }[] = []
  for (const { event: told } of entries) {
    if (told.kind !== 'moved' || told.from < 0) continue
    const how = backward.has(told.how)
      ? 'back'
      : told.how === 'charge' || told.how === 'pursuit'
        ? 'charge'
        : 'forward'
    const known = trails.findLast(
      (each) => each.unit === told.unit && each.how === how && each.path.at(-1) === told.from,
    )
    if (known === undefined) trails.push({ unit: told.unit, how, path: [told.from, told.to] })
    else known.path.push(told.to)
  }
  return trails
}

/** The latest part of the log that belongs to the march under way: the steps of the one who moves now. */
export function marchSoFar(log: readonly Told<GloryEvent>[], mover: number): readonly Told<GloryEvent>[] {
  let from = log.length
  while (from > 0) {
    const told = log[from - 1]?.event
    const own = told?.kind === 'moved' && told.unit === mover
    const beside =
      told?.kind === 'turned' ||
      told?.kind === 'square' ||
      told?.kind === 'condition' ||
      told?.kind === 'moved'
    if (!own && !beside) break
    from--
  }
  return log.slice(from).filter(({ event }) => 'unit' in event && event.unit === mover)
}

/** Who went where and who shot at whom in what has just happened, and the way of the march under way. */
export function NewsMarks() {
  const { news, log, beat } = useGame()
  const view = useView()
  const field = useField()
  const layout = layoutOf(field)
  const [mover] = view.party
  const entries = mover === undefined ? news : [...marchSoFar(log, mover), ...news]
  const trails = new Map(
    trailsIn(entries).map((trail) => [`${trail.unit} ${trail.how} ${trail.path[0]}`, trail]),
  )
  return (
    <g className={styles.marks}>
      {[...trails].map(([key, { path, how }]) => (
        <path
          key={key}
          d={trailPath(path.map((hex) => centreOf(layout, hex)))}
          className={styles.trail}
          data-how={how}
          markerEnd={arrowEnd}
        />
      ))}
      {(beat === null ? news : []).map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is told once is told in its place
        <Mark key={i} event={event} layout={layout} hexOf={hexOf} />
      ))}
    </g>
  )

  function hexOf(unit: number): number {
    return view.units[unit]?.hex ?? -1
  }
}

const reach = 26 // from the middle of a hex: what stands there is not drawn over

/** The way through these hexes, up to the piece that took it. */
function trailPath(points: readonly Point[]): string {
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const before = points.at(-2) ?? last
  return `M${[...points.slice(0, -1), toward(last, before, reach)].map(written).join('L')}`
}

/** The point so far from one toward the other. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}

function Mark({ event, layout, hexOf }: { event: GloryEvent; layout: Layout; hexOf(unit: number): number }) {
  if (event.kind === 'fired') return <Line from={hexOf(event.unit)} to={event.hex} layout={layout} shot />
  if (event.kind === 'announced' || event.kind === 'shock') {
    const from = new Set(event.attackers.map(hexOf))
    return [...from].flatMap((hex) =>
      event.targets
        .filter((target) => target !== hex)
        .map((target) => <Line key={`${hex} ${target}`} from={hex} to={target} layout={layout} />),
    )
  }
  return null
}

function Line({
  from,
  to,
  layout,
  shot = false,
}: {
  from: number
  to: number
  layout: Layout
  shot?: boolean
}) {
  if (from < 0 || to < 0) return null
  const a = centreOf(layout, from)
  const b = centreOf(layout, to)
  return (
    <path
      d={`M${written(toward(a, b, reach))}L${written(toward(b, a, reach))}`}
      className={styles.line}
      data-shot={shot}
      markerEnd={arrowEnd}
    />
  )
}
