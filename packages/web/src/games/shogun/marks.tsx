import type { ShogunEvent } from '@gunbai/shogun/screen'
import { useEffect, useRef } from 'react'
import { comeNearTo } from '../board/use-camera.ts'
import { useBattle } from './battle-seen.ts'
import { standOf } from './map/walk.ts'
import styles from './marks.module.css'
import { nobody, useGame, useScene, useView } from './view.ts'

interface Way {
  readonly from: number
  readonly to: number
}

/** A way from one province to another that stops short of both. */
export function way(from: number, to: number, bend: number): string {
  const [a, b] = [standOf(from), standOf(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  // between neighbours that stand close together it comes nearer to both
  const [off, before] = [Math.min(20, length * 0.2), Math.min(26, length * 0.24)]
  const start = { x: a.x + ux * off, y: a.y + uy * off }
  const end = { x: b.x - ux * before, y: b.y - uy * before }
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend }
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`
}

/** Battle markers: an arrow for each declared battle, the one under way filled. */
export function BattleMarks() {
  const { declared } = useView()
  const battle = useBattle()
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
export function NewsMarks({ garrison }: { garrison: Way | null }) {
  const { news, beat } = useGame()
  const walks = news.flatMap(({ event }) => (beat !== null && isWalk(event) ? [event] : []))
  return (
    <g className={styles.marks}>
      <Walks ways={garrison === null ? walks : [garrison]} declared={beat === null ? [] : declaredIn(news)} />
      {news.map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
        <Mark key={i} event={event} />
      ))}
    </g>
  )
}

/** Battles that are declared: their arrows stand, and the map comes near to them. */
const declaredIn = (news: ReturnType<typeof useGame>['news']): readonly Way[] =>
  news.flatMap(({ event }) => (event.kind === 'declared' ? [event] : []))

type Walk = Extract<ShogunEvent, { kind: 'marched' | 'sent' }>

const isWalk = (event: ShogunEvent): event is Walk => event.kind === 'marched' || event.kind === 'sent'

/** The step for which an army of the viewer leaves a garrison; null where none is asked for. */
export function useGarrison(): Way | null {
  const { view, questions, viewer, answers } = useScene()
  if (!answers.some(({ action }) => action.kind === 'leave')) return null
  const { about } = questions.find(({ seat }) => seat === viewer) ?? {}
  const from = view.armies[Number(about?.army ?? nobody)]?.place ?? nobody
  const to = Number(about?.to ?? nobody)
  return from < 0 || to < 0 ? null : { from, to }
}

/** Whoever walks now, or is about to: a broad arrow, to which the map of a small screen comes near. */
function Walks({ ways, declared }: { ways: readonly Way[]; declared: readonly Way[] }) {
  const home = useRef<SVGGElement>(null)
  const key = [...ways, ...declared].map(({ from, to }) => `${from} ${to}`).join()
  useEffect(() => {
    if (key === '') return
    const land = key.split(/[ ,]/).map((place) => `[data-province="${place}"]`)
    comeNearTo([...(home.current?.ownerSVGElement?.querySelectorAll<SVGGElement>(land.join()) ?? [])])
  }, [key])
  return (
    <g ref={home} data-part="walks">
      {[...new Map(ways.map((each) => [`${each.from} ${each.to}`, each]))].map(([name, { from, to }]) => (
        <g key={name}>
          <path d={way(from, to, 14)} className={styles.under} data-near="all" />
          <path d={way(from, to, 14)} className={styles.walk} markerEnd="url(#shogun-way)" />
        </g>
      ))}
    </g>
  )
}

function Mark({ event }: { event: ShogunEvent }) {
  if (isWalk(event)) {
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
