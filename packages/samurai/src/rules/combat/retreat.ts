import { again, done, offeredByAnother, only } from '@gunbai/kernel'
import { told } from '../../event.ts'
import { backward, board, type HexId } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { putUnit, roomFor } from '../../position/pieces.ts'
import { kindOf, leaderWith, type SamuraiState, type Unit, type UnitId } from '../../state.ts'
import { loseHonor } from '../honor/honor.ts'
import { lackAfterRetreat } from '../honor/lack-of-honor.ts'
import { settle } from '../movement/settling.ts'
import { isOver, procedure } from '../turn/sequence.ts'
import { takeBlocks } from '../turn/victory.ts'
import { leaveTent } from './leader-retreat.ts'

export interface Retreat {
  readonly unit: UnitId
  readonly flags: number
  readonly ignorable: number
  readonly led: boolean // a leader goes along (SB-RET-15)
  hex: HexId // how far it has come
  steps: number // still to go
  walked: number
}

export function newRetreat(s: SamuraiState, unit: Unit, flags: number, ignorable: number): Retreat {
  const led = leaderWith(s, unit) !== undefined
  return {
    unit: unit.id,
    flags,
    ignorable: Math.min(flags, ignorable),
    led,
    hex: unit.hex,
    steps: 0,
    walked: 0,
  }
}

/** SB-RET-06: whether the next step of a retreat may go there. */
function isOpen(s: SamuraiState, unit: Unit, led: boolean, hex: HexId): boolean {
  return !terrainAt(s, battlefield(s), hex).impassable && roomFor(s, unit, led, hex)
}

/** How many of so many steps can be made from a hex; joining a leader ends the retreat in full (SB-RET-08). */
export function stepsFrom(s: SamuraiState, unit: Unit, led: boolean, hex: HexId, steps: number): number {
  if (steps === 0) return 0
  let best = 0
  for (const next of backward(unit.seat, hex)) {
    if (!isOpen(s, unit, led, next)) continue
    const joins = s.leaderAt[next] >= 0
    best = Math.max(best, joins ? steps : 1 + stepsFrom(s, unit, led, next, steps - 1))
    if (best === steps) break
  }
  return best
}

/** The hexes to which the owner may take the next step. */
export function retreatHexes(s: SamuraiState, unit: Unit, led: boolean, steps: number): HexId[] {
  const open = backward(unit.seat, unit.hex).filter((hex) => isOpen(s, unit, led, hex))
  if (open.length < 2 || !battlefield(s).edition.losslessRetreat) return open // SB-RET-13
  // SB-RET-12: where some way costs no block, only such ways
  const lossless = open.filter(
    (hex) => s.leaderAt[hex] >= 0 || stepsFrom(s, unit, led, hex, steps - 1) === steps - 1,
  )
  return lossless.length > 0 ? lossless : open
}

const waysBack = (s: SamuraiState, f: Retreat): HexId[] => retreatHexes(s, s.units[f.unit], f.led, f.steps)

