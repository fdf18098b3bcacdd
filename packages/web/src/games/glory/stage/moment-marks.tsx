import type { GloryEvent, GloryView } from '@gunbai/glory/screen'
import type { Point } from '@gunbai/hexes'
import { type RefObject, useMemo, useRef } from 'react'
import { isSmall, useLayout } from '../../../shell/layout.ts'
import type { Beat } from '../../../table/beat.ts'
import { useWords } from '../../../words/words.tsx'
import { hexPath } from '../../board/hex-shape.ts'
import { useFightNear } from '../../board/use-fight-near.ts'
import { armyStyle } from '../armies.ts'
import { DieDrawing } from '../art/die.tsx'
import { corner, layoutOf, written } from '../geometry.ts'
import { useField, useGame } from '../use-view.ts'
import type { Field } from '../view.ts'
import { Blow, Shot } from './blow-marks.tsx'
import { isTense, type Moment, momentOf } from './moment.ts'
import styles from './moment-marks.module.css'
import { sumOf, verdictOf } from './verdict.ts'

/** What happens in a beat, drawn above the pieces: who strikes whom, the die beside the target, what came of it. */
export default function MomentMarks() {
  const { beat, log } = useGame()
  const field = useField()
  const home = useRef<SVGGElement>(null)
  const moment = useMemo(() => (beat === null ? null : momentOf(log, beat)), [beat, log])
  useInSight(home, moment, beat)
  if (beat === null || moment === null) return <g ref={home} />
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={home} className={styles.marks} aria-hidden="true">
      {isTense(beat) && <Dusk field={field} hexes={litIn(moment, beat)} />}
      {isTense(beat) && <Struck moment={moment} beat={beat} field={field} />}
      {moment.events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of one beat come in their order
        <Mark key={i} event={event} beat={beat} field={field} />
      ))}
      {isTense(beat) && (
        <Told key={`${beat.upTo} ${beat.entries[0]?.moment}`} moment={moment} beat={beat} field={field} />
      )}
    </g>
  )
}

/** Pixels: the band with its throws lies over the foot of a large map. */
const covered = { foot: 235, head: 10 } as const

/** The fight comes near: while somebody strikes, is tested or driven. */
function useInSight(home: RefObject<SVGGElement | null>, moment: Moment | null, beat: Beat | null): void {
  const isSmallOne = isSmall(useLayout())
  const hexes = moment === null || beat === null || !isTense(beat) ? '' : litIn(moment, beat).join()
  useFightNear(home, hexes, '[data-part="lit"]', {
    foot: () => (isSmallOne ? 0 : covered.foot),
    head: isSmallOne ? 0 : covered.head,
  })
}

/** The hexes of the fight: they stay lit. */
function litIn({ from, to, events }: Moment, beat: Beat): readonly number[] {
  const { units } = beat.before as GloryView
  const now = (beat.view as GloryView).units
  const of = (event: GloryEvent): number[] => {
    if (event.kind === 'moved') return [Number(event.from), Number(event.to)]
    if ('unit' in event) return [Number(units[event.unit]?.hex ?? -1), Number(now[event.unit]?.hex ?? -1)]
    return []
  }
  return [...new Set([...from, ...to, ...events.flatMap(of)])].filter((hex) => hex >= 0)
}

/** Everything but the hexes of the fight sinks into dusk. */
function Dusk({ field, hexes }: { field: Field; hexes: readonly number[] }) {
  const { centres } = layoutOf(field)
  const at = hexes.flatMap((hex) => centres[hex] ?? [])
  const holes = at.map(ring).join('')
  return (
    <>
      <path d={`M-3000-3000H6000V6000H-3000Z${holes}`} fillRule="evenodd" className={styles.dusk} />
      {at.map((centre) => (
        <path key={written(centre)} d={ring(centre)} className={styles.lit} data-part="lit" />
      ))}
    </>
  )
}

const corners = [0, 1, 2, 3, 4, 5]

/** The edge of the hex around a point. */
const ring = ({ x, y }: Point): string =>
  `M${corners
    .map((at) => corner(at))
    .map((each) => written({ x: each.x + x, y: each.y + y }))
    .join('L')}Z`

/** The shot or the blow that the beat belongs to. */
function Struck({ moment, beat, field }: { moment: Moment; beat: Beat; field: Field }) {
  const { blow, from, to } = moment
  const { log } = useGame()
  const { centres } = layoutOf(field)
  if (blow === null || from.length === 0) return null
  const [target = { x: 0, y: 0 }] = to.flatMap((hex) => centres[hex] ?? [])
  const points = from.flatMap((hex) => centres[hex] ?? [])
  if (blow.kind === 'fired')
    return points.map((at) => (
      <Shot
        key={written(at)}
        from={at}
        to={target}
        isNew={beat.name === 'fire'}
        isOver={beat.name === 'state'}
      />
    ))
  const seat = field.cards['unit' in blow ? blow.unit : (blow.attackers[0] ?? 0)]?.seat ?? 0
  const ridden = rideOf(log, blow).flatMap((hex) => centres[hex] ?? [])
  return (
    <g style={armyStyle(field, seat)}>
      {points.map((at) => (
        <Blow
          key={written(at)}
          from={at}
          to={target}
          ridden={ridden}
          meets={blow.kind === 'shock' || blow.kind === 'overrun'}
          isNew={beat.name === 'shock' || beat.name === 'charge'}
        />
      ))}
    </g>
  )
}

