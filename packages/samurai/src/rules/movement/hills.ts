import type { Seat } from '@gunbai/kernel'
import { by } from '../../event.ts'
import { BOTTOM, board, type HexId, other, TOP } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { numberIn } from '../../setups/special-rules.ts'
import type { SamuraiState } from '../../state.ts'
import { flagsOf } from '../turn/flags.ts'

/** How many of the hills that count a seat holds. Lone leaders hold none in gmt (SB-SCN-07). */
function hillsHeld(s: SamuraiState, seat: Seat, counts: (hex: HexId) => boolean): number {
  const { edition } = battlefield(s)
  let held = 0
  for (const hex of board.hexes) {
    if (!counts(hex)) continue
    const unit = s.unitAt[hex]
    const leader = s.leaderAt[hex]
    if (unit >= 0) held += s.units[unit].seat === seat ? 1 : 0
    else if (edition.loneLeaderIsUnit && leader >= 0) held += s.leaders[leader].seat === seat ? 1 : 0
  }
  return held
}

/**
 * The flag for the greater number of hills (gmt 39, zvezda 7). It is won when a turn starts. In gmt it is lost the
 * moment the majority is; in zvezda its holder keeps it until a turn starts in which he has fewer (SB-SCN-10).
 */
export function countHills(s: SamuraiState, turnStarts: boolean): void {
  const field = battlefield(s)
  if (!field.hasTemporaryFlags) return
  const rule = field.rules.find((each) => each.code === 'vf-hill-majority')
  if (rule === undefined || (!turnStarts && s.hillFlag < 0)) return
  const counts = (hex: HexId) => (rule.zone === null ? field.terrain[hex].isHill : rule.zone[hex])
  const lead = hillsHeld(s, TOP, counts) - hillsHeld(s, BOTTOM, counts)
  const leads = lead > 0 ? TOP : lead < 0 ? BOTTOM : -1
  const keeps = field.edition.name === 'gmt' ? leads === s.hillFlag : leads !== other(s.hillFlag)
  if (s.hillFlag >= 0 && !keeps && (turnStarts || field.edition.name === 'gmt')) {
    give(s, s.hillFlag, -1, numberIn(rule, 'flags', 1))
  }
  if (turnStarts && leads >= 0 && s.hillFlag < 0) give(s, leads, leads, numberIn(rule, 'flags', 1))
}

function give(s: SamuraiState, seat: Seat, holder: Seat, flags: number): void {
  s.hillFlag = holder
  const change = holder < 0 ? -flags : flags
  s.tell?.({
    kind: 'flags',
    ...by(s, seat),
    change,
    total: flagsOf(s, seat),
    because: change > 0 ? 'position' : 'position lost',
  })
}
