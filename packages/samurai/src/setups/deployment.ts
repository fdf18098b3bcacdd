import { hexName, type TextCell } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Edition } from '../data/edition.ts'
import type { Terrain } from '../data/terrain.ts'
import { kindCoded, kindsOf, type LeaderKind, unitKinds } from '../data/unit-kinds.ts'
import { BOTTOM, board, type HexId, TOP } from '../position/board.ts'
import type { FileReader } from './file-lines.ts'
import type { PlacedLeader, PlacedUnit } from './scenario.ts'

/** A line below `leaders`. */
export interface LeaderLine {
  readonly key: string
  readonly seat: Seat
  readonly kind: LeaderKind
  readonly name: string
  readonly number: number
}

interface Ground {
  readonly edition: Edition
  readonly terrain: readonly Terrain[]
  readonly tents: readonly HexId[]
  readonly tags: Readonly<Record<string, string>>
}

/** Reads the drawing of the units: `ssp`, `SSP+a`, `asp*m`, `+a` (a lone leader), or `.` */
export function deploy(
  reader: FileReader,
  cells: readonly TextCell[],
  leaderLines: readonly LeaderLine[],
  ground: Ground,
): { units: PlacedUnit[]; leaders: PlacedLeader[] } {
  const units: PlacedUnit[] = []
  const leaders: PlacedLeader[] = []
  for (const cell of cells) {
    if (cell.token === '.') continue
    const fail = (problem: string) => reader.fail(cell.line, `column ${cell.column}: ${problem}`)
    const match = /^([a-z]*|[A-Z]*)(?:\*([^+*]+))?(?:\+([^+*]+))?$/.exec(cell.token)
    if (match === null) return fail(`cannot read "${cell.token}"; write a unit's code, such as ssp or SSP+a`)
    const [, code, tag, key] = match
    checkGround(ground, cell, fail)
    const unit = code === '' ? undefined : unitIn(ground, cell, code, tag ?? '', fail)
    if (unit !== undefined) units.push(unit)
    if (key !== undefined) leaders.push(leaderIn(cell, key, leaderLines, leaders, unit, fail))
    if (unit !== undefined && unitKinds[unit.kind].arm === 'guard' && key === undefined) {
      fail('a bodyguard without its commander; write ac+<key>')
    }
  }
  for (const line of leaderLines) {
    if (!leaders.some((each) => each.key === line.key)) {
      reader.fail(
        line.number,
        `the leader "${line.key}" stands nowhere; put +${line.key} on the map of units`,
      )
    }
  }
  return { units, leaders }
}

type Fail = (problem: string) => never

function checkGround({ terrain }: Ground, cell: TextCell, fail: Fail): void {
  const ground = terrain[cell.hex]
  if (ground.impassable) fail(`"${cell.token}" stands on ${ground.name}, which cannot be entered`)
}

function unitIn(
  { edition, tents, tags }: Ground,
  cell: TextCell,
  code: string,
  tag: string,
  fail: Fail,
): PlacedUnit {
  const kind = kindCoded(edition.name, code.toLowerCase())
  if (kind < 0) {
    const known = kindsOf(edition.name).map((each) => each.code)
    fail(`no unit "${code}" in ${edition.name}; there are ${known.join(' ')}`)
  }
  const seat = code === code.toLowerCase() ? TOP : BOTTOM
  // SB-ARMY-01, SB-ARMY-02
  if (unitKinds[kind].arm === 'guard' && tents[seat] !== cell.hex) {
    fail(`the commander's bodyguard stands outside its own tent; draw ${seat === TOP ? 'mt' : 'mb'} there`)
  }
  if (tag !== '' && tags[tag] === undefined) fail(`no tag "${tag}"; add a line "tag ${tag} <name>"`)
  return { hex: cell.hex, seat, kind, tag }
}

function leaderIn(
  cell: TextCell,
  key: string,
  lines: readonly LeaderLine[],
  placed: readonly PlacedLeader[],
  unit: PlacedUnit | undefined,
  fail: Fail,
): PlacedLeader {
  const line = lines.find((each) => each.key === key)
  if (line === undefined) return fail(`no leader "${key}"; add a line for him below "leaders"`)
  const twin = placed.find((each) => each.key === key)
  if (twin !== undefined) return fail(`the leader "${key}" already stands at ${hexName(board, twin.hex)}`)
  const { seat, kind, name } = line
  if (unit !== undefined && unit.seat !== seat) fail(`the leader "${key}" is of the other army`)
  const arm = unit === undefined ? null : unitKinds[unit.kind].arm
  if ((kind === 'commander') !== (arm === 'guard')) {
    fail('an army commander stands with his bodyguard (ac), and nobody else does')
  }
  // SB-UNIT-11
  if (kind === 'infantry' && arm === 'cavalry') fail(`the infantry leader "${key}" stands with cavalry`)
  return { key, hex: cell.hex, seat, kind, name }
}