/** The way on which a charge came. */
function rideOf(
  log: ReturnType<typeof useGame>['log'],
  blow: NonNullable<Moment['blow']>,
): readonly number[] {
  if (blow.kind !== 'shock' || !blow.charge) return []
  const [unit] = blow.attackers
  const until = log.findIndex(({ event }) => event === blow)
  const begun = log.slice(0, until).findLastIndex(({ event }) => event.kind === 'charged')
  const moves = log
    .slice(Math.max(0, begun), until)
    .flatMap(({ event }) =>
      event.kind === 'moved' && event.unit === unit && (event.how === 'charge' || event.how === 'pursuit')
        ? [event]
        : [],
    )
  const [first] = moves
  return first === undefined ? [] : [Number(first.from), ...moves.map(({ to }) => Number(to))]
}

/** What befalls somebody in his hex. */
function Mark({ event, beat, field }: { event: GloryEvent; beat: Beat; field: Field }) {
  if (!('unit' in event)) return null
  const { centres } = layoutOf(field)
  const hex = Number((beat.before as GloryView).units[event.unit]?.hex ?? -1)
  const at = centres[hex]
  if (at === undefined) return null
  const transform = `translate(${written(at)})`
  const style = armyStyle(field, field.cards[event.unit]?.seat ?? 0)
  if (event.kind === 'condition' && event.condition === 3)
    return (
      <g transform={transform}>
        <path d="M-24-20H24V20H-24Z" className={styles.place} />
        <path d="M-27 25 27-25" className={styles.gone} />
      </g>
    )
  if (event.kind === 'tested' && event.what === 'square')
    return (
      <path
        d={event.passed ? hexPath(5) : 'M-34-12V-30H-10M12-30H34V-10M34 12V30H8M-14 30H-34V16'}
        transform={transform}
        style={style}
        className={event.passed ? styles.square : styles.noSquare}
      />
    )
  if (event.kind === 'moved' && /rout|retreat|recoil/.test(event.how)) {
    const to = centres[Number(event.to)]
    if (to === undefined) return null
    return <path d={`M${written(at)}L${written(to)}`} style={style} className={styles.flight} />
  }
  return null
}

/** The die beside its target, and the verdict under it, large enough to be read. */
function Told({ moment, beat, field }: { moment: Moment; beat: Beat; field: Field }) {
  const words = useWords()
  const { centres, width } = layoutOf(field)
  const lit = litIn(moment, beat).flatMap((hex) => centres[hex] ?? [])
  const hex = moment.unit === null ? moment.to[0] : litIn({ ...moment, from: [], to: [] }, beat).at(-1)
  const at = centres[hex ?? moment.to[0] ?? -1]
  if (at === undefined) return null
  const roll = moment.isThrown ? moment.rolls.at(-1) : undefined
  const said = moment.events.flatMap((event) => verdictOf(words.say, event)?.words ?? []).at(-1)
  // above all that is lit, or below it at the head of the map
  const top = Math.min(...lit.map(({ y }) => y))
  const bottom = Math.max(...lit.map(({ y }) => y))
  const y = top < 110 ? bottom + 62 : top - 62
  // in the middle of what is lit, as the map has come near to it: it is whole on a phone too
  const [left, right] = [Math.min(...lit.map(({ x }) => x)), Math.max(...lit.map(({ x }) => x))]
  const x = Math.min(width - 90, Math.max(90, (left + right) / 2))
  return (
    <>
      {roll !== undefined && (
        <g transform={`translate(${at.x - 30} ${at.y - 22})`}>
          <g className={styles.falling}>
            <DieDrawing value={roll.die} />
          </g>
        </g>
      )}
      {said !== undefined && beat.name !== 'announced' && (
        <g transform={`translate(${x} ${y})`}>
          <g className={roll === undefined ? styles.pill : styles.late}>
            <Pill text={roll === undefined || roll.kind === 'tested' ? said : totalOf(roll)} />
          </g>
        </g>
      )}
    </>
  )
}

function totalOf(roll: NonNullable<Moment['rolls'][number]>): string {
  if (roll.kind === 'fired') return sumOf(roll.die, roll.total)
  return sumOf(roll.die, roll.die + roll.modifier)
}

function Pill({ text }: { text: string }) {
  const wide = text.length * 7.7 + 26
  return (
    <>
      <rect x={-wide / 2} y="-15" width={wide} height="30" rx="15" />
      <text y="5.5">{text}</text>
    </>
  )
}
