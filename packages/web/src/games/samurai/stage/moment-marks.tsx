import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import type { Beat } from '../../../table/beat.ts'
import { useSay } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { comeNearTo } from '../../board/use-camera.ts'
import { screenOf } from '../art/card-look.ts'
import { DieDrawing } from '../art/die.tsx'
import { looks, sideOf } from '../battle.ts'
import type { Place } from '../field-drawing.tsx'
import { sectionLines } from '../geometry.ts'
import { useGame } from '../view.ts'
import { Blow, type Point, xy } from './blow.tsx'
import { type Clash, clashOf, pendingIn, type Thrown, thrownIn } from './clash.ts'
import { signed } from './label.ts'
import styles from './moment-marks.module.css'
import { type Sight, useSight } from './sight.ts'

/** What happens in a beat, drawn above the pieces: the blow, the dice beside its target, what they came to. */
export default function MomentMarks({ place }: { place: Place }) {
  const { beat, news, log, draft } = useGame()
  const home = useRef<SVGGElement>(null)
  const sight = useSight(home, beat)
  useComingNear(home, beat)
  // it is one scene from the first blow on, cards that are asked for before the dice included
  const clash = beat !== null ? clashOf(log, beat) : draft.length > 0 ? null : pendingIn(log)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={home} className={styles.marks} aria-hidden="true">
      {clash !== null && <Dusk at={middle(place(clash.from), place(clash.to))} />}
      {beat === null ? (
        <>
          {news.map(({ event }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
            <Trail key={i} event={event} place={place} />
          ))}
          {clash !== null && <Blow {...clash} place={place} />}
        </>
      ) : (
        <Shown beat={beat} clash={clash} place={place} sight={sight} />
      )}
    </g>
  )
}

interface ShownProps {
  readonly beat: Beat
  readonly clash: Clash | null
  readonly place: Place
  readonly sight: Sight | null
}

function Shown({ beat, clash, place, sight }: ShownProps) {
  const events = beat.entries.map(({ event }) => event as SamuraiEvent)
  return (
    <>
      {clash === null && (beat.name === 'card' || beat.name === 'dice') && <FieldDusk beat={beat} />}
      {clash !== null && <Blow {...clash} place={place} isNew={beat.name === 'strike'} />}
      <Fragment key={`${beat.name} ${beat.entries[0]?.moment} ${beat.upTo}`}>
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one beat come in their order
          <Mark key={i} event={event} place={place} />
        ))}
        {sight !== null && <Told beat={beat} clash={clash} place={place} sight={sight} />}
      </Fragment>
    </>
  )
}

/** Everything but the fight sinks into dusk. */
function Dusk({ at }: { at: Point }) {
  return (
    <>
      <radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx={at.x} cy={at.y} r="230">
        <stop offset="0.42" stopOpacity="0" />
        <stop offset="1" stopOpacity="0.5" />
      </radialGradient>
      <rect x="-2000" y="-2000" width="5000" height="5000" fill="url(#dusk)" className={styles.dusk} />
    </>
  )
}

/** Nobody is struck, but a card is played or dice fall: all sinks into dusk but the sections that a card orders. */
function FieldDusk({ beat }: { beat: Beat }) {
  const { scene } = useGame()
  const played = beat.entries.map(({ event }) => event as SamuraiEvent).find(({ kind }) => kind === 'command')
  const screen = played?.kind === 'command' ? screenOf(played.as) : null
  const isOpposite = played?.kind === 'command' && played.seat !== (scene.viewer ?? 1)
  const orders = screen === null ? [0, 0, 0] : isOpposite ? screen.toReversed() : screen
  const lines = [-2000, ...sectionLines, 3000]
  return orders.map((count, i) => {
    const [from = 0, to = 0] = lines.slice(i)
    return count !== 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
      <rect key={i} x={from} y="-2000" width={to - from} height="5000" className={styles.fieldDusk} />
    )
  })
}

