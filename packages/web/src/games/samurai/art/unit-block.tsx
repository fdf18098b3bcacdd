import { type Arm, arms, type Mark, marks } from './symbols.tsx'
import styles from './unit-block.module.css'

export interface BlockLook {
  readonly side: 'red' | 'blue'
  readonly mark: Mark
  readonly arm: Arm
  /** A second silhouette: what a rider fights with. */
  readonly with?: Arm | undefined
  readonly blocks: number
  readonly full: number
  readonly leader?: LeaderLook | null | undefined
  /** It has an order this turn. */
  readonly ordered?: boolean
}

export interface LeaderLook {
  readonly kind: 'infantry' | 'cavalry' | 'commander'
}

/** A unit: a wooden block seen slightly from above. Red is square-cut, blue has its corners off and a band of stripes. */
export function UnitBlock({ look }: { look: BlockLook }) {
  const { side, mark, arm, blocks, full, leader } = look
  return (
    <g className={styles.unit} data-side={side}>
      <ellipse cx="0" cy="20" rx="27" ry="6" className={styles.shadow} />
      {leader && <LeaderBanner look={leader} side={side} x={19} />}
      <path d={side === 'red' ? squareEdge : cutEdge} className={styles.edge} />
      <path d={side === 'red' ? squareTop : cutTop} className={styles.top} />
      {side === 'blue' && <path d="M-25-14H25M-25-11H25" className={styles.stripe} />}
      <g transform="translate(-11.5 -3)" className={styles.mark}>
        {marks[mark]}
      </g>
      <g transform={`translate(12 -3) scale(${look.with ? 0.78 : 0.92})`} className={styles.arm}>
        {look.with ? <g transform="translate(-3 1)">{arms[arm]}</g> : arms[arm]}
        {look.with && <g transform="translate(9 -7) scale(.72)">{arms[look.with]}</g>}
      </g>
      <Pips blocks={blocks} full={full} />
      {look.ordered && <path d="M-29-23h13v9l-6.5-4.5L-29-14Z" className={styles.ordered} />}
    </g>
  )
}

const squareTop = 'M-26-18H26V11H-26Z'
const squareEdge = 'M-26-18H26V20H-26Z'
const cutTop = 'M-20-18H20L26-12V5L20 11H-20L-26 5V-12Z'
const cutEdge = 'M-20-18H20L26-12V14L20 20H-20L-26 14V-12Z'

/** Strength: one stone for each block that is left, an empty place for each that is lost. */
function Pips({ blocks, full }: { blocks: number; full: number }) {
  const width = 11
  return Array.from({ length: full }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      key={i}
      x={(i - full / 2) * width + 1.2}
      y={12.6}
      width={width - 2.4}
      height={5.6}
      rx={1.2}
      className={i < blocks ? styles.pip : styles.gone}
    />
  ))
}

/** A back banner: a square flag for red, a swallow's tail for blue. Its mark tells the leader's kind. */
function LeaderBanner({ look, side, x }: { look: LeaderLook; side: 'red' | 'blue'; x: number }) {
  return (
    <g transform={`translate(${x} -18)`} className={styles.banner} data-side={side}>
      <path d="M0 6V-21" className={styles.pole} />
      <path d={side === 'red' ? 'M0-21H17V-3H0Z' : 'M0-21H17L13-12 17-3H0Z'} className={styles.flag} />
      <g transform="translate(7.4 -12)" className={styles.crest}>
        {look.kind === 'infantry' && <circle r="4.4" />}
        {look.kind === 'cavalry' && (
          <path d="M0-5.8 1.5-1.8H5.6L2.3.8 3.5 4.8 0 2.4-3.5 4.8-2.3.8-5.6-1.8H-1.5Z" />
        )}
        {look.kind === 'commander' && <path d="M0-6 5 0 0 6-5 0Z" />}
      </g>
    </g>
  )
}

/** A leader who stands alone: a rider's or a captain's figure behind his banner. */
export function LoneLeader({ look, side }: { look: LeaderLook; side: 'red' | 'blue' }) {
  return (
    <g className={styles.unit} data-side={side}>
      <ellipse cx="0" cy="18" rx="17" ry="5" className={styles.shadow} />
      <path d="M-15 18Q-15 2-6-2A8 8 0 1 1 6-2Q15 2 15 18Z" className={styles.figure} />
      <path d="M-9-8H9L5-15H-5ZM-6-15-9-21M6-15 9-21" className={styles.helmet} />
      <LeaderBanner look={look} side={side} x={9} />
    </g>
  )
}
