import { hexName } from '@gunbai/hexes'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.tsx'
import { type LeaderLook, UnitBlock } from '../art/unit-block.tsx'
import { type BattleUnit, looks, sideOf } from '../battle.ts'
import { unitName } from '../description.ts'
import { field } from '../geometry.ts'
import styles from './fighters.module.css'

/** Who may strike or be struck: a unit where it stands, with the leader beside it. */
export interface Fighter {
  readonly unit: BattleUnit
  readonly leader?: (LeaderLook & { readonly name: string }) | undefined
}

interface Props {
  readonly from: Fighter
  readonly to: Fighter
  /** What stands between them. */
  readonly children: ReactNode
}

/** Two units face each other: who strikes is on the left. */
export function Fighters({ from, to, children }: Props) {
  return (
    <div className={styles.who} data-side={sideOf(from.unit.seat)}>
      <Portrait {...from} />
      <div className={styles.between}>
        {children}
        <svg viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
          <path d="M0 3.4 44 4.6V0L60 6 44 12V7.4L0 8.6Z" />
        </svg>
      </div>
      <Portrait {...to} />
    </div>
  )
}

/** Large, with the strength that is left. */
function Portrait({ unit: { seat, blocks, full, code, hex }, leader }: Fighter) {
  const words = useWords()
  const look = looks[code]
  return (
    <figure className={styles.fighter} data-gone={blocks === 0}>
      <svg viewBox="-38 -46 76 82" aria-hidden="true">
        {look !== undefined && <UnitBlock look={{ ...look, side: sideOf(seat), blocks, full, leader }} />}
      </svg>
      <figcaption>
        <b>{words.say(unitName(code))}</b>
        <span>
          {hexName(field, hex as never)}
          {leader !== undefined && `, ${leader.name}`}
        </span>
      </figcaption>
    </figure>
  )
}
