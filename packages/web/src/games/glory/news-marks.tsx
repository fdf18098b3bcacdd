import type { GloryEvent } from '@gunbai/glory/screen'
import { usePlay } from '../../table/play.tsx'
import type { LogEntry } from '../../table/table.ts'
import { arrowEnd } from '../board/arrow-head.tsx'
import { centreOf, type Layout, layoutOf, written } from './geometry.ts'
import styles from './news-marks.module.css'
import { useField, useView } from './use-view.ts'

interface Trail {
  readonly unit: number
  readonly how: 'forward' | 'charge' | 'back'
  readonly path: readonly number[]
}

const backward: ReadonlySet<string> = new Set(['recoil', 'retreat', 'rout', 'refusal', 'recall'])

/** The ways that units took in these events, each from where it began. */
export function trailsIn(entries: readonly LogEntry[]): Trail[] {
  const trails: { unit: number; how: Trail['how']; path: number[] }[] = []
  for (const { event } of entries) {
    const told = event as unknown as GloryEvent
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
export function marchSoFar(log: readonly LogEntry[], mover: number): readonly LogEntry[] {
  let from = log.length
  while (from > 0) {
    const told = log[from - 1]?.event as unknown as GloryEvent
    const own = told.kind === 'moved' && told.unit === mover
    const beside =
      told.kind === 'turned' || told.kind === 'square' || told.kind === 'condition' || told.kind === 'moved'
    if (!own && !beside) break
    from--
  }
  return log.slice(from).filter(({ event }) => (event as unknown as { unit?: number }).unit === mover)
}

/** Who went where and who shot at whom in what has just happened, and the way of the march under way. */
export function NewsMarks() {
  const { news, log } = usePlay()
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
          d={`M${path.map((hex) => written(centreOf(layout, hex))).join('L')}`}
          className={styles.trail}
          data-how={how}
          markerEnd={arrowEnd}
        />
      ))}
      {news.map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is told once is told in its place
        <Mark key={i} event={event as unknown as GloryEvent} layout={layout} hexOf={hexOf} />
      ))}
    </g>
  )

  function hexOf(unit: number): number {
    return view.units[unit]?.hex ?? -1
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
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const at = (part: number) =>
    written({ x: a.x + ((b.x - a.x) * part) / length, y: a.y + ((b.y - a.y) * part) / length })
  return (
    <path
      d={`M${at(26)}L${at(Math.max(30, length - 26))}`}
      className={styles.line}
      data-shot={shot}
      markerEnd={arrowEnd}
    />
  )
}
