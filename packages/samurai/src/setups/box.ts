import type { TextCell } from '@gunbai/hexes'
import type { Edition } from '../data/edition.ts'
import type { TerrainName } from '../data/terrain.ts'
import { kindsOf, leaderKinds, limits, unitKinds } from '../data/unit-kinds.ts'
import { BOTTOM, TOP } from '../position/board.ts'
import type { LeaderLine } from './deployment.ts'
import type { FileReader } from './file-lines.ts'
import type { PlacedLeader, PlacedUnit } from './scenario.ts'

interface Contents {
  readonly edition: Edition
  readonly terrainCells: readonly TextCell[]
  readonly drawnTerrain: readonly TerrainName[]
  readonly units: readonly PlacedUnit[]
  readonly unitCells: readonly TextCell[]
  readonly leaders: readonly PlacedLeader[]
  readonly leaderLines: readonly LeaderLine[]
}

const colours = ['top', 'bottom'] as const

/** SB-COMP-16: refuses more than the box holds. */
export function checkBox(reader: FileReader, contents: Contents): void {
  checkTiles(reader, contents)
  for (const seat of [TOP, BOTTOM]) {
    checkUnits(reader, contents, seat)
    checkLeaders(reader, contents, seat)
  }
}

function checkTiles(reader: FileReader, { edition, terrainCells, drawnTerrain }: Contents): void {
  const tiles = terrainCells.filter((cell) => drawnTerrain[cell.hex] !== 'open')
  if (tiles.length > edition.terrainTiles) {
    const { line } = tiles[edition.terrainTiles]
    reader.fail(
      line,
      `${tiles.length} terrain tiles; ${edition.name} has ${edition.terrainTiles} (SB-COMP-08, -09)`,
    )
  }
  const hills = tiles.filter((cell) => drawnTerrain[cell.hex] === 'hill')
  if (hills.length > edition.hillTiles) {
    const { line } = hills[edition.hillTiles]
    reader.fail(line, `${hills.length} hills; ${edition.name} has ${edition.hillTiles} (SB-COMP-09)`)
  }
}

function checkUnits(reader: FileReader, { edition, units, unitCells }: Contents, seat: number): void {
  const own = units.filter((unit) => unit.seat === seat)
  const army = colours[seat]
  if (own.length === 0) reader.fail(unitCells[0].line, `the ${army} army has no unit`)
  for (const kind of kindsOf(edition.name)) {
    const fielded = own.filter((unit) => unitKinds[unit.kind] === kind)
    const most = kind.box[seat]
    if (fielded.length > most) {
      const { line, column } = unitCells[fielded[most].hex]
      reader.fail(
        line,
        `column ${column}: ${fielded.length} ${kind.code} for the ${army} army; the box has ${most} (SB-COMP-16)`,
      )
    }
  }
  const counted = own.filter((unit) => unitKinds[unit.kind].arm !== 'guard')
  const { units: most } = limits[edition.name]
  if (counted.length > most) {
    const { line } = unitCells[counted[most].hex]
    reader.fail(line, `${counted.length} units for the ${army} army; the box has ${most}`)
  }
}

function checkLeaders(reader: FileReader, { edition, leaderLines }: Contents, seat: number): void {
  const own = leaderLines.filter((line) => line.seat === seat)
  for (const kind of leaderKinds) {
    const fielded = own.filter((line) => line.kind === kind)
    const most = limits[edition.name][kind]
    if (fielded.length > most) {
      reader.fail(fielded[most].number, `${fielded.length} ${kind} leaders for one army; the box has ${most}`)
    }
  }
  const { leaders: most } = limits[edition.name]
  if (own.length > most)
    reader.fail(own[most].number, `${own.length} leaders for one army; the box has ${most}`)
}