/** What has its place in a hex: who is ordered, who goes where, who falls. */
function Mark({ event, place }: { event: SamuraiEvent; place: Place }) {
  const at = 'hex' in event && event.hex >= 0 ? place(event.hex) : null
  if (at === null) return null
  const transform = `translate(${at.x} ${at.y})`
  switch (event.kind) {
    case 'ordered':
    case 'orderedLeader':
      return <path d={hexPath(2)} transform={transform} className={styles.ordered} />
    case 'lost':
      return (
        <>
          <Fallen event={event} at={at} />
          <g transform={`translate(${at.x - 30} ${at.y - 22})`}>
            <g className={styles.burst}>
              <path d="m0-24 6 7 9-4 1 10 10 3-6 8 6 8-10 3-1 10-9-4-6 7-6-7-9 4-1-10-10-3 6-8-6-8 10-3 1-10 9 4z" />
              <text y="6">−{event.lost}</text>
            </g>
          </g>
        </>
      )
    case 'destroyed':
    case 'leaderFell':
    case 'seppuku':
      return <path d="M-20-20 20 20M20-20-20 20" transform={transform} className={styles.gone} />
    default:
      return <Trail event={event} place={place} />
  }
}

/** A figure for each block that is lost: it is thrown back, and lies before its unit. */
function Fallen({ event, at }: { event: Extract<SamuraiEvent, { kind: 'lost' }>; at: Point }) {
  const figure = looks[event.unitKind]?.figure ?? 'asp'
  const side = sideOf(event.seat)
  return (
    <g className={styles.fallen} data-side={side} data-guard={figure === 'guard'}>
      {Array.from({ length: event.lost }, (_, i) => {
        const away = (side === 'red' ? -1 : 1) * (13 - 13 * i)
        const turn = side === 'red' ? 'scale(1.1)' : 'scale(-1.1 1.1)'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: who falls has no other name
          <g key={i} transform={`translate(${at.x + away} ${at.y + 30 + 4 * (i % 2)}) ${turn}`}>
            <g style={{ animationDelay: `calc(var(--moment) * ${0.35 * i})` }}>
              <use href={`#f-${figure === 'guard' ? 'ssp' : figure}`} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** Who came from where. */
function Trail({ event, place }: { event: SamuraiEvent; place: Place }) {
  const path = 'path' in event ? event.path : event.kind === 'gainedGround' ? [event.from, event.hex] : []
  const points = path.filter((hex) => hex >= 0).map(place)
  if (points.length < 2) return null
  const flees = event.kind === 'retreated' || event.kind === 'leaderRetreated'
  return <path d={`M${points.map(xy).join('L')}`} className={flees ? styles.flight : styles.trail} />
}

/** Dice and words, as large as they have to be to be read, beside the fight and within sight. */
function Told(props: { beat: Beat; clash: Clash | null; place: Place; sight: Sight }) {
  const { beat, clash, place, sight } = props
  const { log } = useGame()
  const words = useTold(beat, clash)
  const isRoll = beat.name === 'dice'
  const dice = clash?.dice ?? (isRoll ? thrownIn(log.slice(0, lastOf(log, beat) + 1)) : null)
  if (dice === null && words.length === 0) return null
  const many = Math.max(4, dice?.faces.length ?? 0)
  // many dice lie closer, so that all of them are seen
  const scale = Math.min(3, 1.25 / sight.pixels, (sight.right - sight.left) / (many * 46))
  const centre = { x: (sight.left + sight.right) / 2, y: (sight.top + sight.bottom) / 2 }
  const alone = placeOf(beat, place) ?? centre
  const [from, to] = clash === null ? [alone, alone] : [place(clash.from), place(clash.to)]
  // the dice of a fight lie where they fell until it is over: their place does not hang on how much there is to say
  const rows = dice === null ? words.length * 34 : 46 + 2 * 34
  const half = Math.max(3.2 * 23, (dice?.faces.length ?? 0) * 23) * scale
  const { x, top, isAbove } = besideFight(from, to, { half, height: rows * scale }, sight)
  const first = dice === null ? 17 : isAbove ? rows - 46 - 17 : 46 + 17
  return (
    <g transform={`translate(${x} ${top}) scale(${scale})`}>
      {dice !== null && <Dice dice={dice} falls={isRoll} y={isAbove ? rows - 24 : 22} />}
      {words.map((text, i) => (
        <Pill key={text} text={text} y={first + i * (isAbove && dice !== null ? -34 : 34)} late={isRoll} />
      ))}
    </g>
  )
}

/** Above the fight, else beneath it, else at the side of it where there is more room: within sight. */
function besideFight(from: Point, to: Point, size: { half: number; height: number }, sight: Sight) {
  const { half, height } = size
  const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(most, wanted))
  const x = within(sight.left + half, to.x, sight.right - half)
  const above = Math.min(from.y, to.y) - 40 - height
  if (above > sight.top) return { x, top: above, isAbove: true }
  const beneath = Math.max(from.y, to.y) + 44
  if (beneath + height < sight.bottom) return { x, top: beneath, isAbove: false }
  const isRight = sight.right - Math.max(from.x, to.x) > Math.min(from.x, to.x) - sight.left
  const aside = isRight ? Math.max(from.x, to.x) + 56 + half : Math.min(from.x, to.x) - 56 - half
  return {
    x: within(sight.left + half, aside, sight.right - half),
    top: within(sight.top, to.y - height / 2, sight.bottom - height),
    isAbove: false,
  }
}

function Dice({ dice, falls, y }: { dice: Thrown; falls: boolean; y: number }) {
  return (
    <g data-dice={dice.faces.length}>
      {dice.faces.map((face, i) => {
        const x = (i - (dice.faces.length - 1) / 2) * 45
        const style = { animationDelay: `calc(var(--moment) * ${0.22 * i})` }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
          <g key={i} transform={`translate(${x} ${y})`}>
            <g className={falls ? styles.falling : styles.resting} style={style}>
              <DieDrawing face={face} counts={dice.counts[i] ?? false} tilt={((i * 37) % 19) - 9} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

function Pill({ text, y, late }: { text: string; y: number; late: boolean }) {
  const width = text.length * 7.6 + 26
  return (
    <g className={late ? styles.late : styles.pill} transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
      <text y="5">{text}</text>
    </g>
  )
}

/** What the beat came to, in a few words for each. */
function useTold(beat: Beat, clash: Clash | null): readonly string[] {
  const say = useSay()
  const words: string[] = []
  for (const { event: any } of beat.entries) {
    const event = any as SamuraiEvent
    if (event.kind === 'struck') words.push(say('samurai.beat.hits', { hits: event.hits }))
    if (event.kind === 'lost' && event.blocks > 0)
      words.push(say('samurai.beat.left', { left: event.blocks }))
    if (event.kind === 'destroyed') words.push(say('samurai.beat.gone'))
    if (event.kind === 'ignored') words.push(say('samurai.beat.flagsHeld', { flags: event.flags }))
    if (event.kind === 'retreated' && clash !== null) words.push(say('samurai.beat.fallsBack'))
    if (event.kind === 'honor') words.push(say('samurai.beat.honor', { change: signed(event.change) }))
    if (event.kind === 'flags') words.push(say('samurai.beat.flag', { change: signed(event.change) }))
  }
  return words
}

/** On a small screen the board comes near to a fight, and to who moves. */
function useComingNear(home: RefObject<SVGGElement | null>, beat: Beat | null): void {
  const { log } = useGame()
  const clash = beat === null ? null : clashOf(log, beat)
  const moved = beat?.entries.map(({ event }) => event as SamuraiEvent).find(({ kind }) => kind === 'moved')
  const hexes = clash !== null ? [clash.from, clash.to] : moved?.kind === 'moved' ? moved.path : []
  const about = hexes.join()
  useEffect(() => {
    const drawn = home.current?.ownerSVGElement
    if (about === '' || !drawn) return
    const wanted = about
      .split(',')
      .map((hex) => drawn.querySelector<SVGGraphicsElement>(`[data-hex="${hex}"]`))
    comeNearTo(wanted.filter((each) => each !== null))
  }, [about, home])
}

/** Where something has its effect though nobody was struck: at the first who bears it. */
function placeOf({ name, entries }: Beat, place: Place): Point | null {
  if (name === 'dice') return null
  const hex = entries.map(({ event }) => ('hex' in event ? Number(event.hex) : -1)).find((each) => each >= 0)
  return hex === undefined ? null : place(hex)
}

const lastOf = (log: readonly unknown[], { entries }: Beat): number => log.lastIndexOf(entries.at(-1))

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
