import type { ShogunEvent } from '@gunbai/shogun/screen'
import { standOf } from './map/walk.ts'
import styles from './marks.module.css'
import { useGame, useView } from './view.ts'

/** A way from one province to another that stops short of both. */
export function way(from: number, to: number, bend: number): string {
  const [a, b] = [standOf(from), standOf(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const start = { x: a.x + ux * 20, y: a.y + uy * 20 }
  const end = { x: b.x - ux * 26, y: b.y - uy * 26 }
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend }
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`
}

/** Battle markers: an arrow for each declared battle, the one under way filled. */
export function BattleMarks() {
  const { declared, battle } = useView()
  return (
    <g className={styles.marks}>
      {declared.map(({ from, army, to }) => (
        <path
          key={`${from} ${army}`}
          d={way(from, to, 14)}
          className={styles.declared}
          data-mark="declared"
          markerEnd="url(#shogun-arrow)"
        />
      ))}
      {battle !== null && (
        <>
          <path
            d={way(battle.from, battle.to, 14)}
            className={styles.fought}
            markerEnd="url(#shogun-arrow)"
          />
          <Swords province={battle.to} />
        </>
      )}
    </g>
  )
}

function Swords({ province }: { province: number }) {
  const { x, y } = standOf(province)
  return (
    <g transform={`translate(${x} ${y - 34})`} className={styles.swords}>
      <circle r="17" />
      <path d="M-9-9 8 8M9-9-8 8M-10 4l6 6M10 4 4 10" />
    </g>
  )
}

const rings: ReadonlySet<ShogunEvent['kind']> = new Set([
  'conquered',
  'built',
  'reinforced',
  'placed',
  'enlisted',
])

/** What the latest answer brought: ways that were walked, provinces taken, lost or strengthened. */
export function NewsMarks() {
  const { news } = useGame()
  return (
    <g className={styles.marks}>
      {news.map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
        <Mark key={i} event={event} />
      ))}
    </g>
  )
}

function Mark({ event }: { event: ShogunEvent }) {
  if (event.kind === 'marched' || event.kind === 'sent') {
    return <path d={way(event.from, event.to, 10)} className={styles.trail} />
  }
  if (!('province' in event)) return null
  const { x, y } = standOf(event.province)
  if (event.kind === 'emptied') {
    return <path d="M-20-20 20 20M20-20-20 20" transform={`translate(${x} ${y})`} className={styles.lost} />
  }
  if (rings.has(event.kind)) return <circle cx={x} cy={y + 4} r="37" className={styles.ring} />
  return null
}

/** The heads of the arrows: of battles, and of a march that is drafted. */
export function ArrowHead({ id = 'shogun-arrow' }: { id?: 'shogun-arrow' | 'shogun-way' }) {
  return (
    <marker id={id} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 10 5 0 10Z" className={id === 'shogun-way' ? styles.wayHead : styles.head} />
    </marker>
  )
}
