import drawings from './pieces.svg?raw'
import { type Mark, marks } from './symbols.tsx'
import styles from './unit-block.module.css'

/** Who stands in a unit; the bodyguard are samurai with spears, in black. */
export type Figure = 'ssp' | 'sb' | 'asp' | 'ab' | 'aa' | 'li' | 'sspc' | 'sbc' | 'guard'
type Side = 'red' | 'blue'

export interface BlockLook {
  readonly side: Side
  readonly mark: Mark
  readonly figure: Figure
  readonly blocks: number
  readonly full: number
  readonly leader?: LeaderLook | null | undefined
  /** What has become of its order this turn. */
  readonly order?: 'given' | 'moved' | 'done' | null
}

export interface LeaderLook {
  readonly kind: 'infantry' | 'cavalry' | 'commander'
}

/** Every figure, banner and plinth, to be used for many units. */
export function PieceDrawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, in a file of their own
  return <g dangerouslySetInnerHTML={{ __html: drawings }} />
}

type Slot = readonly [x: number, y: number, scale: number]

// from the back to the front; the last are left when blocks are lost
const onFoot: readonly Slot[] = [
  [-22, 18.6, 1.06],
  [0, 18.6, 1.06],
  [-10.6, 21.4, 1.06],
  [22, 18.6, 1.06],
  [11, 21.4, 1.06],
]
const mounted: readonly Slot[] = [
  [-1, 3, 0.72],
  [-1, 9.4, 0.72],
  [21, 9, 0.72],
  [-8, 21.8, 0.72],
  [17, 21.6, 0.72],
]

const drawnAs = (figure: Figure) => (figure === 'guard' ? 'ssp' : figure)
const facing = (side: Side) => (side === 'red' ? undefined : 'scale(-1 1)')
const mirrored = (side: Side, x: number) => (side === 'red' ? x : -x)

/**
 * A unit: as many figures as it has blocks, on a plinth that counts them, under the banner of its rank. Red faces right and is
 * square-cut; blue faces left, with a striped swallowtail and a pointed plinth. From afar one banner fills the hex.
 */
export function UnitBlock({ look }: { look: BlockLook }) {
  return (
    <g className={styles.unit} data-side={look.side} data-order={look.order ?? undefined}>
      <ellipse cx="0" cy="30" rx="33" ry="8" className={styles.shadow} />
      <Near look={look} />
      <Far look={look} />
      {look.order && <Fan order={look.order} side={look.side} />}
    </g>
  )
}

function Near({ look }: { look: BlockLook }) {
  const { side, mark, figure, blocks, full, leader } = look
  const slots = (figure === 'sspc' || figure === 'sbc' ? mounted : onFoot).slice(-blocks)
  return (
    <g className={styles.near}>
      {leader && <Standard look={leader} side={side} />}
      <use href={`#b-${side}`} />
      <g
        transform={`translate(${mirrored(side, -17.7)} ${side === 'red' ? -24 : -21.6}) scale(.82)`}
        className={styles.mark}
      >
        {marks[mark]}
      </g>
      <use href={`#p-${side}`} />
      <Pips blocks={blocks} full={full} wide={9.4} top={24.4} />
      <g transform={facing(side)} className={figure === 'guard' ? styles.guard : undefined}>
        {[...slots]
          .sort(([, a], [, b]) => a - b)
          .map(([x, y, scale]) => (
            <use
              key={`${x} ${y}`}
              href={`#f-${drawnAs(figure)}`}
              transform={`translate(${x} ${y}) scale(${scale})`}
            />
          ))}
      </g>
    </g>
  )
}

function Far({ look }: { look: BlockLook }) {
  const { side, mark, figure, blocks, full, leader } = look
  return (
    <g className={styles.far}>
      <use href={`#far-${side}`} />
      <g transform={`translate(${mirrored(side, -11)} -5) scale(1.34)`} className={styles.mark}>
        {marks[mark]}
      </g>
      <g transform={facing(side)}>
        <use
          href={`#r-${drawnAs(figure)}`}
          transform="translate(12 16) scale(.94)"
          className={styles.silhouette}
        />
      </g>
      <Pips blocks={blocks} full={full} wide={11.4} top={23} />
      {leader && (
        <use href={`#s-${leader.kind}`} transform={`translate(${mirrored(side, 20)} -36) scale(1.35)`} />
      )}
    </g>
  )
}

/** Strength: one stone for each block that is left, an empty place for each that is lost. */
function Pips({ blocks, full, wide, top }: { blocks: number; full: number; wide: number; top: number }) {
  const at = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, i) =>
        `M${((from + i - full / 2) * wide + 1).toFixed(1)} ${top}h${wide - 2}v${wide * 0.54}h${2 - wide}Z`,
    ).join('')
  return (
    <>
      <path d={at(0, blocks)} className={styles.pip} />
      {blocks < full && <path d={at(blocks, full)} className={styles.gone} />}
    </>
  )
}

/** A war fan: upright when the order is given, lying when the unit has moved, white with a tick when it is done. */
function Fan({ order, side }: { order: 'given' | 'moved' | 'done'; side: Side }) {
  return (
    <g
      transform={`translate(${mirrored(side, 28)} ${order === 'moved' ? 20 : 15}) scale(.9)${order === 'moved' ? ' rotate(90)' : ''}`}
      className={styles.fan}
      data-order={order}
    >
      <use href="#fan" />
      {order === 'done' && <path d="M-4.6-3.4-1 .4 5.4-6.6" className={styles.tick} />}
    </g>
  )
}

/** A leader's gold standard: a ring for the infantry, a star for the cavalry, a rhombus for the commander. */
function Standard({ look, side }: { look: LeaderLook; side: Side }) {
  return (
    <g transform={`translate(${mirrored(side, 27)} 0)`}>
      <path d="M0 22V-30" className={styles.poleRim} />
      <path d="M0 22V-30" className={styles.pole} />
      <path d="M0-24Q-9-22-7-9M0-24Q8-21 6-7" className={styles.streamerRim} />
      <path d="M0-24Q-9-22-7-9M0-24Q8-21 6-7" className={styles.streamer} />
      <use href={`#s-${look.kind}`} y="-33" />
    </g>
  )
}

/** A leader who stands alone, under his standard. */
export function LoneLeader({ look, side }: { look: LeaderLook; side: Side }) {
  return (
    <g className={styles.unit} data-side={side}>
      <ellipse cx="0" cy="29" rx="30" ry="7" className={styles.shadow} />
      <use href={`#p-${side}`} />
      <g transform={`translate(${mirrored(side, -38)} -1)`}>
        <Standard look={look} side={side} />
      </g>
      <g transform={facing(side)}>
        <use
          href={look.kind === 'cavalry' ? '#f-sspc' : '#f-ssp'}
          transform={look.kind === 'cavalry' ? 'translate(7 22)' : 'translate(6 22) scale(1.25)'}
        />
      </g>
    </g>
  )
}