/** Flags against a unit: which are ignored, where it goes, what that costs. */
export const retreat = procedure<Retreat>('retreat').steps({
  // SB-MOR-01
  ignore: {
    who: (s, f) => only(s.units[f.unit].seat),
    skipForced: true,
    choices: [
      {
        kind: 'ignoreFlags',
        candidates: (_, f, __, list) => {
          for (let flags = f.flags; flags >= 0; flags--) list.push({ kind: 'ignoreFlags', flags })
        },
        bars: [{ rule: 'SB-MOR-02', stops: (_, { flags }, f) => flags > f.ignorable }],
        offer: (_, f, __, list) => {
          for (let flags = f.ignorable; flags >= 0; flags--) list.push({ kind: 'ignoreFlags', flags })
        },
      },
    ],
    window: { class: 'flags', declines: { kind: 'ignoreFlags', flags: 0 } },
    answer: (s, f, _, action) => {
      if (action.kind !== 'ignoreFlags') return
      const unit = s.units[f.unit]
      if (action.flags > 0) s.tell?.({ kind: 'ignored', flags: action.flags, ...told(s, unit) })
      return takeFlags(s, f, unit, f.flags - action.flags)
    },
    about: (s, f) => ({ unit: f.unit, hex: s.units[f.unit].hex, flags: f.flags, ignorable: f.ignorable }),
  },
  // SB-RET-05
  path: {
    who: (s, f) => only(s.units[f.unit].seat),
    skipForced: true,
    choices: [
      {
        kind: 'retreat',
        candidates: (_, __, ___, list) => {
          for (const hex of board.hexes) list.push({ kind: 'retreat', hex })
        },
        bars: [
          {
            rule: 'SB-RET-04',
            stops: (s, { hex }, f) => !backward(s.units[f.unit].seat, s.units[f.unit].hex).includes(hex),
          },
          { rule: 'SB-RET-06', stops: (s, { hex }, f) => !isOpen(s, s.units[f.unit], f.led, hex) },
          { rule: 'SB-RET-12', stops: (s, { hex }, f) => !waysBack(s, f).includes(hex) },
        ],
        // The ways are looked for once: where there is none, the lost block is offered here.
        offer: (s, f, _, list) => {
          for (const hex of waysBack(s, f)) list.push({ kind: 'retreat', hex })
          if (list.length === 0) list.push({ kind: 'loseBlock', unit: f.unit })
        },
      },
      {
        kind: 'loseBlock', // SB-RET-11
        candidates: (_, f, __, list) => void list.push({ kind: 'loseBlock', unit: f.unit }),
        bars: [{ rule: 'SB-RET-10', stops: (s, _, f) => waysBack(s, f).length > 0 }],
        offer: offeredByAnother,
      },
    ],
    answer: (s, f, _, action) => {
      const unit = s.units[f.unit]
      if (action.kind !== 'retreat') {
        takeBlocks(s, unit, f.steps, 'no retreat')
        f.steps = 0
        return isOver(s) ? done : undefined
      }
      const joins = s.leaderAt[action.hex] >= 0
      const leader = f.led ? leaderWith(s, unit) : undefined
      const from = unit.hex
      putUnit(s, unit, action.hex, leader)
      s.tell?.({ kind: 'retreated', path: [from, action.hex], ...told(s, unit) })
      if (joins) s.leaders[s.leaderAt[action.hex]].moved = true
      f.hex = action.hex
      f.walked++
      f.steps = joins ? 0 : f.steps - 1
      return f.steps > 0 ? again : undefined
    },
    window: { class: 'retreat', declines: null },
    about: (s, f) => ({ unit: f.unit, hex: s.units[f.unit].hex, steps: f.steps }),
  },
  stand: (s, f) => {
    const unit = s.units[f.unit]
    if (f.walked === 0) return done // SB-HON-06
    if (unit.blocks > 0) settle(s, unit)
    return undefined
  },
  // SB-HON-01 to 08, SB-LACK-04
  pay: (s, f) => {
    if (isOver(s)) return
    const unit = s.units[f.unit]
    const { shame, shameOnce } = kindOf(unit)
    const cost = (shameOnce ? shame : shame * f.walked) + (f.led ? f.walked : 0)
    // A unit that died on the way costs its honor all the same, and the roll counts from where it fell.
    lackAfterRetreat(s, unit.id, f.hex, loseHonor(s, unit.seat, cost, 'retreat'))
  },
})

/** What flags that were not ignored ask of a unit: blocks at once, or hexes of retreat. */
export function priceOfFlags(s: SamuraiState, unit: Unit, flags: number): { blocks: number; steps: number } {
  const kind = kindOf(unit)
  const holds =
    kind.arm === 'guard' || // SB-RET-18, SB-ARMY-23
    (kind.arm === 'infantry' && terrainAt(s, battlefield(s), unit.hex).holdsFoot) // SB-TER-CASTLE-06
  return holds ? { blocks: flags, steps: 0 } : { blocks: 0, steps: flags * kind.flight }
}

/** What becomes of the flags that were not ignored. */
function takeFlags(s: SamuraiState, f: Retreat, unit: Unit, flags: number): typeof done | undefined {
  const { blocks, steps } = priceOfFlags(s, unit, flags)
  f.steps = steps
  if (steps > 0) return undefined
  const commander = kindOf(unit).arm === 'guard' ? leaderWith(s, unit) : undefined
  takeBlocks(s, unit, blocks, 'flags')
  if (unit.blocks === 0 && commander !== undefined) leaveTent(s, commander)
  return done
}
