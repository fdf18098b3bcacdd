import type { LeaderKind } from '@gunbai/samurai/screen'
import type { Mark } from './art/symbols.tsx'
import type { Figure } from './art/unit-block.tsx'

/** What the board and the panels draw: the view of the rulebook, with every number given its name. */
export interface Battle {
  /** By hex, the name of its ground. */
  readonly ground: readonly string[]
  readonly units: readonly BattleUnit[]
  readonly leaders: readonly BattleLeader[]
  /** By seat, the hex of its command tent, or -1. */
  readonly tents: readonly number[]
}

export interface BattleUnit {
  readonly id: number
  readonly seat: number
  /** Its kind, as the messages name it: `unit.<code>`. */
  readonly code: string
  readonly hex: number
  readonly blocks: number
  readonly full: number
  readonly ordered: boolean
  readonly moved: boolean
  readonly fought: boolean
}

export interface BattleLeader {
  readonly id: number
  readonly seat: number
  readonly kind: LeaderKind
  readonly hex: number
  readonly name: string
}

/** How each kind is drawn: the mark of its rank on the banner, and the figure under it, which its helmet and weapon tell. */
export const looks: Readonly<Record<string, { readonly mark: Mark; readonly figure: Figure }>> = {
  ssp: { mark: 'square', figure: 'ssp' },
  sb: { mark: 'square', figure: 'sb' },
  asp: { mark: 'triangle', figure: 'asp' },
  ab: { mark: 'circle', figure: 'ab' },
  aa: { mark: 'circle', figure: 'aa' },
  li: { mark: 'circle', figure: 'li' },
  sspc: { mark: 'square', figure: 'sspc' },
  sbc: { mark: 'square', figure: 'sbc' },
  ac: { mark: 'swords', figure: 'guard' },
  si: { mark: 'square', figure: 'ssp' },
  sc: { mark: 'square', figure: 'sspc' },
}

export const sideOf = (seat: number): 'red' | 'blue' => (seat === 0 ? 'red' : 'blue')

export function unitAt(battle: Battle, hex: number): BattleUnit | undefined {
  return battle.units.find((unit) => unit.hex === hex)
}

export function leaderAt(battle: Battle, hex: number): BattleLeader | undefined {
  return battle.leaders.find((leader) => leader.hex === hex)
}

/** Whether there is anything to be said of a hex. */
export function isWorthALook(battle: Battle, hex: number): boolean {
  return (
    battle.ground[hex] !== 'open' || unitAt(battle, hex) !== undefined || leaderAt(battle, hex) !== undefined
  )
}

/** The battle with pieces put where they are sent; with a unit goes the leader who stands by it. */
export function sentTo(
  battle: Battle,
  sent: readonly { readonly unit?: number; readonly leader?: number; readonly hex?: number }[],
): Battle {
  let { units, leaders } = battle
  for (const { unit, leader, hex } of sent) {
    if (hex === undefined) continue
    const from = units.find(({ id }) => id === unit)?.hex
    units = units.map((each) => (each.id === unit ? { ...each, hex, moved: true } : each))
    leaders = leaders.map((each) =>
      each.id === leader || (from !== undefined && each.hex === from) ? { ...each, hex } : each,
    )
  }
  return { ...battle, units, leaders }
}
